import { useEffect, useId, useRef } from 'react';

const LONGEST = 200;

/**
 * One line to fill in, with what it is for and what is wrong with it. With something wrong it takes the focus.
 *
 * @param props.isCode capitals, however they are typed
 */
export function Field(props: {
  name: string;
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  placeholder?: string;
  takesFocus?: boolean;
  isRequired?: boolean;
  isCode?: boolean;
}) {
  const { name, label, hint, value, onChange, problem, placeholder } = props;
  const { takesFocus = false, isRequired = false, isCode = false } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus || problem) field.current?.focus();
  }, [takesFocus, problem]);
  return (
    <div>
      <label htmlFor={id} className="font-display text-lg font-medium">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-base text-soft">
        {hint}
      </p>
      <input
        ref={field}
        id={id}
        name={name}
        required={isRequired}
        value={value}
        placeholder={placeholder}
        maxLength={LONGEST}
        dir={isCode ? 'ltr' : 'auto'}
        autoComplete="off"
        autoCapitalize={isCode ? 'characters' : 'words'}
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem ${id}-hint` : `${id}-hint`}
        onChange={({ currentTarget }) => {
          if (isCode) capitalise(currentTarget);
          onChange(currentTarget.value);
        }}
        className={`mt-1.5 block min-h-14 w-full rounded-button border-2 bg-paper px-4 py-2 text-lg text-ink placeholder:text-soft ${isCode ? 'font-display text-xl tracking-[0.2em]' : ''} ${problem ? 'border-think' : 'border-line-strong'}`}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 font-semibold text-pretty text-think">
          {problem}
        </p>
      )}
    </div>
  );
}

/** In place, with the caret where it was: given back as a new value it would jump to the end. */
function capitalise(input: HTMLInputElement): void {
  const { selectionStart, selectionEnd, value } = input;
  const capitals = value.toUpperCase();
  if (capitals === value) return;
  input.value = capitals;
  input.setSelectionRange(selectionStart, selectionEnd);
}

import { useEffect, useId, useRef } from 'react';

const LONGEST = 200;

/**
 * One line to fill in, with what it is for and what is wrong with it. With something wrong it takes the focus.
 *
 * @param props.codeOf it holds a code: what a typed one becomes. The keyboard is to offer capitals and no words
 */
export function Field(props: {
  name: string;
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  placeholder?: string;
  takesFocus?: boolean;
  isRequired?: boolean;
  codeOf?: (typed: string) => string;
}) {
  const { name, label, hint, value, onChange, problem, placeholder } = props;
  const { takesFocus = false, isRequired = false, codeOf } = props;
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
      {hint && (
        <p id={`${id}-hint`} className="text-base text-soft">
          {hint}
        </p>
      )}
      <input
        ref={field}
        id={id}
        name={name}
        required={isRequired}
        value={value}
        placeholder={placeholder}
        maxLength={LONGEST}
        dir={codeOf ? 'ltr' : 'auto'}
        autoComplete="off"
        autoCapitalize={codeOf ? 'characters' : 'words'}
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={
          [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
        }
        onChange={({ currentTarget }) => {
          if (codeOf) replaceKeepingCaret(currentTarget, codeOf(currentTarget.value));
          onChange(currentTarget.value);
        }}
        className={`mt-1.5 block min-h-14 w-full rounded-button border-2 bg-paper px-4 py-2 text-lg text-ink placeholder:text-soft ${codeOf ? 'font-display text-xl tracking-wider [font-kerning:none]' : ''} ${problem ? 'border-think' : 'border-line-strong'}`}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 font-semibold text-pretty text-think">
          {problem}
        </p>
      )}
    </div>
  );
}

/** A field that is given another text than was typed puts the caret at its end, also when one types in the middle. */
function replaceKeepingCaret(field: HTMLInputElement, text: string): void {
  const caret = field.selectionStart;
  if (field.value === text) return;
  field.value = text;
  field.setSelectionRange(caret, caret);
}

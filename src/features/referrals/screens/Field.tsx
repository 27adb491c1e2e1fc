import { useId, type Ref } from 'react';

/** One line of a form in a dialog, with what is wrong with it. */
export function Field(props: {
  name: string;
  label: string;
  problem: string | undefined;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** It holds a code: what a typed one becomes. The keyboard is to offer capitals and no words. */
  codeOf?: (typed: string) => string;
  ref?: Ref<HTMLInputElement>;
}) {
  const { name, label, problem, value, onChange, placeholder, codeOf, ref } = props;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-display text-lg font-medium">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        name={name}
        type="text"
        required
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize={codeOf ? 'characters' : 'words'}
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ currentTarget: field }) => {
          if (codeOf) replaceKeepingCaret(field, codeOf(field.value));
          onChange(field.value);
        }}
        className={`mt-1.5 block min-h-13 w-full rounded-button border-2 bg-paper px-4 py-2 text-lg text-ink placeholder:text-soft ${codeOf ? 'font-display tracking-wide [font-kerning:none]' : ''} ${problem ? 'border-think' : 'border-line-strong'}`}
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

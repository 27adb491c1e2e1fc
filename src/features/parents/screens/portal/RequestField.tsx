import { useId, type Ref } from 'react';

/** One line of the request, with what it is, where to find it, and what is missing. */
export function RequestField(props: {
  name: string;
  label: string;
  hint: string;
  problem: string | undefined;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email';
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}) {
  const { name, label, hint, problem, value, onChange, type = 'text', autoComplete = 'off', ref } = props;
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-display text-lg font-medium">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-soft">
        {hint}
      </p>
      <input
        ref={ref}
        id={id}
        name={name}
        type={type}
        required
        value={value}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem ${id}-hint` : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`mt-1.5 block min-h-12 w-full rounded-button border-2 bg-paper px-4 py-2 text-ink ${problem ? 'border-think' : 'border-line-strong'}`}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 font-semibold text-think">
          {problem}
        </p>
      )}
    </div>
  );
}

import { useId } from 'react';

type NameFieldProps = {
  name: string;
  label: string;
  hint?: string;
  value: string;
  problem?: string | undefined;
  autoComplete?: string;
  onChange?: (value: string) => void;
  /** Can be read and copied, not changed. */
  isFixed?: boolean;
};

/** One line of the profile, with what is wrong about it right below. */
export function NameField(props: NameFieldProps) {
  const { name, label, hint, value, problem, autoComplete, onChange, isFixed = false } = props;
  const id = useId();
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="font-display text-lg font-medium">
        {label}
      </label>
      <input
        id={id}
        name={name}
        value={value}
        readOnly={isFixed}
        autoComplete={autoComplete}
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onChange?.(event.currentTarget.value)}
        className={`mt-1 block min-h-12 w-full rounded-button border-2 px-4 py-2 ${isFixed ? 'border-line bg-transparent text-soft' : 'bg-paper text-ink'} ${problem ? 'border-think' : isFixed ? '' : 'border-line-strong'}`}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 font-semibold text-think">
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

import { useId, type Ref } from 'react';

type MessageFieldProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  hint?: string;
  /** `lines` for prose of several lines. */
  type?: 'text' | 'email' | 'lines';
  autoComplete?: string;
  ref: Ref<HTMLInputElement & HTMLTextAreaElement>;
};

/** A field that has to be filled in, with what is wrong with it. */
export function MessageField(props: MessageFieldProps) {
  const { name, label, value, onChange, problem, hint, type = 'text', autoComplete = 'off', ref } = props;
  const id = useId();
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const field = {
    ref,
    id,
    name,
    required: true,
    value,
    autoComplete,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
    className: `${FIELD} ${problem ? 'border-think' : 'border-line-strong'}`,
  } as const;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="font-display text-lg font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-base leading-snug text-soft">
          {hint}
        </p>
      )}
      {type === 'lines' ? (
        <textarea {...field} rows={7} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input {...field} type={type} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 font-semibold text-think">
          {problem}
        </p>
      )}
    </div>
  );
}

/** How a place to write in looks. */
export const FIELD = 'mt-1.5 block min-h-12 w-full rounded-button border-2 bg-paper px-4 py-2 text-ink';

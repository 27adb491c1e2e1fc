import type { Ref } from 'react';

/**
 * One thing that is on or off, taking effect at once. Its name stands beside it and is pointed to by `labelledBy`.
 *
 * @param isWaiting takes no press now, but keeps the keyboard, which a disabled button would lose
 */
export function Switch(props: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isWaiting?: boolean;
  labelledBy: string;
  describedBy?: string;
  ref?: Ref<HTMLButtonElement>;
}) {
  const { isOn, onChange, isWaiting = false, labelledBy, describedBy, ref } = props;
  return (
    <button
      ref={ref}
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-disabled={isWaiting || undefined}
      onClick={() => !isWaiting && onChange(!isOn)}
      className="inline-flex min-h-11 min-w-11 shrink-0 items-center gap-2.5 rounded-full aria-disabled:opacity-55"
    >
      <span
        className={`flex h-8 w-14 items-center rounded-full border-2 p-0.5 transition-colors duration-150 ${isOn ? 'border-good bg-good' : 'border-line-strong bg-paper'}`}
      >
        <span
          className={`size-6 rounded-full transition-transform duration-150 forced-colors:highlighted ${isOn ? 'translate-x-6 bg-card' : 'bg-line-strong'}`}
        />
      </span>
      <span aria-hidden className="min-w-[1.65em] text-left font-display font-medium whitespace-nowrap">
        {isOn ? 'On' : 'Off'}
      </span>
    </button>
  );
}

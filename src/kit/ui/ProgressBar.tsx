/**
 * How much of something is done, 0 to `max`; the label is for those who cannot see the bar. Where the system chooses
 * the colours, a fill of ours would vanish: it has the system's own.
 */
export function ProgressBar({
  value,
  max = 100,
  label,
  className = '',
}: {
  value: number;
  max?: number;
  label: string;
  className?: string;
}) {
  const percent = max === 0 ? 0 : Math.round((Math.min(max, Math.max(0, value)) / max) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.round(value)}
      className={`h-3 overflow-hidden rounded-full bg-subject-tint forced-colors:border ${className}`}
    >
      <div
        className="h-full rounded-full bg-subject transition-[width] duration-200 motion-reduce:transition-none forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}

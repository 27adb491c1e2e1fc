export type Figure = { name: string; value: string };

/** A few figures beside each other, the figure before its name. */
export function Figures({ figures, className = '' }: { figures: readonly Figure[]; className?: string }) {
  return (
    <dl className={`grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-4 ${className}`}>
      {figures.map(({ name, value }) => (
        <div key={name} className="flex min-w-0 flex-col-reverse">
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="font-display text-2xl font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

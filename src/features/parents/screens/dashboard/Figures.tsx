export type Figure = { name: string; value: string };

/** A few figures beside each other, the figure before its name. */
export function Figures({
  figures,
  isSmall = false,
  className = '',
}: {
  figures: readonly Figure[];
  /** In one row on a phone too. */
  isSmall?: boolean;
  className?: string;
}) {
  return (
    <dl
      className={`gap-y-4 sm:grid sm:grid-cols-4 sm:gap-x-4 ${isSmall ? 'flex justify-between gap-x-2' : 'grid grid-cols-2 gap-x-4 big-text:grid-cols-1'} ${className}`}
    >
      {figures.map(({ name, value }) => (
        <div key={name} className="flex min-w-0 flex-col-reverse">
          <dt className="text-sm text-soft">{name}</dt>
          <dd
            className={`font-display font-semibold tabular-nums ${isSmall ? 'text-xl sm:text-2xl' : 'text-2xl'}`}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

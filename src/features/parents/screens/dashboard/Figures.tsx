export type Figure = { name: string; value: string };

/** A few figures beside each other, the figure before its name. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    // As many as the room holds for figures in the reader's letters, whatever the screen.
    <div className="room">
      <dl className="grid grid-cols-1 gap-4 @min-[16em]:grid-cols-2 @min-[36em]:grid-cols-4">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex min-w-0 flex-col-reverse">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="font-display text-2xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

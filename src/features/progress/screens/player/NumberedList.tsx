/** Steps in their order, each with its number in a light of the subject's colour. */
export function NumberedList({ lines }: { lines: readonly string[] }) {
  return (
    <ol className="max-w-[65ch] space-y-3 text-lg">
      {lines.map((line, index) => (
        <li key={index} className="flex gap-3">
          <span
            aria-hidden
            data-said={`${index + 1}:`}
            className="grid size-8 shrink-0 place-items-center rounded-full bg-subject-tint font-display text-base font-semibold text-subject tabular-nums"
          >
            {index + 1}
          </span>
          <span className="pt-0.5">{line}</span>
        </li>
      ))}
    </ol>
  );
}

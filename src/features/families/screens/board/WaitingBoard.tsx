const BAR = 'block rounded-full bg-line motion-safe:animate-pulse';

/** The board's outlines while the family is on its way. */
export function WaitingBoard() {
  return (
    <div role="status" className="min-h-0 overflow-hidden">
      <span className="sr-only">Loading your family...</span>
      <div aria-hidden>
        <span className={`${BAR} h-7 w-1/2`} />
        <span className={`${BAR} mt-3 h-4 w-1/4`} />
        <span className="mt-4 block h-20 rounded-button bg-line motion-safe:animate-pulse" />
        {[1, 2, 3].map((row) => (
          <div key={row} className="mt-3 flex items-center gap-3 rounded-button border-2 border-line p-3">
            <span className={`${BAR} size-11`} />
            <span className={`${BAR} h-4 flex-1`} />
            <span className={`${BAR} h-4 w-12`} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The number of a fault in the server's log, for a grown-up who wants to have it looked up. */
export function Incident({ number }: { number: string | undefined }) {
  return (
    <p className="min-h-[2lh] text-base text-soft">
      {number && (
        <>
          For a grown-up: if it stays, give this number:{' '}
          <span className="block break-all select-all">{number}</span>
        </>
      )}
    </p>
  );
}

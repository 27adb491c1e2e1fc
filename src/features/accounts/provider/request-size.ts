/** Longest `state`: the longest path on this site to which a sign-in goes back (`rules/return-path.ts`). */
const LONGEST_STATE = 2_000;
/** All parameters together, as written in the address: room for such a path with each of its signs encoded. */
const LONGEST_QUERY = 8_000;

/** Whether an address asks the sign-in for more than any page of ours would. */
export function isTooMuch(url: string): boolean {
  const query = url.split('?').slice(1).join('?');
  return (
    query.length > LONGEST_QUERY || (new URLSearchParams(query).get('state')?.length ?? 0) > LONGEST_STATE
  );
}

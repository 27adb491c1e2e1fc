/**
 * The path to go to after sign-in: `wanted` when it is a path on this site, else the start page. A browser reads
 * backslashes as slashes, drops tabs and line breaks, and follows `.` and `..`, also written `%2e`, so whatever is not
 * plainly a path is not believed.
 */
export function safeReturnPath(wanted: string | undefined): string {
  if (!wanted || wanted.length > 2_000) return '/';
  const isPath = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(wanted);
  const hasDots = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(wanted);
  // Encoded or not, the server reads it the same.
  const path = decoded(wanted.split(/[?#]/, 1)[0] ?? '');
  const isCall = path === undefined || /^\/(?:api|idp)(?:\/|$)/i.test(path);
  return isPath && !hasDots && !isCall ? wanted : '/';
}

/** Adds `auth=success` or `auth=error` to a path and keeps the rest of it. */
export function withAuthOutcome(path: string, outcome: 'success' | 'error'): string {
  const [beforeHash = '', hash] = path.split('#', 2);
  const joint = beforeHash.includes('?') ? '&' : '?';
  return `${beforeHash}${joint}auth=${outcome}${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * The path that a `state` or `returnTo` names. Browsers build `state` as an encoded path and may encode it once more
 * as a query value, so one layer is taken off where the first sign shows it.
 */
export function returnPath(wanted: string | null | undefined): string {
  if (!wanted) return '/';
  return safeReturnPath(/^%2f/i.test(wanted) ? decoded(wanted) : wanted);
}

/** The address to go back to after a sign-in, fit for a Location header. */
export function outcomeAddress(path: string, outcome: 'success' | 'error'): string {
  const address = withAuthOutcome(withoutOutcome(path), outcome);
  // Header values are ASCII; everything a browser would encode itself is encoded here.
  return address.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

/** An outcome that is left over from an earlier try must not be read as this one's. */
function withoutOutcome(path: string): string {
  const [address = '/', ...hash] = path.split('#');
  const [before = '/', ...query] = address.split('?');
  const kept = query
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !/^auth(=|$)/.test(pair));
  return [before + (kept.length > 0 ? `?${kept.join('&')}` : ''), ...hash].join('#');
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

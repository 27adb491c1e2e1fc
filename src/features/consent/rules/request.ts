/** `open` until the parent answers, another request takes its place, or 72 hours are over. */
export const REQUEST_STATES = ['open', 'granted', 'denied', 'replaced'] as const;

const HOUR_MS = 3_600_000;
/** How long a parent may take to answer, and how long a refused or replaced request is kept. */
export const CONSENT_WINDOW_MS = 72 * HOUR_MS;
/** Requests for one child within a day. */
export const REQUESTS_A_DAY = 3;
const DAY_MS = 24 * HOUR_MS;

/** Version of the notice in the consent mail and screen; a new wording gets a new one. */
export const NOTICE_VERSION = '2026-11';

/**
 * Seconds until a child may ask again, or 0 when they may now: three requests within 24 hours.
 *
 * @param earlier when requests for this child were made, in any order
 */
export function secondsUntilNextRequest(earlier: readonly Date[], now: Date): number {
  const recent = earlier
    .map((instant) => instant.getTime())
    .filter((time) => now.getTime() - time < DAY_MS)
    .toSorted((a, b) => b - a);
  const oldestThatCounts = recent[REQUESTS_A_DAY - 1];
  if (oldestThatCounts === undefined) return 0;
  return Math.max(1, Math.ceil((oldestThatCounts + DAY_MS - now.getTime()) / 1000));
}

/**
 * Whether two addresses reach the same mailbox as far as one can tell: case, dots before the @ and what follows a
 * plus sign make no difference. Stricter than some providers are, so that a child cannot write to itself.
 */
export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other);
}

/** What is the same for all spellings of a mailbox's address. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().normalize('NFKC').split('@');
  return `${name.split('+')[0]?.replaceAll('.', '')}@${host === 'googlemail.com' ? 'gmail.com' : host}`;
}

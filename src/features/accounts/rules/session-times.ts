const DAY_MS = 86_400_000;
export const SESSION_DAYS = 30;
/** A session is prolonged at most once a day, so that reading costs no write. */
const RENEW_AFTER_MS = DAY_MS;

export function sessionExpiry(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS);
}

export function isDueForRenewal(renewedAt: Date, now: Date): boolean {
  return now.getTime() - renewedAt.getTime() >= RENEW_AFTER_MS;
}

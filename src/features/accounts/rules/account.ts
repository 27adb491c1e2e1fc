import { ageOn, type Day } from '../../../base/day.ts';

export const USER_STATES = ['pending', 'awaiting_consent', 'denied', 'active'] as const;
export type UserState = (typeof USER_STATES)[number];

export const AGE_BANDS = ['7-8', '9-10', '11-12', '13-14', 'adult'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** Grown up for this product: 18, the age at which one may be a parent or educator here. */
export const ADULT_AGE = 18;
/** Whether somebody is grown up on a day; of a date that nobody has told, no. */
export function isAdultOn(birthDate: Day | null, today: Day): boolean {
  return birthDate !== null && ageOn(birthDate, today) >= ADULT_AGE;
}

/** Years ago that a birth date may lie at most. */
export const GREATEST_AGE = 120;

const DAY_MS = 86_400_000;
export const SESSION_DAYS = 30;
/** A session is prolonged at most once a day, so that reading costs no write. */
const RENEW_AFTER_MS = DAY_MS;

/** What still bars a user's way; `ready` when nothing does. */
export function standingOf(state: UserState): 'ready' | 'needs_age' | 'needs_consent' {
  if (state === 'active') return 'ready';
  return state === 'pending' ? 'needs_age' : 'needs_consent';
}

/** The band that screens may know in place of an age; those under 7 belong to the youngest, 15 to 17 to the oldest. */
export function ageBandOf(birthDate: Day, today: Day): AgeBand {
  const age = ageOn(birthDate, today);
  if (age >= ADULT_AGE) return 'adult';
  if (age >= 13) return '13-14';
  if (age >= 11) return '11-12';
  return age >= 9 ? '9-10' : '7-8';
}

export function sessionExpiry(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS);
}

export function isDueForRenewal(renewedAt: Date, now: Date): boolean {
  return now.getTime() - renewedAt.getTime() >= RENEW_AFTER_MS;
}

/**
 * Whether a user's day may move to another zone now: at most once in 24 hours, so that nobody hops over the date
 * line for days that they did not live.
 */
export function mayChangeTimeZone(changedAt: Date, now: Date): boolean {
  return now.getTime() - changedAt.getTime() >= DAY_MS;
}

/**
 * The path to go to after sign-in: `wanted` when it is a path on this site, else the start page. A browser reads
 * backslashes as slashes, drops tabs and line breaks, and follows `.` and `..`, also written `%2e`, so whatever is not
 * plainly a path is not believed.
 */
export function safeReturnPath(wanted: string | undefined): string {
  if (!wanted || wanted.length > 2_000) return '/';
  const isPath = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(wanted);
  const hasDots = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(wanted);
  const isCall = /^\/api(?:[/?#]|$)/.test(wanted);
  return isPath && !hasDots && !isCall ? wanted : '/';
}

/** Adds `auth=success` or `auth=error` to a path and keeps the rest of it. */
export function withAuthOutcome(path: string, outcome: 'success' | 'error'): string {
  const [beforeHash = '', hash] = path.split('#', 2);
  const joint = beforeHash.includes('?') ? '&' : '?';
  return `${beforeHash}${joint}auth=${outcome}${hash === undefined ? '' : `#${hash}`}`;
}

/** Points at which an overall level is reached: 50·n·(n−1) for level n (2 at 100, 5 at 1,000, 10 at 4,500). */
export const pointsOfLevel = (level: number) => 50 * level * (level - 1);

/** The overall level that points have reached. */
export function overallLevel(points: number): number {
  let level = 1;
  while (points >= pointsOfLevel(level + 1)) level++;
  return level;
}

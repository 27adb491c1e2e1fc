import type { Controls } from '../../../consent/contract.ts';

/** All that a parent settles for one child; one part of it is changed at a time. */
export type Settled = Controls & { wantsDigest: boolean };

/** In the order of the week; a weekday's number is its place here plus one. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** One day at least stays for learning. */
export const MOST_REST_DAYS = 6;

/** Minutes a day that are offered; null is no limit. */
const OFFERED_MINUTES = [null, 20, 30, 45, 60, 90];

/** The offered minutes, with the present ones at their place where those are others. */
export function minutesToOffer(present: number | null): (number | null)[] {
  if (OFFERED_MINUTES.includes(present)) return OFFERED_MINUTES;
  return [...OFFERED_MINUTES, present].toSorted((one, other) => (one ?? 0) - (other ?? 0));
}

/** The rest days once a weekday was pressed, in the order of the week. */
export function restDaysAfter(restDays: readonly number[], pressed: number): number[] {
  return restDays.includes(pressed)
    ? restDays.filter((weekday) => weekday !== pressed)
    : [...restDays, pressed].toSorted((one, other) => one - other);
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** What has just been settled, as a sentence to the parent. */
export function sentenceFor(name: string, change: Partial<Settled>): string {
  const { restDays, dailyMinutes, gamesAllowed, leaderboardAllowed, sharingAllowed, wantsDigest } = change;
  if (restDays) return restSentence(name, restDays);
  if (dailyMinutes === null) return `${name} has no daily limit.`;
  if (dailyMinutes !== undefined) return `${name} has ${dailyMinutes} minutes a day.`;
  if (gamesAllowed !== undefined) return `Games are ${onOff(gamesAllowed)} for ${name}.`;
  if (leaderboardAllowed !== undefined)
    return `The family leaderboard is ${onOff(leaderboardAllowed)} for ${name}.`;
  if (sharingAllowed !== undefined) return `Sharing is ${onOff(sharingAllowed)} for ${name}.`;
  return wantsDigest
    ? `You get the weekly letter about ${name}.`
    : `You get no more weekly letters about ${name}.`;
}

function restSentence(name: string, restDays: readonly number[]): string {
  if (restDays.length === 0) return `${name} has no rest days.`;
  const days = LIST.format(WEEKDAYS.filter((_, index) => restDays.includes(index + 1)));
  return `${days} ${restDays.length === 1 ? 'is a rest day' : 'are rest days'} for ${name}.`;
}

const onOff = (isOn: boolean) => (isOn ? 'on' : 'off');

import { LEVEL_NAMES, LEVELS, SUBJECT_NAMES, type Level, type Subject } from '../../lessons/subjects.ts';
import {
  levelEvidence,
  neighbour,
  RULE_LEAST,
  UP_AT,
  type SubjectLevel,
} from '../../progress/rules/levels.ts';

/** The settings' difficulty. */
export const PREFERENCES = ['easy', 'adaptive', 'challenging'] as const;
export type Preference = (typeof PREFERENCES)[number];

const SHIFT: Record<Preference, number> = { easy: -1, adaptive: 0, challenging: 1 };

/** The level to offer: the child's own, shifted as the settings ask, within the five. */
export function recommendedLevel(level: Level, preference: Preference): Level {
  return neighbour(level, SHIFT[preference]);
}

/** One sentence to the child on why this level is offered, with the figures that led to it. */
export function explain(
  subject: Subject,
  { level, recent, moved }: SubjectLevel,
  preference: Preference,
): string {
  const offered = LEVEL_NAMES[recommendedLevel(level, preference)];
  const name = SUBJECT_NAMES[subject];
  const mean = levelEvidence(recent);
  if (preference !== 'adaptive' && recommendedLevel(level, preference) !== level) {
    const wish = preference === 'easy' ? 'easier' : 'more challenging';
    return `Your ${name} level is ${LEVEL_NAMES[level]}, and moves by its own lessons; you asked for ${wish} lessons, so here is ${offered}.`;
  }
  if (moved && mean === undefined) {
    const isUp = LEVELS.indexOf(level) > LEVELS.indexOf(moved.from);
    const words = isUp ? `You moved up to ${offered}` : `We take smaller steps on ${offered} for now`;
    return `${words}: in ${figures(subject, moved.lessons, moved.mean)}.`;
  }
  if (recent.length === 0)
    return `You start on ${offered} in ${name}. After ${RULE_LEAST} lessons at this level we'll see how it goes.`;
  if (mean === undefined) {
    const left = RULE_LEAST - recent.length;
    return `You are on ${offered} in ${name}. After ${left} more ${left === 1 ? 'lesson' : 'lessons'} at this level we'll see how it goes.`;
  }
  const lessons = `In ${figures(subject, recent.length, mean)}`;
  if (level === LEVELS.at(-1) && mean >= UP_AT)
    return `${lessons}: you are at home on ${offered}, the top level.`;
  return `${lessons}, so ${offered} fits you now. From ${UP_AT}% on you go up.`;
}

/** What the level rule has counted; a text has no first answers but a figure of its own. */
function figures(subject: Subject, lessons: number, mean: number): string {
  const what = `your last ${lessons} ${SUBJECT_NAMES[subject]} lessons`;
  return subject === 'writing'
    ? `${what} your texts came to ${mean} of 100`
    : `${what} ${mean}% of your first answers were right`;
}

type Offered = { id: string; day: string; level: Level };

/**
 * The order of a child's list: today's lessons of the recommended level first, then today's others, then the earlier
 * days, latest first; among equals by level and id, so that the order is the same at every visit.
 */
export function inOfferOrder<L extends Offered>(lessons: readonly L[], recommended: Level): L[] {
  return lessons.toSorted(
    (one, other) =>
      other.day.localeCompare(one.day) ||
      Number(other.level === recommended) - Number(one.level === recommended) ||
      LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) ||
      one.id.localeCompare(other.id),
  );
}

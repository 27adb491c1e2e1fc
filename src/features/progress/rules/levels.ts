import { ageOn, type Day } from '../../../base/day.ts';
import { LEVELS, type Level } from '../../lessons/subjects.ts';

/** Digits of a mean that count: thirds and sixths are not quite themselves in binary, and borders are whole. */
const PRECISION = 1e6;
/** Lessons that the level rule looks back on, and the fewest it judges by. */
const RULE_WINDOW = 5;
export const RULE_LEAST = 3;
export const UP_AT = 85;
const DOWN_BELOW = 60;

/** A move to another level, with the figures that led to it. */
export type LevelMove = { from: Level; mean: number; lessons: number };

export type SubjectLevel = {
  level: Level;
  /** First-attempt percentages of the latest lessons at this level, oldest first. */
  recent: readonly number[];
  /** What led to this level, until the lessons at it are enough to judge by. */
  moved?: LevelMove | null;
};

/**
 * The level after a lesson of it was finished for the first time. Over the latest 5 such lessons, 3 at least: a mean
 * of 85 or more goes up one level, one below 60 goes down; then the count starts again. First attempts drive it, and
 * not the displayed score, whose floor of 60 would let guessing pass.
 */
export function levelAfterLesson(before: SubjectLevel, firstAttempt: number): SubjectLevel {
  const { level } = before;
  const window = [...before.recent, firstAttempt].slice(-RULE_WINDOW);
  if (window.length < RULE_LEAST) return { ...before, recent: window };
  const mean = meanOf(window);
  const next = mean >= UP_AT ? neighbour(level, 1) : mean < DOWN_BELOW ? neighbour(level, -1) : level;
  if (next === level) return { level, recent: window };
  return { level: next, recent: [], moved: { from: level, mean: shown(mean), lessons: window.length } };
}

/** Mean of the first-attempt percentages, or undefined while there are too few to judge by. */
export function levelEvidence(recent: readonly number[]): number | undefined {
  return recent.length < RULE_LEAST ? undefined : shown(meanOf(recent));
}

/** The level `steps` above (or below) another, within the five. */
export function neighbour(level: Level, steps: number): Level {
  const place = Math.min(LEVELS.length - 1, Math.max(0, LEVELS.indexOf(level) + steps));
  return LEVELS[place] ?? level;
}

/** Where a new child starts, by age: 7-8 easy, 9-10 medium, 11-12 hard, 13 and older expert. */
export function startingLevel(birthDate: Day, today: Day): Level {
  const age = ageOn(birthDate, today);
  if (age >= 13) return 'expert';
  if (age >= 11) return 'hard';
  return age >= 9 ? 'medium' : 'easy';
}

/** A mean as the child reads it, rounded down: 84.7 is not yet the 85 that leads up, and 59.7 is below 60. */
function shown(mean: number): number {
  return Math.floor(mean);
}

function meanOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.round(mean * PRECISION) / PRECISION;
}

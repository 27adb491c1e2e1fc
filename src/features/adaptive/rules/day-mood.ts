import type { Day } from '../../../base/day.ts';
import type { MyControls } from '../../progress/contract.ts';
import { isRestDay } from '../../progress/rules/controls.ts';
import type { JarOfTheDay } from './goal.ts';

/** What a day asks of a child: nothing more, nothing at all, or what it likes. */
export type DayMood = 'enough' | 'rest' | 'open';

/** A rest day on which something has been learned is a day like any other. */
export function moodOf(
  controls: Pick<MyControls, 'restDays' | 'isEnoughForToday'>,
  today: Day,
  hasLearned: boolean,
): DayMood {
  if (controls.isEnoughForToday) return 'enough';
  return isRestDay(controls, today) && !hasLearned ? 'rest' : 'open';
}

/** The streak as far as words need it; undefined while it is not known. */
export type StreakNow = { streak: number; streakInDanger: boolean } | undefined;

/** The sentence that greets a child; the jar is null where it could not be had. */
export function newsOf(mood: DayMood, jar: JarOfTheDay | null, isNew: boolean, streak: StreakNow): string {
  if (mood === 'enough') return 'That is enough for today. See you tomorrow!';
  if (mood === 'rest') {
    const isSafe = streak !== undefined && streak.streak > 0 && !streak.streakInDanger;
    return isSafe
      ? 'It is your rest day. Your streak is safe. Rest, or learn if you like.'
      : 'It is your rest day. Rest, or learn if you like.';
  }
  if (jar === null) return 'Good to see you!';
  const { lights, percent } = jar;
  if (percent === 100) return 'Your jar is full. What a bright day!';
  if (lights > 0)
    return `${lights === 1 ? 'One light glows' : `${lights} lights glow`} in your jar. Where to next?`;
  if (isNew) return 'Each lesson you finish puts a light into your jar.';
  return 'Five places are waiting. Let us light up your jar.';
}

/** What the lantern's tile says. A day that asks for nothing asks for no lesson here either. */
export function lanternWords(
  mood: DayMood,
  streak: number,
  isLitToday: boolean,
  status: { streakInDanger: boolean; canUseShield: boolean } | undefined,
): string {
  if (isLitToday) return 'Your lantern shines today.';
  if (mood === 'enough') return 'Your lantern rests with you.';
  if (mood === 'rest' && streak > 0 && !status?.streakInDanger) return 'It stays alight on your rest day.';
  if (streak === 0) return mood === 'rest' ? 'Light it when you like.' : 'Light it with a lesson today.';
  if (status?.canUseShield) return 'A shield can keep it alight.';
  return status?.streakInDanger ? 'One lesson lights it anew.' : 'One lesson today keeps it alight.';
}

/** What a press on a lesson of the list does; `resting`: it is no door today. */
export type Door = 'start' | 'finish' | 'look_again' | 'resting';

/** @param isBegun whether work on it was left unfinished: that may be ended even when it is enough for today */
export function doorOf(lesson: { isDone: boolean; isBegun: boolean }, isEnough: boolean): Door {
  if (lesson.isDone) return 'look_again';
  if (!isEnough) return 'start';
  return lesson.isBegun ? 'finish' : 'resting';
}

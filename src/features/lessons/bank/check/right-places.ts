import { addDays } from '../../../../base/day.ts';
import { authoredLesson } from '../../making.ts';
import type { BankLesson } from '../load.ts';
import { flawIn, type Rule } from './flaw.ts';
import { shelvesOf } from './parts.ts';

const FIRST_DAY = '2026-11-21';
const DAYS = 30;

/**
 * As lessons are served, the right option stands in each of the four places as often as chance has it: over thirty
 * days, within four standard deviations of a quarter, so that a fair shuffle fails once in some 15,000 places.
 */
export const rightPlaces: Rule = (lessons) =>
  shelvesOf(lessons).flatMap((shelf) => {
    const [lesson] = shelf;
    const places = shelf.flatMap(placesOf);
    if (!lesson || places.length === 0) return [];
    const counts = [0, 1, 2, 3].map((place) => places.filter((one) => one === place).length);
    if (isEven(counts)) return [];
    const told = `${counts.join(', ')} times at A, B, C, D over ${DAYS} days`;
    return [flawIn(lesson, ['questions'], `right options of ${lesson.subject}/${lesson.level}: ${told}`)];
  });

/** @param counts how often each of the places was right */
export function isEven(counts: readonly number[]): boolean {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const share = 1 / counts.length;
  const most = 4 * Math.sqrt(all * share * (1 - share));
  return counts.every((count) => Math.abs(count - all * share) <= most);
}

function placesOf(lesson: BankLesson): number[] {
  return Array.from({ length: DAYS }, (_, index) => addDays(FIRST_DAY, index)).flatMap((day) => {
    const { content } = authoredLesson(day, lesson);
    return 'questions' in content
      ? content.questions.flatMap((question) => (question.kind === 'choice' ? [question.correctIndex] : []))
      : [];
  });
}

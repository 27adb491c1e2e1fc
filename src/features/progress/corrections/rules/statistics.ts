import type { Given } from '../../../lessons/questions/given.ts';
import { givenInWords, isKey as isKeyOf, type Question } from '../../../lessons/questions/kinds.ts';

/** How a question has gone the first time through: counts of people. */
export type ItemStatistics = {
  asked: number;
  /** Percent of people whose first answer was the key; null while nobody was asked. */
  firstRight: number | null;
  /** What was given first and how often, the most frequent first, ten at most. */
  answers: { answer: string; count: number; isKey: boolean }[];
};

const MOST_ANSWERS = 10;

/**
 * Counts first answers by what they say: an option is told by its text, since each day shuffles them anew, a number by
 * its value. The question's own key counts here, whether or not it was withdrawn.
 */
export function itemStatistics(
  firsts: readonly { question: Question; given: Given; count: number }[],
): ItemStatistics {
  const answers = new Map<string, { answer: string; count: number; isKey: boolean }>();
  let asked = 0;
  let right = 0;
  for (const { question, given, count } of firsts) {
    const isKey = isKeyOf(question, given);
    const answer = givenInWords(question, given) ?? NEITHER;
    // The same number may be right in one form and not in the other.
    const known = answers.get(`${isKey} ${answer}`) ?? { answer, count: 0, isKey };
    answers.set(`${isKey} ${answer}`, { ...known, count: known.count + count });
    asked += count;
    if (isKey) right += count;
  }
  return {
    asked,
    firstRight: asked === 0 ? null : Math.round((100 * right) / asked),
    answers: [...answers.values()]
      .toSorted((one, other) => other.count - one.count || (one.answer < other.answer ? -1 : 1))
      .slice(0, MOST_ANSWERS),
  };
}

/** The player sends nothing else; what another sender wrote is not to be read by anybody. */
const NEITHER = '(neither an option nor a number)';

/** Fewer than this may be chance. */
const FEW = 5;
const LOW_PERCENT = 50;

/** A question that most get wrong at first, with one wrong answer that more people give than the key. */
export function isSuspicious({ asked, firstRight, answers }: ItemStatistics): boolean {
  if (asked < FEW || firstRight === null || firstRight >= LOW_PERCENT) return false;
  const most = (isKey: boolean) =>
    answers.reduce((count, one) => (one.isKey === isKey ? Math.max(count, one.count) : count), 0);
  return most(false) > most(true);
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChoiceQuestion } from '../../../lessons/questions/choice/schema.ts';
import { correctionRef, reckonedAnew, shareOf, type KeptAnswer } from './reckoning.ts';

const question = (isWithdrawn?: true): ChoiceQuestion => ({
  kind: 'choice',
  question: 'Which?',
  options: ['a', 'b', 'c', 'd'],
  correctIndex: 0,
  notes: [null, '', '', ''],
  item: 'reading/easy/x#1',
  skill: 'RL.2.1',
  hint: '',
  explanation: '',
  isWithdrawn,
});

test('a withdrawn question counts as right, whatever was given to it', () => {
  const questions = [question(), question(true)];
  const answers: KeptAnswer[] = [
    { take: 1, step: 1, given: [0] },
    { take: 1, step: 2, given: [1, 2, 3] },
  ];
  const before = { score: 80, firstAttempt: 50 };
  expect(reckonedAnew(questions, answers, before)).toEqual({ score: 100, firstAttempt: 100 });
});

test('the best take counts, and only the first one for the first attempt', () => {
  const questions = [question(), question(true)];
  const answers: KeptAnswer[] = [
    { take: 1, step: 1, given: [1, 2, 3] },
    { take: 1, step: 2, given: [1, 2, 3] },
    { take: 2, step: 1, given: [1, 2, 0] },
    { take: 2, step: 2, given: [0] },
  ];
  const before = { score: 90, firstAttempt: 0 };
  expect(reckonedAnew(questions, answers, before)).toEqual({ score: 90, firstAttempt: 50 });
});

test('what is not known stays unknown', () => {
  expect(reckonedAnew([question(true)], [], { score: 70, firstAttempt: null })).toEqual({
    score: 70,
    firstAttempt: null,
  });
  const half: KeptAnswer[] = [{ take: 1, step: 2, given: [3] }];
  const before = { score: 70, firstAttempt: 50 };
  expect(reckonedAnew([question(), question(true)], half, before)).toEqual(before);
});

const percent = fc.integer({ min: 0, max: 100 });
const anyAnswers = fc.array(
  fc.record({
    take: fc.integer({ min: 1, max: 3 }),
    step: fc.integer({ min: 1, max: 4 }),
    given: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 }),
  }),
  { maxLength: 12 },
);

test('no mark is ever lower than before, nor lower for one more withdrawn question', () => {
  fc.assert(
    fc.property(
      fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
      anyAnswers,
      fc.record({ score: percent, firstAttempt: fc.option(percent) }),
      (withdrawn, answers, before) => {
        const marks = (all: boolean) =>
          reckonedAnew(
            withdrawn.map((one) => question(all || one ? true : undefined)),
            answers,
            before,
          );
        const [some, all] = [marks(false), marks(true)];
        expect(some.score).toBeGreaterThanOrEqual(before.score);
        expect(all.score).toBeGreaterThanOrEqual(some.score);
        expect(some.firstAttempt === null).toBe(before.firstAttempt === null);
        expect(some.firstAttempt ?? 0).toBeGreaterThanOrEqual(before.firstAttempt ?? 0);
        expect(all.firstAttempt ?? 0).toBeGreaterThanOrEqual(some.firstAttempt ?? 0);
      },
    ),
  );
});

test('a share is a part of the lesson’s points, rounded up', () => {
  expect([shareOf(50, 5), shareOf(75, 6), shareOf(37, 6), shareOf(100, 3)]).toEqual([10, 13, 7, 34]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 8 }), (points, questions) => {
      const share = shareOf(points, questions);
      expect(share * questions).toBeGreaterThanOrEqual(points);
      expect((share - 1) * questions).toBeLessThan(points);
    }),
  );
});

test('each question of each lesson has a line of its own in the ledger', () => {
  expect(correctionRef('reading/easy/nine-left-shoes#2', '2026-11-21-reading-easy-1')).toBe(
    'reading/easy/nine-left-shoes#2@2026-11-21-reading-easy-1',
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day } from '../../../base/day.ts';
import { judgeBirthDate } from './birth-date.ts';
import { birthDateToSend, gateStepOf } from './gate-step.ts';

const fresh = { needsParent: false, consent: 'not_asked', hasExistingConsentRequest: false } as const;
const open = { needsParent: true, consent: 'waiting', hasExistingConsentRequest: true } as const;

test('who has told nothing yet is asked for the birthday', () => {
  expect(gateStepOf(fresh, false)).toBe('birthday');
});

test.each(['not_asked', 'expired', 'denied'] as const)(
  'who is known to be young and %s asks a parent',
  (consent) => {
    expect(gateStepOf({ ...fresh, needsParent: true, consent }, false)).toBe('parent');
  },
);

test('an open request leads straight to waiting, whatever the session knew', () => {
  expect(gateStepOf(open, false)).toBe('waiting');
  expect(gateStepOf(open, true)).toBe('waiting');
});

test('a barred child is told how the request ended', () => {
  const ended = { ...open, hasExistingConsentRequest: false };
  expect(gateStepOf({ ...ended, consent: 'denied' }, true)).toBe('waiting');
  expect(gateStepOf({ ...ended, consent: 'denied', needsParent: false }, true)).toBe('birthday');
  expect(gateStepOf({ ...ended, consent: 'expired' }, true)).toBe('waiting');
});

test('whose birth date is gone tells it again', () => {
  expect(gateStepOf({ ...fresh, consent: 'expired' }, true)).toBe('birthday');
});

test('whatever birthdays were tried, a parent can be asked', () => {
  const today = '2026-11-21';
  const day = fc.integer({ min: -9_000, max: 0 }).map((count) => addDays(today, count));
  fc.assert(
    fc.property(day, fc.array(day), fc.boolean(), (first, more, isReopened) => {
      let named: Day | null = null;
      let refused: Day[] = [];
      for (const [turn, told] of [first, ...more].entries()) {
        const verdict = judgeBirthDate(told, today, named, 13);
        if (verdict === 'register') return;
        if (verdict === 'ask_parent') named = told;
        refused.push(told);
        if (turn === 0 && isReopened) refused = [];
      }
      const sent = birthDateToSend(refused, isReopened) || named;
      expect(judgeBirthDate(sent ?? '', today, named, 13)).toBe('ask_parent');
    }),
  );
});

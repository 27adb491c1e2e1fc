import { expect, test } from 'vitest';
import { gateStepOf } from './gate-step.ts';

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

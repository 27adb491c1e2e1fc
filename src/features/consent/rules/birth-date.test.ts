import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../base/day.ts';
import { judgeBirthDate } from './birth-date.ts';

const today = '2026-11-21';

test('the thirteenth birthday is the first day on which one may register alone', () => {
  expect(judgeBirthDate('2013-11-21', today, null, 13)).toBe('register');
  expect(judgeBirthDate('2013-11-22', today, null, 13)).toBe('ask_parent');
});

test('the age of consent is a setting', () => {
  expect(judgeBirthDate('2011-01-01', today, null, 16)).toBe('ask_parent');
  expect(judgeBirthDate('2010-01-01', today, null, 16)).toBe('register');
});

test.each(['2026-11-22', '1906-11-20', '2026-02-30', 'yesterday', ''])('%s is no birth date', (date) => {
  expect(judgeBirthDate(date, today, null, 13)).toBe('impossible');
});

test('somebody of 120 years may be there', () => {
  expect(judgeBirthDate('1906-11-21', today, null, 13)).toBe('register');
});

test('whoever named an under-age date does not become older by naming another', () => {
  expect(judgeBirthDate('2000-01-01', today, '2017-01-01', 13)).toBe('changed');
  expect(judgeBirthDate('2016-01-01', today, '2017-01-01', 13)).toBe('changed');
  // Old enough since: still with the date that was named.
  expect(judgeBirthDate('1980-01-01', today, '2013-11-21', 13)).toBe('changed');
  expect(judgeBirthDate('2013-11-21', today, '2013-11-21', 13)).toBe('register');
  expect(judgeBirthDate('2017-01-01', today, '2017-01-01', 13)).toBe('ask_parent');
  expect(judgeBirthDate('2018-01-01', today, '2017-01-01', 13)).toBe('ask_parent');
});

test('nobody younger than the age of consent ever registers alone', () => {
  const day = fc.integer({ min: -50_000, max: 4_000 }).map((count) => addDays(today, count));
  fc.assert(
    fc.property(day, fc.option(day), (birthDate, named) => {
      const verdict = judgeBirthDate(birthDate, today, named, 13);
      if (birthDate > '2013-11-21') expect(verdict).not.toBe('register');
      if (named !== null && named > '2013-11-21') expect(verdict).not.toBe('register');
    }),
  );
});

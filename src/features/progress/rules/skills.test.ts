import { expect, test } from 'vitest';
import { isShown, progressPercent, recordAttempt, type SkillRecord } from './skills.ts';

const after = (...tries: boolean[]) =>
  tries.reduce<SkillRecord | undefined>((record, right) => recordAttempt(record, right), undefined)!;

test('a skill is shown after three first attempts with 80% right', () => {
  expect(isShown(after(true, true), 'questions')).toBe(false);
  expect(isShown(after(true, true, true), 'questions')).toBe(true);
  expect(isShown(after(true, true, false), 'questions')).toBe(false);
  expect(isShown(after(true, true, true, false), 'questions')).toBe(false);
  expect(isShown(after(true, true, true, false, true), 'questions')).toBe(true);
});

test('only the latest five count, so an early stumble is forgiven', () => {
  const record = after(false, false, true, true, true, true, true);
  expect(record).toEqual({ attempts: 7, recent: [true, true, true, true, true] });
  expect(isShown(record, 'questions')).toBe(true);
});

test('one good essay shows its kind of text, though a later one was not', () => {
  expect(isShown(after(false), 'essay')).toBe(false);
  expect(isShown(after(false, true), 'essay')).toBe(true);
  expect(isShown(after(true, false), 'essay')).toBe(true);
});

test('progress is the share of the level that is shown', () => {
  expect(progressPercent(['a', 'b', 'c'], new Set(['a', 'other']))).toBe(33);
  expect(progressPercent(['a'], new Set(['a']))).toBe(100);
  expect(progressPercent([], new Set())).toBe(0);
});

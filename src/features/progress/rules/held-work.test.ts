import { expect, test } from 'vitest';
import type { Lesson } from '../../lessons/contract.ts';
import { heldAfter, isAllKept, type HeldChange, type HeldWork } from './held-work.ts';
import { untouched, type PlayerState } from './player.ts';

const lesson: Lesson = {
  id: '2026-11-21-writing-easy-1',
  title: 'Title',
  description: 'Description',
  difficulty: 'easy',
  estimatedMinutes: 5,
  points: 50,
  dateCreated: '2026-11-21',
  subject: 'writing',
  type: 'creative_writing',
  content: {
    kind: 'story',
    skill: 'W.3.3',
    prompt: 'Write.',
    guidelines: ['a', 'b', 'c'],
    starters: ['x', 'y', 'z'],
  },
};

const first = untouched(lesson);
const opened: HeldWork = { state: first, known: { state: first, withEssay: true, at: undefined } };
const withText = (text: string): PlayerState => ({
  ...first,
  essay: { ...first.essay, text },
});
const known = (state: PlayerState, at: number) => ({ state, withEssay: true, at });
const after = (held: HeldWork, ...changes: HeldChange[]) =>
  changes.reduce((now, change) => heldAfter(lesson, now, change), held);

test('what a child does is not kept until it has been', () => {
  expect(isAllKept(opened)).toBe(true);
  const written = after(opened, { type: 'write', text: 'One.' });
  expect(isAllKept(written)).toBe(false);
  expect(isAllKept(after(written, { type: 'kept', known: known(written.state, 1) }))).toBe(true);
  // Kept a moment ago, while the child wrote on.
  const further = after(written, { type: 'write', text: 'One. Two.' });
  expect(isAllKept(after(further, { type: 'kept', known: known(written.state, 1) }))).toBe(false);
});

test('another tab’s work stands in place of what is kept, and counts as kept', () => {
  const theirs = known(withText('A long story.'), 5);
  const taken = after(opened, { type: 'take_over', known: theirs });
  expect(taken).toEqual({ state: theirs.state, known: theirs });
  expect(isAllKept(taken)).toBe(true);
});

test('another tab’s work does not replace what was changed here since: that is the later change', () => {
  const written = after(opened, { type: 'write', text: 'Mine.' });
  expect(after(written, { type: 'take_over', known: known(withText('Theirs.'), 5) })).toBe(written);
});

test('an act that is not allowed now changes nothing', () => {
  expect(after(opened, { type: 'photo', photo: 'data:,' })).toBe(opened);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sendMessage } from '../contract.ts';
import { problemsOf, REQUIRED_FIELDS, type Draft } from './message.ts';

const GOOD: Draft = {
  name: 'Robin',
  email: 'robin@family.test',
  subject: 'A question',
  category: '',
  message: 'How do rest days work?',
};

test('a whole message has nothing wrong with it', () => {
  expect(problemsOf(GOOD)).toEqual({});
});

test('each missing field is named, the category is not', () => {
  const nothing = { name: '', email: '', subject: '', category: '', message: '' };
  expect(Object.keys(problemsOf(nothing))).toEqual([...REQUIRED_FIELDS]);
  for (const field of REQUIRED_FIELDS) {
    expect(Object.keys(problemsOf({ ...GOOD, [field]: '' }))).toEqual([field]);
  }
});

test.each(['robin', 'robin@', '@family.test', 'two words@family.test', 'a@b@c'])('%s is no address', (email) => {
  expect(problemsOf({ ...GOOD, email }).email).toBe('Please look at this address again.');
});

test('a length that the call would refuse is told before it is sent, and no other', () => {
  const field = fc.constantFrom('name', 'subject', 'message');
  const length = fc.oneof(fc.integer({ min: 190, max: 210 }), fc.integer({ min: 4_990, max: 5_010 }));
  fc.assert(
    fc.property(field, length, (name, count) => {
      const draft = { ...GOOD, [name]: 'x'.repeat(count) };
      const isTaken = sendMessage.body?.safeParse({ ...draft, category: null }).success;
      expect(Object.keys(problemsOf(draft))).toEqual(isTaken ? [] : [name]);
    }),
  );
});

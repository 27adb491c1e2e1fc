import { expect, test } from 'vitest';
import { CONTACT_FIELDS, problemsOf, type Draft } from './message.ts';

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

test('all that is missing is told at once, field by field', () => {
  const blank = { name: ' ', email: ' ', subject: '\n', category: '', message: ' ' };
  expect(problemsOf(blank)).toEqual({
    name: 'Please tell us your name.',
    email: 'Please type an e-mail address, like name@example.org.',
    subject: 'Please say what it is about.',
    message: 'Please write a message.',
  });
});

test.each(CONTACT_FIELDS)('a missing %s is told alone', (field) => {
  expect(Object.keys(problemsOf({ ...GOOD, [field]: '' }))).toEqual([field]);
});

test.each(['robin', 'robin@', '@family.test', 'two words@family.test', 'a@b@c'])(
  '%s is no address',
  (email) => {
    expect(Object.keys(problemsOf({ ...GOOD, email }))).toEqual(['email']);
  },
);

test('what is too long for one line is told before it is sent', () => {
  expect(problemsOf({ ...GOOD, name: 'x'.repeat(121), subject: 'x'.repeat(121) })).toEqual({
    name: 'Please keep it to 120 characters.',
    subject: 'Please keep it to 120 characters.',
  });
});

import { expect, test } from 'vitest';
import { CallError } from './call.ts';
import { isUnreached, problemOf } from './problem.ts';

const answered = (status: number, body: object | string) =>
  new CallError(status, '', typeof body === 'string' ? body : JSON.stringify(body));

test.each([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'The network connection was lost.',
  'The Internet connection appears to be offline.',
])('no answer is told as such, whatever the browser calls it: %s', (words) => {
  expect(problemOf(new TypeError(words))).toEqual({
    kind: 'unreached',
    text: 'We do not reach Brightling. Please check that you are connected, then try again.',
  });
});

test('a failing server is not blamed on the connection', () => {
  for (const error of [
    answered(500, '<h1>Internal Server Error</h1>'),
    answered(502, ''),
    answered(504, '[]'),
    new SyntaxError('Unexpected token < in JSON'),
    new TypeError("Cannot read properties of undefined (reading 'name')"),
    'a word',
    undefined,
  ]) {
    expect(problemOf(error).kind).toBe('ours');
    expect(problemOf(error).text).not.toMatch(/connect/);
    expect(isUnreached(error)).toBe(false);
  }
});

test('what the server says to the person is told', () => {
  const incident = 'Something went wrong on our side. If it stays, give this number: 42';
  expect(problemOf(answered(500, { message: incident, code: 'unexpected' }))).toEqual({
    kind: 'ours',
    text: incident,
  });
  const wait = 'You have written several times. Please try again in an hour.';
  expect(problemOf(answered(429, { message: wait, code: 'too_many' }))).toEqual({
    kind: 'too_many',
    text: wait,
  });
  expect(problemOf(answered(404, { message: 'We know no such code.', code: 'not_found' })).text).toBe(
    'We know no such code.',
  );
  expect(problemOf(answered(400, { message: 'name: Too long.', code: 'invalid', field: 'name' })).text).toBe(
    'Too long.',
  );
});

test('a limit in front of the server has a sentence of ours', () => {
  expect(problemOf(answered(429, 'Too Many Requests'))).toEqual({
    kind: 'too_many',
    text: 'That was often in a short time. Please wait a moment, then try again.',
  });
});

test('who was signed out meanwhile is told so; a used link is another thing', () => {
  expect(problemOf(answered(401, { message: 'Please sign in first.', code: 'signed_out' }))).toEqual({
    kind: 'signed_out',
    text: 'You are signed out. Please sign in again.',
  });
  const spent = { message: 'This link has been used.', code: 'link_spent' };
  expect(problemOf(answered(401, spent))).toEqual({ kind: 'refused', text: 'This link has been used.' });
});

import { expect, test } from 'vitest';
import { CallError, sentenceOf } from '../../../../kit/call.ts';
import { isAnswered, isTokenRefused, keyHeader, withPatience } from './portalCalls.ts';

const answered = (status: number, message: string) => new CallError(status, '', JSON.stringify({ message }));
const spent = answered(401, 'The secure access token is invalid, expired, or has already been used.');

test('the same use of a token has the same key, every other use another one', () => {
  const uses = [
    keyHeader('a'),
    keyHeader('b'),
    keyHeader('a', { socialSharingEnabled: true }),
    keyHeader('a', { socialSharingEnabled: false }),
  ];
  expect(new Set(uses.map((header) => header['X-Portal-Key'])).size).toBe(4);
  expect(keyHeader('a')).toEqual(uses[0]);
  expect(keyHeader('a', { socialSharingEnabled: true })).toEqual(uses[2]);
});

test('a token is refused by a 401 or by the word, and by nothing else', () => {
  expect(isTokenRefused(answered(401, 'Please sign in.'))).toBe(true);
  expect(isTokenRefused(answered(403, 'Invalid token'))).toBe(true);
  expect(isTokenRefused(answered(410, 'This link has EXPIRED.'))).toBe(true);
  expect(isTokenRefused(answered(503, 'We are resting for a moment.'))).toBe(false);
  expect(isTokenRefused(new CallError(502, 'Bad Gateway', '<p>invalid response</p>'))).toBe(false);
  expect(isTokenRefused(new TypeError('Failed to fetch'))).toBe(false);
});

test('a call is tried three times, and gives the first answer that comes', async () => {
  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);
  let tries = 0;
  const cameAtLast = withPatience(async () => {
    if (++tries < 3) throw new TypeError('Failed to fetch');
    return 'here';
  }, pause);
  await expect(cameAtLast).resolves.toBe('here');
  expect(pauses).toEqual([500, 1_500]);

  tries = 0;
  const never = withPatience(async () => {
    throw answered(503, `try ${++tries}`);
  }, pause);
  await expect(never).rejects.toMatchObject({ text: 'try 3' });
});

test('a refused token is not tried again', async () => {
  let tries = 0;
  const refused = withPatience(async () => {
    tries += 1;
    throw spent;
  });
  await expect(refused).rejects.toBe(spent);
  expect(tries).toBe(1);
});

test('what the server says is handed on, what the browser says is not', () => {
  expect(sentenceOf(spent)).toBe('The secure access token is invalid, expired, or has already been used.');
  expect(sentenceOf(new CallError(502, 'Bad Gateway', '<p>no</p>'))).toBeUndefined();
  expect(sentenceOf(new TypeError('Failed to fetch'))).toBeUndefined();
});

test('only what our own server says of a failed call tells that the token is as it was', () => {
  const ours = JSON.stringify({ message: 'Please try again.', code: 'unavailable' });
  expect(isAnswered(new CallError(503, '', ours))).toBe(true);
  const proxys = new CallError(504, 'Gateway Timeout', '<h1>504</h1>');
  for (const error of [proxys, new TypeError('Failed to fetch'), new SyntaxError('Unexpected end')])
    expect(isAnswered(error)).toBe(false);
});

import { expect, test } from 'vitest';
import { LetterNotTaken } from '../../infra/mail/transport.ts';
import { toldFault } from './told-fault.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

test('work that failed is one line with its name, and without the values of a query', () => {
  const failed = Object.assign(new Error('Failed query: … params: mira@people.test'), {
    query: 'insert …',
    cause: new Error('relation "x" does not exist'),
  });
  const line = toldFault(failed, 'sweep-consent', NOW);
  expect(line).not.toMatch(/\n|mira@/);
  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    time: NOW.getTime(),
    msg: 'sweep-consent failed',
    fault: { cause: 'relation "x" does not exist' },
  });
});

test('a letter that the mail server does not take is a sentence', () => {
  const error = new LetterNotTaken(new URL('smtp://mail.example.org'), new Error('connection refused'));
  expect(toldFault(error, 'mail', NOW)).toBe(error.message);
});

import { expect, test } from 'vitest';
import { hashPassword, isRightPassword, passwordProblem } from './passwords.ts';

test.each([
  'password',
  'PASSWORD',
  ' Password123 ',
  'password1',
  'P@ssw0rd1',
  'iloveyou',
  '12345678',
  'minecraft1',
  // Of the long list alone.
  'cbr600rr',
  'zzzzzzzzzz',
  'short-7',
  'x'.repeat(201),
])('%s is not taken', (password) => expect(passwordProblem(password, 'mira@people.test')).toBeDefined());

test('the e-mail or its first part is not taken', () => {
  expect(passwordProblem('mira.okafor', 'mira.okafor@people.test')).toBeDefined();
  expect(passwordProblem('Mira.Okafor@people.test', 'mira.okafor@people.test')).toBeDefined();
});

test('characters are counted as people count them', () => {
  expect(passwordProblem('🐢🦊🐙🦉🐝🦋🐳🦀', 'mira@people.test')).toBeUndefined();
  expect(passwordProblem('🐢🦊🐙🦉', 'mira@people.test')).toBeDefined();
});

test('a password is right for its own hash only, however its letters are composed', async () => {
  const hash = await hashPassword('grüne Drachen fliegen'.normalize('NFD'), 'mira');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await isRightPassword('grüne Drachen fliegen'.normalize('NFC'), hash, 'mira')).toBe(true);
  expect(await isRightPassword('grüne Drachen fliegen ', hash, 'mira')).toBe(false);
  expect(await hashPassword('grüne Drachen fliegen', 'mira')).not.toBe(hash);
});

test('an account without a password has no right one, and takes as long to say so', async () => {
  const hash = await hashPassword('seven green kites', 'mira');
  const time = async (stored: string | null) => {
    const all: number[] = [];
    for (let times = 0; times < 5; times++) {
      const start = performance.now();
      expect(await isRightPassword('wrong', stored, 'mira')).toBe(false);
      all.push(performance.now() - start);
    }
    // What else the machine does only ever makes it longer.
    return Math.min(...all);
  };
  await time(null);
  const [known, unknown] = [await time(hash), await time(null)];
  expect(unknown).toBeGreaterThan(known / 3);
});

import { expect, test } from 'vitest';
import { greeting, nameFirst, nameIn } from './names-in-letters.ts';

test('a name that reads like one stands in a letter', () => {
  expect([nameIn('María José'), nameFirst('نور'), greeting('Robin')]).toEqual([
    'María José',
    '\u2068نور\u2069',
    'Hello Robin,',
  ]);
});

test.each([
  'Win at https://example.com/now',
  'www。example．com',
  'Ada\r\nBcc: all@example.org',
  '🦊',
  '',
  '...',
])('in place of %j a letter says whose child it is', (name) => {
  expect([nameIn(name), nameFirst(name), greeting(name)]).toEqual(['your child', 'Your child', 'Hello,']);
});

import { expect, test } from 'vitest';
import { atPublicName, isOtherNameOfThisMachine, isOwnOrigin } from './own-origin.ts';

const home = new URL('http://localhost:3000');
const school = new URL('https://learn.school.test');

test('the public origin is ours, and so are the other names of this machine at its port', () => {
  expect(isOwnOrigin('http://localhost:3000', home)).toBe(true);
  expect(isOwnOrigin('http://127.0.0.1:3000', home)).toBe(true);
  expect(isOwnOrigin('http://[::1]:3000', home)).toBe(true);
  expect(isOwnOrigin('https://learn.school.test', school)).toBe(true);
});

test.each([
  'http://localhost:3001',
  'https://localhost:3000',
  'http://evil.test',
  'null',
  '',
  'http://localhost:3000/x',
  undefined,
])('%s is not ours', (origin) => {
  expect(isOwnOrigin(origin, home)).toBe(false);
  expect(isOwnOrigin(origin, school)).toBe(false);
});

test('on the open network only the public name counts', () => {
  expect(isOwnOrigin('http://127.0.0.1', school)).toBe(false);
  expect(isOtherNameOfThisMachine('127.0.0.1', school)).toBe(false);
});

test('another name of this machine is told from its public one', () => {
  expect(isOtherNameOfThisMachine('127.0.0.1:3000', home)).toBe(true);
  expect(isOtherNameOfThisMachine('localhost:3000', home)).toBe(false);
  expect(isOtherNameOfThisMachine('[::1]:3000', home)).toBe(true);
  expect(isOtherNameOfThisMachine('evil.test:3000', home)).toBe(false);
  for (const odd of ['', ':', '127.0.0.1:99999', '127.0.0.1:3000@evil.test'])
    expect(isOtherNameOfThisMachine(odd, home)).toBe(false);
});

test('behind a proxy on this machine that names another port nobody is sent in circles', () => {
  const plain = new URL('http://localhost');
  expect(isOtherNameOfThisMachine('127.0.0.1:3000', plain)).toBe(false);
  expect(isOtherNameOfThisMachine('127.0.0.1', plain)).toBe(true);
  expect(isOtherNameOfThisMachine('127.0.0.1:80', plain)).toBe(true);
  expect(isOtherNameOfThisMachine('127.0.0.1', home)).toBe(false);
});

test.each([
  ['/about?a=1', '/about?a=1'],
  ['http://evil.test/about?a=1', '/about?a=1'],
  ['HTTPS://user@evil.test:8/about', '/about'],
  ['http://[/about', '/about'],
  ['http://evil.test', '/'],
  ['http://evil.test?a=1', '/?a=1'],
  ['//evil.test/about', '//evil.test/about'],
  ['@evil.test/about', '/@evil.test/about'],
  ['.evil.test/about', '/.evil.test/about'],
  ['', '/'],
])('%s is at the public name %s', (asked, path) => {
  for (const publicUrl of [home, school])
    expect(atPublicName(asked, publicUrl)).toBe(publicUrl.origin + path);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnPath, withAuthOutcome } from './return-path.ts';

test('paths on this site are kept', () => {
  for (const path of ['/', '/badges', '/lessons/math?x=1&y=%2F', '/?page=parent-data-management', '/a#b']) {
    expect(safeReturnPath(path)).toBe(path);
  }
});

test('whatever is not plainly a path on this site becomes the start page', () => {
  const odd = [
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    '/\t/evil.test',
    '\\\\x',
    'javascript:1',
    '',
    '/a\nb',
    '/api/auth/logout',
    '/%61pi/auth/logout',
    '/a%70i/auth/logout',
    '/api%2fauth/logout',
    '/idp/auth',
    '/badges%zz',
    '/./api/auth/logout',
    '/lessons/../api/auth/logout',
    '/%2e/api/auth/logout',
    '/lessons/%2E%2e/api/auth/logout',
    '/.//evil.test',
    '/lessons/..//evil.test',
  ];
  for (const wanted of [...odd, undefined]) expect(safeReturnPath(wanted)).toBe('/');
});

test('no text whatever leads to another site, or to a call', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '@',
    ':',
    'evil.test',
    '\t',
    '\n',
    ' ',
    '%2f',
    '%2e',
    'api/',
    '%61pi/',
    'idp/',
    'http',
    '?',
    '#',
    '\u2028',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
      ),
      (wanted) => {
        const target = new URL(safeReturnPath(wanted), 'https://home.test');
        expect(target.origin).toBe('https://home.test');
        expect(target.pathname).not.toMatch(/^\/\//);
        expect(decodeURIComponent(target.pathname)).not.toMatch(/^\/(?:api|idp)(?:\/|$)/);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('the outcome joins the query and leaves the rest alone', () => {
  expect(withAuthOutcome('/', 'success')).toBe('/?auth=success');
  expect(withAuthOutcome('/a?b=c#d', 'error')).toBe('/a?b=c&auth=error#d');
});

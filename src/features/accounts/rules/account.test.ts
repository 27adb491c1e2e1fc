import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ageBandOf,
  isDueForRenewal,
  mayChangeTimeZone,
  safeReturnPath,
  sessionExpiry,
  standingOf,
  withAuthOutcome,
} from './account.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test('only an active user is past every step', () => {
  expect(standingOf('active')).toBe('ready');
  expect(standingOf('pending')).toBe('needs_age');
  expect(standingOf('awaiting_consent')).toBe('needs_consent');
  expect(standingOf('denied')).toBe('needs_consent');
});

test.each([
  ['2020-11-22', '7-8'],
  ['2018-11-21', '7-8'],
  ['2017-11-21', '9-10'],
  ['2015-11-21', '11-12'],
  ['2013-11-21', '13-14'],
  ['2008-11-22', '13-14'],
  ['2008-11-21', 'adult'],
] as const)('born %s is in band %s', (birthDate, band) => {
  expect(ageBandOf(birthDate, '2026-11-21')).toBe(band);
});

test('a session lasts 30 days and is prolonged once a day', () => {
  expect(sessionExpiry(now).toISOString()).toBe('2026-12-21T12:00:00.000Z');
  expect(isDueForRenewal(hoursAgo(23), now)).toBe(false);
  expect(isDueForRenewal(hoursAgo(24), now)).toBe(true);
});

test('the zone moves at most once a day', () => {
  expect(mayChangeTimeZone(hoursAgo(23.9), now)).toBe(false);
  expect(mayChangeTimeZone(hoursAgo(24), now)).toBe(true);
});

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
        expect(target.pathname).not.toMatch(/^\/(\/|api(\/|$))/);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('the outcome joins the query and leaves the rest alone', () => {
  expect(withAuthOutcome('/', 'success')).toBe('/?auth=success');
  expect(withAuthOutcome('/a?b=c#d', 'error')).toBe('/a?b=c&auth=error#d');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainEmail } from '../email.ts';
import { identityFrom } from './identity.ts';

const known = {
  iss: 'https://issuer.test',
  sub: '42',
  email: 'Mira.Okafor@People.test',
  email_verified: true,
};

test('the claims of a provider become an identity', () => {
  expect(identityFrom({ ...known, name: 'Mira Okafor', given_name: 'Mira', family_name: 'Okafor' })).toEqual({
    issuer: 'https://issuer.test',
    subject: '42',
    email: 'mira.okafor@people.test',
    emailVerified: true,
    name: 'Mira Okafor',
    givenName: 'Mira',
    familyName: 'Okafor',
  });
});

test.each([
  [{}, 'mira.okafor', '', 'mira.okafor'],
  [{ name: 'Mira' }, 'Mira', '', 'Mira'],
  [{ name: 'Mira van den Berg' }, 'Mira', 'van den Berg', 'Mira van den Berg'],
  [{ given_name: 'Mira' }, 'Mira', '', 'Mira'],
  [{ given_name: ' Mi\u0000ra\n', family_name: 5 }, 'Mi ra', '', 'Mi ra'],
  [{ preferred_username: 'mira' }, 'mira', '', 'mira'],
])('names that are missing are filled in: %o', (names, givenName, familyName, name) => {
  expect(identityFrom({ ...known, ...names })).toMatchObject({ givenName, familyName, name });
});

test('no identity without a subject and one plain address', () => {
  expect(identityFrom({ ...known, sub: undefined })).toBeUndefined();
  expect(identityFrom({ ...known, email: undefined })).toBeUndefined();
  expect(identityFrom({ ...known, email: 'a@b.test, c@d.test' })).toBeUndefined();
});

test('an address counts as verified only when the provider says so', () => {
  const verified = (email_verified: unknown) => identityFrom({ ...known, email_verified })?.emailVerified;
  expect([true, 'true', false, 'false', undefined, 1].map(verified)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('whatever the claims hold, what is kept can be kept', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, given_name) => {
      const identity = identityFrom({ ...known, name, given_name });
      expect(identity?.givenName).not.toBe('');
      expect(JSON.stringify(identity)).not.toMatch(/\\u0000|\\ud[89a-f]/);
    }),
  );
});

test.each(['a@b.test', "o'neil@people.test", 'mira+school@sub.people.co', 'grün@straße.test'])(
  '%s is an address, with spaces around it and in capitals too',
  (email) => {
    expect(plainEmail(` ${email} `)).toBe(email);
    expect(plainEmail(email.replace(/^./, (first) => first.toUpperCase()))).toBe(email);
  },
);

test.each([
  '',
  'a',
  'a@b',
  '@b.test',
  'a@@b.test',
  'a b@c.test',
  'a@b.test\r\nBcc: c@d.test',
  'a@-b.test',
  'a@b..test',
  '"a"@b.test',
  'a@[1.2.3.4]',
  'Mira <a@b.test>',
  'a@b.test;c@d.test',
  `a@${'b.'.repeat(130)}test`,
])('%j is not one plain address', (email) => expect(plainEmail(email)).toBeUndefined());

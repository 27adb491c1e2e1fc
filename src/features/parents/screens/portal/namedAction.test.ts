import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PORTAL_ACTIONS } from '../../rules/portal.ts';
import { namedAction, namedEnd } from './namedAction.ts';

const tokenOf = (claims: unknown) =>
  `${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`;

test('each action is read from its token, with any child and any id', () => {
  // The two letters in which base64url differs from base64 come up among ids of all kinds.
  fc.assert(
    fc.property(
      fc.constantFrom(...PORTAL_ACTIONS),
      fc.string({ unit: 'grapheme-ascii' }),
      fc.string(),
      (action, child, jti) => {
        expect(namedAction(tokenOf({ child, action, jti, exp: 1_795_000_000 }))).toBe(action);
      },
    ),
  );
  expect(namedAction(tokenOf({ child: '>>>???~~~', action: 'delete_account' }))).toBe('delete_account');
});

test('what names no action opens the whole portal', () => {
  expect(namedAction(tokenOf({ action: 'become_admin' }))).toBe('view_data');
  expect(namedAction(tokenOf(null))).toBe('view_data');
  expect(namedAction(tokenOf(['delete_account']))).toBe('view_data');
  expect(namedAction('')).toBe('view_data');
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(namedAction(text)).toBe('view_data');
    }),
  );
});

test('the end is told in milliseconds, where the token says it', () => {
  expect(namedEnd(tokenOf({ exp: 1_795_000_000 }))).toBe(1_795_000_000_000);
  expect(namedEnd(tokenOf({ exp: 'soon' }))).toBeUndefined();
  expect(namedEnd('no token')).toBeUndefined();
});

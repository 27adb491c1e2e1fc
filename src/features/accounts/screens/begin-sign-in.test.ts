import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSignIn } from './begin-sign-in.ts';

const CONFIG = {
  clientId: 'brightling',
  redirectUri: 'https://learn.school.test/api/auth/callback',
  authorizationEndpoint: 'https://accounts.school.test/authorize?tenant=7',
  scope: 'openid email profile',
  codeChallenge: 'a-challenge',
  codeChallengeMethod: 'S256',
  nonce: 'a-challenge',
};

const answers = vi.fn<typeof fetch>();
const assign = vi.fn<(address: URL) => void>();
beforeEach(() => {
  answers.mockReset();
  assign.mockReset();
  vi.stubGlobal('fetch', answers);
  vi.stubGlobal('location', { assign });
});
afterEach(() => void vi.unstubAllGlobals());

test('the browser goes to the provider, with the way back in the state', async () => {
  answers.mockResolvedValue(Response.json(CONFIG));
  await beginSignIn('/lessons/math?level=hard&x=1');
  const [address] = assign.mock.calls[0] ?? [];
  expect(`${address?.origin}${address?.pathname}`).toBe('https://accounts.school.test/authorize');
  expect(Object.fromEntries(address?.searchParams ?? [])).toEqual({
    tenant: '7',
    client_id: 'brightling',
    redirect_uri: 'https://learn.school.test/api/auth/callback',
    response_type: 'code',
    scope: 'openid email profile',
    access_type: 'offline',
    prompt: 'select_account',
    state: '%2Flessons%2Fmath%3Flevel%3Dhard%26x%3D1',
    code_challenge: 'a-challenge',
    code_challenge_method: 'S256',
    nonce: 'a-challenge',
  });
});

test.each([
  ['Failed to get OAuth config: 503', () => new Response(null, { status: 503 })],
  ['Failed to get OAuth config: 404', () => Response.json({ message: 'x' }, { status: 404 })],
  ['Google OAuth not configured', () => Response.json({ ...CONFIG, clientId: '' })],
  ['Google OAuth not configured', () => Response.json({ ...CONFIG, clientId: undefined })],
])('%s: the browser stays where it is', async (message, answer) => {
  answers.mockResolvedValue(answer());
  await expect(beginSignIn('/')).rejects.toThrow(new Error(message));
  expect(assign).not.toHaveBeenCalled();
});

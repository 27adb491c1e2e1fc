import { useQuery } from '@tanstack/react-query';
import { call, CallError } from '../../../kit/call.ts';
import { queryClient } from '../../../kit/query.ts';
import { currentUser, signInConfig, type User } from '../contract.ts';

/** Who sits at this browser. */
export type Session =
  | { state: 'loading' }
  | { state: 'signed-out' }
  | { state: 'needs-age' }
  | { state: 'needs-consent' }
  /** The server could not be asked; `retry` asks again. */
  | { state: 'unknown'; retry: () => void }
  | { state: 'signed-in'; user: User };

const KEY = [currentUser.path];
const FIVE_MINUTES = 300_000;

export function useSession(): Session {
  const query = useQuery({ queryKey: KEY, queryFn: fetchSession, staleTime: FIVE_MINUTES });
  if (query.data) return query.data;
  return query.isPending ? { state: 'loading' } : { state: 'unknown', retry: () => void query.refetch() };
}

async function fetchSession(): Promise<Session> {
  try {
    return { state: 'signed-in', user: await call(currentUser) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.details['needsAgeVerification']) return { state: 'needs-age' };
    if (error.details['needsParentalConsent']) return { state: 'needs-consent' };
    if (error.status >= 500) throw error;
    return { state: 'signed-out' };
  }
}

/** The signed-in user of a screen that is only shown to one. */
export function useUser(): User {
  const session = useSession();
  if (session.state !== 'signed-in') throw new Error('this screen is only for signed-in people');
  return session.user;
}

export function refreshSession(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}

/** Shows a changed user wherever one is shown, without asking the server again. */
export function showChangedUser(user: User): void {
  const session: Session = { state: 'signed-in', user };
  queryClient.setQueryData(KEY, session);
}

/**
 * Goes to the sign-in provider; it comes back to `returnTo`, a path with its query.
 *
 * @throws Error when no sign-in is set up or the server cannot be reached.
 */
export async function beginSignIn(returnTo: string): Promise<void> {
  const config = await call(signInConfig).catch((error: unknown) => {
    throw error instanceof CallError ? new Error(`Failed to get OAuth config: ${error.status}`) : error;
  });
  if (!config.clientId) throw new Error('Google OAuth not configured');
  const address = new URL(config.authorizationEndpoint);
  const query = {
    client_id: config.clientId,
    redirect_uri: config.redirectUri,
    response_type: 'code',
    scope: config.scope,
    access_type: 'offline',
    prompt: 'select_account',
    state: encodeURIComponent(returnTo),
    code_challenge: config.codeChallenge,
    code_challenge_method: config.codeChallengeMethod,
    // The challenge is as random as any nonce, and only this browser holds what it was made from.
    nonce: config.codeChallenge,
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  location.assign(address);
}

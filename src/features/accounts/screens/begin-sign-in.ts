import { call, CallError } from '../../../kit/call.ts';
import { signInConfig } from '../contract.ts';

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

/** The same from a public page, where a failure is told at once. */
export function signInOrAlert(returnTo: string): void {
  beginSignIn(returnTo).catch((error: unknown) => {
    console.error(error);
    alertOfSignIn();
  });
}

/** Tells that a sign-in failed, whether it could not begin or has come back without success. */
export function alertOfSignIn(): void {
  alert('Sign in failed. Please try again.');
}

import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  ClientSecretPost,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  skipStateCheck,
  type ClientAuth,
  type Configuration,
  type CustomFetch,
} from 'openid-client';
import type { Identity } from '../store.ts';
import type { Flow } from './flow.ts';
import { identityFrom } from './identity.ts';

/** `openid` is not among the specification's scopes; without it there is no ID token. */
export const SCOPE = 'openid email profile';
const TIMEOUT_SECONDS = 5;

/** An OpenID Connect issuer and what this product is registered as there. */
export type IssuerSettings = {
  issuer: string;
  /** The name under which its people are kept, where that is not its address. */
  keptAs?: string;
  clientId: string;
  clientSecret: string;
  /** Where requests to the issuer go by another way than the network. */
  fetch?: CustomFetch;
};

export type OpenIdClient = {
  authorizationEndpoint(): Promise<string>;
  authorizationUrl(flow: { codeChallenge: string; nonce: string }, state: string): Promise<string>;
  /** The identity for a callback's code. @throws whenever anything about it is not as it must be. */
  exchange(callback: URL, flow: Flow): Promise<Identity>;
};

export function createOpenIdClient(settings: IssuerSettings, redirectUri: string): OpenIdClient {
  let found: Promise<Configuration> | undefined;
  // Asked for once and kept; a failure is not kept, so that an issuer that was away is found when it is back.
  const configuration = () => {
    found ??= discover(settings).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
  return {
    async authorizationEndpoint() {
      const endpoint = (await configuration()).serverMetadata().authorization_endpoint;
      if (!endpoint) throw new Error('the issuer names no authorization endpoint');
      return endpoint;
    },
    async authorizationUrl({ codeChallenge, nonce }, state) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPE,
        access_type: 'offline',
        prompt: 'select_account',
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        nonce,
        state,
      }).href;
    },
    async exchange(callback, flow) {
      const config = await configuration();
      const tokens = await authorizationCodeGrant(config, callback, {
        pkceCodeVerifier: flow.verifier,
        expectedNonce: flow.nonce,
        // `state` carries the path to return to and is chosen by the browser, so it proves nothing. What binds the
        // answer to the browser that began are the verifier, without which its code is worthless, and the nonce.
        expectedState: skipStateCheck,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('there is no ID token');
      const isWhole = claims.email && (claims.given_name || claims.name);
      const hasUserInfo = config.serverMetadata().userinfo_endpoint !== undefined;
      const more =
        isWhole || !hasUserInfo ? {} : await fetchUserInfo(config, tokens.access_token, claims.sub);
      const identity = identityFrom({ ...more, ...claims });
      if (!identity) throw new Error('the issuer names no plain e-mail address');
      return { ...identity, issuer: settings.keptAs ?? identity.issuer };
    },
  };
}

function discover({ issuer, clientId, clientSecret, fetch }: IssuerSettings): Promise<Configuration> {
  const server = new URL(issuer);
  return discovery(server, clientId, undefined, clientAuth(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    ...(fetch ? { [customFetch]: fetch } : {}),
    execute: [
      // Signatures are checked even where TLS already vouches for the answer.
      enableNonRepudiationChecks,
      // Plain http is what whoever set the issuer chose: this machine or their own network.
      ...(server.protocol === 'http:' ? [allowInsecureRequests] : []),
    ],
  });
}

/** The secret goes in the header, OpenID Connect's default, unless the issuer says that it only reads bodies. */
function clientAuth(clientSecret: string): ClientAuth {
  const byHeader = ClientSecretBasic(clientSecret);
  const byBody = ClientSecretPost(clientSecret);
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const chosen =
      methods.includes('client_secret_post') && !methods.includes('client_secret_basic') ? byBody : byHeader;
    return chosen(server, client, body, headers);
  };
}

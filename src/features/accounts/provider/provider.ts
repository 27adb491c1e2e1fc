import { isDatabaseGone, type Db } from '../../../infra/db/client.ts';
import { deriveKey } from '../../../infra/http/seal.ts';
import { recordsAdapter } from './adapter.ts';
import type { BegunSignIns } from './begun.ts';
import { SIGNING_ALGORITHM, type SigningKey } from './keys.ts';
import { interactionPolicy, Provider, type Configuration, type KoaContextWithOIDC } from './oidc-provider.ts';
import { brokenSignInPage } from './pages.ts';
import { findAccount, type ProviderAccount } from './store.ts';

export const PROVIDER_PATH = '/idp';

/**
 * Under which the people of the built-in provider are kept. Its address would be no name for them: with a new
 * PUBLIC_URL everybody would be somebody else, and their learning somebody's who never comes back.
 */
export const BUILT_IN_ISSUER = 'builtin';
export const CLIENT_ID = 'brightling';
/** The cookie of the provider's own session; `mount.ts` never lets it in. */
export const SESSION_COOKIE = 'brightling_idp';
/** The cookie that binds a begun sign-in to its browser; it is sent to that sign-in's page alone. */
export const STEP_COOKIE = 'brightling_idp_step';

const MINUTE = 60;

export type ProviderParts = {
  db: Db;
  begun: BegunSignIns;
  issuer: string;
  redirectUri: string;
  secretKey: string;
  signingKey: SigningKey;
};

export const clientSecret = (secretKey: string) =>
  deriveKey(secretKey, 'provider client').toString('base64url');

/** The built-in OpenID Connect provider: one client, one way in, nothing else switched on. */
export function createProvider(parts: ProviderParts): Provider {
  const provider = new Provider(parts.issuer, configuration(parts));
  // `mount.ts` writes the forwarding headers itself, from PUBLIC_URL.
  provider.proxy = true;
  return provider;
}

function configuration({ db, begun, redirectUri, secretKey, signingKey }: ProviderParts): Configuration {
  const off = { enabled: false } as const;
  return {
    adapter: (model) => recordsAdapter(db, model),
    jwks: { keys: [signingKey] },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret(secretKey),
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
        id_token_signed_response_alg: SIGNING_ALGORITHM,
      },
    ],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    // Claims go into the ID token: one request less for each sign-in.
    conformIdTokenClaims: false,
    findAccount: async (_ctx, id) => {
      const account = await findAccount(db, id);
      return account && { accountId: id, claims: () => ({ sub: id, ...claimsOf(account) }) };
    },
    cookies: {
      keys: [deriveKey(secretKey, 'provider cookies').toString('base64url')],
      names: { session: SESSION_COOKIE, interaction: STEP_COOKIE, resume: 'brightling_idp_resume' },
      long: { path: PROVIDER_PATH, httpOnly: true, sameSite: 'lax' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    interactions: {
      policy: policy(),
      url: (_ctx, interaction) =>
        `${PROVIDER_PATH}/interaction/${interaction.uid}?begun=${begun.write(interaction)}`,
    },
    loadExistingGrant: grantAll,
    features: {
      devInteractions: off,
      dPoP: off,
      pushedAuthorizationRequests: off,
      resourceIndicators: off,
      rpInitiatedLogout: off,
    },
    clientBasedCORS: () => false,
    // The session is only the bridge from the sign-in page to the code; codes and tokens go with it.
    ttl: {
      AccessToken: 5 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 10 * MINUTE,
      IdToken: 5 * MINUTE,
      Interaction: 10 * MINUTE,
      Session: 10 * MINUTE,
    },
    renderError(ctx, _shown, error) {
      if (isDatabaseGone(error)) {
        ctx.status = 503;
        ctx.set('Retry-After', '2');
      }
      ctx.type = 'html';
      ctx.set('Cache-Control', 'no-store');
      ctx.body = brokenSignInPage().html;
    },
  };
}

/** Nobody is asked to consent to the product's own client, and `select_account` always shows the sign-in page. */
function policy(): interactionPolicy.DefaultPolicy {
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return prompts;
}

async function grantAll({ oidc }: KoaContextWithOIDC) {
  const accountId = oidc.account?.accountId;
  if (!accountId || !oidc.client) return undefined;
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

function claimsOf({ email, emailVerified, givenName, familyName }: ProviderAccount) {
  return {
    email,
    // A self-made account's address is proved once its owner has followed a link that was mailed there.
    email_verified: emailVerified,
    name: `${givenName} ${familyName}`.trim(),
    given_name: givenName,
    family_name: familyName,
  };
}

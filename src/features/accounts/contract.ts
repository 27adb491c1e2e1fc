import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { changesOf, READS_ONLY } from '../../base/limit.ts';
import { textOf } from '../../base/text.ts';
import { AVATARS } from './rules/avatars.ts';
import { AGE_BANDS } from './rules/age.ts';

/** The signed-in user as the browser knows them. The birth date stays on the server. */
export const user = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  points: z.int(),
  streak: z.int(),
  level: z.int(),
  isUnder13: z.boolean(),
  isAdult: z.boolean(),
  ageBand: z.enum(AGE_BANDS),
  timeZone: z.string(),
});
export type User = z.infer<typeof user>;

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user; 403 says which step is still to be done',
  who: 'child',
  limit: READS_ONLY,
  ofWhoeverIsHere: true,
  reply: user,
});

const personName = textOf(200).describe('1 to 60 characters on one line, after trimming');

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/user/profile',
  summary: "Changes the signed-in user's name and picture; the e-mail stays",
  who: 'child',
  limit: [changesOf('profile')],
  body: z.strictObject({
    firstName: personName,
    lastName: textOf(200).describe('may be empty'),
    avatar: z.enum(AVATARS).nullable().describe('null: initials in place of a picture'),
  }),
  reply: user,
  refusals: ['invalid'],
});

export const signInConfig = endpoint({
  method: 'GET',
  path: '/api/auth/config',
  summary: 'What the browser needs to begin a sign-in; sets the cookie that holds its verifier and nonce',
  who: { anyone: 'it is where a sign-in begins' },
  limit: { none: 'keeps nothing: its cookie is the browser’s' },
  reply: z.object({
    clientId: z.string(),
    redirectUri: z.string(),
    authorizationEndpoint: z.string(),
    scope: z.string(),
    codeChallenge: z.string(),
    codeChallengeMethod: z.literal('S256'),
    /** The same value as `codeChallenge`, for the request's `nonce`. */
    nonce: z.string(),
  }),
  refusals: ['unavailable'],
});

import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { changesOf, READS_ONLY } from '../../base/limit.ts';
import { textOf } from '../../base/text.ts';
import { user } from '../accounts/contract.ts';
import {
  consentLettersOfCaller,
  consentLettersOfCallersDay,
  consentLettersOfInstallation,
  consentLettersToMailbox,
} from './rules/limits.ts';

const instant = z.string().describe('ISO 8601, UTC');

export const pendingUser = endpoint({
  method: 'GET',
  path: '/api/auth/pending-user',
  summary: 'Who is registering, and whether a parent has been asked already',
  who: 'pending',
  limit: READS_ONLY,
  reply: z.object({
    hasExistingConsentRequest: z.boolean(),
    existingRequestEmail: z.string().nullable(),
    userInfo: z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() }),
    needsParent: z.boolean().describe('an under-age birth date has been told already'),
    consent: z.enum(['not_asked', 'waiting', 'denied', 'expired']).describe('how the latest request stands'),
    expiresAt: instant.nullable().describe('until when the parent may answer'),
    consentAge: z.int().describe('years from which one registers alone'),
    isMailed: z.boolean().describe('false: letters stay on the computer that runs this, as files'),
  }),
});
export type PendingUser = z.infer<typeof pendingUser.reply>;

const birthDate = z.string('Please enter your birth date to continue.').max(10).describe('YYYY-MM-DD');

export const completeRegistration = endpoint({
  method: 'POST',
  path: '/api/auth/complete-registration',
  summary: 'Registers a person who is old enough to do so alone',
  who: 'pending',
  limit: [changesOf('registration', 30)],
  body: z.strictObject({
    userId: textOf(60),
    birthDate,
    isUnder13: z.boolean().optional().describe('not believed: the server works out the age'),
    parentEmail: textOf(320).nullish(),
    parentalConsentGranted: z.boolean().optional().describe('not believed'),
  }),
  reply: z.object({ user }),
  refusals: ['not_found', 'under_age', 'conflict', 'invalid'],
});

export const requestConsent = endpoint({
  method: 'POST',
  path: '/api/auth/request-parental-consent',
  summary: 'Writes to a parent for consent; a new request takes the place of an open one',
  who: 'pending',
  limit: [
    consentLettersOfCaller,
    consentLettersOfCallersDay,
    consentLettersOfInstallation,
    consentLettersToMailbox,
  ],
  body: z.strictObject({
    userId: textOf(60),
    parentEmail: textOf(320),
    birthDate: birthDate.optional().describe('YYYY-MM-DD; may be left out once it has been told'),
    childInfo: z
      .strictObject({
        firstName: textOf(200).nullish(),
        lastName: textOf(200).nullish(),
        email: textOf(320).nullish(),
      })
      .nullish()
      .describe('not believed: the names of the account stand in the mail'),
  }),
  reply: z.object({ message: z.string(), parentEmail: z.string(), expiresAt: instant }),
  refusals: ['not_found', 'conflict', 'under_age', 'invalid'],
});

export const consentRequest = endpoint({
  method: 'GET',
  path: '/api/auth/parental-consent/:consentToken',
  summary: 'What a parent is asked; looking changes nothing',
  who: { anyone: 'the mailed token is the key' },
  limit: READS_ONLY,
  withoutCredentials: true,
  // Only its hash is ever looked up: whatever stands there has the one answer of an unknown token.
  params: z.object({ consentToken: z.string() }),
  reply: z.object({
    childFirstName: z.string().describe('empty where what the child is called reads like no name'),
    requestedAt: instant,
    expiresAt: instant,
    installation: z.array(z.string()).describe('sentences about who runs this Brightling, and on what'),
  }),
  refusals: ['not_found'],
});

export const respondConsent = endpoint({
  method: 'POST',
  path: '/api/auth/respond-parental-consent',
  summary: "Keeps the parent's answer, once",
  who: { anyone: 'the mailed token is the key' },
  limit: { none: 'the token cannot be guessed and serves once' },
  withoutCredentials: true,
  body: z.strictObject({ token: textOf(20_000), granted: z.boolean() }),
  reply: z.object({ message: z.string(), granted: z.boolean() }),
  refusals: ['not_found'],
});

/** What a linked parent has settled for a child. */
export const controls = z.object({
  restDays: z.array(z.int().min(1).max(7)).max(7).describe('weekdays, 1 is Monday: no lesson is expected'),
  dailyMinutes: z.int().min(10).max(240).nullable().describe('after so much no new lesson is begun'),
  gamesAllowed: z.boolean(),
  leaderboardAllowed: z.boolean(),
  sharingAllowed: z.boolean(),
});
export type Controls = z.infer<typeof controls>;

import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { textOf } from '../../base/text.ts';
import { user } from '../accounts/contract.ts';

export const pendingUser = endpoint({
  method: 'GET',
  path: '/api/auth/pending-user',
  summary: 'Who is registering, and whether a parent has been asked already',
  who: 'pending',
  reply: z.object({
    hasExistingConsentRequest: z.boolean(),
    existingRequestEmail: z.string().nullable(),
    userInfo: z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() }),
  }),
});

export const completeRegistration = endpoint({
  method: 'POST',
  path: '/api/auth/complete-registration',
  summary: 'Registers a person who is old enough to do so alone',
  who: 'pending',
  body: z.strictObject({
    userId: textOf(60),
    birthDate: z.string('Please enter your birth date to continue.').max(10).describe('YYYY-MM-DD'),
    isUnder13: z.boolean().optional().describe('not believed: the server works out the age'),
    parentEmail: textOf(320).nullish(),
    parentalConsentGranted: z.boolean().optional().describe('not believed'),
  }),
  reply: z.object({ user }),
  refusals: ['not_found', 'under_age', 'conflict', 'invalid'],
});

import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { changesOf, READS_ONLY } from '../../base/limit.ts';
import { textOf } from '../../base/text.ts';
import { premiumStatus, shownToOthers } from '../families/contract.ts';
import { wrongReferralCodes } from '../families/rules/limits.ts';
import { LISTED } from './rules/referral.ts';
import { LONGEST_TYPED } from './rules/typed-code.ts';

const REFERRAL_STATUSES = ['pending', 'completed'] as const;

export const referral = z.object({
  id: z.string(),
  code: z.string(),
  status: z.enum(REFERRAL_STATUSES),
  createdAt: z.string().describe('ISO 8601, UTC'),
});
export type Referral = z.infer<typeof referral>;

export const referralStatus = endpoint({
  method: 'GET',
  path: '/api/families/referral-status',
  summary: "The caller's family's premium, how many families it has brought, and its five latest codes",
  who: 'child',
  limit: READS_ONLY,
  reply: z.object({
    ...premiumStatus.reply.shape,
    referralCount: z.int().describe('completed ones'),
    referrals: z.array(referral).max(LISTED).describe('latest first'),
  }),
});
export type ReferralStatus = z.infer<typeof referralStatus.reply>;

export const generateReferral = endpoint({
  method: 'POST',
  path: '/api/families/generate-referral',
  summary: "Makes a referral code of the caller's family; at most 5 are pending",
  who: 'child',
  limit: [changesOf('referral_made', 30)],
  reply: referral,
  refusals: ['conflict'],
});

export const joinWithReferral = endpoint({
  method: 'POST',
  path: '/api/families/join-with-referral',
  summary: 'Creates a family with a code of another one; both get 7 days of premium',
  who: 'child',
  limit: [changesOf('referral_used', 60), wrongReferralCodes],
  body: z.strictObject({
    name: shownToOthers.describe('of the new family'),
    referralCode: textOf(LONGEST_TYPED).describe('capital and small letters are the same'),
  }),
  reply: z.object({
    premiumDays: z.int(),
    family: z.object({ name: z.string() }),
    inviteCode: z.string(),
  }),
  refusals: ['invalid', 'not_found', 'conflict'],
});

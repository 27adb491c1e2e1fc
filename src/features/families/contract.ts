import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { changesOf, READS_ONLY } from '../../base/limit.ts';
import { textOf } from '../../base/text.ts';
import { wrongInviteCodes } from './rules/limits.ts';

/** What a family or a member is to be called; `accounts/rules/names/judging.ts` judges what it says. */
export const shownToOthers = textOf(400).describe(
  '1 to 40 characters after trimming, kind, and without ways to reach somebody',
);
const code = textOf(40).describe('capital and small letters are the same; spaces and hyphens do not count');

const FAMILY_ROLES = ['parent', 'child'] as const;
export type FamilyRole = (typeof FAMILY_ROLES)[number];

/** What members see of each other, and nothing else. */
const leaderboardEntry = z.object({
  id: z.string().describe('of the membership, not of the user'),
  rank: z.int().min(1),
  nickname: z.string().nullable(),
  firstName: z.string().nullable().describe('null where there is a nickname'),
  profileImageUrl: z.string().nullable(),
  role: z.enum(FAMILY_ROLES),
  points: z.int(),
  streak: z.int().describe('days'),
  weeklyLessons: z.int().describe("since Monday of the member's own week"),
  isCurrentUser: z.boolean(),
  isFounder: z.boolean().describe('made the family, or was given that part'),
  removalBar: z
    .string()
    .nullable()
    .describe('why the caller cannot remove this member, in a sentence; null when they can'),
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;

const named = z.object({ name: z.string() });

const familySummary = z.object({
  family: z.object({ name: z.string(), inviteCode: z.string() }),
  totalMembers: z.int(),
  userRank: z.int().nullable().describe("null while a parent has switched this user's leaderboard off"),
  leaderboard: z
    .array(leaderboardEntry)
    .describe('by points, ties by earlier joining; without members whose parent has switched it off'),
  canManage: z.boolean().describe('may renew the invite code and remove children'),
});
export type FamilySummary = z.infer<typeof familySummary>;

export const myFamily = endpoint({
  method: 'GET',
  path: '/api/families/my-family',
  summary: "The caller's family with its leaderboard; `{family: null}` without one",
  who: 'child',
  limit: READS_ONLY,
  reply: z.union([familySummary, z.object({ family: z.null() })]),
});

export const createFamily = endpoint({
  method: 'POST',
  path: '/api/families',
  summary: 'Creates a family with the caller as its first member',
  who: 'child',
  limit: [changesOf('family_made', 20)],
  body: z.strictObject({ name: shownToOthers }),
  reply: z.object({ family: named, inviteCode: z.string() }),
  refusals: ['invalid', 'conflict'],
});

export const joinFamily = endpoint({
  method: 'POST',
  path: '/api/families/join',
  summary: 'Joins the family of an invite code, under a nickname or the first name',
  who: 'child',
  limit: [changesOf('family_joined', 60), wrongInviteCodes],
  body: z.strictObject({ inviteCode: code, nickname: shownToOthers.nullish() }),
  reply: z.object({ family: named }),
  refusals: ['invalid', 'not_found', 'conflict'],
});

export const leaveFamily = endpoint({
  method: 'DELETE',
  path: '/api/families/leave',
  summary: 'Leaves the family; the last one out removes it',
  who: 'child',
  limit: [changesOf('family_left', 60)],
  reply: z.object({ message: z.string() }),
  refusals: ['not_found'],
});

export const premiumStatus = endpoint({
  method: 'GET',
  path: '/api/families/premium-status',
  summary: "Whether the caller's family has premium, and until when",
  who: 'child',
  limit: READS_ONLY,
  reply: z.object({
    isPremium: z.boolean(),
    premiumEndDate: z.string().nullable().describe('ISO 8601, UTC; null without premium'),
  }),
});
export type PremiumStatus = z.infer<typeof premiumStatus.reply>;

export const renewInviteCode = endpoint({
  method: 'POST',
  path: '/api/families/invite-code',
  summary: 'Gives the family a new invite code; the old one opens nothing any more',
  who: 'child',
  limit: [changesOf('invite_renewed', 30)],
  reply: z.object({ inviteCode: z.string() }),
  refusals: ['not_found', 'forbidden'],
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/families/members/:id',
  summary: "Removes another member from the caller's family; a grown-up only by its founder",
  who: 'child',
  limit: [changesOf('member_removed', 60)],
  params: z.object({ id: textOf(60).describe("a leaderboard entry's id") }),
  reply: z.object({ message: z.string() }),
  refusals: ['not_found', 'forbidden', 'conflict'],
});

export const handOnFamily = endpoint({
  method: 'POST',
  path: '/api/families/founder',
  summary: "Makes another grown-up of the caller's family its founder; for the present founder alone",
  who: 'child',
  limit: [changesOf('founder_changed', 30)],
  body: z.strictObject({ memberId: textOf(60).describe("a leaderboard entry's id") }),
  reply: z.object({ message: z.string() }),
  refusals: ['invalid', 'not_found', 'forbidden', 'conflict'],
});

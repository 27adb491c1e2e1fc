import { LRUCache } from 'lru-cache';
import { dayIn } from '../../base/day.ts';
import { avatarUrl } from '../accounts/rules/avatars.ts';
import { isAdultOn } from '../accounts/rules/age.ts';
import type { Person } from '../accounts/caller.ts';
import type { FamilySummary, LeaderboardEntry, PremiumStatus } from './contract.ts';
import { fitFirstName } from '../accounts/rules/names/judging.ts';
import {
  LEAVES,
  mayManage,
  ranked,
  removalBar,
  roleOf,
  type Ranked,
  type Standing,
} from './rules/membership.ts';
import { lessonsThisWeek } from './rules/week.ts';
import type { FamilyRow, MemberRow } from './store.ts';

/** First names as they may stand before others: judging one takes as long as all the rest of a member's row. */
const fitNames = new LRUCache<string, string>({ max: 10_000 });

function fitName(firstName: string): string {
  const known = fitNames.get(firstName);
  if (known !== undefined) return known;
  const fit = fitFirstName(firstName) || 'Family member';
  fitNames.set(firstName, fit);
  return fit;
}

/** What other members call somebody. */
export function shownName({ nickname, firstName }: Pick<MemberRow, 'nickname' | 'firstName'>): string {
  return nickname ?? fitName(firstName);
}

/**
 * A family as one of its members sees it. A child whose parent has switched the leaderboard off sees nobody on it, and
 * nobody sees the child.
 */
export function presentFamily(
  family: Pick<FamilyRow, 'name' | 'inviteCode'>,
  members: readonly MemberRow[],
  caller: Person,
  now: Date,
): FamilySummary {
  const seen = caller.user.leaderboardAllowed ? members.filter((member) => member.leaderboardAllowed) : [];
  const own = members.find((member) => member.userId === caller.id);
  const standing = { isAdult: caller.isAdult, isFounder: own?.isFounder ?? false };
  const leaderboard = ranked(seen).map((member) => presentEntry(member, caller, standing, now));
  return {
    family: { name: family.name, inviteCode: family.inviteCode },
    totalMembers: members.length,
    userRank: leaderboard.find((entry) => entry.isCurrentUser)?.rank ?? null,
    leaderboard,
    canManage: mayManage(standing),
  };
}

function presentEntry(
  member: Ranked<MemberRow>,
  caller: Person,
  standing: Standing,
  now: Date,
): LeaderboardEntry {
  const today = dayIn(now, member.timeZone);
  const isAdult = isAdultOn(member.birthDate, today);
  const isCurrentUser = member.userId === caller.id;
  return {
    id: member.id,
    rank: member.rank,
    nickname: member.nickname,
    firstName: member.nickname === null ? shownName(member) : null,
    profileImageUrl: avatarUrl(member.avatar),
    role: roleOf(isAdult),
    points: member.points,
    streak: member.streak,
    weeklyLessons: lessonsThisWeek(member, today),
    isCurrentUser,
    isFounder: member.isFounder,
    removalBar: isCurrentUser ? LEAVES : (removalBar(standing, { ...member, isAdult }) ?? null),
  };
}

/** Premium as it stands: an end that is past is none. */
export function presentPremium(family: FamilyRow | undefined, now: Date): PremiumStatus {
  const until = family?.premiumUntil ?? null;
  const isPremium = until !== null && until > now;
  return { isPremium, premiumEndDate: isPremium ? until.toISOString() : null };
}

import { LRUCache } from 'lru-cache';
import { dayIn } from '../../base/day.ts';
import { avatarUrl } from '../accounts/rules/avatars.ts';
import { isAdultOn } from '../accounts/rules/age.ts';
import type { Person } from '../accounts/caller.ts';
import type { FamilySummary, LeaderboardEntry, PremiumStatus } from './contract.ts';
import { mayManage, ranked, roleOf, type Ranked } from './rules/membership.ts';
import { fitFirstName } from '../accounts/rules/names/judging.ts';
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
  family: Pick<FamilyRow, 'name' | 'inviteCode' | 'createdBy'>,
  members: readonly MemberRow[],
  caller: Person,
  now: Date,
): FamilySummary {
  const seen = caller.user.leaderboardAllowed ? members.filter((member) => member.leaderboardAllowed) : [];
  const leaderboard = ranked(seen).map((member) => presentEntry(member, caller, now));
  return {
    family: { name: family.name, inviteCode: family.inviteCode },
    totalMembers: members.length,
    userRank: leaderboard.find((entry) => entry.isCurrentUser)?.rank ?? null,
    leaderboard,
    canManage: mayManage({ isAdult: caller.isAdult, isCreator: family.createdBy === caller.id }),
  };
}

function presentEntry(member: Ranked<MemberRow>, caller: Person, now: Date): LeaderboardEntry {
  const today = dayIn(now, member.timeZone);
  return {
    id: member.id,
    rank: member.rank,
    nickname: member.nickname,
    firstName: member.nickname === null ? shownName(member) : null,
    profileImageUrl: avatarUrl(member.avatar),
    role: roleOf(isAdultOn(member.birthDate, today)),
    points: member.points,
    streak: member.streak,
    weeklyLessons: lessonsThisWeek(member, today),
    isCurrentUser: member.userId === caller.id,
  };
}

/** Premium as it stands: an end that is past is none. */
export function presentPremium(family: FamilyRow | undefined, now: Date): PremiumStatus {
  const until = family?.premiumUntil ?? null;
  const isPremium = until !== null && until > now;
  return { isPremium, premiumEndDate: isPremium ? until.toISOString() : null };
}

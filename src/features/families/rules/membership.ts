import type { FamilyRole } from '../contract.ts';

export const MOST_MEMBERS = 12;

export const roleOf = (isAdult: boolean): FamilyRole => (isAdult ? 'parent' : 'child');

/** What somebody is in a family. The founder may be a child: children make families too. */
export type Standing = { isAdult: boolean; isFounder: boolean };

/** Who may renew the code and remove children: every grown-up of the family, and its founder. */
export function mayManage({ isAdult, isFounder }: Standing): boolean {
  return isAdult || isFounder;
}

/** What somebody is told who would remove themselves. */
export const LEAVES = 'To go yourself, choose Leave Family.';
export const MANAGES_NOT = 'Only a grown-up of the family, or its founder, can do that.';

/**
 * Why one member may not remove another, in a sentence; undefined when they may. Whoever has the code may say to be
 * grown up: that is no reason to remove grown-ups who were there before.
 *
 * @param member `isOwnParent`: linked to the caller as a parent
 */
export function removalBar(
  caller: Standing,
  member: Standing & { isOwnParent: boolean },
): string | undefined {
  if (!mayManage(caller)) return MANAGES_NOT;
  if (member.isFounder) return 'Nobody can remove the founder of a family.';
  if (!member.isAdult) return undefined;
  if (!caller.isFounder) return 'Only the founder of the family can remove a grown-up.';
  if (!caller.isAdult && member.isOwnParent) return 'You cannot remove your own parent.';
  return undefined;
}

/** Why one member may not make another the founder, in a sentence; undefined when they may. */
export function handOnBar(caller: Standing, member: Standing): string | undefined {
  if (!caller.isFounder) return 'Only the founder of the family can hand it on.';
  if (!member.isAdult) return 'Only a grown-up of the family can become its founder.';
  return undefined;
}

/**
 * Who becomes the founder when the present one goes: the grown-up who has been there longest, and without a grown-up
 * whoever has; undefined of nobody.
 */
export function nextFounder<Member extends { isAdult: boolean; joinedAt: Date; id: string }>(
  members: readonly Member[],
): Member | undefined {
  const [first] = members.toSorted(
    (one, other) =>
      Number(other.isAdult) - Number(one.isAdult) ||
      one.joinedAt.getTime() - other.joinedAt.getTime() ||
      one.id.localeCompare(other.id),
  );
  return first;
}

export type Ranked<Member> = Member & { rank: number };

/** Members by points, ties by earlier joining. */
export function ranked<Member extends { points: number; joinedAt: Date }>(
  members: readonly Member[],
): Ranked<Member>[] {
  return members
    .toSorted((one, other) => other.points - one.points || one.joinedAt.getTime() - other.joinedAt.getTime())
    .map((member, index) => ({ ...member, rank: index + 1 }));
}

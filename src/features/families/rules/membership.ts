import type { FamilyRole } from '../contract.ts';

export const MOST_MEMBERS = 12;

export const roleOf = (isAdult: boolean): FamilyRole => (isAdult ? 'parent' : 'child');

/** Who may renew the code and remove members: every grown-up of the family, and whoever made it. */
export function mayManage(member: { isAdult: boolean; isCreator: boolean }): boolean {
  return member.isAdult || member.isCreator;
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

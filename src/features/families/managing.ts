import { dayIn } from '../../base/day.ts';
import { Refusal } from '../../base/refusal.ts';
import type { Queries } from '../../infra/db/client.ts';
import type { Person } from '../accounts/caller.ts';
import { isAdultOn } from '../accounts/rules/age.ts';
import { isGuardian } from '../accounts/store.ts';
import { lockUser } from '../consent/store.ts';
import { keepNewCode } from './giving-codes.ts';
import { noFamily, type FamilyParts } from './joining.ts';
import { shownName } from './present.ts';
import { INVITE_LENGTH } from './rules/codes.ts';
import { handOnBar, LEAVES, MANAGES_NOT, mayManage, removalBar, type Standing } from './rules/membership.ts';
import {
  familyOf,
  findMember,
  lockFamily,
  membershipOf,
  setFounder,
  setInviteCode,
  takeOut,
  type FamilyRow,
} from './store.ts';

const noMember = () => new Refusal('not_found', 'We could not find that member.');

/** @throws Refusal `forbidden` where a sentence says why something may not be done */
function requireNoBar(bar: string | undefined): void {
  if (bar !== undefined) throw new Refusal('forbidden', bar);
}

/** @returns the new code. @throws Refusal `not_found` without a family, `forbidden` for who may not lead it */
export async function renewInvite({ db }: FamilyParts, caller: Person): Promise<string> {
  return db.transaction(async (tx) => {
    const { family, standing } = await lockOwnFamily(tx, caller);
    requireNoBar(mayManage(standing) ? undefined : MANAGES_NOT);
    return renewCode(tx, family);
  });
}

/**
 * Removes another member, who knew the invite code: so that is new as well.
 *
 * @param memberId an entry's id of the leaderboard
 * @returns what the member was called
 * @throws Refusal `not_found`, `forbidden` for who may not remove that member, `conflict` for oneself
 */
export async function removeFromFamily(
  { db, now }: FamilyParts,
  caller: Person,
  memberId: string,
): Promise<string> {
  return db.transaction(async (tx) => {
    const present = await familyOf(tx, caller.id);
    if (!present) throw noFamily();
    const named = await findMember(tx, present.id, memberId);
    // Users are locked before families, by everyone.
    if (named) await lockUser(tx, named.userId);
    const { family, standing } = await lockOwnFamily(tx, caller);
    requireNoBar(mayManage(standing) ? undefined : MANAGES_NOT);
    // Who the founder is may have changed until now.
    const member = named && family.id === present.id && (await findMember(tx, family.id, memberId));
    if (!member) throw noMember();
    if (member.userId === caller.id) throw new Refusal('conflict', LEAVES);
    const isOwnParent = await isGuardian(tx, member.userId, caller.id);
    requireNoBar(removalBar(standing, { ...standingOf(member, now()), isOwnParent }));
    await takeOut(tx, member.userId, now(), family.id);
    await renewCode(tx, family);
    return shownName(member);
  });
}

/**
 * Makes another grown-up of the family its founder, in place of the caller.
 *
 * @param memberId an entry's id of the leaderboard
 * @returns what the new founder is called
 * @throws Refusal `not_found`, `forbidden` for who is not the founder or may not become it, `conflict` for oneself
 */
export async function handOn({ db, now }: FamilyParts, caller: Person, memberId: string): Promise<string> {
  return db.transaction(async (tx) => {
    const { family, standing } = await lockOwnFamily(tx, caller);
    const member = await findMember(tx, family.id, memberId);
    if (!member) throw noMember();
    if (member.isFounder && standing.isFounder) throw new Refusal('conflict', 'You are the founder already.');
    requireNoBar(handOnBar(standing, standingOf(member, now())));
    await setFounder(tx, family.id, member.userId);
    return shownName(member);
  });
}

type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

function standingOf({ birthDate, timeZone, isFounder }: Member, now: Date): Standing {
  return { isAdult: isAdultOn(birthDate, dayIn(now, timeZone)), isFounder };
}

/**
 * Locks the caller's family: nobody joins it, goes or becomes its founder until the transaction ends.
 *
 * @throws Refusal `not_found` without one
 */
async function lockOwnFamily(
  tx: Queries,
  caller: Person,
): Promise<{ family: FamilyRow; standing: Standing }> {
  const present = await familyOf(tx, caller.id);
  const family = present && (await lockFamily(tx, present.id));
  const own = family && (await membershipOf(tx, caller.id));
  // Taken out in this very moment.
  if (own?.family.id !== family?.id || !family || !own) throw noFamily();
  return { family, standing: { isAdult: caller.isAdult, isFounder: own.isFounder } };
}

/** Gives a locked family a new invite code. */
function renewCode(tx: Queries, family: FamilyRow): Promise<string> {
  return keepNewCode(INVITE_LENGTH, (code) => setInviteCode(tx, family.id, code));
}

import { Refusal } from '../../base/refusal.ts';
import type { Queries } from '../../infra/db/client.ts';
import type { Person } from '../accounts/caller.ts';
import { lockUser } from '../consent/store.ts';
import { keepNewCode } from './giving-codes.ts';
import { noFamily, type FamilyParts } from './joining.ts';
import { INVITE_LENGTH } from './rules/codes.ts';
import { mayManage } from './rules/membership.ts';
import { familyOf, findMember, lockFamily, setInviteCode, takeOut, type FamilyRow } from './store.ts';
import { shownName } from './present.ts';

const noMember = () => new Refusal('not_found', 'We could not find that member.');

/** @returns the new code. @throws Refusal `not_found` without a family, `forbidden` for who may not lead it */
export async function renewInvite({ db }: FamilyParts, caller: Person): Promise<string> {
  return db.transaction(async (tx) => {
    const family = await managedBy(tx, caller);
    return renewCode(tx, family);
  });
}

/**
 * Removes another member, who knew the invite code: so that is new as well.
 *
 * @param memberId an entry's id of the leaderboard
 * @returns what the member was called
 * @throws Refusal `not_found`, `forbidden` for who may not lead the family, `conflict` for oneself
 */
export async function removeFromFamily(
  { db, now }: FamilyParts,
  caller: Person,
  memberId: string,
): Promise<string> {
  return db.transaction(async (tx) => {
    const present = await familyOf(tx, caller.id);
    if (!present) throw noFamily();
    const member = await findMember(tx, present.id, memberId);
    // Users are locked before families, by everyone.
    const user = member && (await lockUser(tx, member.userId));
    const family = await managedBy(tx, caller);
    if (!member || !user || family.id !== present.id) throw noMember();
    if (user.id === caller.id) throw new Refusal('conflict', 'To go yourself, choose Leave Family.');
    if (!(await takeOut(tx, user.id, now(), family.id))) throw noMember();
    await renewCode(tx, family);
    return shownName({ ...user, nickname: member.nickname });
  });
}

/** Locks the caller's family, if the caller may lead it. */
async function managedBy(tx: Queries, caller: Person): Promise<FamilyRow> {
  const present = await familyOf(tx, caller.id);
  const family = present && (await lockFamily(tx, present.id));
  // Taken out in this very moment.
  if (!family || (await familyOf(tx, caller.id))?.id !== family.id) throw noFamily();
  if (!mayManage({ isAdult: caller.isAdult, isCreator: family.createdBy === caller.id })) {
    throw new Refusal('forbidden', 'Only a grown-up of the family, or the one who made it, can do that.');
  }
  return family;
}

/** Gives a locked family a new invite code. */
function renewCode(tx: Queries, family: FamilyRow): Promise<string> {
  return keepNewCode(INVITE_LENGTH, (code) => setInviteCode(tx, family.id, code));
}

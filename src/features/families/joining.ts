import { Refusal } from '../../base/refusal.ts';
import type { Db, Queries } from '../../infra/db/client.ts';
import type { Limit } from '../../infra/http/limits.ts';
import { lockUser } from '../consent/store.ts';
import { keepNewCode } from './giving-codes.ts';
import { INVITE_LENGTH, readCode } from './rules/codes.ts';
import { MOST_MEMBERS } from './rules/membership.ts';
import { judgeName } from '../accounts/rules/names/judging.ts';
import {
  countMembers,
  familyOf,
  findByInviteCode,
  insertFamily,
  insertMember,
  lockFamily,
  takeOut,
  type FamilyRow,
} from './store.ts';

export type FamilyParts = { db: Db; now: () => Date };

/**
 * A family's name or a nickname as it may stand before other children.
 *
 * @throws Refusal `invalid`, which names the field.
 */
export function nameFor(typed: string, field: 'name' | 'nickname'): string {
  const judged = judgeName(typed);
  if ('problem' in judged) throw new Refusal('invalid', judged.problem, { field });
  return judged.name;
}

const inOne = () =>
  new Refusal('conflict', 'You are in a family already. Leave it first if you want another one.');

/**
 * Locks a user who is in no family: nobody can make them join one meanwhile.
 *
 * @throws Refusal `conflict` in a family, `signed_out` when the account is gone
 */
export async function lockWithoutFamily(tx: Queries, userId: string): Promise<void> {
  if (!(await lockUser(tx, userId))) throw new Refusal('signed_out', 'Please sign in first.');
  if (await familyOf(tx, userId)) throw inOne();
}

/** Makes a family whose first member and founder is its creator, whose row is locked. */
export async function foundFamily(
  tx: Queries,
  founding: { creator: string; name: string; premiumUntil: Date | null; at: Date },
): Promise<FamilyRow> {
  const { creator, name, premiumUntil, at } = founding;
  const family = await keepNewCode(INVITE_LENGTH, (inviteCode) =>
    insertFamily(tx, { name, premiumUntil, inviteCode, createdAt: at }),
  );
  await insertMember(tx, { userId: creator, familyId: family.id, joinedAt: at, isFounder: true });
  return family;
}

/** @throws Refusal when the name will not do, or the user is in a family. */
export async function createFamily({ db, now }: FamilyParts, userId: string, typed: string) {
  const name = nameFor(typed, 'name');
  return db.transaction(async (tx) => {
    await lockWithoutFamily(tx, userId);
    return foundFamily(tx, { creator: userId, name, premiumUntil: null, at: now() });
  });
}

/**
 * Joins the family of an invite code.
 *
 * @param wrongTries counts the codes that open nothing
 * @throws Refusal when the nickname will not do, the code is unknown, the family is full, or the user is in one.
 */
export async function joinFamily(
  { db, now }: FamilyParts,
  wrongTries: Limit,
  userId: string,
  { inviteCode, nickname }: { inviteCode: string; nickname?: string | null | undefined },
): Promise<FamilyRow> {
  const shown = nickname?.trim() ? nameFor(nickname, 'nickname') : null;
  if (await familyOf(db, userId)) throw inOne();
  const code = readCode(inviteCode);
  if (!code) throw new Refusal('invalid', 'Please enter an invite code.', { field: 'inviteCode' });
  await wrongTries.take(userId);
  const found = await findByInviteCode(db, code);
  if (!found) throw unknownInvite();
  await wrongTries.giveBack(userId);
  return db.transaction(async (tx) => {
    await lockWithoutFamily(tx, userId);
    const family = await lockFamily(tx, found.id);
    // Renewed or removed in this very moment.
    if (family?.inviteCode !== code) throw unknownInvite();
    if ((await countMembers(tx, family.id)) >= MOST_MEMBERS) {
      throw new Refusal('conflict', `This family is full: it has ${MOST_MEMBERS} members.`);
    }
    await insertMember(tx, { userId, familyId: family.id, nickname: shown, joinedAt: now() });
    return family;
  });
}

const unknownInvite = () =>
  new Refusal('not_found', 'No family has this code. Please check it, letter by letter.', {
    field: 'inviteCode',
  });

/** Leaves the family; the last one out removes it. @throws Refusal `not_found` without one */
export async function leaveFamily({ db, now }: FamilyParts, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (!(await takeOut(tx, userId, now()))) throw noFamily();
  });
}

export const noFamily = () => new Refusal('not_found', 'You are not in a family yet.');

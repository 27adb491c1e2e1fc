import { Refusal } from '../../base/refusal.ts';
import type { Limit } from '../../infra/http/limits.ts';
import { keepNewCode } from '../families/giving-codes.ts';
import { foundFamily, lockWithoutFamily, nameFor, type FamilyParts } from '../families/joining.ts';
import { readCode } from '../families/rules/codes.ts';
import { premiumAfter } from '../families/rules/premium.ts';
import { familyOf, lockFamily, setPremium, wasMember, type FamilyRow } from '../families/store.ts';
import { CODE_LENGTH, MOST_PENDING, PREMIUM_DAYS, readReferralCode, referralCode } from './rules/referral.ts';
import {
  completeReferral,
  countReferrals,
  findReferral,
  insertRedemption,
  insertReferral,
  type ReferralRow,
} from './store.ts';

/** Makes a code of the user's family. @throws Refusal `conflict` without a family, or with five codes pending. */
export async function generateReferral({ db, now }: FamilyParts, userId: string): Promise<ReferralRow> {
  return db.transaction(async (tx) => {
    const present = await familyOf(tx, userId);
    const family = present && (await lockFamily(tx, present.id));
    if (!family) throw new Refusal('conflict', 'Codes belong to a family. Create or join one first.');
    if ((await countReferrals(tx, family.id, 'pending')) >= MOST_PENDING) {
      throw new Refusal(
        'conflict',
        `${MOST_PENDING} codes are waiting for friends already. Share one of those.`,
      );
    }
    return keepNewCode(CODE_LENGTH, (letters) =>
      insertReferral(tx, { familyId: family.id, code: referralCode(letters), createdAt: now() }),
    );
  });
}

/**
 * Redeems another family's code by founding a family of one's own; both get days of premium, added to what they have.
 * Everybody does so once, whichever families they leave and come to.
 *
 * @param wrongTries counts the codes that nobody has given out
 * @throws Refusal when the name will not do, the code is unknown, used or of a family that was one's own, or the user
 *   is in a family or has redeemed a code before.
 */
export async function redeemReferral(
  { db, now }: FamilyParts,
  wrongTries: Limit,
  userId: string,
  typed: { name: string; referralCode: string },
): Promise<FamilyRow> {
  const name = nameFor(typed.name, 'name');
  if (!readCode(typed.referralCode)) throw refusedCode('invalid', 'Please enter a referral code.');
  if (await familyOf(db, userId)) throw inFamily();
  await wrongTries.take(userId);
  const referral = await findReferral(db, readReferralCode(typed.referralCode));
  if (!referral) throw unknownCode();
  await wrongTries.giveBack(userId);
  return db.transaction(async (tx) => {
    const at = now();
    await lockWithoutFamily(tx, userId);
    const giver = await lockFamily(tx, referral.familyId);
    if (!giver) throw unknownCode();
    if (await wasMember(tx, userId, giver.id)) {
      throw refusedCode('conflict', 'This code is of a family that you were in. Ask a friend for theirs.');
    }
    if (!(await completeReferral(tx, referral.id, at))) {
      throw refusedCode('conflict', 'This code has been used already. Ask for a new one.');
    }
    if (!(await insertRedemption(tx, userId, at))) {
      throw refusedCode('conflict', 'You have used a referral code before. Each person can use one.');
    }
    await setPremium(tx, giver.id, premiumAfter(giver.premiumUntil, PREMIUM_DAYS, at));
    const premiumUntil = premiumAfter(null, PREMIUM_DAYS, at);
    return foundFamily(tx, { creator: userId, name, premiumUntil, at });
  });
}

const refusedCode = (code: 'invalid' | 'not_found' | 'conflict', sentence: string) =>
  new Refusal(code, sentence, { field: 'referralCode' });
const unknownCode = () =>
  refusedCode('not_found', 'Nobody has given out this code. Please check it, letter by letter.');
const inFamily = () =>
  new Refusal('conflict', 'You are in a family already. A referral code is for founding a new one.');

import { createLimit } from '../../infra/http/limits.ts';
import type { Router } from '../../infra/http/router.ts';
import type { Person } from '../accounts/caller.ts';
import type { FamilyParts } from '../families/joining.ts';
import { presentPremium } from '../families/present.ts';
import { wrongReferralCodes } from '../families/rules/limits.ts';
import { familyOf } from '../families/store.ts';
import * as contract from './contract.ts';
import type { Referral } from './contract.ts';
import { generateReferral, redeemReferral } from './redeeming.ts';
import { LISTED, PREMIUM_DAYS } from './rules/referral.ts';
import { countReferrals, latestReferrals, type ReferralRow } from './store.ts';

export function referralRoutes(router: Router<Person>, parts: FamilyParts): void {
  const { db, now } = parts;
  const wrongCodes = createLimit(db, wrongReferralCodes);

  router.handle(contract.referralStatus, async ({ caller }) => {
    const family = await familyOf(db, caller.id);
    const premium = presentPremium(family, now());
    if (!family) return { ...premium, referralCount: 0, referrals: [] };
    const [referralCount, latest] = await Promise.all([
      countReferrals(db, family.id, 'completed'),
      latestReferrals(db, family.id, LISTED),
    ]);
    return { ...premium, referralCount, referrals: latest.map(present) };
  });

  router.handle(contract.generateReferral, async ({ caller }) =>
    present(await generateReferral(parts, caller.id)),
  );

  router.handle(contract.joinWithReferral, async ({ caller, body }) => {
    const { name, inviteCode } = await redeemReferral(parts, wrongCodes, caller.id, body);
    return { premiumDays: PREMIUM_DAYS, family: { name }, inviteCode };
  });
}

function present({ id, code, completedAt, createdAt }: ReferralRow): Referral {
  return {
    id,
    code,
    status: completedAt === null ? 'pending' : 'completed',
    createdAt: createdAt.toISOString(),
  };
}

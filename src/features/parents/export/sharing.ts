import { and, asc, desc, eq, gt, or } from 'drizzle-orm';
import { guardians } from '../../accounts/tables.ts';
import { families, familyMembers, formerMembers } from '../../families/tables.ts';
import { contactMessages } from '../../info/tables.ts';
import { redemptions, referrals } from '../../referrals/tables.ts';
import { shares } from '../../sharing/tables.ts';
import type { ExportSection } from './exporting.ts';
import { inPages } from './pages.ts';

/** With whom the child is together here, and what it has shared. Of other people nothing is told. */
export const sharingSections: Record<string, ExportSection> = {
  family: {
    tables: ['family_members', 'families'],
    async read(tx, { userId }) {
      const [family] = await tx
        .select({
          name: families.name,
          nickname: familyMembers.nickname,
          joinedAt: familyMembers.joinedAt,
          inviteCode: families.inviteCode,
          premiumUntil: families.premiumUntil,
          familySince: families.createdAt,
          isFounder: familyMembers.isFounder,
        })
        .from(familyMembers)
        .innerJoin(families, eq(families.id, familyMembers.familyId))
        .where(eq(familyMembers.userId, userId));
      return family ?? null;
    },
  },
  familiesLeft: {
    tables: ['former_members'],
    read: (tx, { userId }) =>
      tx
        .select({ name: families.name, leftAt: formerMembers.leftAt })
        .from(formerMembers)
        .innerJoin(families, eq(families.id, formerMembers.familyId))
        .where(eq(formerMembers.userId, userId)),
  },
  referrals: {
    tables: ['referrals', 'redemptions'],
    async read(tx, { userId }) {
      const codes = await tx
        .select({
          code: referrals.code,
          createdAt: referrals.createdAt,
          completedAt: referrals.completedAt,
        })
        .from(referrals)
        .innerJoin(familyMembers, eq(familyMembers.familyId, referrals.familyId))
        .where(eq(familyMembers.userId, userId))
        .orderBy(desc(referrals.createdAt));
      const [redemption] = await tx
        .select({ redeemedAt: redemptions.redeemedAt })
        .from(redemptions)
        .where(eq(redemptions.userId, userId));
      return { codesOfTheFamily: codes, codeUsedAt: redemption?.redeemedAt ?? null };
    },
  },
  shares: {
    tables: ['shares'],
    pages: (tx, { userId, linkTo }) =>
      inPages(
        (last: { achievement: string; imageId: string } | undefined, limit) =>
          tx
            .select({
              achievement: shares.achievement,
              type: shares.type,
              value: shares.value,
              imageId: shares.imageId,
              nameOnIt: shares.shownName,
              createdAt: shares.createdAt,
              rewardedOn: shares.rewardedOn,
              rewardedAfterLessons: shares.rewardedAfter,
            })
            .from(shares)
            .where(and(eq(shares.userId, userId), last && gt(shares.achievement, last.achievement)))
            .orderBy(asc(shares.achievement))
            .limit(limit),
        (row) => ({ ...row, url: linkTo('graphic', row.imageId) }),
      ),
  },
  messages: {
    tables: ['contact_messages'],
    pages: (tx, { userId }) =>
      inPages(
        (last: { id: string } | undefined, limit) =>
          tx
            .select({
              id: contactMessages.id,
              name: contactMessages.name,
              email: contactMessages.email,
              subject: contactMessages.subject,
              category: contactMessages.category,
              message: contactMessages.message,
              createdAt: contactMessages.createdAt,
              answeredAt: contactMessages.answeredAt,
            })
            .from(contactMessages)
            .where(and(eq(contactMessages.userId, userId), last && gt(contactMessages.id, last.id)))
            .orderBy(asc(contactMessages.id))
            .limit(limit),
        ({ id: _id, ...row }) => row,
      ),
  },
  linkedAccounts: {
    tables: ['guardians'],
    async read(tx, { userId }) {
      const rows = await tx
        .select({
          childId: guardians.childId,
          since: guardians.since,
          weeklyLetter: guardians.wantsDigest,
          latestLetter: guardians.digestDay,
        })
        .from(guardians)
        .where(or(eq(guardians.childId, userId), eq(guardians.guardianId, userId)));
      return rows.map(({ childId, ...row }) => ({
        role: childId === userId ? 'parent of this child' : 'child of this parent',
        ...row,
      }));
    },
  },
};

import { eq, or } from 'drizzle-orm';
import { guardians } from '../../accounts/tables.ts';
import { families, familyMembers } from '../../families/tables.ts';
import type { ExportSection } from './exporting.ts';

/** With whom the child is together here. Of other people nothing is told. */
export const sharingSections: Record<string, ExportSection> = {
  family: {
    tables: ['family_members', 'families'],
    async read(tx, { userId }) {
      const [family] = await tx
        .select({
          name: families.name,
          joinedAt: familyMembers.joinedAt,
          premiumUntil: families.premiumUntil,
          familySince: families.createdAt,
        })
        .from(familyMembers)
        .innerJoin(families, eq(families.id, familyMembers.familyId))
        .where(eq(familyMembers.userId, userId));
      return family ?? null;
    },
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

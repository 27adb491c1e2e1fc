import { and, desc, eq, gte, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Day } from '../../../base/day.ts';
import type { Queries } from '../../../infra/db/client.ts';
import { guardians, plannedErasures, users } from '../../accounts/tables.ts';
import { lessons } from '../../lessons/tables.ts';
import { completions, earnedBadges } from '../../progress/tables.ts';

const child = alias(users, 'child');

/**
 * Who gets the weekly letter, and about whom, in the order of their ids. It goes to proved addresses alone: an address
 * may have changed. Whoever has closed their account is written to no more, nor about.
 */
export async function digestReaders(db: Queries, after: DigestPair | undefined, limit: number) {
  const key = sql`(${guardians.guardianId}, ${guardians.childId})`;
  const closed = db
    .select()
    .from(plannedErasures)
    .where(
      and(
        or(eq(plannedErasures.userId, guardians.guardianId), eq(plannedErasures.userId, guardians.childId)),
        eq(plannedErasures.reason, 'closed'),
      ),
    );
  return db
    .select({
      guardian: { id: users.id, firstName: users.firstName, email: users.email, timeZone: users.timeZone },
      child: {
        id: child.id,
        firstName: child.firstName,
        timeZone: child.timeZone,
        streak: child.streak,
        streakDay: child.streakDay,
        restDays: child.restDays,
      },
    })
    .from(guardians)
    .innerJoin(users, eq(users.id, guardians.guardianId))
    .innerJoin(child, eq(child.id, guardians.childId))
    .where(
      and(
        eq(guardians.wantsDigest, true),
        eq(users.state, 'active'),
        eq(users.emailVerified, true),
        eq(child.state, 'active'),
        notExists(closed),
        after && sql`${key} > (${after.guardian.id}::uuid, ${after.child.id}::uuid)`,
      ),
    )
    .orderBy(guardians.guardianId, guardians.childId)
    .limit(limit);
}
type DigestPair = { guardian: { id: string }; child: { id: string } };
export type DigestReader = Awaited<ReturnType<typeof digestReaders>>[number];

/** Marks a Sunday's letter as posted, for one server alone; tells whether it was this one. */
export async function claimDigest(
  tx: Queries,
  guardianId: string,
  childId: string,
  day: Day,
): Promise<boolean> {
  const claimed = await tx
    .update(guardians)
    .set({ digestDay: day })
    .where(
      and(
        eq(guardians.guardianId, guardianId),
        eq(guardians.childId, childId),
        eq(guardians.wantsDigest, true),
        or(isNull(guardians.digestDay), lt(guardians.digestDay, day)),
      ),
    )
    .returning({ childId: guardians.childId });
  return claimed.length > 0;
}

/** A child's lessons that reached the server from a moment on, and older ones whose text did; latest done first. */
export async function lessonsReceived(db: Queries, childId: string, since: Date) {
  return db
    .select({
      subject: completions.subject,
      title: lessons.title,
      score: completions.score,
      seconds: completions.seconds,
      completedAt: completions.completedAt,
      receivedAt: completions.receivedAt,
      essayText: completions.essayText,
      essayReceivedAt: completions.essayReceivedAt,
    })
    .from(completions)
    .innerJoin(lessons, eq(lessons.id, completions.lessonId))
    .where(
      and(
        eq(completions.userId, childId),
        or(gte(completions.receivedAt, since), gte(completions.essayReceivedAt, since)),
      ),
    )
    .orderBy(desc(completions.completedAt), desc(completions.lessonId));
}

/** A child's badges that the server came to know of from a moment on, and when it did. */
export async function badgesReceived(db: Queries, childId: string, since: Date) {
  const rows = await db
    .select({ badgeId: earnedBadges.badgeId, receivedAt: earnedBadges.receivedAt })
    .from(earnedBadges)
    .where(and(eq(earnedBadges.userId, childId), gte(earnedBadges.receivedAt, since)));
  return new Map(rows.map((row) => [row.badgeId, row.receivedAt]));
}

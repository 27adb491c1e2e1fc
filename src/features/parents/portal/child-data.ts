import type { Queries } from '../../../infra/db/client.ts';
import { overallLevel } from '../../accounts/rules/overall-level.ts';
import type { UserRow } from '../../accounts/store.ts';
import { dayIn } from '../../../base/day.ts';
import { maySharePublicly } from '../../consent/rules/sharing.ts';
import { findConsent } from '../../consent/store.ts';
import { SUBJECTS } from '../../lessons/subjects.ts';
import { BADGES, type Badge } from '../../progress/rules/badges.ts';
import { badgesOf } from '../../progress/store.ts';
import type { ChildData } from '../contract.ts';
import { isErasurePlanned } from '../erasure/store.ts';
import { essaysOf, figuresBySubject } from './child-data-store.ts';

/** What a parent sees of a child in the portal. */
export async function childDataOf(
  tx: Queries,
  user: UserRow,
  consentAge: number,
  now: Date,
): Promise<ChildData> {
  const essays = await essaysOf(tx, user.id);
  const earned = await badgesOf(tx, user.id);
  return {
    profile: {
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      birthDate: user.birthDate,
      createdAt: user.createdAt.toISOString(),
      level: overallLevel(user.points),
      points: user.points,
      streak: user.streak,
    },
    learningProgress: await progressOf(tx, user.id),
    achievements: BADGES.flatMap((badge) => {
      const at = earned.get(badge.id);
      const { id, name, group } = badge;
      return at
        ? [{ id, name, description: describe(badge), category: group, earnedAt: at.toISOString() }]
        : [];
    }),
    essays: essays.map(({ title, submittedAt, ...essay }) => ({
      ...essay,
      title: title || 'Untitled Essay',
      submittedAt: submittedAt.toISOString(),
    })),
    privacySettings: await privacySettingsOf(tx, user, consentAge, now),
  };
}

/** The settings of a child that a parent may change without an account. */
export async function privacySettingsOf(
  tx: Queries,
  user: UserRow,
  consentAge: number,
  now: Date,
): Promise<ChildData['privacySettings']> {
  const consent = await findConsent(tx, user.id);
  const today = dayIn(now, user.timeZone);
  return {
    socialSharingEnabled: maySharePublicly(user.sharingAllowed, user.birthDate, today, consentAge),
    dataRetentionConsent: !(await isErasurePlanned(tx, user.id, 'retention_withdrawn')),
    parentalConsentDate: consent?.grantedAt?.toISOString() ?? null,
  };
}

/** Subjects with at least one finished lesson, in their usual order. */
async function progressOf(tx: Queries, userId: string): Promise<ChildData['learningProgress']> {
  const figures = await figuresBySubject(tx, userId);
  return SUBJECTS.flatMap((subject) => figures.filter((row) => row.subject === subject));
}

function describe({ group, threshold }: Badge): string {
  const count = threshold.toLocaleString('en');
  if (group === 'lessons') return `${count} lessons completed`;
  return group === 'points' ? `${count} points earned` : `${count} days in a row with a lesson`;
}

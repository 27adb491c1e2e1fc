import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { plannedErasures, providerAccounts, sessions, users } from '../../accounts/tables.ts';
import { auditLog, consentRequests } from '../../consent/tables.ts';
import type { ExportSection } from './exporting.ts';
import { inPages } from './pages.ts';
import { portalTokens } from '../tables.ts';

/** Who the child is here, how it signs in, and what its parents have settled. */
export const personSections: Record<string, ExportSection> = {
  profile: {
    tables: ['users'],
    async read(tx, { userId }) {
      const [profile] = await tx
        .select({
          id: users.id,
          firstName: users.firstName,
          lastName: users.lastName,
          avatar: users.avatar,
          email: users.email,
          birthDate: users.birthDate,
          timeZone: users.timeZone,
          timeZoneChangedAt: users.timeZoneChangedAt,
          state: users.state,
          points: users.points,
          streak: users.streak,
          streakDay: users.streakDay,
          shields: users.shields,
          lessonsCompleted: users.lessonsCompleted,
          latestWeek: { begins: users.weekOf, lessonsCompleted: users.weekLessons },
          changesCounted: users.revision,
          createdAt: users.createdAt,
          lastSeenAt: users.seenAt,
          signIn: {
            issuer: users.issuer,
            subject: users.subject,
            emailVerified: users.emailVerified,
            name: users.name,
            givenName: users.givenName,
            familyName: users.familyName,
          },
          settledByParent: {
            restDays: users.restDays,
            dailyMinutes: users.dailyMinutes,
            lessonBegun: users.begunLesson,
            gamesAllowed: users.gamesAllowed,
            leaderboardAllowed: users.leaderboardAllowed,
            sharingAllowed: users.sharingAllowed,
          },
        })
        .from(users)
        .where(eq(users.id, userId));
      return profile;
    },
  },
  account: {
    tables: ['provider_accounts'],
    async read(tx, { userId }) {
      const [account] = await tx
        .select({
          email: providerAccounts.email,
          emailVerified: providerAccounts.emailVerified,
          givenName: providerAccounts.givenName,
          familyName: providerAccounts.familyName,
          createdAt: providerAccounts.createdAt,
        })
        .from(providerAccounts)
        .innerJoin(users, sql`${users.subject} = ${providerAccounts.id}::text`)
        .where(eq(users.id, userId));
      return account ?? null;
    },
  },
  signIns: {
    tables: ['sessions'],
    read: (tx, { userId }) =>
      tx
        .select({ since: sessions.createdAt, lastUsed: sessions.renewedAt, until: sessions.expiresAt })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.createdAt)),
  },
  consentHistory: {
    tables: ['consent_requests'],
    read: (tx, { userId }) =>
      tx
        .select({
          parentEmail: consentRequests.parentEmail,
          state: consentRequests.state,
          requestedAt: consentRequests.requestedAt,
          expiresAt: consentRequests.expiresAt,
          answeredAt: consentRequests.answeredAt,
          method: consentRequests.method,
          noticeVersion: consentRequests.noticeVersion,
        })
        .from(consentRequests)
        .where(eq(consentRequests.userId, userId))
        .orderBy(consentRequests.requestedAt),
  },
  plannedDeletions: {
    tables: ['planned_erasures'],
    read: (tx, { userId }) =>
      tx
        .select({
          reason: plannedErasures.reason,
          plannedAt: plannedErasures.plannedAt,
          dueAt: plannedErasures.dueAt,
        })
        .from(plannedErasures)
        .where(eq(plannedErasures.userId, userId)),
  },
  parentLinks: {
    tables: ['portal_tokens'],
    read: (tx, { userId }) =>
      tx
        .select({
          action: portalTokens.action,
          expiresAt: portalTokens.expiresAt,
          usedAt: portalTokens.usedAt,
        })
        .from(portalTokens)
        .where(eq(portalTokens.childId, userId))
        .orderBy(portalTokens.expiresAt),
  },
  auditLog: {
    tables: ['audit_log'],
    pages: (tx, { userId }) =>
      inPages(
        (last: { line: number } | undefined, limit) =>
          tx
            .select({
              line: auditLog.id,
              at: auditLog.at,
              action: auditLog.action,
              outcome: auditLog.outcome,
            })
            .from(auditLog)
            .where(and(eq(auditLog.childId, userId), last && gt(auditLog.id, last.line)))
            .orderBy(asc(auditLog.id))
            .limit(limit),
        ({ line: _line, ...row }) => row,
      ),
  },
};

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { dayIn } from '../src/base/day.ts';
import { sessionExpiry } from '../src/features/accounts/rules/session-times.ts';
import { sessions, users } from '../src/features/accounts/tables.ts';
import { MOST_MEMBERS } from '../src/features/families/rules/membership.ts';
import { families, familyMembers } from '../src/features/families/tables.ts';
import { presentLesson } from '../src/features/lessons/present.ts';
import { sampleAnswers, type Question } from '../src/features/lessons/questions/kinds.ts';
import { questionsOf } from '../src/features/lessons/rules/judging.ts';
import { lessons } from '../src/features/lessons/tables.ts';
import type { Db } from '../src/infra/db/client.ts';

export type Learner = { id: string; cookie: string };

/** People of 14 who are signed in, as their browsers would be. */
export async function makeLearners(db: Db, count: number): Promise<Learner[]> {
  const now = new Date();
  const made = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomBytes(32).toString('base64url'),
  }));
  await db.insert(users).values(
    made.map(({ id }) => ({
      id,
      issuer: 'https://issuer.bench',
      subject: id,
      email: `${id}@people.bench`,
      emailVerified: true,
      name: 'Mira Okafor',
      givenName: 'Mira',
      familyName: 'Okafor',
      firstName: 'Mira',
      lastName: 'Okafor',
      state: 'active' as const,
      birthDate: `${now.getUTCFullYear() - 14}-01-01`,
      timeZone: 'UTC',
      timeZoneChangedAt: now,
      createdAt: now,
      seenAt: now,
    })),
  );
  await db.insert(sessions).values(
    made.map(({ id, token }) => ({
      tokenHash: createHash('sha256').update(token).digest(),
      userId: id,
      createdAt: now,
      renewedAt: now,
      expiresAt: sessionExpiry(now),
    })),
  );
  return made.map(({ id, token }) => ({ id, cookie: `brightling=${token}` }));
}

/** Puts learners into families of twelve. */
export async function makeFamilies(db: Db, learners: readonly Learner[]): Promise<void> {
  const now = new Date();
  const many = Math.ceil(learners.length / MOST_MEMBERS);
  const made = await db
    .insert(families)
    .values(
      Array.from({ length: many }, () => ({ name: 'The Larks', inviteCode: randomUUID(), createdAt: now })),
    )
    .returning({ id: families.id });
  const members = learners.flatMap(({ id: userId }, index) => {
    const family = made[Math.floor(index / MOST_MEMBERS)];
    return family ? [{ userId, familyId: family.id, joinedAt: now }] : [];
  });
  await db.insert(familyMembers).values(members);
}

/** A lesson of today and what a browser sends when it is finished. */
export type Submission = { lessonId: string; body: string };

/** Today's lessons that have questions, each finished with every third question right only at the second try. */
export async function todaysSubmissions(db: Db): Promise<Submission[]> {
  const today = dayIn(new Date(), 'UTC');
  const rows = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.day, today), ne(lessons.subject, 'writing')));
  return rows.map((row) => {
    const attempts = questionsOf(presentLesson(row)).map((question, index) => ({
      step: index + 1,
      answers: index % 3 === 2 ? [wrongAnswer(question), rightAnswer(question)] : [rightAnswer(question)],
      seconds: 20,
    }));
    return { lessonId: row.id, body: JSON.stringify({ attempts, timeSpentMinutes: 5 }) };
  });
}

const rightAnswer = (question: Question) => sampleAnswers(question).right;

const wrongAnswer = (question: Question) => sampleAnswers(question).wrong[0];

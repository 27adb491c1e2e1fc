import { eq, lt } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { askingChild } from '../../../test/consent.ts';
import { DAY, startTestApp } from '../../../test/harness.ts';
import { lessonOf } from '../../../test/lessons.ts';
import { mailbox } from '../../../test/mailbox.ts';
import { guardianOf, person, visitor } from '../../../test/people.ts';
import { findUser } from '../../features/accounts/store.ts';
import { sessions, users } from '../../features/accounts/tables.ts';
import { contactMessages } from '../../features/info/tables.ts';
import { lessons } from '../../features/lessons/tables.ts';
import { portalTokens } from '../../features/parents/tables.ts';
import { mails } from '../../infra/mail/tables.ts';
import { scheduleJobs } from './jobs.ts';

const A_SUNDAY_EVENING = '2026-12-27T18:00:00Z';

test('whatever falls due is done by one of the jobs', async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  const unfinished = await person(app, { birthDate: null });
  const learner = await person(app);
  const parent = await guardianOf(app, learner);
  const unanswered = await askingChild(app);
  const message = { name: 'Robin', email: 'robin@people.test', subject: 'Hello', message: 'Thank you.' };
  await visitor(app).send('POST', '/api/contact', message);
  const access = { childId: learner.id, parentEmail: 'robin@people.test', action: 'view_data' };
  await visitor(app).send('POST', '/api/parent/request-access', access);

  app.clock.set(A_SUNDAY_EVENING);
  const now = app.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  await db.update(contactMessages).set({ createdAt: daysAgo(366) });
  // Still comes to look for the answer, and so is not taken for one who never came back.
  await db.update(users).set({ seenAt: now }).where(eq(users.id, unanswered.id));
  const due = async () => ({
    lessonsOfToday: await db.$count(lessons, eq(lessons.id, lessonOf('math', 'easy', '2026-12-27'))),
    endedSessions: (await db.$count(sessions, lt(sessions.expiresAt, now))) > 0,
    birthDateOfUnanswered: (await findUser(db, unanswered.id))?.birthDate,
    endedLinks: await db.$count(portalTokens, lt(portalTokens.expiresAt, daysAgo(1))),
    isUnfinishedThere: (await findUser(db, unfinished.id)) !== undefined,
    oldMessages: await db.$count(contactMessages),
    isOldMailThere: (await db.$count(mails, lt(mails.createdAt, daysAgo(14)))) > 0,
  });
  expect(await due()).toEqual({
    lessonsOfToday: 0,
    endedSessions: true,
    birthDateOfUnanswered: '2018-03-01',
    endedLinks: 1,
    isUnfinishedThere: true,
    oldMessages: 1,
    isOldMailThere: true,
  });

  const jobs: (() => Promise<void>)[] = [];
  await scheduleJobs({ every: async (_cron, _name, act) => void jobs.push(act) }, app.deps);
  for (const job of jobs) await job();

  expect(await due()).toEqual({
    lessonsOfToday: 1,
    endedSessions: false,
    birthDateOfUnanswered: null,
    endedLinks: 0,
    isUnfinishedThere: false,
    oldMessages: 0,
    isOldMailThere: false,
  });
  const toParent = await mailbox(app, (await findUser(db, parent.id))?.email);
  expect(toParent.map(({ kind }) => kind)).toEqual(['weekly-letter']);
  await app.close();
});

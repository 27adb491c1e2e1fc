import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { consentedChild } from '../../../../test/consent.ts';
import { startTestApp } from '../../../../test/harness.ts';
import { finish, lessonOf } from '../../../../test/lessons.ts';
import { findUser } from '../../accounts/store.ts';
import { users } from '../../accounts/tables.ts';
import { lessons } from '../../lessons/tables.ts';
import { childDataOf } from './child-data.ts';

const ESSAY = `My kite is red and blue. ${'On windy days we run up the hill and it sings. '.repeat(4)}`;

test('a parent is told of the child, of each subject, of what was earned and of every essay', async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  const child = await consentedChild(app, { firstName: 'Ayo' });
  await db.update(users).set({ lessonsCompleted: 24, points: 450 }).where(eq(users.id, child.id));
  await finish(child, lessonOf('math', 'easy', undefined, 1), [0]);
  await finish(child, lessonOf('math', 'easy', undefined, 2), [3]);
  const writing = lessonOf('writing', 'easy');
  const written = { essayText: ESSAY, timeSpentMinutes: 12 };
  const done = await child.send('POST', `/api/lessons/${writing}/complete`, written);
  const { aiScore, lesson } = done.json().completion;
  const at = app.clock.now();
  const user = await findUser(db, child.id);
  if (!user) throw new Error('the child is gone');
  const told = () => childDataOf(db, user, 13, at);

  const { profile, learningProgress, achievements, essays } = await told();
  const now = at.toISOString();
  expect(profile).toEqual({
    firstName: 'Ayo',
    lastName: 'Okafor',
    email: user.email,
    birthDate: '2018-03-01',
    createdAt: user.createdAt.toISOString(),
    level: 4,
    points: 600,
    streak: 1,
  });
  expect(learningProgress).toEqual([
    { subject: 'writing', averageScore: 85, completedLessons: 1, totalTimeMinutes: 12 },
    { subject: 'math', averageScore: 80, completedLessons: 2, totalTimeMinutes: 10 },
  ]);
  expect(achievements).toEqual([
    {
      id: 'rookie-explorer',
      name: 'Rookie Explorer',
      description: '25 lessons completed',
      category: 'lessons',
      earnedAt: now,
    },
    {
      id: 'point-pioneer',
      name: 'Point Pioneer',
      description: '500 points earned',
      category: 'points',
      earnedAt: now,
    },
  ]);
  const essay = { id: writing, aiScore, subject: 'writing', submittedAt: now, content: ESSAY };
  expect(essays).toEqual([{ ...essay, title: lesson.title }]);

  // A later take with another text: its day is the one on which that text was handed in.
  app.clock.forward(86_400_000);
  const rewritten = `${ESSAY} Then the string tore, and we ran after it.`;
  await child.send('POST', `/api/lessons/${writing}/complete`, { ...written, essayText: rewritten });
  expect((await told()).essays).toEqual([
    {
      ...essay,
      aiScore: expect.any(Number),
      title: lesson.title,
      content: rewritten,
      submittedAt: app.clock.now().toISOString(),
    },
  ]);

  await db.update(lessons).set({ title: '' }).where(eq(lessons.id, writing));
  expect((await told()).essays).toMatchObject([{ title: 'Untitled Essay' }]);
  await app.close();
});

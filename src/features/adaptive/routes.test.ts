import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundFamily } from '../../../test/families.ts';
import { DAY, startTestApp, type TestApp } from '../../../test/harness.ts';
import { complete, finish, lessonOf } from '../../../test/lessons.ts';
import { guardianOf, person, visitor } from '../../../test/people.ts';
import { families } from '../families/tables.ts';
import type { LessonListing } from '../lessons/contract.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test('a new child starts by age and is told so', async () => {
  const eleven = await person(app, { birthDate: '2015-06-01' });
  const answer = (await eleven.get(`/api/lessons/smart/${eleven.id}/reading`)).json();
  expect(answer).toMatchObject({
    userLevel: 'hard',
    recommendedLevel: 'hard',
    isPremium: false,
    accessLevel: 'free',
    message: expect.stringMatching(
      /^Today's lessons are open for you\. Premium opens \d+ more from earlier days\.$/,
    ),
  });
  expect(answer.explanation).toContain('Hard');
  expect(answer.lessons[0]).toMatchObject({ difficulty: 'hard', dateCreated: '2026-11-21' });
  expect(answer.lessons[0]).not.toHaveProperty('content');
});

test('the settings shift what is offered, not the level', async () => {
  const mira = await person(app);
  const asking = async (preference: string) =>
    (await mira.get(`/api/lessons/smart/${mira.id}/math?preference=${preference}`)).json();
  expect(await asking('easy')).toMatchObject({
    userLevel: 'expert',
    recommendedLevel: 'hard',
    explanation: expect.stringContaining('you asked for easier lessons, so here is Hard'),
  });
  const challenging = await asking('challenging');
  expect(challenging).toMatchObject({ userLevel: 'expert', recommendedLevel: 'extreme' });
  // What is recommended is offered first.
  const offered = (preference: { lessons: LessonListing[] }) => preference.lessons[0]?.difficulty;
  expect([offered(await asking('easy')), offered(challenging)]).toEqual(['hard', 'extreme']);
  expect((await mira.get(`/api/lessons/smart/${mira.id}/math?preference=brutal`)).statusCode).toBe(400);
});

test('three lessons with right first answers lead a level up, with the figures in the explanation', async () => {
  const mira = await person(app);
  for (const ordinal of [1, 2]) await finish(mira, lessonOf('math', 'expert', '2026-11-21', ordinal));
  const before = (await mira.get(`/api/lessons/smart/${mira.id}/math`)).json();
  expect(before).toMatchObject({ userLevel: 'expert' });
  const standing = async () => (await mira.get('/api/user/progress')).json();
  expect((await standing()).progress.math).toBeGreaterThan(0);
  expect(before.explanation).toContain('1 more lesson');
  const third = (await finish(mira, lessonOf('math', 'expert', '2026-11-21', 3))).json();
  expect(third.subjectLevel).toEqual({ subject: 'math', from: 'expert', to: 'extreme' });
  // The way through the skills of the new level is still to be gone.
  expect(await standing()).toMatchObject({ levels: { math: 'extreme' }, progress: { math: 0 } });
  const after = (await mira.get(`/api/lessons/smart/${mira.id}/math`)).json();
  expect(after).toMatchObject({
    userLevel: 'extreme',
    explanation:
      'You moved up to Extreme: in your last 3 Math lessons 100% of your first answers were right.',
  });
  // One lesson at the new level is too little to say something else.
  await finish(mira, lessonOf('math', 'extreme'), [1]);
  expect((await mira.get(`/api/lessons/smart/${mira.id}/math`)).json().explanation).toBe(after.explanation);
});

test('mistakes that the score forgives lead a level down all the same', async () => {
  const mira = await person(app);
  for (const ordinal of [1, 2, 3]) {
    const done = (await finish(mira, lessonOf('math', 'expert', '2026-11-21', ordinal), [1])).json();
    expect(done.completion.score).toBe(100);
  }
  const after = (await mira.get(`/api/lessons/smart/${mira.id}/math`)).json();
  expect(after.userLevel).toBe('hard');
  expect(after.explanation).toBe(
    'We take smaller steps on Hard for now: in your last 3 Math lessons 0% of your first answers were right.',
  );
});

test('lessons of other levels do not move it', async () => {
  const mira = await person(app);
  for (const ordinal of [1, 2, 3]) await finish(mira, lessonOf('math', 'easy', '2026-11-21', ordinal));
  expect((await mira.get(`/api/lessons/smart/${mira.id}/math`)).json().userLevel).toBe('expert');
});

test('nor does a score that is sent without answers', async () => {
  const mira = await person(app);
  for (const ordinal of [1, 2, 3])
    await complete(mira, lessonOf('math', 'expert', '2026-11-21', ordinal), { score: 100 });
  expect((await mira.get(`/api/lessons/smart/${mira.id}/math`)).json().userLevel).toBe('expert');
});

test('with premium earlier lessons come after those of today', async () => {
  const mira = await person(app);
  await foundFamily(mira);
  const premiumUntil = new Date(app.clock.now().getTime() + DAY);
  await app.deps.db.update(families).set({ premiumUntil });
  const answer = (await mira.get(`/api/lessons/smart/${mira.id}/reading`)).json();
  expect(answer).toMatchObject({ isPremium: true, accessLevel: 'premium', lockedCount: 0 });
  const days: string[] = answer.lessons.map(({ dateCreated }: LessonListing) => dateCreated);
  expect(days).toHaveLength(15 * 5);
  expect([days[0], days.at(-1)]).toEqual(['2026-11-21', '2026-11-07']);
});

test('today is the child’s own day, whoever asks', async () => {
  const ada = await person(app, { timeZone: 'Pacific/Kiritimati' });
  const robin = await guardianOf(app, ada);
  const answer = (await robin.get(`/api/lessons/smart/${ada.id}/reading`)).json();
  expect(answer.lessons[0].dateCreated).toBe('2026-11-22');
});

test('a linked parent sees it; anyone else finds nothing', async () => {
  const ada = await person(app, { birthDate: '2017-02-11' });
  const robin = await guardianOf(app, ada);
  const stranger = await person(app);
  const address = `/api/lessons/smart/${ada.id}/reading`;
  expect((await robin.get(address)).json().userLevel).toBe('medium');
  expect((await stranger.get(address)).statusCode).toBe(404);
  expect((await visitor(app).get(address)).statusCode).toBe(401);
  expect((await ada.get(`/api/lessons/smart/${robin.id}/reading`)).statusCode).toBe(404);
  for (const id of ['0', 'me', '%00', '00000000-0000-0000-0000-000000000000']) {
    expect((await ada.get(`/api/lessons/smart/${id}/reading`)).statusCode, id).toBe(404);
  }
  expect((await ada.get(`/api/lessons/smart/${ada.id}/cooking`)).statusCode).toBe(404);
});

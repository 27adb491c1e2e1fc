import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayIn } from '../../../base/day.ts';
import { consentedChild } from '../../../../test/consent.ts';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { finish, lessonOf, readLesson } from '../../../../test/lessons.ts';
import { guardianOf, person, visitor, type TestPerson } from '../../../../test/people.ts';
import { linkGuardian } from '../../accounts/store.ts';
import { users } from '../../accounts/tables.ts';
import { auditLog } from '../../consent/tables.ts';
import { questionsOf } from '../../lessons/rules/judging.ts';
import { skillRecords } from '../../progress/tables.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const CHILDREN = '/api/parent/children';
const NOTHING_SETTLED = {
  restDays: [],
  dailyMinutes: null,
  gamesAllowed: true,
  leaderboardAllowed: true,
  sharingAllowed: true,
};
const settle = (who: Pick<TestPerson, 'send'>, childId: string, body?: object) =>
  who.send('PATCH', `${CHILDREN}/${childId}/controls`, body);
const wantLetter = (who: Pick<TestPerson, 'send'>, childId: string, body?: object) =>
  who.send('PATCH', `${CHILDREN}/${childId}/digest`, body);
const settledFor = async (child: TestPerson) => (await child.get('/api/user/controls')).json();

/** A 14-year-old and the grown-up who is linked to them. */
async function pair() {
  const child = await person(app);
  return { child, parent: await guardianOf(app, child) };
}

describe('the children of a grown-up', () => {
  test('stand in the order in which they were linked', async () => {
    const names = ['Zoe', 'Mira', 'Ada', 'Noor'];
    const [first, ...others] = await Promise.all(names.map((firstName) => person(app, { firstName })));
    if (!first) throw new Error('there is a first one');
    const parent = await guardianOf(app, first);
    for (const [place, child] of others.entries()) {
      const since = new Date(app.clock.now().getTime() + place + 1);
      await linkGuardian(app.deps.db, parent.id, child.id, since);
    }
    const { children } = (await parent.get(CHILDREN)).json();
    expect(children.map(({ firstName }: { firstName: string }) => firstName)).toEqual(names);
  });

  test('are told with what stands and what was settled, those linked first at the head', async () => {
    const ben = await person(app, { birthDate: '2016-06-30', firstName: 'Ben' });
    const parent = await guardianOf(app, ben);
    const [row] = await app.deps.db.select().from(users).where(eq(users.id, parent.id));
    app.clock.forward(60_000);
    const lio = await consentedChild(app, { firstName: 'Lio', parentEmail: row?.email ?? '' });
    await finish(ben, lessonOf('math', 'easy'));
    await finish(ben, lessonOf('science', 'easy'));
    const listed = await parent.get(CHILDREN);
    expect(listed.json()).toEqual({
      children: [
        {
          id: ben.id,
          firstName: 'Ben',
          picture: null,
          ageBand: '9-10',
          points: 100,
          streak: 1,
          daysMissed: 0,
          level: 2,
          wantsDigest: true,
          controls: { ...NOTHING_SETTLED, sharingAllowed: false },
        },
        {
          id: lio.id,
          firstName: 'Lio',
          picture: null,
          ageBand: '7-8',
          points: 0,
          streak: 0,
          daysMissed: 0,
          level: 1,
          wantsDigest: true,
          controls: { ...NOTHING_SETTLED, sharingAllowed: false },
        },
      ],
      canConfirmAddress: false,
    });
    expect(listed.headers['cache-control']).toBe('no-store');
    for (const secret of ['2016', '2018', 'Okafor', '@']) expect(listed.body, secret).not.toContain(secret);
  });

  test('have a streak with the days missed since, as a shield and rest days leave them', async () => {
    const { child, parent } = await pair();
    const missed = async () => (await parent.get(CHILDREN)).json().children[0].daysMissed;
    const lastOn = (days: number) =>
      app.deps.db
        .update(users)
        .set({ streak: 8, shields: 5, streakDay: addDays(dayIn(app.clock.now(), 'UTC'), -days) })
        .where(eq(users.id, child.id));
    await lastOn(1);
    expect(await missed()).toBe(0);
    await lastOn(3);
    expect(await missed()).toBe(2);
    expect((await child.send('POST', '/api/user/use-streak-shield')).statusCode).toBe(200);
    expect(await missed()).toBe(0);
  });

  test('are told of by their own days: the age, a day missed, and what holds from a birthday on', async () => {
    // At noon in UTC it is tomorrow in Kiritimati, and there the child is 13.
    const child = await person(app, { birthDate: '2013-11-22', timeZone: 'Pacific/Kiritimati' });
    const parent = await guardianOf(app, child);
    await app.deps.db.update(users).set({ streak: 3, streakDay: '2026-11-20' }).where(eq(users.id, child.id));
    const controls = { ...NOTHING_SETTLED, sharingAllowed: true };
    expect((await parent.get(CHILDREN)).json().children).toMatchObject([
      { ageBand: '13-14', daysMissed: 1, controls },
    ]);
    expect((await settle(parent, child.id, { restDays: [] })).json()).toEqual(controls);
  });

  test('are none for whoever is linked to nobody: a grown-up, a child, the child of a parent', async () => {
    const { child } = await pair();
    const strangers = [
      await person(app, { birthDate: '1985-03-02' }),
      await person(app, { birthDate: '2016-06-30' }),
      child,
    ];
    for (const one of strangers)
      expect((await one.get(CHILDREN)).json()).toEqual({ children: [], canConfirmAddress: false });
  });

  test('are for nobody who is signed out or still on the way in', async () => {
    expect((await visitor(app).get(CHILDREN)).statusCode).toBe(401);
    const pending = await person(app, { birthDate: null });
    expect((await pending.get(CHILDREN)).json()).toMatchObject({ needsAgeVerification: true });
  });
});

describe('what a parent settles', () => {
  test.each([
    [{ restDays: [7, 6] }, { restDays: [6, 7] }],
    [{ restDays: [3, 3, 3] }, { restDays: [3] }],
    [{ restDays: [] }, { restDays: [] }],
    [{ dailyMinutes: 10 }, { dailyMinutes: 10 }],
    [{ dailyMinutes: 240 }, { dailyMinutes: 240 }],
    [{ dailyMinutes: null }, { dailyMinutes: null }],
    [{ gamesAllowed: false }, { gamesAllowed: false }],
    [{ leaderboardAllowed: false }, { leaderboardAllowed: false }],
    [{ sharingAllowed: false }, { sharingAllowed: false }],
  ])('%j is kept, and the child is told', async (sent, kept) => {
    const { child, parent } = await pair();
    const answer = await settle(parent, child.id, sent);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...NOTHING_SETTLED, ...kept });
    expect(await settledFor(child)).toMatchObject({ ...NOTHING_SETTLED, ...kept });
    expect((await parent.get(CHILDREN)).json().children[0].controls).toEqual({ ...NOTHING_SETTLED, ...kept });
  });

  test('one thing after another leaves the others as they are, and each change is in the log', async () => {
    const { child, parent } = await pair();
    await settle(parent, child.id, { restDays: [6, 7], dailyMinutes: 30 });
    await settle(parent, child.id, { gamesAllowed: false });
    const answer = await settle(parent, child.id, { dailyMinutes: null });
    expect(answer.json()).toEqual({ ...NOTHING_SETTLED, restDays: [6, 7], gamesAllowed: false });
    const entries = await app.deps.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.childId, child.id), eq(auditLog.action, 'controls_changed')));
    expect(entries).toHaveLength(3);
    expect(entries.every((entry) => entry.outcome === 'done' && entry.addressHash === null)).toBe(true);
  });

  test('sharing of a child under 13 is off until the parent turns it on, and off again at once', async () => {
    const child = await consentedChild(app);
    const parent = await guardianOf(app, child);
    const sharing = async () => (await settledFor(child)).sharingAllowed;
    expect(await sharing()).toBe(false);
    for (const sharingAllowed of [true, false]) {
      expect((await settle(parent, child.id, { sharingAllowed })).json()).toMatchObject({ sharingAllowed });
      expect(await sharing()).toBe(sharingAllowed);
    }
  });

  test("is not the child's own, nor another parent's: to them it is not there", async () => {
    const { child, parent } = await pair();
    const other = await pair();
    const refusals = [
      await settle(child, child.id, { dailyMinutes: 240 }),
      await settle(other.parent, child.id, { dailyMinutes: 240 }),
      await settle(other.child, child.id, { dailyMinutes: 240 }),
      await settle(parent, randomUUID(), { dailyMinutes: 240 }),
      await settle(parent, parent.id, { dailyMinutes: 240 }),
      await settle(parent, 'x', { dailyMinutes: 240 }),
      await settle(parent, '%00', { dailyMinutes: 240 }),
    ];
    expect(refusals.map((refused) => refused.statusCode)).toEqual(refusals.map(() => 404));
    expect(new Set(refusals.map((refused) => refused.body)).size).toBe(1);
    expect((await settle(visitor(app), child.id, { dailyMinutes: 240 })).statusCode).toBe(401);
    expect(await settledFor(child)).toMatchObject(NOTHING_SETTLED);
  });

  test.each([
    [{ restDays: [0] }, 'restDays'],
    [{ restDays: [8] }, 'restDays'],
    [{ restDays: [1.5] }, 'restDays'],
    [{ restDays: ['6'] }, 'restDays'],
    [{ restDays: ['\0'] }, 'restDays'],
    [{ restDays: 6 }, 'restDays'],
    [{ restDays: null }, 'restDays'],
    [{ restDays: [1, 2, 3, 4, 5, 6, 7] }, 'restDays'],
    [{ dailyMinutes: 5 }, 'dailyMinutes'],
    [{ dailyMinutes: 241 }, 'dailyMinutes'],
    [{ dailyMinutes: 30.5 }, 'dailyMinutes'],
    [{ dailyMinutes: '30' }, 'dailyMinutes'],
    [{ dailyMinutes: [30] }, 'dailyMinutes'],
    [{ gamesAllowed: 'false' }, 'gamesAllowed'],
    [{ gamesAllowed: null }, 'gamesAllowed'],
    [{ leaderboardAllowed: 0 }, 'leaderboardAllowed'],
    [{ sharingAllowed: '\0' }, 'sharingAllowed'],
    [{ gamesAllowed: false, points: 1_000 }, undefined],
    [{ gamesAllowed: false, dailyMinutes: 5 }, 'dailyMinutes'],
    [{}, undefined],
    [[], undefined],
    [undefined, undefined],
  ])('%j is refused, and nothing of it is kept', async (sent, field) => {
    const { child, parent } = await pair();
    const refused = await settle(parent, child.id, sent);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'invalid', message: expect.any(String) });
    if (field !== undefined) expect(refused.json().field).toMatch(new RegExp(`^${field}`));
    expect(await settledFor(child)).toMatchObject(NOTHING_SETTLED);
  });

  test('cannot be sent from another site', async () => {
    const { child, parent } = await pair();
    const sent = { gamesAllowed: false };
    for (const path of ['controls', 'digest']) {
      const url = `${CHILDREN}/${child.id}/${path}`;
      const refused = await parent.send('PATCH', url, sent, { 'sec-fetch-site': 'cross-site' });
      expect(refused.json().code).toBe('cross_site');
    }
    expect(await settledFor(child)).toMatchObject(NOTHING_SETTLED);
  });
});

describe('the weekly letter', () => {
  const wants = async (parent: TestPerson) => (await parent.get(CHILDREN)).json().children[0].wantsDigest;

  test('is stopped and wanted again, by each parent for themselves', async () => {
    const { child, parent } = await pair();
    const second = await guardianOf(app, child);
    for (const wantsDigest of [false, true, false]) {
      const answer = await wantLetter(parent, child.id, { wantsDigest });
      expect(answer.json()).toEqual({ wantsDigest });
      expect(await wants(parent)).toBe(wantsDigest);
      expect(await wants(second)).toBe(true);
    }
  });

  test("is not the child's or another's to stop, nor by a call of another form", async () => {
    const { child, parent } = await pair();
    const other = await pair();
    const off = { wantsDigest: false };
    for (const [who, id] of [
      [child, child.id],
      [other.parent, child.id],
      [parent, randomUUID()],
    ] as const) {
      expect((await wantLetter(who, id, off)).statusCode).toBe(404);
    }
    expect((await wantLetter(visitor(app), child.id, off)).statusCode).toBe(401);
    for (const body of [{ wantsDigest: 'no' }, { wantsDigest: null }, { ...off, more: 1 }, {}, [], undefined])
      expect((await wantLetter(parent, child.id, body)).statusCode, JSON.stringify(body)).toBe(400);
    expect(await wants(parent)).toBe(true);
  });
});

describe('the skills of a child', () => {
  const skillsOf = (who: Pick<TestPerson, 'get'>, childId: string) => who.get(`/api/users/${childId}/skills`);

  test('go well after right first answers, need help after wrong ones, and are named in words', async () => {
    const { child, parent } = await pair();
    const [well, badly] = [
      lessonOf('math', 'expert', undefined, 1),
      lessonOf('math', 'expert', undefined, 2),
    ];
    await finish(child, well, [0]);
    await finish(child, badly, [3]);
    const answer = await skillsOf(parent, child.id);
    expect(answer.statusCode).toBe(200);
    const inWords = async (lessonId: string) => {
      const skill = questionsOf(await readLesson(child, lessonId))[0]?.skill ?? '';
      return { subject: 'math', skill, title: app.deps.bank.skillTitle(skill) };
    };
    expect(answer.json()).toEqual({ goingWell: [await inWords(well)], needsHelp: [await inWords(badly)] });
    for (const { title, skill } of [...answer.json().goingWell, ...answer.json().needsHelp]) {
      expect(title).toMatch(/^[A-Z]?\p{L}+ .*\p{L}/u);
      expect(title).not.toContain(skill);
    }
    expect((await skillsOf(child, child.id)).json()).toEqual(answer.json());
  });

  test('that need help are told of by how much they need it, the most first', async () => {
    const { child, parent } = await pair();
    const [little, much] = [
      lessonOf('math', 'expert', undefined, 1),
      lessonOf('math', 'expert', undefined, 2),
    ];
    const skillOfLesson = async (id: string) => questionsOf(await readLesson(child, id))[0]?.skill ?? '';
    // Of the first answers some are right to the one, and none to the other.
    await finish(child, little, [0, 3, 3]);
    await finish(child, much, [3]);
    // How often each was practised says nothing of that.
    await app.deps.db
      .update(skillRecords)
      .set({ attempts: 20 })
      .where(and(eq(skillRecords.userId, child.id), eq(skillRecords.skill, await skillOfLesson(little))));
    const { needsHelp } = (await skillsOf(parent, child.id)).json();
    expect(needsHelp.map(({ skill }: { skill: string }) => skill)).toEqual([
      await skillOfLesson(much),
      await skillOfLesson(little),
    ]);
  });

  test('of another level than the present one are left out, and before the first lesson there are none', async () => {
    const { child, parent } = await pair();
    const none = { goingWell: [], needsHelp: [] };
    expect((await skillsOf(parent, child.id)).json()).toEqual(none);
    await finish(child, lessonOf('math', 'easy'), [0]);
    expect((await skillsOf(parent, child.id)).json()).toEqual(none);
    // Nor are they when it is another child's present one.
    const young = await person(app, { birthDate: '2018-06-30' });
    await finish(young, lessonOf('math', 'easy'), [0]);
    expect((await skillsOf(young, young.id)).json().goingWell).toHaveLength(1);
    expect((await skillsOf(parent, child.id)).json()).toEqual(none);
  });

  test("are not another's to see", async () => {
    const { child, parent } = await pair();
    const other = await pair();
    await linkGuardian(app.deps.db, other.parent.id, parent.id, app.clock.now());
    for (const [who, id] of [
      [other.parent, child.id],
      [other.child, child.id],
      [child, parent.id],
      [parent, randomUUID()],
      [parent, 'x'],
    ] as const) {
      expect((await skillsOf(who, id)).statusCode).toBe(404);
    }
    expect((await skillsOf(visitor(app), child.id)).statusCode).toBe(401);
  });
});

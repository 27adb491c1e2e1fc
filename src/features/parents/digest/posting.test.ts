import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, somebodyWaits, startTestApp, type TestApp } from '../../../../test/harness.ts';
import { attemptsAt, complete, finish, lessonOf, readLesson } from '../../../../test/lessons.ts';
import { mailbox, type ReceivedMail } from '../../../../test/mailbox.ts';
import { guardianOf, person, visitor, type TestPerson } from '../../../../test/people.ts';
import { findUser, linkGuardian } from '../../accounts/store.ts';
import { users } from '../../accounts/tables.ts';
import { makeLessons } from '../../lessons/jobs.ts';
import { completions } from '../../progress/tables.ts';
import { eraseUser } from '../erasure/erasing.ts';
import { sweepRetention } from '../erasure/retention.ts';
import { planErasure } from '../erasure/store.ts';
import { setDigest } from '../linked/store.ts';
import { digestSigner, postDigests } from './posting.ts';

const SUNDAY_EVENING = '2026-11-22T17:00:00Z';

/** An app of its own: the job writes to everybody who is there. */
async function inApp(act: (app: TestApp) => Promise<void>, start = '2026-11-21T12:00:00Z'): Promise<void> {
  const app = await startTestApp({ start });
  try {
    await act(app);
  } finally {
    await app.close();
  }
}

const post = (app: TestApp) => postDigests(app.deps);
const letters = async (app: TestApp, address?: string) =>
  (await mailbox(app, address)).filter((mail) => mail.kind === 'weekly-letter');
const header = (mail: ReceivedMail | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value ?? '';
const emailOf = async (app: TestApp, who: TestPerson) => (await findUser(app.deps.db, who.id))?.email ?? '';

async function pair(app: TestApp, timeZone = 'UTC') {
  const child = await person(app, { firstName: 'Ada', timeZone });
  const parent = await guardianOf(app, child);
  return { child, parent, email: await emailOf(app, parent) };
}

/** Opens a lesson on its day without finishing it; what is answered sends it, as a browser does that had no network. */
async function doneOffline(child: TestPerson, id: string, finishedAt: string) {
  const lesson = await readLesson(child, id);
  const work = { attempts: attemptsAt(lesson), dayPass: lesson.dayPass, finishedAt, timeSpentMinutes: 5 };
  return () => complete(child, id, work);
}

/** Where the letter's one click goes. */
async function stopAddress(app: TestApp, email: string): Promise<URL> {
  const address = /^<(.+)>$/.exec(header((await letters(app, email)).at(-1), 'list-unsubscribe'))?.[1];
  return new URL(address ?? 'no address in the letter');
}

/** What a mail provider's server sends: a form, from no page and without a cookie. */
const oneClick = (app: TestApp, url: URL, type = 'application/x-www-form-urlencoded') =>
  app.app.inject({
    method: 'POST',
    url: url.pathname + url.search,
    headers: { host: url.host, 'content-type': type },
    payload: 'List-Unsubscribe=One-Click',
  });
const isWanted = async (parent: TestPerson): Promise<boolean> =>
  (await parent.get('/api/parent/children')).json().children[0].wantsDigest;

describe('the weekly letter', () => {
  test('comes on Sunday evening, and its figures are those of the lessons done', () =>
    inApp(async (app) => {
      const { child, email } = await pair(app);
      const { child: idle, email: other } = await pair(app);
      await finish(child, lessonOf('math', 'expert'));
      await finish(child, lessonOf('science', 'expert'));
      app.clock.set('2026-11-22T12:00:00Z');
      await finish(child, lessonOf('reading', 'expert', '2026-11-22'));
      app.clock.set('2026-11-22T16:59:59Z');
      await post(app);
      expect(await letters(app)).toHaveLength(0);

      app.clock.set(SUNDAY_EVENING);
      await post(app);
      const [letter, ...more] = await letters(app, email);
      expect(more).toEqual([]);
      expect(letter?.subject).toBe('Your child’s week with Brightling');
      expect(letter?.text).toContain("Ada's week");
      expect(letter?.text?.replace(/\s+/g, ' ')).toContain('- Lessons: 3 - Minutes: 15 - Days in a row: 2');
      expect(letter?.text).toContain(`http://localhost:3000/detailed-report?child=${child.id}`);
      expect(letter?.html).toContain('Ten minutes together');
      const [quiet] = await letters(app, other);
      expect(quiet?.text?.replace(/\s+/g, ' ')).toContain(
        '- Lessons: 0 - Minutes: 0 - Days with a lesson: 0 of 7',
      );
      expect(quiet?.text).toContain(idle.id);
      expect(quiet?.text).not.toContain(child.id);
    }));

  test('tells of the week since the letter before, and of no streak that has ended', () =>
    inApp(async (app) => {
      const { db, bank } = app.deps;
      const { child, email } = await pair(app);
      for (const day of ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18']) {
        app.clock.set(`${day}T12:00:00Z`);
        await makeLessons({ db, bank }, app.clock.now(), { daysBack: 14 });
        await finish(child, lessonOf('math', 'expert', day));
      }
      app.clock.set(SUNDAY_EVENING);
      await post(app);
      const [letter] = await letters(app, email);
      expect(letter?.text?.replace(/\s+/g, ' ')).toContain(
        '- Lessons: 3 - Minutes: 15 - Days with a lesson: 3 of 7',
      );
    }, '2026-11-15T12:00:00Z'));

  test('tells what was done on the evening of the letter before, after it', () =>
    inApp(async (app) => {
      const { db, bank } = app.deps;
      const { child, email } = await pair(app);
      await post(app);
      app.clock.set('2026-11-15T18:30:00Z');
      await finish(child, lessonOf('math', 'expert', '2026-11-15'));
      app.clock.set(SUNDAY_EVENING);
      await makeLessons({ db, bank }, app.clock.now(), { daysBack: 1 });
      await post(app);
      const [before, letter] = await letters(app, email);
      expect(before?.text).toContain('Lessons: 0');
      expect(letter?.text).toContain('Lessons: 1');
    }, '2026-11-15T17:05:00Z'));

  test('tells what was done without a network and came after the letter of its week, with its badge', () =>
    inApp(async (app) => {
      const { child, email } = await pair(app);
      await app.deps.db.update(users).set({ points: 450 }).where(eq(users.id, child.id));
      const send = await doneOffline(child, lessonOf('science', 'expert'), '2026-11-21T17:00:00.000Z');
      app.clock.set(SUNDAY_EVENING);
      await post(app);
      app.clock.set('2026-11-22T19:00:00Z');
      expect((await send()).json().completion.completedAt).toBe('2026-11-21T17:00:00.000Z');
      for (const sunday of ['2026-11-29T17:00:00Z', '2026-12-06T17:00:00Z']) {
        app.clock.set(sunday);
        await post(app);
      }
      const [before, letter, after] = await letters(app, email);
      expect(before?.text).toContain('Lessons: 0');
      expect(letter?.text).toContain('Lessons: 1');
      expect(letter?.text).toContain('Point Pioneer');
      expect(after?.text).toContain('Lessons: 0');
      expect(after?.text).not.toContain('Point Pioneer');
    }));

  test('counts a lesson that came late to the day on which it was done', () =>
    inApp(async (app) => {
      const { child, email } = await pair(app);
      const sends = [
        await doneOffline(child, lessonOf('science', 'expert'), '2026-11-21T17:00:00.000Z'),
        await doneOffline(child, lessonOf('math', 'expert'), '2026-11-22T10:00:00.000Z'),
      ];
      app.clock.set('2026-11-22T19:00:00Z');
      for (const send of sends) expect((await send()).statusCode).toBe(200);
      app.clock.set('2026-11-29T17:00:00Z');
      await post(app);
      expect((await letters(app, email))[0]?.text?.replace(/\s+/g, ' ')).toContain(
        '- Lessons: 2 - Minutes: 10 - Days with a lesson: 2 of 7',
      );
    }));

  test('leaves what came after it was due to the next one, although it is posted late', () =>
    inApp(async (app) => {
      const { child, email } = await pair(app);
      await app.deps.db.update(users).set({ points: 450 }).where(eq(users.id, child.id));
      app.clock.set('2026-11-22T18:30:00Z');
      await finish(child, lessonOf('math', 'expert', '2026-11-22'));
      app.clock.set('2026-11-23T09:00:00Z');
      await post(app);
      app.clock.set('2026-11-29T17:00:00Z');
      await post(app);
      const [late, next] = await letters(app, email);
      expect(late?.text).toContain('Lessons: 0');
      expect(late?.text).not.toContain('Point Pioneer');
      expect(next?.text).toContain('Lessons: 1');
      expect(next?.text).toContain('Point Pioneer');
    }));

  test('has no more than seven days, also with what was done before and came in it', () =>
    inApp(async (app) => {
      const { child, email } = await pair(app);
      const done = (['expert', 'hard', 'medium'] as const).flatMap((level) =>
        [1, 2, 3].map((ordinal) => lessonOf('math', level, '2026-11-21', ordinal)),
      );
      for (const id of done) await complete(child, id, { score: 70, timeSpentMinutes: 5 });
      const places = sql`select lesson_id, row_number() over () as place from completions`;
      await app.deps.db.execute(sql`
        update completions c set completed_at = completed_at - place * interval '1 day'
        from (${places}) p where p.lesson_id = c.lesson_id`);
      app.clock.set(SUNDAY_EVENING);
      await post(app);
      expect((await letters(app, email))[0]?.text).toContain('Days with a lesson: 7 of 7');
    }));

  test('begins where the letter before was due, whatever day it is where the child lives', () =>
    inApp(async (app) => {
      const { db, bank } = app.deps;
      const { child, email } = await pair(app, 'Pacific/Kiritimati');
      for (const day of ['2026-11-16', '2026-11-17']) {
        await makeLessons({ db, bank }, app.clock.now(), { daysBack: 14 });
        await finish(child, lessonOf('math', 'expert', day));
        app.clock.forward(DAY);
      }
      // With the child it is Monday already.
      app.clock.set(SUNDAY_EVENING);
      await post(app);
      expect((await letters(app, email))[0]?.text).toContain('Lessons: 1');
    }, '2026-11-15T12:00:00Z'));

  test.each([
    { cameAt: '2026-11-02T12:00:00Z', praises: true },
    { cameAt: '2026-11-20T12:00:00Z', praises: false },
    // After the letter was due, and before it is posted.
    { cameAt: '2026-11-22T19:00:00Z', praises: false },
  ])('a grave text that came at $cameAt: writing is praised $praises', ({ cameAt, praises }) =>
    inApp(async (app) => {
      const { db, bank } = app.deps;
      const { child, email } = await pair(app);
      const old = lessonOf('writing', 'expert', '2026-11-02');
      await complete(child, old, { score: 85 });
      app.clock.set('2026-11-20T12:00:00Z');
      await makeLessons({ db, bank }, app.clock.now(), { daysBack: 1 });
      await complete(child, lessonOf('writing', 'expert', '2026-11-20'), { score: 85 });
      const [latest] = (await child.get(`/api/users/${child.id}/completions`)).json();
      await db
        .update(completions)
        .set({ essayText: 'I want to die.', essayReceivedAt: new Date(cameAt) })
        .where(and(eq(completions.userId, child.id), eq(completions.lessonId, old)));
      app.clock.set('2026-11-22T20:00:00Z');
      await post(app);
      const [letter] = await letters(app, email);
      expect(letter?.text?.replace(/\s+/g, ' ').includes(latest.lesson.title)).toBe(praises);
    }, '2026-11-02T12:00:00Z'),
  );

  test('comes no more to who has closed their account, nor about a child that has', () =>
    inApp(async (app) => {
      const [closed, left, staying] = [await pair(app), await pair(app), await pair(app)];
      // Deleted for another reason, the child is there until then.
      const [plannedAt, dueAt] = [app.clock.now(), new Date(app.clock.now().getTime() + 30 * DAY)];
      const plan = { userId: staying.child.id, reason: 'retention_withdrawn' as const, plannedAt, dueAt };
      await planErasure(app.deps.db, plan);
      expect((await closed.parent.send('POST', '/api/user/close-account')).statusCode).toBe(200);
      expect((await left.child.send('POST', '/api/user/close-account')).statusCode).toBe(200);
      app.clock.set(SUNDAY_EVENING);
      await post(app);
      expect((await letters(app)).map(({ to }) => to?.[0]?.address)).toEqual([staying.email]);
    }));

  test('counts a streak that only rest days lie behind', () =>
    inApp(async (app) => {
      const { child, parent, email } = await pair(app);
      await parent.send('PATCH', `/api/parent/children/${child.id}/controls`, { restDays: [6, 7] });
      await finish(child, lessonOf('math', 'expert', '2026-11-19'));
      app.clock.forward(DAY);
      await finish(child, lessonOf('math', 'expert', '2026-11-20'));
      app.clock.set('2026-11-23T09:00:00Z');
      await post(app);
      expect((await letters(app, email))[0]?.text?.replace(/\s+/g, ' ')).toContain('Days in a row: 2');
    }, '2026-11-19T12:00:00Z'));

  test('counts the days by the clock of where the child lives, a day missed there included', () =>
    inApp(async (app) => {
      const { child, email } = await pair(app, 'Pacific/Kiritimati');
      // One evening in UTC, and two days where it is Saturday at ten.
      await finish(child, lessonOf('math', 'expert', '2026-11-20'));
      app.clock.set('2026-11-20T11:00:00Z');
      await finish(child, lessonOf('math', 'expert', '2026-11-21'));
      // With the child it is Monday by then, and Sunday has gone by.
      app.clock.set(SUNDAY_EVENING);
      await post(app);
      expect((await letters(app, email))[0]?.text).toContain('Days with a lesson: 2 of 7');
    }, '2026-11-20T09:00:00Z'));

  test('tells of its own child alone, and leads to the report on it', () =>
    inApp(async (app) => {
      const [ada, other] = [await pair(app), await pair(app)];
      await app.deps.db.update(users).set({ points: 450 }).where(eq(users.id, other.child.id));
      await finish(other.child, lessonOf('science', 'expert'));
      app.clock.set(SUNDAY_EVENING);
      await post(app);
      const [letter] = await letters(app, ada.email);
      expect(letter?.text).toContain('Lessons: 0');
      expect(letter?.text).not.toContain('Point Pioneer');
      expect(letter?.text).toContain(`http://localhost:3000/detailed-report?child=${ada.child.id}`);
      expect((await letters(app, other.email))[0]?.text).toContain('Point Pioneer');
    }));

  test('comes by the clock of where the parent lives', () =>
    inApp(async (app) => {
      const { parent, email } = await pair(app, 'America/Los_Angeles');
      await app.deps.db.update(users).set({ timeZone: 'Pacific/Auckland' }).where(eq(users.id, parent.id));
      app.clock.set('2026-11-22T03:59:00Z');
      await post(app);
      expect(await letters(app, email)).toHaveLength(0);
      app.clock.set('2026-11-22T04:00:00Z');
      await post(app);
      expect(await letters(app, email)).toHaveLength(1);
    }));

  test('is posted once though five servers are at it, and once a week', () =>
    inApp(async (app) => {
      const { email } = await pair(app);
      app.clock.set(SUNDAY_EVENING);
      await Promise.all(Array.from({ length: 5 }, () => post(app)));
      for (const later of ['2026-11-22T17:15:00Z', '2026-11-22T23:59:00Z', '2026-11-23T11:45:00Z']) {
        app.clock.set(later);
        await post(app);
      }
      expect(await letters(app, email)).toHaveLength(1);
      app.clock.set('2026-11-29T18:00:00Z');
      await Promise.all([post(app), post(app)]);
      expect(await letters(app, email)).toHaveLength(2);
    }));

  test('is one for each child and each parent, but for those who do not want it', () =>
    inApp(async (app) => {
      const { child, parent, email } = await pair(app);
      const second = await guardianOf(app, child);
      const unwilling = await guardianOf(app, child);
      const sibling = await person(app, { firstName: 'Ben' });
      await linkGuardian(app.deps.db, parent.id, sibling.id, app.clock.now());
      await unwilling.send('PATCH', `/api/parent/children/${child.id}/digest`, { wantsDigest: false });
      app.clock.set(SUNDAY_EVENING);
      await post(app);
      const whose = (await letters(app, email)).map((mail) => /(\w+)'s week/.exec(mail.text ?? '')?.[1]);
      expect(whose.toSorted()).toEqual(['Ada', 'Ben']);
      expect(await letters(app, await emailOf(app, second))).toHaveLength(1);
      expect(await letters(app, await emailOf(app, unwilling))).toHaveLength(0);
    }));

  test('is not posted to who stops it in that very moment', () =>
    inApp(async (app) => {
      const { child, parent, email } = await pair(app);
      app.clock.set(SUNDAY_EVENING);
      let posting: Promise<void> | undefined;
      await app.deps.db.transaction(async (tx) => {
        await setDigest(tx, parent.id, child.id, false);
        posting = post(app);
        await somebodyWaits(app);
      });
      await posting;
      expect(await letters(app, email)).toHaveLength(0);
    }));

  test('goes to no address that nobody has proved', () =>
    inApp(async (app) => {
      const { parent, email } = await pair(app);
      await app.deps.db.update(users).set({ emailVerified: false }).where(eq(users.id, parent.id));
      app.clock.set(SUNDAY_EVENING);
      await post(app);
      expect(await letters(app, email)).toHaveLength(0);
    }));

  test('lets pass what somebody waits for', () =>
    inApp(async (app) => {
      for (let pairs = 0; pairs < 3; pairs++) await pair(app);
      app.clock.set(SUNDAY_EVENING);
      await post(app);
      const message = {
        name: 'Robin',
        email: 'r@parents.test',
        subject: 'Hello',
        message: 'What is a shield?',
      };
      expect((await visitor(app).send('POST', '/api/contact', message)).statusCode).toBe(200);
      const sent = (await mailbox(app)).map(({ kind }) => kind);
      expect(sent).toEqual(['contact', 'weekly-letter', 'weekly-letter', 'weekly-letter']);
    }));

  test('is kept for 30 days, where mails are files', () =>
    inApp(async (app) => {
      const { email } = await pair(app);
      app.clock.set(SUNDAY_EVENING);
      await post(app);
      expect(await letters(app, email)).toHaveLength(1);
      app.clock.forward(30 * DAY);
      await sweepRetention(app.deps);
      expect(await letters(app, email)).toHaveLength(1);
      app.clock.forward(1);
      await sweepRetention(app.deps);
      expect(await letters(app, email)).toHaveLength(0);
    }));

  test('is not sent any more once the child is deleted', () =>
    inApp(async (app) => {
      const { child, email } = await pair(app);
      app.clock.set(SUNDAY_EVENING);
      await post(app);
      const parts = app.deps;
      await eraseUser(parts, child.id);
      expect(await letters(app, email)).toHaveLength(0);
    }));
});

describe('the one click that stops it', () => {
  test('stands in the head of the letter and at its end', () =>
    inApp(async (app) => {
      const { email } = await pair(app);
      app.clock.set(SUNDAY_EVENING);
      await post(app);
      const url = await stopAddress(app, email);
      const [letter] = await letters(app, email);
      expect(header(letter, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(url.origin).toBe('http://localhost:3000');
      expect(letter?.text).toContain(url.href);
    }));

  test('works as a form from nowhere, without a sign-in, for this parent and child alone', () =>
    inApp(async (app) => {
      const { child, parent, email } = await pair(app);
      const second = await guardianOf(app, child);
      app.clock.set(SUNDAY_EVENING);
      await post(app);
      const stopped = await oneClick(app, await stopAddress(app, email));
      expect(stopped.statusCode).toBe(200);
      expect(stopped.headers['cache-control']).toBe('no-store');
      expect(await isWanted(parent)).toBe(false);
      expect(await isWanted(second)).toBe(true);
      app.clock.set('2026-11-29T17:00:00Z');
      await post(app);
      expect(await letters(app, email)).toHaveLength(1);
      expect(await letters(app, await emailOf(app, second))).toHaveLength(2);
    }));

  test('may be sent in any form, and again and again', () =>
    inApp(async (app) => {
      const { parent, email } = await pair(app);
      app.clock.set(SUNDAY_EVENING);
      await post(app);
      const url = await stopAddress(app, email);
      for (const type of ['multipart/form-data; boundary=x', 'text/plain', 'application/json'])
        expect((await oneClick(app, url, type)).statusCode, type).toBe(200);
      const bare = await app.app.inject({ method: 'POST', url: url.pathname + url.search });
      expect(bare.statusCode).toBe(200);
      expect(await isWanted(parent)).toBe(false);
    }));

  test('is no click when the address is only looked at', () =>
    inApp(async (app) => {
      const { parent, email } = await pair(app);
      app.clock.set(SUNDAY_EVENING);
      await post(app);
      const { pathname, search } = await stopAddress(app, email);
      for (const method of ['GET', 'HEAD', 'OPTIONS'] as const)
        await app.app.inject({ method, url: pathname + search });
      expect(await isWanted(parent)).toBe(true);
    }));

  test('works in an old letter, and does not outdo a later wish', () =>
    inApp(async (app) => {
      const { child, parent, email } = await pair(app);
      app.clock.set(SUNDAY_EVENING);
      await post(app);
      const url = await stopAddress(app, email);
      await oneClick(app, url);
      await parent.send('PATCH', `/api/parent/children/${child.id}/digest`, { wantsDigest: true });
      app.clock.set('2026-11-29T17:00:00Z');
      await post(app);
      expect(await letters(app, email)).toHaveLength(2);
      app.clock.forward(365 * DAY);
      expect((await oneClick(app, url)).statusCode).toBe(200);
      app.clock.forward(30 * DAY);
      expect((await oneClick(app, url)).statusCode).toBe(401);
    }));

  test('is not had by a changed address', () =>
    inApp(async (app) => {
      const { child, parent, email } = await pair(app);
      app.clock.set(SUNDAY_EVENING);
      await post(app);
      const url = await stopAddress(app, email);
      const token = url.searchParams.get('token') ?? '';
      const [payload = ''] = token.split('.');
      const claims = { guardian: parent.id, child: child.id, exp: app.clock.now().getTime() / 1000 + HOUR };
      const forged = digestSigner('another key of this kind').sign(claims);
      for (const odd of ['', 'x', payload, `${token}x`, `x${token}`, token.slice(0, -1), forged]) {
        url.searchParams.set('token', odd);
        const refused = await oneClick(app, url);
        expect(refused.statusCode, odd).toBe(401);
        expect(refused.json().code).toBe('link_spent');
      }
      const twice = `/digest/stop?token=${token}&token=${token}`;
      expect((await oneClick(app, new URL(twice, url))).statusCode).toBe(401);
      expect((await oneClick(app, new URL('/digest/stop', url))).statusCode).toBe(401);
      expect(await isWanted(parent)).toBe(true);
    }));
});

import { and, eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY, somebodyWaits, startTestApp, type TestApp } from '../../../../test/harness.ts';
import { attemptsAt, finish, lessonOf, readLesson } from '../../../../test/lessons.ts';
import { person, type TestPerson } from '../../../../test/people.ts';
import { users } from '../../accounts/tables.ts';
import { createCalendar } from '../../lessons/calendar.ts';
import { makeLessons } from '../../lessons/jobs.ts';
import { questionsOf } from '../../lessons/rules/judging.ts';
import { findLesson } from '../../lessons/store.ts';
import { lessons, withdrawnItems } from '../../lessons/tables.ts';
import { completionReply, judging } from '../completing.ts';
import { keepCompletion } from '../keeping.ts';
import type { HandedIn } from '../keeping-store.ts';
import { NO_PHOTO, type PhotoSent } from '../photo-upload/sent.ts';
import { answers, completions, earnedBadges, pointsLedger, skillRecords, subjectLevels } from '../tables.ts';
import { findItem } from './finding.ts';
import { dismissReports } from './store.ts';
import { corrections, questionReports } from './tables.ts';
import { withdrawItem } from './withdrawing.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.delete(withdrawnItems);
  await app.deps.db.delete(questionReports);
});

const MATH = lessonOf('math', 'easy');
const READING = lessonOf('reading', 'easy');
/** Wrong at first in the second question alone. */
const SECOND_WRONG = [0, 1, 0, 0, 0, 0, 0, 0];

const withdraw = (item: string) => withdrawItem(app.deps, item, 'the key was wrong');
const itemOf = (named: string) => findItem(app.deps.db, async () => app.deps.bank, named);
const report = (who: TestPerson, lesson: string, step = 2) =>
  who.send('POST', `/api/lessons/${lesson}/report-question`, { step, reason: 'wrong_key' });

async function standing(who: TestPerson) {
  const { db } = app.deps;
  const [user] = await db.select().from(users).where(eq(users.id, who.id));
  const [ledger] = await db
    .select({ points: sum(pointsLedger.amount).mapWith(Number) })
    .from(pointsLedger)
    .where(eq(pointsLedger.userId, who.id));
  const paid = await db
    .select({ ref: pointsLedger.ref, amount: pointsLedger.amount })
    .from(pointsLedger)
    .where(and(eq(pointsLedger.userId, who.id), eq(pointsLedger.reason, 'correction')));
  const done = await db.select().from(completions).where(eq(completions.userId, who.id));
  const given = await db.select().from(answers).where(eq(answers.userId, who.id));
  return { points: user?.points, ledger: ledger?.points ?? 0, paid, done, given };
}
const notices = async (who: TestPerson) => (await who.get('/api/user/corrections')).json();

describe('whoever was counted wrong', () => {
  test('gets the question’s share, marks as if it had been right, and a notice; others get nothing', async () => {
    const [wrong, right] = [await person(app), await person(app)];
    await finish(wrong, MATH, [0, 3, 0, 0, 0, 0]);
    await finish(right, MATH);
    expect(await standing(wrong)).toMatchObject({
      points: 50,
      done: [{ score: 93, firstAttempt: 500 / 6 }],
    });

    // A sixth of 50 points, rounded up.
    expect(await withdraw(`${MATH}#2`)).toEqual({ corrected: 1, points: 9 });
    const after = await standing(wrong);
    expect(after).toMatchObject({
      points: 59,
      ledger: 59,
      paid: [{ ref: `${MATH}#2@${MATH}`, amount: 9 }],
      done: [{ score: 100, firstAttempt: 100, points: 50 }],
    });
    expect(after.given.map(({ firstRight }) => firstRight)).not.toContain(false);
    const { title } = await readLesson(wrong, MATH);
    expect(await notices(wrong)).toEqual([{ ref: `${MATH}#2@${MATH}`, lessonTitle: title, points: 9 }]);
    expect(await standing(right)).toMatchObject({ points: 50, ledger: 50, paid: [] });
    expect(await notices(right)).toEqual([]);
  });

  test('in another question, or reported another one, gets nothing', async () => {
    const [wrong, reporter] = [await person(app), await person(app)];
    await finish(wrong, MATH, [0, 0, 1, 0, 0, 0]);
    await finish(reporter, MATH);
    await report(reporter, MATH, 3);
    expect(await withdraw(`${MATH}#2`)).toEqual({ corrected: 0, points: 0 });
    for (const child of [wrong, reporter])
      expect(await standing(child)).toMatchObject({ points: 50, paid: [] });
  });

  test('gets it for a retake as well', async () => {
    const mira = await person(app);
    await finish(mira, MATH);
    await finish(mira, MATH, [0, 3, 0, 0, 0, 0]);
    await withdraw(`${MATH}#2`);
    expect(await standing(mira)).toMatchObject({
      points: 59,
      paid: [{ ref: `${MATH}#2@${MATH}`, amount: 9 }],
    });
  });

  test('is paid once, however often and at whatever moment it is withdrawn again', async () => {
    const children = await Promise.all(Array.from({ length: 4 }, () => person(app)));
    for (const child of children) await finish(child, MATH, SECOND_WRONG);
    const done = await Promise.all(Array.from({ length: 5 }, () => withdraw(`${MATH}#2`)));
    expect(done.reduce((all, { corrected }) => all + corrected, 0)).toBe(4);
    expect(await withdraw(`${MATH}#2`)).toEqual({ corrected: 0, points: 0 });
    for (const child of children) expect(await standing(child)).toMatchObject({ points: 59, ledger: 59 });
  });

  test('gets half of it where the lesson gave half: it was of an earlier day', async () => {
    const child = await person(app);
    const lesson = lessonOf('math', 'hard');
    await finish(child, lesson, SECOND_WRONG);
    await app.deps.db.update(completions).set({ points: 37 }).where(eq(completions.userId, child.id));
    await withdraw(`${lesson}#2`);
    expect((await standing(child)).paid).toMatchObject([{ amount: 7 }]);
  });

  test('gets the badge that the points reach', async () => {
    const child = await person(app);
    await finish(child, MATH, SECOND_WRONG);
    await app.deps.db.update(users).set({ points: 495 }).where(eq(users.id, child.id));
    await withdraw(`${MATH}#2`);
    const badges = await app.deps.db.select().from(earnedBadges).where(eq(earnedBadges.userId, child.id));
    expect(badges).toMatchObject([{ badgeId: 'point-pioneer' }]);
  });

  test('is judged anew by the level rule from the next lesson on; the level stays', async () => {
    const child = await person(app);
    const three = ['2026-11-19', '2026-11-20', '2026-11-21'];
    for (const day of three) {
      app.clock.set(`${day}T12:00:00Z`);
      await finish(child, lessonOf('math', 'expert', day), [0, 1, 1, 1, 0, 1]);
    }
    const level = async () => {
      const [row] = await app.deps.db.select().from(subjectLevels).where(eq(subjectLevels.userId, child.id));
      return row;
    };
    // Three lessons at 33% led down, and that stands.
    expect(await level()).toMatchObject({ level: 'hard', recent: [] });
    await withdraw(`${lessonOf('math', 'expert')}#2`);
    expect(await level()).toMatchObject({ level: 'hard', recent: [] });
    await finish(child, lessonOf('math', 'hard'), SECOND_WRONG);
    await finish(child, lessonOf('math', 'hard', '2026-11-21', 2));
    expect(await level()).toMatchObject({ recent: [500 / 6, 100] });
    // A further take shows nothing of a skill.
    await finish(child, lessonOf('math', 'hard'), [1]);
    await withdraw(`${lessonOf('math', 'hard')}#2`);
    expect(await level()).toMatchObject({ level: 'hard', recent: [100, 100] });
    const lesson = await readLesson(child, lessonOf('math', 'hard'));
    const [record] = await app.deps.db
      .select()
      .from(skillRecords)
      .where(
        and(
          eq(skillRecords.userId, child.id),
          eq(skillRecords.level, 'hard'),
          eq(skillRecords.skill, questionsOf(lesson)[0]?.skill ?? ''),
        ),
      );
    expect(record?.recent).toEqual([true, true, true, true, true]);
  });

  test('is not judged anew by lessons of an earlier stay at the level', async () => {
    const child = await person(app);
    await finish(child, lessonOf('math', 'hard'), SECOND_WRONG);
    await finish(child, lessonOf('math', 'hard', '2026-11-21', 2));
    const mine = eq(subjectLevels.userId, child.id);
    // As after a move away and back, with one lesson since.
    await app.deps.db
      .update(subjectLevels)
      .set({ level: 'hard', recent: [100] })
      .where(mine);
    await withdraw(`${lessonOf('math', 'hard')}#2`);
    expect(await app.deps.db.select().from(subjectLevels).where(mine)).toMatchObject([
      { level: 'hard', recent: [100] },
    ]);
  });

  test('is judged anew by lessons of that subject and level alone whose first answers are known', async () => {
    const child = await person(app);
    const lesson = lessonOf('math', 'hard');
    await finish(child, lesson, SECOND_WRONG);
    app.clock.forward(1_000);
    for (const later of [lessonOf('math', 'medium'), lessonOf('science', 'hard')])
      await finish(child, later, [1]);
    const unknown = lessonOf('math', 'hard', '2026-11-21', 2);
    await child.send('POST', `/api/lessons/${unknown}/complete`, { score: 60 });
    const mine = and(eq(subjectLevels.userId, child.id), eq(subjectLevels.subject, 'math'));
    // As for an eleven-year-old.
    await app.deps.db
      .update(subjectLevels)
      .set({ level: 'hard', recent: [500 / 6] })
      .where(mine);
    await withdraw(`${lesson}#2`);
    expect(await app.deps.db.select().from(subjectLevels).where(mine)).toMatchObject([{ recent: [100] }]);
  });
});

describe('whoever reported it', () => {
  test('gets the share though the answer was counted right', async () => {
    const child = await person(app);
    await finish(child, MATH);
    await report(child, MATH);
    expect(await withdraw(`${MATH}#2`)).toEqual({ corrected: 1, points: 9 });
    expect(await standing(child)).toMatchObject({ points: 59, ledger: 59 });
    const [kept] = await app.deps.db
      .select()
      .from(questionReports)
      .where(eq(questionReports.userId, child.id));
    expect(kept?.settledAt).toEqual(app.clock.now());
  });

  test('gets it before the lesson is finished too, and not once more after', async () => {
    const child = await person(app);
    await report(child, MATH);
    expect(await withdraw(`${MATH}#2`)).toEqual({ corrected: 1, points: 9 });
    expect(await notices(child)).toHaveLength(1);
    await finish(child, MATH, SECOND_WRONG);
    expect(await withdraw(`${MATH}#2`)).toEqual({ corrected: 0, points: 0 });
    expect(await standing(child)).toMatchObject({ points: 59, ledger: 59, done: [{ firstAttempt: 100 }] });
  });

  test('gets what the lesson would have given on the day of the report, however late it is withdrawn', async () => {
    const later = await startTestApp();
    await report(await person(later), MATH);
    later.clock.forward(DAY);
    expect(await withdrawItem(later.deps, `${MATH}#2`, 'the key was wrong')).toEqual({
      corrected: 1,
      points: 9,
    });
    await later.close();
  });

  test('gets it by their own day: at nine in the evening it is still the lesson’s', async () => {
    const evening = await startTestApp({ start: '2026-11-22T05:00:00Z' });
    await report(await person(evening, { timeZone: 'America/Los_Angeles' }), MATH);
    expect(await withdrawItem(evening.deps, `${MATH}#2`, 'the key was wrong')).toMatchObject({ points: 9 });
    await evening.close();
  });

  test('has other reports left open when one question is found right', async () => {
    const child = await person(app);
    for (const step of [2, 3]) await report(child, MATH, step);
    expect(await dismissReports(app.deps.db, `${MATH}#2`, app.clock.now())).toBe(1);
    const kept = await app.deps.db.select().from(questionReports).orderBy(questionReports.item);
    expect(kept.map(({ settledAt }) => settledAt)).toEqual([app.clock.now(), null]);
  });

  test('gets it where the report had been put away', async () => {
    const [done, begun] = [await person(app), await person(app)];
    await finish(done, MATH);
    for (const child of [done, begun]) await report(child, MATH);
    const putAway = app.clock.now();
    await dismissReports(app.deps.db, `${MATH}#2`, putAway);
    app.clock.forward(1_000);
    expect(await withdraw(`${MATH}#2`)).toEqual({ corrected: 2, points: 18 });
    for (const child of [done, begun]) expect(await notices(child)).toHaveLength(1);
    const kept = await app.deps.db.select().from(questionReports);
    expect(kept.map(({ settledAt }) => settledAt)).toEqual([putAway, putAway]);
    expect(await withdraw(`${MATH}#2`)).toEqual({ corrected: 0, points: 0 });
  });

  test('of a withdrawn question reads that it is one, and nothing is kept', async () => {
    const child = await person(app);
    await withdraw(`${MATH}#2`);
    expect((await report(child, MATH)).json()).toEqual({
      message: 'This question has a mistake of ours. Any answer counts.',
    });
    expect(await app.deps.db.select().from(questionReports)).toEqual([]);
  });
});

describe('a withdrawn question', () => {
  test('of the bank is withdrawn on every day, by its own name or by a lesson that asks it', async () => {
    const [today, ...others] = await Promise.all(
      [READING, lessonOf('reading', 'easy', '2026-11-15')].map((id) =>
        app.deps.db.select().from(lessons).where(eq(lessons.id, id)),
      ),
    );
    expect(others[0]?.[0]?.source).not.toBe(today?.[0]?.source);
    const item = `${today?.[0]?.source}#2`;
    expect(await itemOf(`${READING}#2`)).toBe(item);
    expect(await itemOf(item)).toBe(item);
    const child = await person(app);
    await finish(child, READING, SECOND_WRONG);
    expect(await withdraw(item)).toMatchObject({ corrected: 1 });
    expect((await standing(child)).paid).toMatchObject([{ ref: `${item}@${READING}` }]);
  });

  test('is shown with a mark, and stored as it was', async () => {
    const before = await app.deps.db.select().from(lessons).where(eq(lessons.id, MATH));
    await withdraw(`${MATH}#3`);
    expect(await app.deps.db.select().from(lessons).where(eq(lessons.id, MATH))).toEqual(before);
    const shown = await createCalendar(app.deps.db).lesson(MATH);
    const marks = shown && questionsOf(shown).map(({ isWithdrawn }) => isWithdrawn);
    expect(marks).toEqual([undefined, undefined, true, undefined, undefined, undefined]);
  });

  test('counts as right at once, whatever a server or a browser still knows', async () => {
    const child = await person(app);
    const lesson = await readLesson(child, MATH);
    await withdraw(`${MATH}#2`);
    expect(questionsOf(lesson)[1]?.isWithdrawn).toBeUndefined();
    const attempts = attemptsAt(lesson, [0, 3, 0, 0, 0, 0]);
    const done = await child.send('POST', `/api/lessons/${MATH}/complete`, { attempts });
    expect(done.json()).toMatchObject({ pointsEarned: 50, completion: { score: 100 } });
    expect(await withdraw(`${MATH}#2`)).toEqual({ corrected: 0, points: 0 });
    expect(await standing(child)).toMatchObject({ points: 50, ledger: 50, done: [{ firstAttempt: 100 }] });
  });

  test('is left out of later lessons while three others stay; else the lesson is not made', async () => {
    const test = await startTestApp();
    const { db, bank, now } = test.deps;
    const shelf = bank.lessons('reading', 'easy');
    const [whole, thin] = shelf;
    if (whole?.subject !== 'reading' || thin?.subject !== 'reading') throw new Error('a thin shelf');
    const gone = [
      `${whole.id}#2`,
      ...thin.file.questions.slice(2).map((_, index) => `${thin.id}#${index + 1}`),
    ];
    for (const item of gone) await withdrawItem(test.deps, item, 'x');
    for (let days = 0; days < 2 * shelf.length; days++) {
      test.clock.forward(DAY);
      await makeLessons({ db, bank }, now(), { daysBack: 14 });
    }
    const later = await db
      .select()
      .from(lessons)
      .where(and(eq(lessons.subject, 'reading'), eq(lessons.level, 'easy')));
    const made = later.filter(({ day }) => day > '2026-11-23');
    expect(made.map(({ source }) => source)).not.toContain(thin.id);
    expect(new Set(made.map(({ source }) => source)).size).toBe(shelf.length - 1);
    const items = made
      .filter(({ source }) => source === whole.id)
      .map((lesson) => questionsOf(lesson).map(({ item }) => item));
    expect(items.length).toBeGreaterThan(0);
    const expected = whole.file.questions.map((_, index) => `${whole.id}#${index + 1}`);
    for (const one of items) expect(one).toEqual(expected.filter((item) => !gone.includes(item)));
    await test.close();
  });

  test.each([
    ['math/2.OA.B.2', 'names no question'],
    [READING, 'names no question'],
    [`${MATH}#7`, 'There is no question'],
    ['reading/easy/nothing#1', 'There is no question'],
    ['2026-11-21-writing-easy-1#1', 'There is no question'],
  ])('%s is none', async (named, sentence) => {
    await expect(itemOf(named)).rejects.toThrow(sentence);
  });
});

describe('in the middle of other work', () => {
  test('completions, retakes, reports and withdrawals at once: nothing is lost, nothing is paid twice', async () => {
    const item = `${MATH}#2`;
    const children = await Promise.all(Array.from({ length: 8 }, () => person(app)));
    const lesson = await readLesson(children[0] ?? (await person(app)), MATH);
    const complete = (child: TestPerson, wrongs: number[]) =>
      child.send('POST', `/api/lessons/${MATH}/complete`, { attempts: attemptsAt(lesson, wrongs) });
    // Half of them have done it before.
    for (const child of children.slice(4)) await complete(child, [2, 3, 0, 0, 0, 0]);
    const work = children.flatMap((child, index) => [
      complete(child, [0, 3, 0, 0, 0, 0]),
      complete(child, [0, 3, 1, 0, 0, 0]),
      finish(child, lessonOf('science', 'easy'), [index % 2]),
      ...(index % 2 ? [report(child, MATH)] : []),
    ]);
    const done = await Promise.all([...work, withdraw(item), withdraw(item)]);
    for (const answer of done) if ('statusCode' in answer) expect(answer.statusCode).toBe(200);
    expect(await withdraw(item)).toEqual({ corrected: 0, points: 0 });
    for (const [index, child] of children.entries()) {
      const { points, ledger, paid, done: kept, given } = await standing(child);
      expect(points).toBe(ledger);
      expect(paid.length).toBeLessThanOrEqual(1);
      if (index >= 4) expect(paid).toHaveLength(1);
      expect(points).toBe(50 + 50 + (paid[0]?.amount ?? 0));
      expect(kept.find(({ lessonId }) => lessonId === MATH)).toMatchObject({
        score: 100,
        takes: index >= 4 ? 3 : 2,
      });
      const second = given.filter((answer) => answer.lessonId === MATH && answer.step === 2);
      expect(second.map(({ firstRight }) => firstRight)).not.toContain(false);
    }
    const open = await app.deps.db.select().from(questionReports).where(eq(questionReports.item, item));
    expect(open.filter(({ settledAt }) => settledAt === null)).toEqual([]);
  });

  test('a completion that was judged before is corrected, though it is written after', async () => {
    const child = await person(app);
    const lesson = await readLesson(child, MATH);
    const { db } = app.deps;
    const { $client: pool } = db;
    // Holds the child's row, so that the completion stands judged and waiting while the question is withdrawn.
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from users where id = $1 for update', [child.id]);
    const attempts = attemptsAt(lesson, [0, 3, 0, 0, 0, 0]);
    const [done, withdrawing] = [
      Promise.resolve(child.send('POST', `/api/lessons/${MATH}/complete`, { attempts })),
      somebodyWaits(app).then(() => withdraw(`${MATH}#2`)),
    ];
    await expect
      .poll(async () => (await db.select().from(withdrawnItems)).length, { timeout: 15_000 })
      .toBe(1);
    await holder.query('commit');
    holder.release();
    expect((await done).statusCode).toBe(200);
    expect(await withdrawing).toEqual({ corrected: 1, points: 9 });
    expect(await standing(child)).toMatchObject({ points: 59, ledger: 59, done: [{ score: 100 }] });
  });

  test('a report that began before is paid, though it is written after', async () => {
    const child = await person(app);
    const { $client: pool } = app.deps.db;
    // Holds the child's row, so that the report stands unwritten while the question is withdrawn.
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from users where id = $1 for update', [child.id]);
    const [reported, withdrawing] = [
      Promise.resolve(report(child, MATH)),
      somebodyWaits(app).then(() => withdraw(`${MATH}#2`)),
    ];
    await expect.poll(async () => app.deps.db.$count(withdrawnItems), { timeout: 15_000 }).toBe(1);
    await holder.query('commit');
    holder.release();
    expect((await reported).statusCode).toBe(200);
    expect(await withdrawing).toEqual({ corrected: 1, points: 9 });
  });

  test.each(['a first take', 'a further one'])(
    '%s that was judged before is not written after, but judged anew',
    async (take) => {
      const child = await person(app);
      if (take === 'a further one') await finish(child, MATH);
      const row = await findLesson(app.deps.db, MATH);
      if (!row) throw new Error('no such lesson');
      const judged: number[] = [];
      const attempts = attemptsAt(await readLesson(child, MATH), [0, 3, 0, 0, 0, 0]);
      const { questions, judge } = judging(row, { attempts });
      const handedIn: HandedIn = {
        userId: child.id,
        lesson: row,
        questions,
        judge(withdrawn) {
          judged.push(withdrawn.size);
          return judge(withdrawn);
        },
        points: 50,
        startingLevel: 'easy',
        seconds: 60,
        essayText: null,
        submissionKey: null,
        doneAt: app.clock.now(),
        receivedAt: app.clock.now(),
        day: '2026-11-21',
        today: '2026-11-21',
      };
      // The whole withdrawal runs between the look at what stands and the write.
      const photo: PhotoSent = {
        ...NO_PHOTO,
        async store() {
          if (judged.length === 1) await withdraw(`${MATH}#2`);
          return NO_PHOTO.store();
        },
      };
      await keepCompletion(app.deps.db, handedIn, (kept) => completionReply(handedIn, row, kept), photo);
      expect(judged).toEqual([0, 1]);
      const { points, ledger, done, given } = await standing(child);
      expect(done).toMatchObject([{ score: 100, takes: take === 'a first take' ? 1 : 2 }]);
      expect(points).toBe(ledger);
      const second = given.filter(({ step }) => step === 2);
      expect(second.map(({ firstRight }) => firstRight)).not.toContain(false);
    },
  );

  test('a person who is deleted meanwhile is no obstacle', async () => {
    const [gone, other] = [await person(app), await person(app)];
    for (const child of [gone, other]) await finish(child, MATH, SECOND_WRONG);
    const [, done] = await Promise.all([
      app.deps.db.delete(users).where(eq(users.id, gone.id)),
      withdraw(`${MATH}#2`),
    ]);
    expect(done.corrected).toBeGreaterThanOrEqual(1);
    expect(await standing(other)).toMatchObject({ points: 59 });
    const left = await app.deps.db.select().from(corrections).where(eq(corrections.userId, gone.id));
    expect(left).toEqual([]);
  });
});

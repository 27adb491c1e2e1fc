import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DAY, startTestApp, type TestApp } from '../../../test/harness.ts';
import { lessonOf } from '../../../test/lessons.ts';
import { createCalendar } from './calendar.ts';
import { makeLessons } from './jobs.ts';
import { questionsOf } from './rules/judging.ts';
import { insertWithdrawn } from './store.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

/** What the memory is remembered by. */
function ownTime() {
  let passed = performance.now();
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => passed);
  return { pass: (ms: number) => void (passed += ms), end: () => spy.mockRestore() };
}

test('a server shows the mark of a withdrawn question within a minute', async () => {
  const { db, now } = app.deps;
  const id = lessonOf('math', 'easy');
  const calendar = createCalendar(db);
  const isMarked = async () => {
    const lesson = await calendar.lesson(id);
    return lesson && questionsOf(lesson)[1]?.isWithdrawn === true;
  };
  const time = ownTime();
  try {
    expect(await isMarked()).toBe(false);
    await insertWithdrawn(db, { item: `${id}#2`, reason: 'the key was wrong', withdrawnAt: now() });
    time.pass(60_001);
    expect(await isMarked()).toBe(true);
  } finally {
    time.end();
  }
});

test('a day whose lessons are made late, or could not be read, is there a moment after', async () => {
  const { db, bank, now } = app.deps;
  const calendar = createCalendar(db);
  const late = '2026-11-24';
  const time = ownTime();
  try {
    expect(await calendar.listings(late)).toEqual([]);
    await makeLessons({ db, bank }, new Date(now().getTime() + DAY), { daysBack: 14 });
    time.pass(1_001);
    expect(await calendar.listings(late)).toHaveLength(35);
  } finally {
    time.end();
  }
  const away = vi.spyOn(db, 'select').mockImplementation(() => {
    throw new Error('the database is away');
  });
  await expect(calendar.listings('2026-11-21')).rejects.toThrow('away');
  away.mockRestore();
  expect(await calendar.listings('2026-11-21')).toHaveLength(35);
});

import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY, startTestApp } from '../../../test/harness.ts';
import type { Bank } from './bank/load.ts';
import { makeLessons } from './jobs.ts';
import { lessons } from './tables.ts';

test('a shelf that has grown brings what stood there lately no sooner again', async () => {
  const test = await startTestApp();
  const { db, bank, now } = test.deps;
  const shelf = bank.lessons('reading', 'easy');
  const grown = [...shelf, ...shelf.slice(0, 3).map((lesson) => ({ ...lesson, id: `${lesson.id}-anew` }))];
  // Another number of lessons is another order of them.
  const larger: Bank = {
    ...bank,
    lessons: (subject, level) =>
      subject === 'reading' && level === 'easy' ? grown : bank.lessons(subject, level),
  };
  const stored = () =>
    db
      .select({ source: lessons.source })
      .from(lessons)
      .where(and(eq(lessons.subject, 'reading'), eq(lessons.level, 'easy')));
  test.clock.forward((grown.length - (await stored()).length) * DAY);
  await makeLessons({ db, bank: larger }, now(), { daysBack: 14 });
  const sources = (await stored()).map(({ source }) => source);
  expect(sources.toSorted()).toEqual(grown.map(({ id }) => id).toSorted());
  await test.close();
});

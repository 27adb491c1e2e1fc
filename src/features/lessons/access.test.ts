import { expect, test } from 'vitest';
import { addDays } from '../../base/day.ts';
import { listedLessons, openPart } from './access.ts';
import type { Calendar } from './calendar.ts';

const TODAY = '2026-11-21';

/** A calendar that has one lesson for every day there is. */
const endless: Calendar = {
  listings: async (day) => [
    {
      id: `${day}-reading-easy-1`,
      day,
      subject: 'reading',
      level: 'easy',
      title: day,
      description: '',
      estimatedMinutes: 10,
    },
  ],
  lesson: async () => undefined,
};

test('lists hold today and the 30 days before it, of which a free account has today', async () => {
  const rows = await listedLessons(endless, TODAY);
  expect(rows.map(({ day }) => day)).toEqual(Array.from({ length: 31 }, (_, ago) => addDays(TODAY, -ago)));
  expect(openPart(rows, TODAY, true)).toEqual({ open: rows, lockedCount: 0 });
  const free = openPart(rows, TODAY, false);
  expect([free.open.map(({ day }) => day), free.lockedCount]).toEqual([[TODAY], 30]);
});

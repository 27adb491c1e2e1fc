import { LRUCache } from 'lru-cache';
import type { Day } from '../../base/day.ts';
import type { Db } from '../../infra/db/client.ts';
import { withdrawalKeys, withMarks } from './rules/withdrawing.ts';
import { findLesson, listingsOfDay, withdrawnAmong, type LessonRow, type ListingRow } from './store.ts';

/**
 * The stored lessons, read through a small memory: a stored lesson never changes, so that a server may keep it.
 * Entries live a minute, which is how long a withdrawn question may still be seen without its mark.
 */
export type Calendar = {
  listings(day: Day): Promise<readonly ListingRow[]>;
  lesson(id: string): Promise<LessonRow | undefined>;
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export function createCalendar(db: Db): Calendar {
  const days = new LRUCache<Day, Promise<ListingRow[]>>({ max: 64, ttl: MINUTE });
  const byId = new LRUCache<string, LessonRow>({ max: 500, ttl: MINUTE });
  return {
    listings(day) {
      const known = days.get(day);
      if (known) return known;
      const reading = listingsOfDay(db, day);
      days.set(day, reading);
      // A failed reading is not kept, and a day whose lessons are not made yet only for a moment.
      reading.then(
        (rows) => rows.length === 0 && days.set(day, reading, { ttl: SECOND }),
        () => days.delete(day),
      );
      return reading;
    },
    async lesson(id) {
      const known = byId.get(id);
      if (known) return known;
      const stored = await findLesson(db, id);
      const row = stored && withMarks(stored, await withdrawnAmong(db, withdrawalKeys(stored)));
      if (row) byId.set(id, row);
      return row;
    },
  };
}

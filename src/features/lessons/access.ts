import { addDays, type Day } from '../../base/day.ts';
import { Refusal } from '../../base/refusal.ts';
import type { Calendar } from './calendar.ts';
import { accessTo, listStart, type Rights } from './rules/access.ts';
import type { LessonRow, ListingRow } from './store.ts';
import type { Subject } from './subjects.ts';

/** The lessons of a subject (or of all) that stand in the lists of a day: today's first, then back. */
export async function listedLessons(
  calendar: Calendar,
  today: Day,
  subject?: Subject,
): Promise<ListingRow[]> {
  const days: Day[] = [];
  for (let day = today; day >= listStart(today); day = addDays(day, -1)) days.push(day);
  const rows = await Promise.all(days.map((day) => calendar.listings(day)));
  return rows.flat().filter((row) => subject === undefined || row.subject === subject);
}

/** What a free account sees of a list, and how much more premium would open. */
export function openPart(
  rows: ListingRow[],
  today: Day,
  isPremium: boolean,
): { open: ListingRow[]; lockedCount: number } {
  if (isPremium) return { open: rows, lockedCount: 0 };
  const open = rows.filter((row) => row.day === today);
  return { open, lockedCount: rows.length - open.length };
}

/**
 * The lesson that a user asks for.
 *
 * @throws Refusal 404 for one that is not there or of a later day, 403 for an earlier day's without a right to it.
 */
export async function openLesson(
  calendar: Calendar,
  id: string,
  today: Day,
  rights: () => Promise<Rights>,
): Promise<LessonRow> {
  const row = await calendar.lesson(id);
  if (!row) throw new Refusal('not_found', 'We could not find that lesson.');
  const access = row.day === today ? 'open' : accessTo(row.day, today, await rights());
  if (access === 'not_found') throw new Refusal('not_found', 'We could not find that lesson.');
  if (access === 'premium_only') {
    throw new Refusal(
      'premium_only',
      "This lesson is from an earlier day. Today's lessons are open for you!",
    );
  }
  return row;
}

import { dayIn } from '../../base/day.ts';
import type { Db } from '../../infra/db/client.ts';
import type { Bank, BankLesson } from './bank/load.ts';
import { makeLessons } from './jobs.ts';
import { lessonId } from './making.ts';

/**
 * Makes the missing days as if a lesson were alone on its shelf, so that whoever wrote it finds it today.
 *
 * @param timeZone whose today it is
 * @returns the id under which it stands
 */
export async function showLesson(
  { db, bank }: { db: Db; bank: Bank },
  lesson: BankLesson,
  now: Date,
  timeZone: string,
): Promise<string> {
  const alone: Bank = {
    ...bank,
    lessons: (subject, level) =>
      subject === lesson.subject && level === lesson.level ? [lesson] : bank.lessons(subject, level),
  };
  // Yesterday of UTC is today in its last zones.
  await makeLessons({ db, bank: alone }, now, { daysBack: 1 });
  return lessonId(dayIn(now, timeZone), lesson.subject, lesson.level, 1);
}

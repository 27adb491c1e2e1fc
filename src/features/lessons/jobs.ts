import { addDays, dayIn, daysBetween, type Day } from '../../base/day.ts';
import type { Db } from '../../infra/db/client.ts';
import type { Bank, BankLesson } from './bank/load.ts';
import { authoredLesson, generatedLesson } from './making.ts';
import { GENERATORS } from './math/generators/all.ts';
import { datesToMake, makingWindow, MATH_LESSONS_A_DAY, sourceFor } from './rules/calendar.ts';
import { isGivable } from './rules/withdrawing.ts';
import {
  allWithdrawn,
  insertLessons,
  sourcesSince,
  storedDays,
  whileMakingLessons,
  type NewLesson,
} from './store.ts';
import { AUTHORED, LEVELS, type Level } from './subjects.ts';

/** Days that the first start makes before today, so that there is something to look back on. */
export const FIRST_DAYS_BACK = 14;

type Parts = { db: Db; bank: Bank };

/**
 * Makes the lessons of every date that has none yet, up to the day after tomorrow in UTC. Called at start and every
 * hour; servers that call together do it once.
 */
export async function makeLessons(
  parts: Parts,
  now: Date,
  { daysBack }: { daysBack: number },
): Promise<void> {
  const utcToday = dayIn(now, 'UTC');
  await whileMakingLessons(parts.db, async (tx) => {
    const { from, to } = makingWindow(utcToday, daysBack);
    const dates = datesToMake(utcToday, await storedDays(tx, from, to), daysBack);
    const first = dates[0];
    if (!first) return;
    const memory = shelfMemory(await sourcesSince(tx, addDays(first, -longestShelf(parts.bank))));
    const withdrawn = await allWithdrawn(tx);
    for (const day of dates) await insertLessons(tx, lessonsOf(day, parts.bank, memory, withdrawn));
  });
}

type Memory = {
  standing: (shelf: string, day: Day, days: number) => Set<string>;
  note: (shelf: string, day: Day, source: string) => void;
};

/** Which source stood on which shelf when. */
function shelfMemory(rows: Awaited<ReturnType<typeof sourcesSince>>): Memory {
  const shelves = new Map<string, { day: Day; source: string }[]>();
  const note = (shelf: string, day: Day, source: string) => {
    const known = shelves.get(shelf);
    if (known) known.push({ day, source });
    else shelves.set(shelf, [{ day, source }]);
  };
  for (const row of rows) note(`${row.subject}/${row.level}`, row.day, row.source);
  return {
    note,
    standing: (shelf, day, days) =>
      new Set(
        (shelves.get(shelf) ?? [])
          .filter((row) => Math.abs(daysBetween(row.day, day)) < days)
          .map((row) => row.source),
      ),
  };
}

function longestShelf(bank: Bank): number {
  return Math.max(
    ...LEVELS.flatMap((level) => AUTHORED.map((subject) => bank.lessons(subject, level).length)),
  );
}

function lessonsOf(day: Day, bank: Bank, memory: Memory, withdrawn: ReadonlySet<string>): NewLesson[] {
  return LEVELS.flatMap((level) => [
    ...AUTHORED.map((subject) => {
      const shelf = `${subject}/${level}`;
      const lessons = givable(bank.lessons(subject, level), withdrawn);
      const ids = lessons.map((lesson) => lesson.id);
      const source = sourceFor(shelf, ids, day, 0, 1, memory.standing(shelf, day, ids.length));
      memory.note(shelf, day, source);
      const chosen = lessons.find((lesson) => lesson.id === source);
      if (!chosen) throw new Error(`${source} is not in the bank`);
      return authoredLesson(day, chosen, withdrawn);
    }),
    ...mathLessonsOf(day, level),
  ]);
}

/** The lessons of a shelf that have enough questions left; all of them, should none have. */
function givable(shelf: readonly BankLesson[], withdrawn: ReadonlySet<string>): readonly BankLesson[] {
  const whole = shelf.filter(
    (lesson) => lesson.subject === 'writing' || isGivable(lesson.id, lesson.file.questions.length, withdrawn),
  );
  return whole.length > 0 ? whole : shelf;
}

/** Math has new problems every day, so its skills may come again; on one date they differ. */
function mathLessonsOf(day: Day, level: Level): NewLesson[] {
  const skills = GENERATORS.filter((generator) => generator.level === level);
  const taken = new Set<string>();
  return Array.from({ length: MATH_LESSONS_A_DAY }, (_, place) => {
    const codes = skills.map((generator) => generator.skill);
    const skill = sourceFor(`math/${level}`, codes, day, place, MATH_LESSONS_A_DAY, taken);
    taken.add(skill);
    const generator = skills.find((one) => one.skill === skill);
    if (!generator) throw new Error(`no generator for ${skill}`);
    return generatedLesson(day, place + 1, generator);
  });
}

import { GENERATORS } from '../../math/generators/all.ts';
import { AUTHORED, LEVELS, SUBJECT_NAMES } from '../../subjects.ts';
import type { BankLesson } from '../load.ts';
import { questionsOf } from './parts.ts';

/** Lessons by subject and level, with the number of their questions; for math, the skills that make lessons. */
export function bankTable(lessons: readonly BankLesson[]): string {
  const count = (some: readonly BankLesson[]) => {
    const questions = some.reduce((sum, lesson) => sum + questionsOf(lesson).length, 0);
    return questions === 0 ? `${some.length}` : `${some.length} (${questions})`;
  };
  const row = (name: string, some: readonly BankLesson[]) => [
    name,
    ...LEVELS.map((level) => count(some.filter((lesson) => lesson.level === level))),
    count(some),
  ];
  const generators = LEVELS.map((level) => GENERATORS.filter((one) => one.level === level).length);
  const rows = [
    ['lessons (questions)', ...LEVELS, 'all'],
    ...AUTHORED.map((subject) =>
      row(
        SUBJECT_NAMES[subject],
        lessons.filter((lesson) => lesson.subject === subject),
      ),
    ),
    row('all authored', lessons),
    [`${SUBJECT_NAMES.math} (skills)`, ...generators.map(String), String(GENERATORS.length)],
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join('  '),
    )
    .join('\n');
}

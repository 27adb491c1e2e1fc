import { AUTHORED, LEVELS } from '../../subjects.ts';
import type { BankLesson } from '../load.ts';
import type { AuthoredQuestion } from '../../questions/kinds.ts';
import type { Path } from './flaw.ts';

/** The questions of a lesson; a writing prompt has none. */
export const questionsOf = (lesson: BankLesson): readonly AuthoredQuestion[] =>
  lesson.subject === 'writing' ? [] : lesson.file.questions;

/** What a child reads before the questions or before writing, and where it stands in the file. */
export function textOf(lesson: BankLesson): { at: Path; text: string } {
  switch (lesson.subject) {
    case 'reading':
      return { at: ['story'], text: lesson.file.story };
    case 'science': {
      const { question, steps, why } = lesson.file.experiment;
      return { at: ['experiment'], text: [question, ...steps, why].join('\n') };
    }
    case 'social_studies':
      return { at: ['content'], text: lesson.file.content };
    case 'writing':
      return { at: ['prompt'], text: lesson.file.prompt };
  }
}

/** Keys whose values are codes and no words. */
const CODES = new Set(['skill', 'genre', 'kind']);

/** Everything in a file that is read by people, piece by piece. */
export function proseOf(lesson: BankLesson): { at: Path; text: string }[] {
  const pieces = (value: unknown, at: Path): { at: Path; text: string }[] => {
    if (typeof value === 'string') return [{ at, text: value }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value)
      .filter(([key]) => !CODES.has(key))
      .flatMap(([key, part]: [string, unknown]) =>
        pieces(part, [...at, Array.isArray(value) ? Number(key) : key]),
      );
  };
  return pieces(lesson.file, []);
}

/** The lessons of each subject and level, without shelves that are empty. */
export function shelvesOf(lessons: readonly BankLesson[]): BankLesson[][] {
  return AUTHORED.flatMap((subject) =>
    LEVELS.map((level) =>
      lessons.filter((lesson) => lesson.subject === subject && lesson.level === level),
    ).filter((shelf) => shelf.length > 0),
  );
}

/** Words and figures in small letters, one space between them: texts that sound the same become the same. */
export const plain = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

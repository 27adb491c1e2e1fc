import { AUTHORED } from '../../subjects.ts';
import type { BankLesson } from '../load.ts';
import { flawIn, type Rule } from './flaw.ts';
import { plain } from './parts.ts';

/** No two lessons of a subject have one title or one topic. */
export const names: Rule = (lessons) =>
  AUTHORED.flatMap((subject) =>
    (['title', 'topic'] as const).flatMap((field) => {
      const first = new Map<string, BankLesson>();
      const told = (lesson: BankLesson, twin: BankLesson) =>
        flawIn(lesson, [field], `${twin.id} has the ${field} "${lesson.file[field]}" as well`);
      return lessons
        .filter((lesson) => lesson.subject === subject)
        .flatMap((lesson) => {
          const name = plain(lesson.file[field]);
          const other = first.get(name);
          if (other === undefined) first.set(name, lesson);
          return other === undefined ? [] : [{ ...told(lesson, other), others: [told(other, lesson)] }];
        });
    }),
  );

import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { skillCode } from '../questions/about.ts';
import { AUTHORED, LEVELS, SUBJECTS, type AuthoredSubject, type Level, type Subject } from '../subjects.ts';
import { GENERATORS } from '../math/generators/all.ts';
import {
  lessonFile,
  type ReadingLesson,
  type ScienceLesson,
  type SocialStudiesLesson,
  type WritingLesson,
} from './schema.ts';

/** The folder of the bank. */
export const CONTENT = fileURLToPath(new URL('../../../../content', import.meta.url));

/** One lesson of the bank; its id is its path, `reading/easy/the-red-kite`. */
export type BankLesson = { id: string; level: Level } & (
  | { subject: 'reading'; file: ReadingLesson }
  | { subject: 'science'; file: ScienceLesson }
  | { subject: 'social_studies'; file: SocialStudiesLesson }
  | { subject: 'writing'; file: WritingLesson }
);

export type Bank = {
  /** The authored lessons of a subject and level, by id. */
  lessons(subject: AuthoredSubject, level: Level): readonly BankLesson[];
  /** Codes of the skills that lessons of a subject exercise at a level. */
  skills(subject: Subject, level: Level): readonly string[];
  /** A skill's title in a parent's words. */
  skillTitle(code: string): string;
};

/**
 * Reads and checks the whole bank.
 *
 * @throws when a file does not have its shape, with the file's name.
 */
export async function loadBank(folder: string = CONTENT): Promise<Bank> {
  const [titles, ...shelves] = await Promise.all([
    loadSkillTitles(folder),
    ...AUTHORED.flatMap((subject) => LEVELS.map((level) => loadShelf(folder, subject, level))),
  ]);
  const all = shelves.flat();
  return {
    lessons: (subject, level) => all.filter((lesson) => lesson.subject === subject && lesson.level === level),
    skills: memoised((subject, level) => [
      ...new Set(
        subject === 'math'
          ? GENERATORS.filter((generator) => generator.level === level).map((generator) => generator.skill)
          : all
              .filter((lesson) => lesson.subject === subject && lesson.level === level)
              .flatMap(skillsOfLesson),
      ),
    ]),
    skillTitle: (code) => titles.get(code) ?? code,
  };
}

async function loadShelf(folder: string, subject: AuthoredSubject, level: Level): Promise<BankLesson[]> {
  const shelf = `${folder}/${subject}/${level}`;
  const names = (await readdir(shelf)).filter((name) => name.endsWith('.yaml')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const id = `${subject}/${level}/${name.slice(0, -'.yaml'.length)}`;
      const written: unknown = parse(await readFile(`${shelf}/${name}`, 'utf8'));
      try {
        return lessonFrom(id, subject, level, written);
      } catch (error) {
        if (!(error instanceof z.ZodError)) throw error;
        throw new Error(`content/${id}.yaml: ${z.prettifyError(error)}`, { cause: error });
      }
    }),
  );
}

/**
 * A lesson out of what its file says.
 *
 * @throws {z.ZodError} when that does not have the shape of its subject.
 */
export function lessonFrom(id: string, subject: AuthoredSubject, level: Level, written: unknown): BankLesson {
  switch (subject) {
    case 'reading':
      return { id, level, subject, file: lessonFile.reading.parse(written) };
    case 'science':
      return { id, level, subject, file: lessonFile.science.parse(written) };
    case 'social_studies':
      return { id, level, subject, file: lessonFile.social_studies.parse(written) };
    case 'writing':
      return { id, level, subject, file: lessonFile.writing.parse(written) };
  }
}

/** A file of `content/skills`: the skills of a subject, in the order of the levels. */
export const skillList = z.array(
  z.strictObject({ code: skillCode, title: z.string().trim().min(1).max(100) }),
);

async function loadSkillTitles(folder: string): Promise<Map<string, string>> {
  const lists = await Promise.all(
    SUBJECTS.map(async (subject) =>
      skillList.parse(parse(await readFile(`${folder}/skills/${subject}.yaml`, 'utf8'))),
    ),
  );
  return new Map(lists.flat().map(({ code, title }) => [code, title]));
}

function skillsOfLesson(lesson: BankLesson): string[] {
  return lesson.subject === 'writing'
    ? [lesson.file.skill]
    : lesson.file.questions.map((question) => question.skill);
}

function memoised(compute: (subject: Subject, level: Level) => string[]) {
  const known = new Map<string, string[]>();
  return (subject: Subject, level: Level) => {
    const key = `${subject}/${level}`;
    const value = known.get(key) ?? compute(subject, level);
    known.set(key, value);
    return value;
  };
}

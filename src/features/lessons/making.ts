import type { Day } from '../../base/day.ts';
import { randomFrom } from '../../base/random.ts';
import type { BankLesson } from './bank/load.ts';
import type { LessonContent } from './contract.ts';
import type { Generator, MathProblem } from './math/problem.ts';
import { questionFrom, type AuthoredQuestion } from './questions/kinds.ts';
import { PROBLEMS_A_LESSON } from './rules/calendar.ts';
import { FEWEST_QUESTIONS } from './rules/withdrawing.ts';
import type { NewLesson } from './store.ts';
import type { Level, Subject } from './subjects.ts';

/** A lesson's id: `2026-11-21-math-hard-1`. */
export function lessonId(day: Day, subject: Subject, level: Level, ordinal: number): string {
  return `${day}-${subject}-${level}-${ordinal}`;
}

/**
 * The lesson that a bank file becomes on a date; its options are shuffled by the date's seed.
 *
 * @param withdrawn questions that are left out, as long as enough others stay; these keep their items
 */
export function authoredLesson(
  day: Day,
  lesson: BankLesson,
  withdrawn: ReadonlySet<string> = new Set(),
): NewLesson {
  const id = lessonId(day, lesson.subject, lesson.level, 1);
  const { title, description, estimatedMinutes } = lesson.file;
  return {
    id,
    day,
    subject: lesson.subject,
    level: lesson.level,
    ordinal: 1,
    source: lesson.id,
    title,
    description,
    estimatedMinutes,
    content: contentOf(lesson, id, withdrawn),
  };
}

function contentOf(lesson: BankLesson, seed: string, withdrawn: ReadonlySet<string>): LessonContent {
  const asked = (authored: readonly AuthoredQuestion[]) => {
    const all = authored.map((question, index) => {
      const item = `${lesson.id}#${index + 1}`;
      return questionFrom(question, item, randomFrom(`${seed}/${item}`));
    });
    const left = all.filter(({ item }) => !withdrawn.has(item));
    return left.length < FEWEST_QUESTIONS ? all : left;
  };
  switch (lesson.subject) {
    case 'reading':
      return {
        genre: lesson.file.genre,
        story: lesson.file.story,
        questions: asked(lesson.file.questions),
      };
    case 'science':
      return { experiment: lesson.file.experiment, questions: asked(lesson.file.questions) };
    case 'social_studies':
      return { content: lesson.file.content, questions: asked(lesson.file.questions) };
    case 'writing': {
      const { kind, skill, prompt, guidelines, starters } = lesson.file;
      return { kind, skill, prompt, guidelines, starters };
    }
  }
}

/** The lesson that a generator makes for a date: different problems, the same on every server. */
export function generatedLesson(day: Day, ordinal: number, generator: Generator): NewLesson {
  const id = lessonId(day, 'math', generator.level, ordinal);
  const item = `math/${generator.skill}`;
  return {
    id,
    day,
    subject: 'math',
    level: generator.level,
    ordinal,
    source: item,
    title: generator.title,
    description: generator.description,
    estimatedMinutes: MATH_MINUTES[generator.level],
    content: {
      problems: differentProblems(generator, id).map((problem) => ({
        kind: 'number' as const,
        ...problem,
        item,
        skill: generator.skill,
      })),
    },
  };
}

const MATH_MINUTES: Record<Level, number> = { easy: 6, medium: 8, hard: 10, expert: 12, extreme: 12 };
/** A generator that cannot make enough different problems in this many draws is at fault. */
const MOST_DRAWS = 200;

function differentProblems(generator: Generator, seed: string): MathProblem[] {
  const random = randomFrom(seed);
  const problems = new Map<string, MathProblem>();
  for (let draw = 0; draw < MOST_DRAWS && problems.size < PROBLEMS_A_LESSON; draw++) {
    const problem = generator.make(random);
    problems.set(`${problem.question}|${JSON.stringify(problem.figure ?? null)}`, problem);
  }
  if (problems.size < PROBLEMS_A_LESSON) throw new Error(`${generator.skill} repeats itself`);
  return [...problems.values()];
}

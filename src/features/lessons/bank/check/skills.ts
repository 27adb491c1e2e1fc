import { AUTHORED, type AuthoredSubject, type Level } from '../../subjects.ts';
import type { BankLesson } from '../load.ts';
import { flawIn, type Path, type Rule } from './flaw.ts';
import { questionsOf } from './parts.ts';

/** The codes of `content/skills/<subject>.yaml`, in their order. */
export type SkillCodes = Record<AuthoredSubject, readonly string[]>;

/** How codes name their grades, and the levels of those grades; the first that fits counts. */
const GRADES: readonly (readonly [RegExp, readonly Level[]])[] = [
  // English language arts: RL.3.1, W.5.10.
  [/^(?:RL|RI|W)\.3\./, ['easy']],
  [/^(?:RL|RI|W)\.4\./, ['medium']],
  [/^(?:RL|RI|W)\.[56]\./, ['hard']],
  [/^(?:RL|RI|W)\.7\./, ['expert']],
  [/^(?:RL|RI|W)\.8\./, ['extreme']],
  // Science: 2-PS1-1, K-2-ETS1-3 and 3-5-ETS1-2 for a band of grades, MS-LS4-4 for the middle school.
  [/^3-5-/, ['medium', 'hard']],
  [/^(?:2|3|K-2)-/, ['easy']],
  [/^4-/, ['medium']],
  [/^5-/, ['hard']],
  [/^MS-/, ['expert', 'extreme']],
  // Social studies: D2.Civ.2.K-2, all by bands.
  [/\.K-2$/, ['easy']],
  [/\.3-5$/, ['medium', 'hard']],
  [/\.6-8$/, ['expert', 'extreme']],
];

/** The levels at which a skill may be asked, from its code; none when the code names no grade. */
export const levelsOf = (code: string): readonly Level[] =>
  GRADES.find(([pattern]) => pattern.test(code))?.[1] ?? [];

/**
 * Every skill that a lesson names is listed and of the lesson's level, is asked at no second level, and every listed
 * skill is asked.
 */
export const skills =
  (listed: SkillCodes): Rule =>
  (lessons) =>
    AUTHORED.flatMap((subject) => {
      const codes = listed[subject];
      const home = new Map<string, { level: Level; asked: { lesson: BankLesson; at: Path }[] }>();
      const wrong = lessons
        .filter((lesson) => lesson.subject === subject)
        .flatMap((lesson) => {
          const named: { code: string; at: Path }[] =
            lesson.subject === 'writing'
              ? [{ code: lesson.file.skill, at: ['skill'] }]
              : questionsOf(lesson).map(({ skill }, index) => ({
                  code: skill,
                  at: ['questions', index, 'skill'],
                }));
          return named.flatMap(({ code, at }) => {
            if (!codes.includes(code))
              return [flawIn(lesson, at, `${code} is not in skills/${subject}.yaml`)];
            if (!levelsOf(code).includes(lesson.level))
              return [flawIn(lesson, at, `${code} is not of the grades of ${lesson.level}`)];
            const { level, asked } = home.getOrInsert(code, { level: lesson.level, asked: [] });
            if (level === lesson.level) {
              asked.push({ lesson, at });
              return [];
            }
            const others = asked.map((one) =>
              flawIn(one.lesson, one.at, `${code} is asked at ${lesson.level} as well`),
            );
            return [{ ...flawIn(lesson, at, `${code} is asked at ${level} already`), others }];
          });
        });
      const unused = codes.flatMap((code, index) =>
        home.has(code)
          ? []
          : [{ file: `skills/${subject}.yaml`, at: [index, 'code'], what: `no lesson asks ${code}` }],
      );
      return [...wrong, ...unused];
    });

import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, startTestApp, type TestApp } from '../../../test/harness.ts';
import { readLesson, todaysLessons } from '../../../test/lessons.ts';
import { person, type TestPerson } from '../../../test/people.ts';
import type { Lesson } from './contract.ts';
import { makeLessons } from './jobs.ts';
import { LEVELS, SUBJECTS, type Level, type Subject } from './subjects.ts';

/** A year of math: `math/generators.test.ts`. */
const LONGEST = 60;

let app: TestApp;
let child: TestPerson;
beforeAll(async () => {
  app = await startTestApp();
  child = await person(app);
});
afterAll(() => app.close());

/** For how many days a child who learns every day meets nothing twice: until the shelf is used up. */
const daysOf = (subject: Subject, level: Level) =>
  subject === 'math' ? LONGEST : Math.min(LONGEST, app.deps.bank.lessons(subject, level).length);

test(
  'a child of any level who comes every day for sixty days meets no lesson twice until its shelf is used up',
  { timeout: 300_000 },
  async () => {
    const met = new Map<string, string[]>();
    for (let day = 0; day < LONGEST; day++) {
      await makeLessons(app.deps, app.deps.now(), { daysBack: 14 });
      for (const subject of SUBJECTS) {
        for (const { id, difficulty } of await todaysLessons(child, subject)) {
          const shelf = `${subject}/${difficulty}`;
          met.set(shelf, [...(met.get(shelf) ?? []), textOf(await readLesson(child, id))]);
        }
      }
      app.clock.forward(DAY);
    }
    for (const subject of SUBJECTS) {
      for (const level of LEVELS) {
        const texts = met.get(`${subject}/${level}`) ?? [];
        const aDay = texts.length / LONGEST;
        expect(Number.isInteger(aDay) && aDay > 0, `${subject}/${level}: ${texts.length}`).toBe(true);
        texts.forEach((text, index) => {
          const before = texts.lastIndexOf(text, index - 1);
          if (index === 0 || before < 0) return;
          expect((index - before) / aDay, `${subject}/${level}: ${text.slice(0, 80)}`).toBeGreaterThanOrEqual(
            daysOf(subject, level),
          );
        });
      }
    }
  },
);

/** What a child would know again. */
function textOf(lesson: Lesson): string {
  switch (lesson.subject) {
    case 'reading':
      return lesson.content.story;
    case 'writing':
      return lesson.content.prompt;
    case 'science':
      return lesson.content.experiment.question;
    case 'social_studies':
      return lesson.content.content;
    case 'math':
      return lesson.content.problems
        .map((problem) => problem.question + JSON.stringify('figure' in problem && problem.figure))
        .join();
  }
}

import { beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../../base/random.ts';
import { authoredLesson } from '../making.ts';
import { LEVELS, SUBJECTS } from '../subjects.ts';
import { loadBank, type Bank, type BankLesson } from './load.ts';

let bank: Bank;
let all: BankLesson[];
const AUTHORED = SUBJECTS.filter((subject) => subject !== 'math');

beforeAll(async () => {
  bank = await loadBank();
  all = AUTHORED.flatMap((subject) => LEVELS.flatMap((level) => [...bank.lessons(subject, level)]));
});

const questionsIn = (lesson: BankLesson) => (lesson.subject === 'writing' ? [] : lesson.file.questions);

test('every shelf has lessons to begin with', () => {
  for (const subject of AUTHORED) {
    for (const level of LEVELS)
      expect(bank.lessons(subject, level).length, `${subject}/${level}`).toBeGreaterThanOrEqual(4);
  }
});

test('no two lessons of a subject share a title or a topic', () => {
  for (const subject of AUTHORED) {
    const lessons = all.filter((lesson) => lesson.subject === subject);
    for (const field of ['title', 'topic'] as const) {
      const names = lessons.map((lesson) => lesson.file[field].toLowerCase());
      expect(new Set(names).size, `${subject} ${field}`).toBe(names.length);
    }
  }
});

test('the four options of a question differ', () => {
  for (const lesson of all) {
    for (const { stem, right, wrong } of questionsIn(lesson)) {
      const texts = [right, ...wrong.map((one) => one.text)].map((text) =>
        text.toLowerCase().replaceAll(/\W+/g, ' ').trim(),
      );
      expect(new Set(texts).size, `${lesson.id}: ${stem}`).toBe(4);
      expect(
        texts.filter((text) => /of the above$|^(all|none) of (the|these)/.test(text)),
        `${lesson.id}: ${stem}`,
      ).toEqual([]);
    }
  }
});

test('a hint does not hold the answer', () => {
  for (const lesson of all) {
    for (const { right, hint } of questionsIn(lesson)) {
      expect(hint.toLowerCase().includes(right.toLowerCase()), `${lesson.id}: ${hint}`).toBe(false);
    }
  }
});

test('every skill that lessons name has a title, and every level has several', () => {
  for (const subject of SUBJECTS) {
    for (const level of LEVELS) {
      const skills = bank.skills(subject, level);
      expect(skills.length, `${subject}/${level}`).toBeGreaterThanOrEqual(5);
      for (const skill of skills) expect(bank.skillTitle(skill), skill).not.toBe(skill);
    }
  }
});

test('the right option is the longest in no more than 30% of questions', () => {
  for (const subject of AUTHORED.filter((one) => one !== 'writing')) {
    const questions = all.filter((lesson) => lesson.subject === subject).flatMap(questionsIn);
    const longest = questions.filter(({ right, wrong }) =>
      wrong.every((one) => one.text.length < right.length),
    );
    expect(longest.length / questions.length, subject).toBeLessThanOrEqual(0.3);
  }
});

test('the right option stands in each place about as often', () => {
  const places = [0, 0, 0, 0];
  for (const lesson of all) {
    for (const day of ['2026-11-21', '2027-03-05', '2028-08-13']) {
      const { content } = authoredLesson(day, lesson);
      if ('questions' in content) for (const { correctIndex } of content.questions) places[correctIndex]!++;
    }
  }
  const share = places.reduce((sum, count) => sum + count, 0) / 4;
  for (const count of places) expect(Math.abs(count - share) / share).toBeLessThan(0.2);
});

test('a file that is no lesson is refused with its name', async () => {
  await expect(loadBank(`/nowhere/${randomFrom('x').int(1, 9)}`)).rejects.toThrow('ENOENT');
});

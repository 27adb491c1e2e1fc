import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../base/refusal.ts';
import type { Lesson } from '../../lessons/contract.ts';
import { judgeSubmission } from './submission.ts';

const listing = {
  id: 'x',
  title: 'A lesson',
  description: '',
  difficulty: 'easy' as const,
  estimatedMinutes: 10,
  points: 50,
  dateCreated: '2026-11-21',
};
const question = {
  kind: 'choice' as const,
  question: 'Which?',
  options: ['a', 'b', 'c', 'd'],
  correctIndex: 2,
  notes: ['', '', null, ''],
  item: 'i',
  skill: 's',
  hint: '',
  explanation: '',
};
const reading: Lesson = {
  ...listing,
  subject: 'reading',
  type: 'reading_comprehension',
  content: { genre: 'fable', story: '', questions: [question, question] },
};
const science: Lesson = {
  ...listing,
  subject: 'science',
  type: 'science_experiments',
  content: {
    experiment: { question: '', materials: [], steps: [], safety: '', why: '' },
    questions: [question],
  },
};
const writing: Lesson = {
  ...listing,
  subject: 'writing',
  type: 'creative_writing',
  content: { kind: 'story', skill: 'W.2.3', prompt: '', guidelines: [], starters: [] },
};
const ESSAY = `My dog is big and brown. He likes to run. One day he ran to the moon! He saw a cow. The cow said
  hello. Then my dog came home and he was tired.`;

function refusalOf(lesson: Lesson, sent: Parameters<typeof judgeSubmission>[1]): Refusal {
  try {
    judgeSubmission(lesson, sent);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('it was taken');
}

describe('a writing lesson', () => {
  test('counts a handed-in text 85, whatever score is claimed', () => {
    const judged = judgeSubmission(writing, { score: 100, essayText: ESSAY, attempts: [] });
    expect(judged).toMatchObject({ score: 85, steps: [{ item: 'writing/W.2.3' }] });
    expect(judged.firstAttempt).toBeGreaterThan(60);
  });

  test('shows its kind of text from a figure of 70 on', () => {
    const shown = Array.from({ length: 60 }, (_, more) => {
      const guidelines = [`Write at least ${30 + more} words.`];
      const asked = { ...writing, content: { ...writing.content, guidelines } };
      const { firstAttempt, steps } = judgeSubmission(asked, { essayText: ESSAY });
      return { figure: firstAttempt ?? 0, isShown: steps[0]?.firstRight };
    });
    const figuresOf = (isShown: boolean) =>
      shown.filter((one) => one.isShown === isShown).map(({ figure }) => figure);
    expect(Math.min(...figuresOf(true))).toBe(70);
    expect(Math.max(...figuresOf(false))).toBe(69);
  });

  test.each([' ', '   \n\t ', '\u00a0'])('does not take the blank text %j', (essayText) => {
    const refusal = refusalOf(writing, { score: 85, essayText });
    expect(refusal).toMatchObject({ code: 'invalid', details: { field: 'essayText' } });
    expect(refusal.message).toContain('30');
  });

  test('without any text takes the sent score, but not more than a text would give', () => {
    expect(judgeSubmission(writing, { score: 100 })).toEqual({ score: 85, firstAttempt: null, steps: [] });
    expect(judgeSubmission(writing, { score: 40, essayText: null }).score).toBe(40);
    expect(refusalOf(writing, {}).details.field).toBe('score');
  });

  test('has no questions to answer', () => {
    const attempts = [{ step: 1, answers: [1], seconds: 0 }];
    expect(refusalOf(writing, { attempts }).details.field).toBe('attempts');
  });
});

describe('a text or photo', () => {
  const attempts = [{ step: 1, answers: [2], seconds: 0 }];
  const photoUrl = 'data:image/jpeg;base64,AA';

  test('is taken by the subject that asks for it', () => {
    expect(judgeSubmission(science, { attempts, photoUrl }).score).toBe(100);
  });

  test.each([reading, science])('is refused by name elsewhere', (lesson) => {
    expect(refusalOf(lesson, { score: 90, essayText: ESSAY }).details.field).toBe('essayText');
  });

  test.each([reading, writing])('and so is a photo', (lesson) => {
    expect(refusalOf(lesson, { score: 90, photoUrl }).details.field).toBe('photoUrl');
  });

  test('may be there and empty', () => {
    for (const nothing of ['', null, undefined])
      expect(judgeSubmission(reading, { score: 90, essayText: nothing, photoUrl: nothing }).score).toBe(90);
    expect(judgeSubmission(writing, { score: 80, photoUrl: '' }).score).toBe(80);
  });
});

test('each question is answered once, in any order', () => {
  const first = { step: 1, answers: [2], seconds: 3.4 };
  const second = { step: 5, answers: [0, 1, 2], seconds: 1 };
  const judged = judgeSubmission(reading, { score: 1, attempts: [second, first] });
  expect(judged).toMatchObject({ score: 90, firstAttempt: 50 });
  expect(judged.steps.map(({ step, given, seconds }) => [step, given, seconds])).toEqual([
    [1, [2], 3],
    [2, [0, 1, 2], 1],
  ]);
  for (const attempts of [[first], [first, first], [first, second, { ...second, step: 6 }]])
    expect(refusalOf(reading, { attempts }).details.field).toBe('attempts');
});

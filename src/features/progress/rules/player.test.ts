import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Lesson } from '../../lessons/contract.ts';
import type { ChoiceQuestion } from '../../lessons/questions/choice/schema.ts';
import type { NumberQuestion } from '../../lessons/questions/number/schema.ts';
import { hasAnswers, isWorthKeeping, workRestored, workTakenOver, workToKeep } from './kept-work.ts';
import {
  essayAttempt,
  isAnswered,
  MOST_CHARACTERS,
  played,
  standingOf,
  stepsOf,
  submissionOf,
  untouched,
  type PlayerAction,
  type PlayerState,
} from './player.ts';
import { judgeSubmission } from './submission.ts';

const listing = {
  id: '2026-11-21-reading-easy-1',
  title: 'Title',
  description: 'Description',
  difficulty: 'easy' as const,
  estimatedMinutes: 5,
  points: 50,
  dateCreated: '2026-11-21',
};
const about = { skill: 'RL.3.1', hint: 'Look again.', explanation: 'Because.' };
const choice = (place: number): ChoiceQuestion => ({
  kind: 'choice',
  ...about,
  item: `reading/easy/x#${place}`,
  question: `Question ${place}?`,
  options: ['one', 'two', 'three', 'four'],
  correctIndex: place % 4,
  notes: ['a', 'b', 'c', 'd'].map((note, option) => (option === place % 4 ? null : note)),
});
const problem = (place: number): NumberQuestion => ({
  kind: 'number',
  ...about,
  item: 'math/4.NF.1',
  question: `What is ${place} half?`,
  answer: `${place}/2`,
});

const reading: Lesson = {
  ...listing,
  subject: 'reading',
  type: 'reading_comprehension',
  content: { genre: 'story', story: 'Once.', questions: [choice(1), choice(2), choice(3)] },
};
const math: Lesson = {
  ...listing,
  subject: 'math',
  type: 'math_problems',
  content: { problems: [problem(1), problem(3)] },
};
const science: Lesson = {
  ...listing,
  subject: 'science',
  type: 'science_experiments',
  content: {
    experiment: {
      question: 'Why?',
      materials: ['cup'],
      steps: ['Pour.', 'Look.'],
      safety: 'Mop.',
      why: 'So.',
    },
    questions: [choice(1)],
  },
};
const writing: Lesson = {
  ...listing,
  subject: 'writing',
  type: 'creative_writing',
  content: {
    kind: 'story',
    skill: 'W.3.3',
    prompt: 'Write.',
    guidelines: ['a', 'b', 'c'],
    starters: ['x', 'y', 'z'],
  },
};
const LONG_ENOUGH = 'word '.repeat(30);

function playing(lesson: Lesson, ...actions: PlayerAction[]): PlayerState {
  return actions.reduce((state, action) => played(lesson, state, action), untouched(lesson));
}
const go = (to: number): PlayerAction => ({ type: 'go', to });
const answer = (given: string | number, seconds = 1): PlayerAction => ({ type: 'answer', given, seconds });
const write = (text: string): PlayerAction => ({ type: 'write', text });
const submit: PlayerAction = { type: 'submit_essay' };
const improve: PlayerAction = { type: 'improve_essay' };

describe('steps', () => {
  test('are an instruction step, then a step for each question', () => {
    expect(stepsOf(reading).map((step) => step.kind)).toEqual([
      'instructions',
      'question',
      'question',
      'question',
    ]);
    expect(stepsOf(writing).map((step) => step.kind)).toEqual(['instructions', 'essay']);
  });

  test('the next one is open only once this one is answered', () => {
    expect(playing(reading, go(1)).place).toBe(1);
    expect(playing(reading, go(2)).place).toBe(1);
    expect(playing(reading, go(1), go(2)).place).toBe(1);
    expect(playing(reading, go(1), answer(1), go(2)).place).toBe(2);
    expect(playing(reading, go(1), answer(1), go(2), go(0)).place).toBe(0);
  });
});

describe('a question', () => {
  const standing = (...answers: PlayerAction[]) => {
    const state = playing(reading, go(1), ...answers);
    return {
      ...standingOf(choice(1), state.questions[0]?.answers ?? []),
      isDone: isAnswered(reading, state, 1),
    };
  };

  test('is locked by the right answer', () => {
    expect(standing(answer(1))).toMatchObject({ isRight: true, isOver: true, wrong: 0, isDone: true });
    expect(playing(reading, go(1), answer(1), answer(0)).questions[0]?.answers).toEqual([1]);
  });

  test('shows a hint after the second wrong answer and no sooner', () => {
    expect(standing(answer(0))).toMatchObject({ wrong: 1, showsHint: false, isOver: false, isDone: false });
    expect(standing(answer(0), answer(2))).toMatchObject({ wrong: 2, showsHint: true, isOver: false });
    expect(standing(answer(0), answer(2), answer(1))).toMatchObject({
      wrong: 2,
      showsHint: false,
      isRight: true,
    });
  });

  test('is revealed and locked by the third wrong answer', () => {
    expect(standing(answer(0), answer(2), answer(3))).toMatchObject({
      isRevealed: true,
      isOver: true,
      isDone: true,
    });
  });

  test('does not take an option twice, nor one that is not there', () => {
    const state = playing(
      reading,
      go(1),
      answer(0),
      answer(0),
      answer(9),
      answer(-1),
      answer('0'),
      answer(0.5),
    );
    expect(state.questions[0]?.answers).toEqual([0]);
  });

  test('a text that is no number costs no attempt; one that is does', () => {
    const state = playing(math, go(1), answer('what?'), answer(''), answer('2'), answer(' 0.5 '));
    expect(state.questions[0]?.answers).toEqual(['2', ' 0.5 ']);
    expect(standingOf(problem(1), ['2', ' 0.5 '])).toMatchObject({ isRight: true, wrong: 1 });
  });
});

describe('an essay', () => {
  test('is submitted once it has its words', () => {
    expect(playing(writing, write('too short'), submit).essay.submissions).toBe(0);
    expect(playing(writing, write(LONG_ENOUGH), submit).essay).toMatchObject({
      submissions: 1,
      isReopened: false,
    });
  });

  test('may be improved twice; the third submission is final', () => {
    const once = [write(LONG_ENOUGH), submit];
    expect(playing(writing, ...once, write('other')).essay.text).toBe(LONG_ENOUGH);
    const again = [improve, write(`${LONG_ENOUGH} more`), submit];
    expect(isAnswered(writing, playing(writing, ...once, improve), 1)).toBe(false);
    const state = playing(writing, ...once, ...again, ...again, improve, write('other'), submit);
    expect(state.essay).toEqual({ text: `${LONG_ENOUGH} more`, submissions: 3, isReopened: false });
    expect(essayAttempt(state.essay)).toBe(3);
    expect(isAnswered(writing, state, 1)).toBe(true);
  });

  test('longer than the most is kept but not submitted', () => {
    const state = playing(writing, write('word '.repeat(MOST_CHARACTERS / 5 + 1)), submit);
    expect(state.essay.text.length).toBeGreaterThan(MOST_CHARACTERS);
    expect(state.essay.submissions).toBe(0);
  });

  test('loses the signs that the server would refuse', () => {
    expect(playing(writing, write('a\u0000b\u000bc\td\ne')).essay.text).toBe('a b c\td\ne');
    // Half a character may become a whole one as long as it is written on.
    const half = playing(writing, write(`${LONG_ENOUGH} \ud83d`));
    expect(half.essay.text).toBe(`${LONG_ENOUGH} \ud83d`);
    expect(playing(writing, write(half.essay.text), submit).essay.text).toBe(`${LONG_ENOUGH} \ufffd`);
  });
});

describe('what is sent', () => {
  test('holds the answers in their order, whole seconds and the score', () => {
    const state = playing(reading, go(1), answer(0, 2.4), answer(1, 3.3), go(2), answer(0), answer(1), answer(2), go(3), answer(0), answer(1), answer(2)); // prettier-ignore
    expect(submissionOf(reading, state, 4)).toEqual({
      score: 80, // 100 for one wrong, 80 for two, 60 for a revealed one
      timeSpentMinutes: 4,
      completed: true,
      attempts: [
        { step: 1, answers: [0, 1], seconds: 6 },
        { step: 2, answers: [0, 1, 2], seconds: 3 },
        { step: 3, answers: [0, 1, 2], seconds: 3 },
      ],
    });
  });

  test('is nothing while a step is open, or in review', () => {
    expect(submissionOf(reading, playing(reading, go(1), answer(1)), 1)).toBeUndefined();
    expect(submissionOf(reading, playing(reading, { type: 'review' }), 1)).toBeUndefined();
  });

  test('holds the essay, or the photo of a science lesson', () => {
    const essay = playing(writing, write(LONG_ENOUGH), submit);
    expect(submissionOf(writing, essay, 2)).toMatchObject({ score: 85, essayText: LONG_ENOUGH });
    const photo = 'data:image/jpeg;base64,AAAA';
    const state = playing(science, go(1), answer(1), { type: 'photo', photo });
    expect(submissionOf(science, state, 2)).toMatchObject({ score: 100, photoUrl: photo });
    expect(playing(reading, { type: 'photo', photo }).photo).toBeNull();
  });

  test('brings the lesson’s day pass', () => {
    const essay = playing(writing, write(LONG_ENOUGH), submit);
    expect(submissionOf({ ...writing, dayPass: 'a-pass' }, essay, 2)).toMatchObject({ dayPass: 'a-pass' });
  });

  test('keeps its key for a retry and gets another when it is changed', () => {
    const done = [write(LONG_ENOUGH), submit, { type: 'seal', key: 'key-one-1' }] as const;
    expect(playing(writing, ...done, { type: 'seal', key: 'key-two-2' }).submissionKey).toBe('key-one-1');
    expect(playing(writing, ...done, go(0)).submissionKey).toBe('key-one-1');
    expect(playing(writing, ...done, improve).submissionKey).toBeNull();
  });
});

test('review opens every step and takes no answer; a retake starts anew', () => {
  const review = playing(reading, { type: 'review' }, go(3), answer(1));
  expect(review).toMatchObject({ mode: 'reviewing', place: 3 });
  expect(review.questions.every(({ answers }) => answers.length === 0)).toBe(true);
  expect(played(reading, review, { type: 'begin' })).toEqual(untouched(reading));
});

describe('whatever a child does', () => {
  const lesson = fc.constantFrom(reading, math, science, writing);
  const action: fc.Arbitrary<PlayerAction> = fc.oneof(
    fc.record({
      type: fc.constant('answer' as const),
      given: fc.oneof(fc.integer({ min: -1, max: 5 }), fc.constantFrom('1/2', '1.5', '7', 'x', '')),
      seconds: fc.double({ min: 0, max: 20_000, noNaN: true }),
    }),
    fc.record({
      type: fc.constant('go' as const),
      to: fc.oneof(fc.integer({ min: -2, max: 6 }), fc.double()),
    }),
    fc.record({ type: fc.constant('write' as const), text: fc.oneof(fc.string(), fc.constant(LONG_ENOUGH)) }),
    fc.constantFrom(submit, improve, { type: 'photo' as const, photo: 'data:image/jpeg;base64,AA' }),
  );
  const run = fc.tuple(lesson, fc.array(action, { maxLength: 60 }));

  test('the steps before the shown one are done, and no question has an answer too many', () => {
    fc.assert(
      fc.property(run, ([lesson, actions]) => {
        const state = playing(lesson, ...actions);
        expect(stepsOf(lesson)[state.place]).toBeDefined();
        for (let place = 0; place < state.place; place++) expect(isAnswered(lesson, state, place)).toBe(true);
        for (const { answers, seconds } of state.questions) {
          expect(answers.length).toBeLessThanOrEqual(3);
          expect(seconds).toBeLessThanOrEqual(14_400);
        }
      }),
    );
  });

  test('what is sent has the score that the server gives it', () => {
    fc.assert(
      fc.property(run, ([lesson, actions]) => {
        const sent = submissionOf(lesson, playing(lesson, ...actions), 1);
        if (sent) expect(judgeSubmission(lesson, sent).score).toBe(sent.score);
      }),
      { numRuns: 500 },
    );
  });

  test('kept work comes back as it was', () => {
    fc.assert(
      fc.property(run, ([lesson, actions]) => {
        const state = played(lesson, playing(lesson, ...actions), { type: 'seal', key: 'some-key-1' });
        const kept: unknown = JSON.parse(JSON.stringify(workToKeep(lesson, state, true)));
        const restored = workRestored(lesson, kept);
        expect(restored).toMatchObject({
          place: state.place,
          essay: state.essay,
          photo: state.photo,
          submissionKey: state.submissionKey,
        });
        const given = ({ questions }: PlayerState) =>
          questions.map(({ answers, seconds }) => ({ answers, seconds }));
        expect(restored && given(restored)).toEqual(given(state));
      }),
    );
  });

  test('work of another lesson, or broken work, is dropped or made whole', () => {
    const kept = workToKeep(reading, playing(reading, go(1), answer(1), go(2)), true);
    expect(workRestored(reading, kept)?.place).toBe(2);
    expect(workRestored(math, kept)).toBeUndefined();
    expect(workRestored(reading, { ...kept, items: ['x'] })).toBeUndefined();
    expect(workRestored(reading, { ...kept, questions: 'none' })).toBeUndefined();
    expect(workRestored(reading, { ...kept, place: 99, submissionKey: 'x' })).toMatchObject({ place: 2, submissionKey: null }); // prettier-ignore
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (questions, essay, place) => {
        for (const lesson of [reading, writing]) {
          const state = workRestored(lesson, {
            ...workToKeep(lesson, untouched(lesson), true),
            questions,
            essay,
            place,
          });
          if (state) expect(stepsOf(lesson)[state.place]).toBeDefined();
        }
        workRestored(reading, questions);
      }),
    );
    const cheat = {
      ...workToKeep(writing, untouched(writing), true),
      essay: { text: 'short', submissions: 3 },
    };
    expect(workRestored(writing, cheat)?.essay).toEqual({ text: 'short', submissions: 0, isReopened: false });
  });

  test('what another tab has kept stands in place of what was here, but for an essay that is not to be kept', () => {
    const here = playing(writing, go(1), write('First words.'));
    const there = playing(writing, go(1), write('A long story.'));
    expect(workTakenOver(writing, here, workToKeep(writing, there, true))).toEqual(there);
    expect(workTakenOver(writing, here, workToKeep(writing, playing(writing, go(0)), false))).toEqual({ ...here, place: 0 }); // prettier-ignore
    expect(workTakenOver(writing, here, workToKeep(reading, untouched(reading), true))).toBeUndefined();
    expect(workTakenOver(writing, here, 'broken')).toBeUndefined();
  });

  test('only what a child would miss is worth keeping', () => {
    expect(isWorthKeeping(untouched(reading))).toBe(false);
    expect(isWorthKeeping(playing(reading, { type: 'review' }, go(2)))).toBe(false);
    expect(isWorthKeeping(playing(reading, go(1)))).toBe(true);
    expect(isWorthKeeping(playing(writing, write('Once')))).toBe(true);
    expect(hasAnswers(playing(reading, go(1)))).toBe(false);
    expect(hasAnswers(playing(reading, go(1), answer(1)))).toBe(true);
    expect(hasAnswers(playing(writing, write('Once')))).toBe(true);
  });
});

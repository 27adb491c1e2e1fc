import type { Page } from '@playwright/test';
import {
  answer,
  answerAll,
  complete,
  give,
  lessonBehind,
  next,
  openFirstLesson,
} from '../../../e2e/lessons.ts';
import type { Lesson } from '../../../src/features/lessons/contract.ts';
import { SUBJECTS, type Subject } from '../../../src/features/lessons/subjects.ts';
import { questionsOf } from '../../../src/features/lessons/rules/judging.ts';
import { ESSAY } from '../people.ts';
import { press, shows, type Screen } from './screen.ts';

/** The lesson of the present page. */
const lessonOn = (page: Page): Promise<Lesson> =>
  lessonBehind(page, new URL(page.url()).pathname.split('/').at(-1) ?? '');

/** Gives wrong answers to the first question, then the right one if asked to. */
async function answering(page: Page, wrong: number, isRight = false): Promise<void> {
  const [first] = questionsOf(await lessonOn(page));
  if (!first) throw new Error('a lesson without questions');
  await next(page);
  for (let tries = 0; tries < wrong; tries++) await give(page, first, false, tries);
  if (isRight) await give(page, first, true);
}

/** The lesson is done, and the call that would save it does not get through. */
async function finishUnsaved(page: Page): Promise<void> {
  await page.route('**/complete', (route) => route.abort());
  await answerAll(page, await lessonOn(page));
  await complete(page);
  await shows(page, 'Finished!');
}

async function writing(page: Page, text: string): Promise<void> {
  await next(page);
  await page.getByRole('textbox').fill(text);
}

/** A state of the player, for somebody who has done nothing yet. */
const player = (name: string, subject: Subject, act?: Screen['act']): Screen => ({
  name: `player, ${name}`,
  who: 'fresh',
  path: ({ today }) => today[subject],
  shown: /./,
  act,
});

/** A subject's list and its lessons from the first step to the review. */
export const LEARNING_SCREENS: readonly Screen[] = [
  ...SUBJECTS.map((subject): Screen => ({
    name: `list of ${subject}`,
    who: 'learner',
    path: `/lessons/${subject}`,
    shown: 'Today',
  })),
  {
    name: 'list, all levels',
    who: 'fresh',
    path: '/lessons/math',
    shown: 'Today',
    act: (page) => page.getByText('Show All Levels').click(),
  },
  {
    name: 'list that cannot be fetched',
    who: 'fresh',
    path: '/',
    shown: /Mira/,
    act: async (page) => {
      await page.route('**/api/lessons**', (route) => route.abort());
      await page.goto('/lessons/science');
      await page.getByText('Failed to fetch lessons').waitFor();
    },
  },
  { name: 'list of no subject', who: 'fresh', path: '/lessons/cooking', shown: /./ },
  ...SUBJECTS.map((subject) => player(`the first step of ${subject}`, subject)),
  player('a math problem', 'math', (page) => answering(page, 0)),
  player('a math problem, no number', 'math', async (page) => {
    await answering(page, 0);
    await page.getByLabel('Your answer').fill('many');
    await press(page, 'Submit');
  }),
  player('a math problem, a hint', 'math', (page) => answering(page, 2)),
  player('a math problem, revealed', 'math', (page) => answering(page, 3)),
  player('a reading question', 'reading', (page) => answering(page, 0)),
  player('a reading question, a hint', 'reading', (page) => answering(page, 2)),
  player('a reading question, revealed', 'reading', (page) => answering(page, 3)),
  player('a science question, right', 'science', (page) => answering(page, 0, true)),
  player('a social studies question, right', 'social_studies', (page) => answering(page, 1, true)),
  player('the last step of science', 'science', async (page) => answerAll(page, await lessonOn(page))),
  player('an empty essay', 'writing', (page) => writing(page, '')),
  player('an essay, ways to start', 'writing', async (page) => {
    await writing(page, 'A start.');
    await press(page, 'Help me start');
  }),
  player('an essay with an address in it', 'writing', async (page) => {
    await writing(page, `${ESSAY} Write to me: lio@example.org`);
    await press(page, 'Submit Essay');
  }),
  player('a word on an essay', 'writing', async (page) => {
    await writing(page, ESSAY);
    await press(page, 'Submit Essay');
  }),
  player('unfinished work found again', 'math', async (page) => {
    await answering(page, 1);
    await page.reload();
    await page.getByText('Welcome back!').waitFor();
  }),
  player('a question to report', 'reading', async (page) => {
    await answering(page, 1);
    await press(page, 'My answer should count');
    await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  }),
  player('finished without a network', 'social_studies', finishUnsaved),
  player('a list with what waits to be saved', 'social_studies', async (page) => {
    await finishUnsaved(page);
    await page.getByRole('link', { name: 'Keep going' }).click();
    await page.getByText('Waiting to be saved').first().waitFor();
  }),
  { name: 'a lesson of yesterday', who: 'fresh', path: ({ yesterday }) => yesterday, shown: /./ },
  { name: 'a lesson that is not there', who: 'fresh', path: '/lesson/none', shown: /./ },
  { name: 'summary of reading', who: 'learner', path: ({ done }) => done.reading, shown: /./ },
  { name: 'summary with a photo', who: 'learner', path: ({ done }) => done.science, shown: /./ },
  { name: 'summary with an essay', who: 'learner', path: ({ done }) => done.writing, shown: /./ },
  {
    name: 'review, a question',
    who: 'learner',
    path: ({ done }) => done.reading,
    shown: /./,
    act: async (page) => {
      await press(page, 'Review Lesson');
      await next(page);
    },
  },
  {
    name: 'review, an essay',
    who: 'learner',
    path: ({ done }) => done.writing,
    shown: /./,
    act: async (page) => {
      await press(page, 'Review Lesson');
      await next(page);
    },
  },
  {
    name: 'retake',
    who: 'learner',
    path: ({ done }) => done.reading,
    shown: /./,
    act: async (page) => {
      await press(page, 'Retake for Better Score');
      await next(page);
    },
  },
  {
    name: 'celebration of a lesson',
    who: 'learner',
    path: '/',
    shown: /Amara/,
    isOnce: true,
    act: async (page) => {
      const lesson = await openFirstLesson(page, 'math');
      await next(page);
      for (const [place, question] of questionsOf(lesson).entries()) {
        if (place > 0) await next(page);
        await answer(page, question);
      }
      await complete(page);
      await page.getByRole('dialog').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
      await shows(page, /./);
    },
  },
];

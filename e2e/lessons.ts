import { expect, type Page } from '@playwright/test';
import type { Lesson, LessonListing } from '../src/features/lessons/contract.ts';
import type { Question } from '../src/features/lessons/questions/kinds.ts';
import { questionsOf } from '../src/features/lessons/rules/judging.ts';

/** The lesson as the signed-in page would fetch it, with its answers. */
export async function lessonBehind(page: Page, id: string): Promise<Lesson> {
  const response = await page.request.get(`/api/lessons/${id}`);
  expect(response.status()).toBe(200);
  return response.json();
}

/** Opens the first lesson that the list of a subject offers, by clicking through; returns it. */
export async function openFirstLesson(page: Page, subject: string): Promise<Lesson> {
  await page.goto(`/lessons/${subject}`);
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/lesson\//);
  return lessonBehind(page, page.url().split('/lesson/')[1] ?? '');
}

const forward = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function next(page: Page): Promise<void> {
  await forward(page, 'Next').click();
}

/** Gives one answer, right or wrong. */
export async function give(page: Page, question: Question, isRight: boolean, tries = 0): Promise<void> {
  if (question.kind === 'choice') {
    const wrong = question.options.filter((_, index) => index !== question.correctIndex);
    const text = isRight ? question.options[question.correctIndex] : wrong[tries];
    await page
      .getByRole('main')
      .getByRole('button', { name: text ?? '' })
      .first()
      .click();
    return;
  }
  if (question.kind !== 'number') throw new Error(`no journey answers ${question.kind}`);
  await page.getByLabel('Your answer').fill(isRight ? question.answer : `${99_000 + tries}`);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
}

/** Answers one question after so many wrong tries; with three it is revealed. */
export async function answer(page: Page, question: Question, wrong = 0): Promise<void> {
  await expect(page.getByRole('heading', { name: question.question })).toBeVisible();
  for (let tries = 0; tries < wrong; tries++) {
    await give(page, question, false, tries);
    if (tries < 2) await expect(page.getByText(`Try again! (${tries + 1}/3 attempts)`)).toBeVisible();
  }
  if (wrong < 3) await give(page, question, true);
}

/** Goes through all of a lesson's questions and stays at the last. */
export async function answerAll(page: Page, lesson: Lesson, wrongs: readonly number[] = []): Promise<void> {
  await next(page);
  const questions = questionsOf(lesson);
  for (const [index, question] of questions.entries()) {
    await answer(page, question, wrongs[index] ?? 0);
    if (index < questions.length - 1) await next(page);
  }
}

export async function complete(page: Page): Promise<void> {
  await forward(page, 'Complete Lesson').click();
}

/** Finishes a lesson by the page's own call, without its steps: for a past that other screens sum up. */
export async function finish(
  page: Page,
  id: string,
  work: { score?: number; timeSpentMinutes?: number; essayText?: string; photoUrl?: string } = {},
): Promise<void> {
  const response = await page.request.post(`/api/lessons/${id}/complete`, {
    data: { score: 100, timeSpentMinutes: 4, ...work },
    headers: { 'sec-fetch-site': 'same-origin', origin: new URL(page.url()).origin },
  });
  expect(response.status()).toBe(200);
}

/** Lessons of a subject that are open to the signed-in person, newest first. */
export async function openLessons(page: Page, subject: string): Promise<LessonListing[]> {
  const response = await page.request.get(`/api/lessons?subject=${subject}`);
  const { lessons }: { lessons: LessonListing[] } = await response.json();
  return lessons.toSorted((one, other) => other.dateCreated.localeCompare(one.dateCreated));
}

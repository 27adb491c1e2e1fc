import { expect, test, type Page } from '@playwright/test';
import { questionsOf } from '../src/features/lessons/rules/judging.ts';
import { answer, complete, lessonBehind, next, openFirstLesson } from './lessons.ts';
import { newcomer } from './people.ts';

/*
 * One lesson in two tabs of a browser: neither may write over what the other has kept.
 */

const WELCOME = 'Welcome back! Your answers are still here.';

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));
const sheetOf = (page: Page) => page.getByRole('textbox', { name: 'Your essay' });

/** Writes, and waits until a pause has kept it. */
async function write(page: Page, text: string): Promise<void> {
  await sheetOf(page).fill(text);
  await expect.poll(() => kept(page)).toContain(text);
}

async function otherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  return other;
}

/** As where the browser has laid a tab to sleep: it hears of nothing. */
const hearNothing = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['storage', 'focus']) {
      addEventListener(name, (event) => event.isTrusted && event.stopImmediatePropagation());
    }
  });

test('an essay that was gone on with in a second tab outlives the first, which is only left', async ({
  page,
}) => {
  await newcomer(page);
  await hearNothing(page);
  const lesson = await openFirstLesson(page, 'writing');
  await next(page);
  await write(page, 'First words.');

  const other = await otherTab(page);
  await expect(other.getByText(WELCOME)).toBeVisible();
  await expect(sheetOf(other)).toHaveValue('First words.');
  await write(other, 'A long story of a lantern and a river.');
  await other.close();

  await expect(sheetOf(page)).toHaveValue('First words.');
  await page.getByRole('link', { name: 'Writing lessons' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Writing');
  await page.goto(`/lesson/${lesson.id}`);
  await expect(sheetOf(page)).toHaveValue('A long story of a lantern and a river.');
  // Nor is anything lost by opening it and closing the page.
  await page.reload();
  await expect(sheetOf(page)).toHaveValue('A long story of a lantern and a river.');
});

test('a tab that is looked at again shows the essay as another has left it, and what is written last is kept', async ({
  page,
}) => {
  await newcomer(page);
  await hearNothing(page);
  await openFirstLesson(page, 'writing');
  await next(page);
  await write(page, 'First words.');
  const other = await otherTab(page);
  await write(other, 'First words, and more.');
  await expect(sheetOf(page)).toHaveValue('First words.');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(sheetOf(page)).toHaveValue('First words, and more.');
  await write(page, 'First words, and more, and the end.');
  // The other one heard of it at once.
  await expect(sheetOf(other)).toHaveValue('First words, and more, and the end.');
  await other.close();
  await page.reload();
  await expect(sheetOf(page)).toHaveValue('First words, and more, and the end.');
});

test('answers that were given in a second tab stand in the first, which goes on from there', async ({
  page,
}) => {
  await newcomer(page);
  const { id } = await openFirstLesson(page, 'reading');
  const lesson = await lessonBehind(page, id);
  const [first, second, third] = questionsOf(lesson);
  if (!first || !second || !third) throw new Error('too few questions');
  await next(page);
  await answer(page, first);

  const other = await otherTab(page);
  await expect(other.getByText(WELCOME)).toBeVisible();
  await next(other);
  await answer(other, second, 1);
  await next(other);
  await expect(page.getByRole('heading', { name: third.question })).toBeVisible();
  await other.close();
  await page.getByRole('link', { name: 'Reading lessons' }).click();
  await page.goto(`/lesson/${id}`);
  await expect(page.getByRole('heading', { name: third.question })).toBeVisible();
  await answer(page, third);
  const last = questionsOf(lesson).slice(3);
  for (const question of last) {
    await next(page);
    await answer(page, question);
  }
  await complete(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('answers that a sleeping tab does not know of are not lost by leaving it', async ({ page }) => {
  await newcomer(page);
  await hearNothing(page);
  const lesson = await openFirstLesson(page, 'math');
  const [first, second] = questionsOf(lesson);
  if (!first || !second) throw new Error('too few questions');
  await next(page);
  await answer(page, first);
  const other = await otherTab(page);
  await next(other);
  await answer(other, second);
  await other.close();
  await expect(page.getByRole('heading', { name: first.question })).toBeVisible();
  await page.getByRole('link', { name: 'Math lessons' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Math');
  await page.goto(`/lesson/${lesson.id}`);
  await expect(page.getByRole('heading', { name: second.question })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
});

test('a lesson that was finished in a second tab is not kept anew by the first', async ({ page }) => {
  await newcomer(page);
  const lesson = await openFirstLesson(page, 'science');
  const [first] = questionsOf(lesson);
  if (!first) throw new Error('no questions');
  await next(page);
  await answer(page, first);
  const other = await otherTab(page);
  for (const question of questionsOf(lesson).slice(1)) {
    await next(other);
    await answer(other, question);
  }
  await complete(other);
  await expect(other.getByRole('dialog')).toBeVisible();
  await other.close();
  await page.getByRole('link', { name: 'Science lessons' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Science');
  expect(await kept(page)).not.toContain('brightling.lesson.');
});

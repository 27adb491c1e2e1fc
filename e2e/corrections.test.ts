import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { questionsOf } from '../src/features/lessons/rules/judging.ts';
import { NOTHING_SET } from '../test/nothing-set.ts';
import { expectAccessible } from './axe.ts';
import { complete, give, lessonBehind, next } from './lessons.ts';
import { newcomer } from './people.ts';

/** A command of the app's operator, on the data folder of the app that runs. */
async function command(name: string, ...args: string[]): Promise<string> {
  const file = join(import.meta.dirname, `../src/apps/server/${name}.ts`);
  const env = { ...process.env, ...NOTHING_SET, DATA_DIR: process.env['E2E_DATA_DIR'] };
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { env });
  return stdout;
}

/** Lessons that no other journey opens: what is withdrawn here is withdrawn for all. */
async function ownLessonId(page: Page, subject: string): Promise<string> {
  const { lessons } = await (await page.request.get(`/api/lessons?subject=${subject}`)).json();
  return lessons.findLast(({ difficulty }: { difficulty: string }) => difficulty === 'extreme').id;
}

test('a child reports a question, it is withdrawn, and the child gets the points', async ({ page }) => {
  test.slow();
  await newcomer(page, { firstName: 'Amara' });
  const lesson = await lessonBehind(page, await ownLessonId(page, 'math'));
  const [, second] = questionsOf(lesson);
  if (!second) throw new Error('a math lesson has six problems');
  const item = `${lesson.id}#2`;
  const mine = page.getByRole('button', { name: 'My answer should count' });

  await page.goto(`/lesson/${lesson.id}`);
  await next(page);
  await give(page, questionsOf(lesson)[0] ?? second, true);
  await expect(mine).toBeHidden();
  await next(page);
  await give(page, second, false, 0);
  await expect(page.getByText('Try again! (1/3 attempts)')).toBeVisible();

  // After a wrong answer: by keyboard, with a word on what is missing.
  await mine.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'My answer should count' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please choose what is wrong.');
  await page.keyboard.press('Escape');
  await expect(mine).toBeFocused();

  // After the reveal.
  await give(page, second, false, 1);
  await give(page, second, false, 2);
  await expect(page.getByText('The answer:')).toBeVisible();
  await mine.click();
  await dialog.getByLabel('My answer means the same').check();
  await dialog.getByLabel('Tell us more').fill('Amara wrote\nthe same');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('You told us. Thank you!')).toBeVisible();
  await expect(mine).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Welcome back!')).toBeVisible();

  for (const question of questionsOf(lesson).slice(2)) {
    await next(page);
    await give(page, question, true);
  }
  await complete(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/lessons/math', { timeout: 15_000 });
  const points = async () => (await (await page.request.get('/api/auth/user')).json()).points;
  expect(await points()).toBe(100);

  const reports = await command('content-reports');
  expect(reports).toContain(item);
  expect(reports).toContain('1 person: My answer means the same 1');
  expect(reports).toContain('… wrote the same');
  expect(reports).not.toContain('Amara');
  expect(await command('content-withdraw', item, '--reason', 'both are right')).toContain(
    'Points given: 17.',
  );

  await page.goto('/');
  const notice = page.getByRole('status').filter({ hasText: 'That one was our mistake!' });
  await expect(notice).toContainText(
    `A question in "${lesson.title}" had a mistake of ours. Here are 17 points.`,
  );
  expect(await points()).toBe(117);
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Thank you!' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  const { id } = await (await page.request.get('/api/auth/user')).json();
  const done = await page.request.get(`/api/users/${id}/completions`);
  expect(await done.json()).toMatchObject([{ score: 100 }]);
});

test('a withdrawn question takes any answer, says why, and is not asked about', async ({ page }) => {
  test.slow();
  await newcomer(page, { firstName: 'Bo' });
  const id = await ownLessonId(page, 'social_studies');
  await command('content-withdraw', `${id}#1`, '--reason', 'two options are right');
  await page.goto(`/lesson/${id}`);
  const questions = questionsOf(await lessonBehind(page, id));
  const [first] = questions;
  if (first?.kind !== 'choice') throw new Error('a reading lesson asks questions');
  await next(page);
  const kindWord = page.getByText('This question has a mistake of ours. Any answer counts.');
  await expect(kindWord).toBeVisible();
  await expectAccessible(page);
  await give(page, first, false);
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
  await expect(page.getByText('Counts', { exact: true })).toBeVisible();
  await expect(page.getByText('The answer', { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'My answer should count' })).toBeHidden();

  for (const question of questions.slice(1)) {
    await next(page);
    await give(page, question, true);
  }
  await complete(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(`/lesson/${id}`);
  await page.getByRole('button', { name: 'Review Lesson' }).click();
  await next(page);
  await expect(kindWord).toBeVisible();
  await next(page);
  const wrong = page.getByRole('button', { name: 'Something is wrong here' });
  await wrong.click();
  const dialog = page.getByRole('dialog', { name: 'Something is wrong here' });
  await dialog.getByLabel('The question is unclear').check();
  await page.route('**/report-question', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Please check that you are connected');
  await page.unroute('**/report-question');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('You told us. Thank you!')).toBeVisible();
  await expectAccessible(page);
});

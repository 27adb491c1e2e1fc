import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { questionsOf } from '../src/features/lessons/rules/judging.ts';
import { expectHeard, expectWellTold, listen } from './heard.ts';
import { enterUntilGone } from './keys.ts';
import { complete, give, lessonBehind, next } from './lessons.ts';
import { BORN_14_YEARS_AGO, newcomer } from './people.ts';

test.beforeEach(({ page }) => listen(page));

test('what a screen reader gets from the landing page to the dashboard', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectWellTold(page, 'Brightling: Learning Made Fun!');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Start Your Adventure' }).click();
  await expectWellTold(page, 'Sign in · Brightling');

  // What is wrong is told at once, in the title, and at the field.
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expectWellTold(page, 'Create an account · Brightling');
  await page.getByLabel('First name').fill('Amara');
  await page.getByLabel('E-mail').fill(`${randomUUID()}@family.test`);
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectWellTold(page, 'Please check: Create an account · Brightling');
  await expect(page.getByRole('alert')).toContainText('8 characters');
  await expectWrong(page, 'Password', /8 characters/);
  await page.getByLabel('Password').fill('lantern-river-42');
  await page.getByRole('button', { name: 'Create account' }).click();

  const birthday = page.getByLabel('Birthday');
  await expect(birthday).toHaveAccessibleDescription(/fit your age/);
  await expectWellTold(page, /birthday/i);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectHeard(page, 'Please enter your birth date to continue.');
  await expectWrong(page, 'Birthday', /^Please enter your birth date to continue\./);
  await expect(birthday).toBeFocused();
  await birthday.fill(BORN_14_YEARS_AGO);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amara');
  await expectWellTold(page, /^Dashboard/);
  await expect(page.getByRole('navigation', { name: 'My learning' })).toHaveCount(1);
});

test('what a screen reader gets of a lesson: steps, answers, the celebration and the list', async ({
  page,
}) => {
  test.slow();
  await newcomer(page, { firstName: 'Amara' });
  await page.getByRole('link', { name: 'Math', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Math/ })).toBeVisible();
  await expectWellTold(page, /^Math lessons/);
  await expectPlaced(page);
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/lesson\//);
  const lesson = await lessonBehind(page, page.url().split('/lesson/')[1] ?? '');
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
  await expectWellTold(page, `${lesson.title} · Brightling`);
  await expectPlaced(page);

  await next(page);
  const questions = questionsOf(lesson);
  const [first] = questions;
  if (!first) throw new Error('a math lesson has six problems');
  const field = page.getByLabel('Your answer');
  await field.fill('many');
  await page.keyboard.press('Enter');
  await expectHeard(page, 'Please type a number');
  await expectWrong(page, 'Your answer', /^Please type a number/);
  await give(page, first, false);
  await expectHeard(page, 'Try again! (1/3 attempts)');
  await give(page, first, false, 1);
  await expectHeard(page, /Try again! \(2\/3 attempts\).*Hint: \S/);
  await expect(page.getByRole('list', { name: 'Your tries' }).getByRole('listitem')).toHaveCount(2);

  for (const [place, question] of questions.entries()) {
    // The focus has come to what is new, and the place among the steps is told with it.
    const heading = page.getByRole('heading', { level: 2, name: question.question });
    if (place > 0) await expect(heading).toBeFocused();
    await expect(heading).toContainText(`Question ${place + 1} of ${questions.length}`);
    await expectWellTold(page, `${lesson.title} · Brightling`);
    await give(page, question, true);
    await expectHeard(page, "That's it!");
    if (place < questions.length - 1) await next(page);
  }
  await complete(page);

  const dialog = page.getByRole('dialog', { name: 'Lesson complete!' });
  await expect(dialog).toHaveAccessibleDescription(/\+90 points.*Score \d+%.*Streak 1 day/);
  await expect(dialog.locator(':focus')).toHaveAccessibleName('Keep going');
  await enterUntilGone(page, dialog);
  await expect(page).toHaveURL('/lessons/math');
  await expectWellTold(page, /^Math lessons/);
  await expectPlaced(page);
  await expect(page.getByRole('article').filter({ hasText: lesson.title })).toContainText('Completed');
});

test('a choice tells how it went: by words at the option and in what is read out', async ({ page }) => {
  await newcomer(page);
  await page.goto('/lessons/reading');
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/lesson\//);
  const lesson = await lessonBehind(page, page.url().split('/lesson/')[1] ?? '');
  const [question] = questionsOf(lesson);
  if (question?.kind !== 'choice') throw new Error('a reading lesson asks for choices');
  await next(page);
  const right = question.options[question.correctIndex] ?? '';
  const wrong = question.options.find((option) => option !== right) ?? '';
  const option = (text: string) => page.getByRole('main').getByRole('button', { name: text });
  await option(wrong).click();
  await expectHeard(page, 'Try again! (1/3 attempts)');
  await expect(option(wrong)).toHaveAccessibleName(/Not this one/);
  await expect(option(wrong)).toBeDisabled();
  await option(right).click();
  await expectHeard(page, "That's it!");
  await expect(option(right)).not.toHaveAccessibleName(right);
});

test('a toast is read out, over a page and inside a dialog', async ({ page }) => {
  await newcomer(page);
  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Sound effects' }).click();
  await expectHeard(page, /Settings Saved.*Your preferences have been updated successfully\./);
  await page.goto('/?dialog=use-code');
  const form = page.getByRole('dialog', { name: 'Join with Referral Code' });
  await form.getByLabel('Family name').fill('The Swifts');
  await form.getByLabel('Referral code').fill('BRIGHT-22222222');
  await form.getByRole('button', { name: 'Create Family & Get Premium' }).click();
  await expectHeard(page, 'Failed to use referral code');
});

/** The field says of itself that it is wrong, and why. */
async function expectWrong(page: Page, label: string, why: RegExp): Promise<void> {
  await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(label)).toHaveAccessibleDescription(why);
}

/** Whoever came here by a link stands in the new screen's content: not at a link that is gone with the old one. */
async function expectPlaced(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main, h1') !== null), {
      message: 'the focus is in the content of the new screen',
    })
    .toBe(true);
}

import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { sampleAnswers } from '../src/features/lessons/questions/kinds.ts';
import { questionsOf } from '../src/features/lessons/rules/judging.ts';
import { enterUntilGone, focused, focusOn, press, type } from './keys.ts';
import { lessonBehind } from './lessons.ts';
import { newcomer } from './people.ts';

/** Every pointer is as good as broken: a press, a click or a touch in these journeys fails them. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const kind of ['pointerdown', 'mousedown', 'touchstart']) {
      addEventListener(
        kind,
        () => {
          throw new Error('a journey by the keyboard alone');
        },
        true,
      );
    }
  });
});

test('from the landing page through sign-up to a finished lesson, by the keyboard alone', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  await signUp(page);
  await page.keyboard.type('05042012');
  await press(page, 'button', 'Continue');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amara');

  // Past the bar at once.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Amara');
  await press(page, 'link', 'Skip to the content');
  await expect(page.getByRole('main')).toBeFocused();

  await press(page, 'link', /^Math/);
  await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
  const heading = page.getByRole('heading', { level: 3 }).getByRole('link').first();
  await press(page, 'link', (await heading.innerText()).trim());
  await expect(page).toHaveURL(/\/lesson\//);
  await doMathLesson(page);

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Keep going' })).toBeFocused();
  await enterUntilGone(page, dialog);
  await expect(page).toHaveURL('/lessons/math');
  await expect(page.getByText('Completed').first()).toBeVisible();
  // The keyboard goes on in the list.
  await expect(page.getByRole('main').locator(':focus').or(page.locator('main:focus'))).toHaveCount(1);
});

test('a dialog keeps the keyboard inside, and Escape gives it back', async ({ page }) => {
  await newcomerByCalls(page);
  const opener = await focusOn(page, 'button', 'Family Leaderboard');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Family Leaderboard' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  // Round and round: to the last button, over the browser's own bars, and to the first again.
  await focusOn(page, 'button', 'Join Family');
  await focusOn(page, 'button', 'Close');
  await focusOn(page, 'button', 'Join Family', { back: true });
  await page.keyboard.press('Enter');
  await focusOn(page, 'textbox', 'Invite code');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the menu opens, moves by the arrows and closes to where it was opened', async ({ page }) => {
  await newcomerByCalls(page);
  const menu = page.getByRole('menu');
  const opener = await focusOn(page, 'button', /my menu$/);
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Space');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
  await page.keyboard.press('Home');
  while (!(await focused(page).innerText()).includes('Settings')) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings');

  // What is chosen by arrows, and what is switched by the space bar.
  await focusOn(page, 'radio', 'Light');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Dark', exact: true })).toBeFocused();
  await expect(focused(page)).toBeChecked();
  const sounds = await focusOn(page, 'switch', 'Sound effects');
  await expect(sounds).toBeChecked();
  await page.keyboard.press('Space');
  await expect(sounds).not.toBeChecked();
});

test('a round of a game, and the way out of it', async ({ page }) => {
  await newcomerByCalls(page);
  await press(page, 'link', 'Brain Break Games');
  await press(page, 'link', /^Math Race/);
  await expect(page.getByRole('heading', { level: 1, name: 'Math Race' })).toBeFocused();
  await press(page, 'switch', '30 second timer', 'Space');
  await press(page, 'button', 'Start');
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await page.keyboard.type(String(await sum(page)));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Score: 10')).toBeVisible();
  await press(page, 'button', 'Finish the race');
  await expect(page.getByRole('heading', { name: 'Race finished' })).toBeFocused();
  await press(page, 'button', 'Back to Games');
  await expect(page.getByRole('heading', { level: 1, name: 'Brain Break Games' })).toBeFocused();
});

test('on a phone no stop of an answered question lies under the bar that leads on', async ({ page }) => {
  await newcomerByCalls(page);
  await page.goto('/lessons/science');
  const heading = page.getByRole('heading', { level: 3 }).getByRole('link').first();
  await press(page, 'link', (await heading.innerText()).trim());
  await expect(page).toHaveURL(/\/lesson\//);
  const [question] = questionsOf(await lessonBehind(page, page.url().split('/lesson/')[1] ?? ''));
  await press(page, 'button', 'Next');
  await focusOn(
    page,
    'button',
    question?.kind === 'choice' ? (question.options[question.correctIndex] ?? '') : '',
  );
  // An option that has just come takes no press.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByText("That's it!")).toBeVisible({ timeout: 500 });
  }).toPass();
  for (const height of [560, 740]) {
    await page.setViewportSize({ width: 360, height });
    await focusOn(page, 'link', 'Skip to the content', { back: true });
    await focusOn(page, 'button', 'Next');
  }
});

/** A newcomer at the dashboard, made with a pointer that these journeys do not have: in a page of its own. */
async function newcomerByCalls(page: Page): Promise<void> {
  const maker = await page.context().newPage();
  await newcomer(maker);
  await maker.close();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mira');
}

async function signUp(page: Page): Promise<void> {
  await press(page, 'button', 'Start Your Adventure');
  await press(page, 'link', 'Create an account');
  await type(page, 'First name', 'Amara');
  await type(page, 'Family name', 'Okafor');
  await type(page, 'E-mail', `${randomUUID()}@family.test`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('lantern-river-42');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'When is your birthday?' })).toBeVisible();
  // A date has three parts, each a stop; the first is the month.
  const birthday = page.getByLabel('Birthday');
  while (!(await birthday.evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab');
}

async function doMathLesson(page: Page): Promise<void> {
  const lesson = await lessonBehind(page, page.url().split('/lesson/')[1] ?? '');
  const questions = questionsOf(lesson);
  await press(page, 'button', 'Next');
  for (const [place, question] of questions.entries()) {
    await expect(page.getByRole('heading', { name: question.question })).toBeFocused();
    if (place === 0) await answer(page, '99000', 'Try again! (1/3 attempts)');
    await answer(page, String(sampleAnswers(question).right), "That's it!");
    await press(page, 'button', place < questions.length - 1 ? 'Next' : 'Complete Lesson');
  }
}

async function answer(page: Page, typed: string, said: string): Promise<void> {
  const field = page.getByLabel('Your answer');
  const isThere = await field.evaluate((one) => one === document.activeElement);
  if (!isThere) await focusOn(page, 'textbox', 'Your answer');
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await expect(page.getByText(said)).toBeVisible();
  // The keyboard stays where the answer was given.
  await expect(field).toBeFocused();
}

/** The answer to the sum that is asked. */
async function sum(page: Page): Promise<number> {
  const said = await page.getByText(/^\d+ (plus|minus|times) \d+$/).innerText();
  const [left = '', sign = '', right = ''] = said.split(' ');
  if (sign === 'plus') return Number(left) + Number(right);
  return sign === 'minus' ? Number(left) - Number(right) : Number(left) * Number(right);
}

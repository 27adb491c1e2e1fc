import { expect, test } from '@playwright/test';
import { questionsOf } from '../src/features/lessons/rules/judging.ts';
import { haveWeeks } from './history.ts';
import { expectHolds, expectHoldsAt, expectHoldsOnPaper, inLetters, linesOf } from './letters.ts';
import { next, openFirstLesson } from './lessons.ts';
import { addRelatives, BORN_14_YEARS_AGO, changeUser, demoPerson, givePremium, newcomer } from './people.ts';

test('in wide and large letters a visitor’s pages hold', async ({ page }) => {
  for (const path of ['/', '/privacy']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectHolds(page, path);
  }
});

test('in wide and large letters a child’s screens hold', async ({ page }) => {
  test.slow();
  await demoPerson(page, 'Theo');
  for (const path of ['/', '/badges', '/profile', '/lessons/social_studies']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectHoldsAt(page, path, 320);
    await expectHolds(page, path);
  }
  await openFirstLesson(page, 'science');
  await expectHolds(page, 'the first step');
  await next(page);
  await expectHolds(page, 'a question');
});

test('long names and what stands under bars are whole words, and a button holds its own', async ({
  page,
}) => {
  const { email } = await newcomer(page, { firstName: 'Bartholomew', birthDate: '1985-03-02' });
  const letters = [{}, { font: 'opendyslexic' }, { font: 'opendyslexic', textSize: 'large' }];
  for (const chosen of letters) {
    for (const width of [360, 412]) {
      await page.setViewportSize({ width, height: 900 });
      await inLetters(page, chosen);
      expect(await linesOf(page, 'Bartholomew')).toEqual([1]);
    }
  }
  // A tablet held sideways, where jar and goal come beside it.
  for (const width of [1_024, 1_160, 1_200]) {
    await page.setViewportSize({ width, height: 900 });
    await inLetters(page, {});
    expect(await linesOf(page, 'Bartholomew')).toEqual([1]);
  }
  await givePremium(email);
  await addRelatives(email, [{ firstName: 'Massimiliano', points: 90, birthDate: BORN_14_YEARS_AGO }]);
  await inLetters(page, {});
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/?dialog=family');
  await expect(page.getByRole('button', { name: /Remove Massimiliano/ })).toBeVisible();
  expect(await linesOf(page, 'Massimiliano')).toEqual([1]);

  await haveWeeks(email, [95, 81, 74, 63]);
  await page.goto('/detailed-report');
  await expect(page.getByText('medium', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  const oneLineAt = async (word: string, width: number, textSize: string) => {
    await page.setViewportSize({ width, height: 900 });
    await inLetters(page, { textSize });
    expect(new Set(await linesOf(page, word)), `${word} at ${width} in ${textSize}`).toEqual(new Set([1]));
  };
  await oneLineAt('medium', 360, 'large');
  await oneLineAt('medium', 390, 'larger');
  await page.goto('/parent-dashboard');
  await expect(page.getByText('Today', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await oneLineAt('Today', 375, 'large');
  await oneLineAt('Today', 430, 'larger');

  await page.getByRole('button', { name: 'Share this week' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /Facebook/ })).toBeVisible();
  for (const [width, textSize] of [
    [360, 'larger'],
    [390, 'largest'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await inLetters(page, { textSize });
    const tooWide = await dialog
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
    expect(tooWide).toEqual([]);
  }
});

test('in wide and large letters a parent’s figures and charts hold', async ({ page }) => {
  const { email } = await newcomer(page, { firstName: 'Robin', birthDate: '1985-03-02' });
  // Else the page tells their address, which is longer here than any line.
  await changeUser(email, { email_verified: 'true' });
  await haveWeeks(email, [95, 81, 74, 63]);
  for (const path of ['/parent-dashboard', '/detailed-report']) {
    await page.goto(path);
    await expect(page.getByRole('figure').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectHolds(page, path);
    await expectHoldsOnPaper(page, path);
  }
});

test('in wide and large letters what families do together holds, and all of a long board is in reach', async ({
  page,
}) => {
  const { email } = await newcomer(page, { firstName: 'Leonie' });
  await givePremium(email);
  const names = ['Ida', 'Grandmother', 'Bo', 'Kim'];
  await addRelatives(
    email,
    names.map((firstName, place) => ({ firstName, points: 900 - place, birthDate: BORN_14_YEARS_AGO })),
  );
  for (const dialog of ['invite-friends', 'share', 'family']) {
    await page.goto(`/?dialog=${dialog}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectHolds(page, dialog);
  }
  for (const [width, height] of [
    [600, 900],
    [1_024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await inLetters(page, { textSize: 'largest', font: 'opendyslexic', spacing: 'wider' });
    await page.reload();
    const leave = page.getByRole('button', { name: 'Leave Family' });
    await expect(leave).toBeAttached();
    const list = await page.getByRole('region', { name: 'Members by rank' }).boundingBox();
    expect(list?.height).toBeGreaterThan(250);
    await page.mouse.move(width / 2, height / 2);
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(leave).toBeInViewport({ ratio: 0.99, timeout: 300 });
    }).toPass({ timeout: 20_000 });
  }
});

test('a question stands beside its text, or its text is folded: its answers are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_280, height: 800 });
  await newcomer(page);
  const lesson = await openFirstLesson(page, 'reading');
  await next(page);
  const [question] = questionsOf(lesson);
  const answer = page.getByRole('button', {
    name: question?.kind === 'choice' ? question.options[0] : '',
  });
  for (const letters of [
    { textSize: 'standard', font: 'standard', spacing: 'standard' },
    { textSize: 'standard', font: 'opendyslexic', spacing: 'standard' },
    { textSize: 'larger', font: 'standard', spacing: 'standard' },
  ] as const) {
    await inLetters(page, letters);
    await expect(answer).toBeInViewport();
  }
});

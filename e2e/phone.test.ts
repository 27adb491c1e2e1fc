import { expect, test, type Locator, type Page } from '@playwright/test';
import { shiftsOn, watchShifts } from '../bench/pages/shift.ts';
import { questionsOf } from '../src/features/lessons/rules/judging.ts';
import { SUBJECTS } from '../src/features/lessons/subjects.ts';
import { expectAccessible } from './axe.ts';
import { answer, answerAll, complete, give, next, openFirstLesson } from './lessons.ts';
import { demoPerson, newcomer } from './people.ts';
import { heldCall, stepUntil, stopClock } from './toasts.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('who looks on is told below the way back and forward, and lies under neither', async ({ page }) => {
  await demoPerson(page, 'Ada');
  const lesson = await openFirstLesson(page, 'reading');
  const [first] = questionsOf(lesson);
  if (!first) throw new Error('a reading lesson has questions');
  const line = page.getByText('Your parent can see what you do here.');
  const expectLineBelow = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const bar = await boxOf(page.getByRole('button', { name: 'Next', exact: true }).locator('..'));
    const told = await boxOf(line);
    expect(told.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(told.y + told.height).toBeLessThanOrEqual(740);
  };
  await expect(line).toBeVisible();
  await expectLineBelow();
  await next(page);
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await expectLineBelow();
  await answer(page, first);
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
  await expectLineBelow();
  await expectAccessible(page);
});

test('the second tap of a double tap answers nothing, wherever it falls', async ({ page }) => {
  await page.clock.install();
  await newcomer(page);
  const lesson = await openFirstLesson(page, 'reading');
  const [first] = questionsOf(lesson);
  if (first?.kind !== 'choice') throw new Error('a reading lesson has options');
  const options = first.options.map((text) =>
    page.getByRole('main').getByRole('button', { name: text }).first(),
  );
  const expectOpen = async (count: number) => {
    const open = await Promise.all(options.map((option) => option.isEnabled()));
    expect(open.filter((isOpen) => isOpen)).toHaveLength(count);
  };
  await stopClock(page);
  await next(page);
  await expect(page.getByRole('heading', { name: first.question })).toBeVisible();
  for (const option of options) await tap(page, option);
  await options[0]?.press('Enter');
  await expectOpen(first.options.length);
  await page.clock.runFor(700);
  await give(page, first, false, 0);
  await expect(page.getByText('Try again! (1/3 attempts)')).toBeVisible();
  // What is said to it moves what lies under the finger.
  for (const option of options) await tap(page, option);
  await expectOpen(first.options.length - 1);
  await page.clock.runFor(700);
  await give(page, first, false, 1);
  await expect(page.getByText('Try again! (2/3 attempts)')).toBeVisible();

  // The answer that opens the way on may lie where the way on comes.
  await page.clock.runFor(700);
  await give(page, first, true);
  const forward = page.getByRole('button', { name: 'Next', exact: true });
  const question = page.getByRole('heading', { name: first.question });
  await expect(forward).toBeEnabled();
  await tap(page, forward);
  await page.clock.runFor(100);
  await expect(question).toBeVisible();
  await page.clock.runFor(700);
  await tap(page, forward);
  await expect(question).toBeHidden();
});

test('a second press on Complete Lesson does not close the celebration unseen', async ({ page }) => {
  await page.clock.install();
  await newcomer(page);
  const lesson = await openFirstLesson(page, 'reading');
  await answerAll(page, lesson);
  await stopClock(page);
  await complete(page);
  const celebration = page.getByRole('dialog', { name: /Lesson/ });
  await stepUntil(page, () => celebration.isVisible());
  const goOn = celebration.getByRole('button', { name: 'Keep going' });
  await expect(goOn).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(celebration).toBeVisible();
  await tap(page, goOn);
  await tap(page, celebration.getByRole('button', { name: 'Close' }));
  await page.touchscreen.tap(5, 400);
  await expect(celebration).toBeVisible();
  await page.clock.runFor(700);
  await tap(page, goOn);
  await expect(celebration).toBeHidden();
  await expect(page).toHaveURL('/lessons/reading');
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} a list begins with a lesson to start, and moves nothing when it comes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await demoPerson(page, 'Ada');
    for (const subject of SUBJECTS) {
      const letGo = await heldCall(page, '**/api/lessons/**');
      await page.goto(`/lessons/${subject}`);
      await expect(page.getByText('Loading lessons...', { exact: true })).toBeVisible();
      // Letters may take their shapes meanwhile: that is not the list's doing.
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        window.shiftsSeen = [];
      });
      letGo();
      const lesson = page.getByRole('article').first();
      await expect(lesson.getByText('Start', { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(lesson.getByRole('heading')).toBeInViewport({ ratio: 1 });
      await page.waitForLoadState('networkidle');
      expect(await shiftsOn(page)).toEqual({ worst: 0, moved: [] });
      await page.unroute('**/api/lessons/**');
    }
    await expect(page.getByText("Free: Today's Lessons Only")).toBeVisible();
    // The row of levels goes on beyond the edge: the page does not, and the keyboard comes to its end.
    await page.getByRole('radio', { name: 'All', exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    const last = page.getByRole('radio', { name: 'Extreme', exact: true });
    await expect(last).toBeChecked();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
  });
}

test('a child reads nothing in smaller letters than 17 px', async ({ page }) => {
  await demoPerson(page, 'Ada');
  for (const path of [
    '/',
    '/badges',
    '/lessons/reading',
    '/profile',
    '/settings',
    '/?dialog=invite-friends',
  ]) {
    await page.goto(path);
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(smallLettersIn, 17), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
  await openFirstLesson(page, 'reading');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
  expect(await page.evaluate(smallLettersIn, 17)).toEqual([]);
});

test('in the largest letters what codes are stands below Glim, and the gifts below each other', async ({
  page,
}) => {
  await demoPerson(page, 'Ada');
  await page.evaluate(() =>
    localStorage.setItem(
      'brightling.settings',
      JSON.stringify({ textSize: 'largest', font: 'opendyslexic', spacing: 'wider' }),
    ),
  );
  await page.goto('/?dialog=invite-friends');
  const dialog = page.getByRole('dialog', { name: 'Referral Rewards' });
  const words = await boxOf(dialog.getByText('Codes belong to a family.').locator('..'));
  const glim = await boxOf(dialog.locator('.glim').first());
  expect(words.y).toBeGreaterThanOrEqual(glim.y + glim.height);
  const gifts = dialog.getByRole('list', { name: 'What both families get' }).getByRole('listitem');
  const [ours, theirs] = [await boxOf(gifts.nth(0)), await boxOf(gifts.nth(1))];
  expect(theirs.y).toBeGreaterThanOrEqual(ours.y + ours.height);
  expect(await dialog.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

/** In the page: what is shown in smaller letters; drawings have their own. */
function smallLettersIn(least: number): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small: string[] = [];
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent?.trim();
    if (!text || !element?.checkVisibility({ visibilityProperty: true }) || element.closest('svg, .sr-only'))
      continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < least) small.push(`${size} px: ${text.slice(0, 40)}`);
  }
  return small;
}

/** As a finger does: whatever lies there, and whether it takes the press or not. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded({ timeout: 10_000 });
  const { x, y, width, height } = await boxOf(target);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not in the page');
  return box;
}

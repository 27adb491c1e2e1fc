import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { demoPerson, newcomer } from './people.ts';
import { toastOf } from './toasts.ts';

/** The settings, on a clock that only the test moves; each choice there gives a toast. */
async function settingsOnAClock(page: Page): Promise<(theme: string) => Promise<void>> {
  await newcomer(page);
  await page.clock.install();
  await page.goto('/settings');
  const theme = page.getByRole('group', { name: 'Theme' });
  return async (name) => {
    await theme.getByRole('radio', { name, exact: true }).check();
    // What is drawn waits for the clock too.
    await runFor(page, 50);
    await expect(toastOf(page).getByText('Settings Saved', { exact: true })).toBeVisible();
  };
}

const runFor = (page: Page, ms: number) => page.clock.runFor(ms);

test('a toast goes after 5000 ms, and waits for the mouse and the keyboard', async ({ page }) => {
  test.slow();
  const choose = await settingsOnAClock(page);
  const toast = toastOf(page);
  // The stage is loaded with the first toast.
  await choose('Dark');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await choose('Light');
  await runFor(page, 4_500);
  await expect(toast).toBeVisible();
  await runFor(page, 600);
  await expect(toast).toBeHidden();

  await choose('Dark');
  await toast.hover();
  await runFor(page, 60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 600);
  await runFor(page, 5_100);
  await expect(toast).toBeHidden();

  await choose('Light');
  const opener = page.getByRole('radio', { name: 'Light', exact: true });
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
  await runFor(page, 60_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toBeHidden();
  // The keyboard is where it was.
  await expect(opener).toBeFocused();
});

test('one toast at a time, announced; Escape closes it, and a swipe to the right of 50 px', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) problems.push(message.text());
  });
  test.slow();
  const choose = await settingsOnAClock(page);
  const toast = toastOf(page);
  await choose('Dark');
  await expect(page.locator('[role=status][aria-live]').filter({ hasText: 'Settings Saved' })).toBeAttached();
  await choose('Light');
  await expect(toast).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);

  await choose('Dark');
  const swipe = async (by: number) => {
    const box = await toast.boundingBox();
    if (!box) throw new Error('the toast has no place');
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 5; step <= by; step += 5) await page.mouse.move(x + step, y);
    await page.mouse.up();
  };
  await swipe(45);
  await expect(toast).toHaveCount(1);
  await swipe(60);
  await expect(toast).toHaveCount(0);
  expect(await page.locator('style').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a tooltip opens after 700 ms, the next at once, by the keyboard too, and Escape closes it', async ({
  page,
}) => {
  test.slow();
  await newcomer(page);
  await page.clock.install();
  await page.goto('/badges');
  await expect(page.getByRole('heading', { name: 'Lesson badges' })).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const tip = page.getByRole('tooltip');
  const streak = page.getByRole('link', { name: /see my badges/ });
  const points = page.getByRole('link', { name: /see my profile/ });
  await streak.hover();
  await runFor(page, 650);
  await expect(tip).toHaveCount(0);
  await runFor(page, 60);
  await expect(tip).toHaveText('0-day streak');
  await points.hover();
  await expect(tip).toHaveText('0 points');
  // The mouse can go over to the words.
  const box = await tip.boundingBox();
  const chip = await points.boundingBox();
  if (!box || !chip) throw new Error('the tooltip has no place');
  expect(Math.abs(box.x + box.width / 2 - (chip.x + chip.width / 2))).toBeLessThan(60);
  await tip.hover();
  await expect(tip).toHaveText('0 points');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.mouse.move(0, 500);
  await runFor(page, 400);
  await streak.hover();
  await runFor(page, 650);
  await expect(tip).toHaveCount(0);
  await page.mouse.move(0, 500);

  await streak.focus();
  await page.keyboard.press('Tab');
  await expect(tip).toHaveText('0 points');
  await page.clock.resume();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(tip).toHaveCount(0);
});

test.describe('on touch', () => {
  test.use({ hasTouch: true });
  test('no tooltip stands in the way', async ({ page }) => {
    await newcomer(page);
    await page.clock.install();
    await page.goto('/profile');
    await page.getByRole('link', { name: /see my badges/ }).tap();
    await expect(page.getByRole('heading', { name: 'Lesson badges' })).toBeVisible();
    await runFor(page, 5_000);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

test('a bar shows how far one is where the system chooses the colours', async ({ page }) => {
  await demoPerson(page, 'Theo');
  await page.emulateMedia({ forcedColors: 'active' });
  const bar = page.getByRole('progressbar', { name: /^Points to level/ });
  const colours = await bar.evaluate((track) => {
    const fill = track.firstElementChild;
    if (!fill) throw new Error('the bar has no fill');
    const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
    return { track: colourOf(track), fill: colourOf(fill), page: colourOf(document.documentElement) };
  });
  expect(colours.fill).not.toBe(colours.track);
  expect(colours.fill).not.toBe(colours.page);
});

test('a bar is out of 100 where nobody says of how much', async ({ page }) => {
  await newcomer(page);
  await expect(page.getByRole('progressbar', { name: /Reading/i }).first()).toHaveAttribute(
    'aria-valuemax',
    '100',
  );
});

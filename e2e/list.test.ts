import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { finish, openLessons } from './lessons.ts';
import { demoPerson, givePremium, newcomer } from './people.ts';

/** The radio itself is hidden behind its label. */
const choose = (page: Page, level: string) =>
  page.getByRole('group', { name: 'Difficulty' }).getByText(level, { exact: true }).click();

test('a free account has today alone, and filters, toggle and empty states work', async ({ page }) => {
  await newcomer(page);
  await page.goto('/lessons/reading');
  await expect(page.getByText("Free: Today's Lessons Only")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByText('Show All Levels').click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(5);
  await choose(page, 'Hard');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
  await page.getByText('Show All Levels').click();
  await choose(page, 'Easy');
  await expectAccessible(page);
});

test('a premium account sees the days before, newest first, with bonus points', async ({ page }) => {
  const { email } = await newcomer(page);
  await givePremium(email);
  await page.goto('/lessons/math');
  await expect(page.getByText('Premium Active')).toBeVisible();
  const groups = page.getByRole('heading', { level: 2 });
  await expect(groups.filter({ hasText: 'Today' })).toBeVisible();
  const names = await groups.allInnerTexts();
  const days = names.filter((name) => /Today|Yesterday|days ago|\d{4}-\d{2}-\d{2}/.test(name));
  expect(days.slice(0, 3)).toEqual([
    'Today',
    'Yesterday - Bonus Points Available',
    '2 days ago - Bonus Points Available',
  ]);
  expect(days[3]).toMatch(/^\d{4}-\d{2}-\d{2} - Bonus Points Available$/);
  await expectAccessible(page);
});

test('where everything is done, a list leads on, and offers no points that are given once', async ({
  page,
}) => {
  await newcomer(page);
  await page.goto('/lessons/reading');
  const card = page.getByRole('article');
  const wayOn = page.getByRole('link', { name: 'Back to my path' });
  await expect(card).toContainText('90 points');
  await expect(wayOn).toHaveCount(0);
  const ofAllLevels = await openLessons(page, 'reading');
  for (const { id, difficulty } of ofAllLevels) if (difficulty === 'expert') await finish(page, id);
  await page.reload();
  await expect(card).toContainText('Completed: 100%');
  await expect(card).not.toContainText('points');
  await expectAccessible(page);
  await wayOn.click();
  await expect(page).toHaveURL('/');
});

test('on a phone a long first name stands on one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await newcomer(page, { firstName: 'Christopher' });
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const name = [...heading.childNodes].find((node) => node.textContent?.includes('Christopher'));
    const range = document.createRange();
    range.selectNodeContents(name ?? heading);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
});

test('a list that cannot be fetched says so and tries again', async ({ page }) => {
  await newcomer(page);
  // Without any network at all, a list that is kept would serve.
  await page.route('**/api/lessons**', (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto('/lessons/science');
  await expect(page.getByText('Failed to fetch lessons')).toBeVisible();
  await page.unroute('**/api/lessons**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('the dashboard and badges of a child with weeks behind her', async ({ page }) => {
  await demoPerson(page, 'Ada');
  await expect(page.getByRole('link', { name: 'Continue Learning' })).toHaveAttribute(
    'href',
    '/lessons/reading',
  );
  await expectAccessible(page);
  await page.goto('/badges');
  await expect(page.getByText('Rookie Explorer')).toBeVisible();
  await expect(page.getByText('Universe Master')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Ada/ }).click();
  await expect(page.getByRole('menuitem', { name: 'My Badges' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Parent Zone' })).toBeHidden();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Start Your Adventure' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

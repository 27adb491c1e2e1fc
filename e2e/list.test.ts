import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
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

test('a list that cannot be fetched says so and tries again', async ({ page }) => {
  await newcomer(page);
  await page.route('**/api/lessons**', (route) => route.abort());
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

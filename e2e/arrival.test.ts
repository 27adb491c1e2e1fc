import { expect, test } from '@playwright/test';
import { demoPerson } from './people.ts';

test.use({ viewport: { width: 360, height: 640 } });

test('a screen begins at its top, and the way back leads to where one was', async ({ page }) => {
  await demoPerson(page, 'Theo');
  await page.goto('/settings');
  const last = page.getByRole('button', { name: 'Close account' });
  const scrolled = () => page.evaluate(() => scrollY);
  await last.scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(300);

  // The bar stays in sight, and `click()` would scroll all the same.
  await page.getByRole('link', { name: /see my profile/ }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeInViewport();
  expect(await scrolled()).toBe(0);

  await page.goBack();
  await expect(last).toBeInViewport();
  expect(await scrolled()).toBe(before);
});

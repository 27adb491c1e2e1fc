import { expect, test, type Page } from '@playwright/test';
import { next, openFirstLesson } from './lessons.ts';
import { newcomer } from './people.ts';
import { smallTargetsIn } from './targets.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('on a phone a finger finds everything that can be pressed', async ({ page }) => {
  for (const path of ['/', '/help', '/contact', '/?page=parent-data-management', '/api/auth/login'])
    await see(page, path);
  await newcomer(page);
  for (const path of ['/', '/badges', '/profile', '/settings', '/games', '/?dialog=family', '/lessons/math'])
    await see(page, path);
  await openFirstLesson(page, 'reading');
  await next(page);
  expect(await smallTargetsIn(page)).toEqual([]);
});

test('what is too small is told of', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    for (const height of [40, 44]) {
      const button = document.createElement('button');
      button.style.cssText = `width: 60px; height: ${height}px; padding: 0`;
      button.textContent = String(height);
      document.body.append(button);
    }
  });
  expect(await smallTargetsIn(page)).toEqual(['button "40" 60×40']);
});

async function see(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await smallTargetsIn(page), path).toEqual([]);
}

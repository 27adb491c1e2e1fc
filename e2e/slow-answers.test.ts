import { expect, test, type Route } from '@playwright/test';
import { keptAnswers } from './kept.ts';
import { newcomer } from './people.ts';

const STREAK = '**/api/user/streak-status';

test('an answer that comes last but was asked for first does not replace a newer one', async ({ page }) => {
  await newcomer(page);
  const streak = (days: number) => page.getByRole('heading', { name: `${days}-day streak` });
  const answer = async (route: Route, days: number) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), streak: days } });
  };

  // What is answered is drawn at once, and kept a moment later.
  const isKept = (days: number) =>
    expect
      .poll(async () => (await keptAnswers(page)).map(({ text }) => text))
      .toContainEqual(expect.stringContaining(`"streak":${days}`));

  await page.route(STREAK, (route) => answer(route, 30));
  await page.reload();
  await expect(streak(30)).toBeVisible();
  await isKept(30);

  const first = Promise.withResolvers<void>();
  await page.route(STREAK, async (route) => {
    await first.promise;
    await answer(route, 41);
  });
  await page.reload();
  // No answer comes; what is kept serves meanwhile.
  await expect(streak(30)).toBeVisible();
  await page.route(STREAK, (route) => answer(route, 52));
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(streak(52)).toBeVisible();
  await isKept(52);

  const late = page.waitForResponse(STREAK);
  first.resolve();
  await (await late).finished();
  await expect(streak(52)).toBeVisible();
  await expect(streak(41)).toBeHidden();
  // Nor does it replace what is kept.
  await page.route(STREAK, (route) => route.abort());
  await page.reload();
  await expect(streak(52)).toBeVisible();
});

import { expect, test, type Page } from '@playwright/test';
import { newcomer } from './people.ts';

const NEW = 'A lesson of the new day';

/** From now on the lists of lessons are others: who sees one of them has asked anew. */
const haveNewLists = (page: Page) =>
  page.route(/\/api\/lessons(\?|\/smart)/, async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    const lessons = list.lessons.map((lesson: object) => ({ ...lesson, title: NEW }));
    await route.fulfill({ response, json: { ...list, lessons } });
  });

const toMath = async (page: Page) => {
  await page.getByRole('link', { name: 'Math', exact: true }).click();
  // The start page has cards too.
  await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
};
const cardsOf = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });

test('a list that is opened after midnight, on a page that was never out of sight, is of the new day', async ({
  page,
}) => {
  await page.clock.install();
  await newcomer(page);
  const cards = cardsOf(page);
  await page.clock.fastForward(await page.evaluate(() => new Date().setHours(23, 58, 0, 0) - Date.now()));
  const wayBack = async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mira');
  };
  await toMath(page);
  await expect(cards.first()).toBeVisible();
  await wayBack();
  await haveNewLists(page);
  await toMath(page);
  await expect(cards.first()).toBeVisible();
  // The same day: what is known serves.
  await expect(cards.first()).not.toHaveText(NEW);

  await wayBack();
  // What no screen shows is forgotten after five minutes anyway.
  await page.clock.fastForward('03:00');
  await toMath(page);
  await expect(cards.first()).toHaveText(NEW);
});

test('a list that was opened behind another page is of the day on which it is first looked at', async ({
  page,
}) => {
  await page.clock.install();
  await newcomer(page);
  await page.clock.fastForward(await page.evaluate(() => new Date().setHours(23, 58, 0, 0) - Date.now()));
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !('isLookedAt' in window) });
  });
  const cards = cardsOf(page);
  await page.goto('/lessons/math');
  await expect(cards.first()).toBeVisible();
  await expect(cards.first()).not.toHaveText(NEW);
  await haveNewLists(page);
  await page.clock.fastForward('03:00');
  await page.evaluate(() => {
    Object.assign(window, { isLookedAt: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(cards.first()).toHaveText(NEW);
});

test('a lesson that is closed by now leads to a list that is asked for anew', async ({ page }) => {
  await newcomer(page);
  const cards = cardsOf(page);
  await toMath(page);
  await expect(cards.first()).toBeVisible();
  await haveNewLists(page);
  const message = "This lesson is from an earlier day. Today's lessons are open for you!";
  await page.route('**/api/lessons/2*', (route) =>
    route.fulfill({ status: 403, json: { code: 'premium_only', message } }),
  );
  await cards.first().getByRole('link').click();
  await expect(page.getByText(message)).toBeVisible();
  await page.getByRole('link', { name: "Today's Math lessons" }).click();
  await expect(cards.first()).toHaveText(NEW);
});

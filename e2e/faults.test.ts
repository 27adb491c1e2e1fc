import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { newcomer } from './people.ts';

// What a worker in the background fetches is not seen here.

/** What the page tells of its faults, as the server gets it. */
function reports(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/faults') sent.push(request.postData() ?? '');
  });
  return sent;
}

test('a screen that breaks is a kind page with a number, and nothing personal is told', async ({ page }) => {
  const { email } = await newcomer(page, { firstName: 'Zwenka' });
  const { id } = await (await page.request.get('/api/auth/user')).json();
  const sent = reports(page);
  await page.route('**/api/achievements', (route) => route.fulfill({ json: { Zwenka: email, id } }));
  const told = page.waitForResponse('**/api/faults');
  await page.goto(`/badges?child=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeFocused();
  await expect(page.getByText('That is our mistake, not yours.')).toBeVisible();
  const answer = await told;
  expect(answer.status()).toBe(200);
  const { incident } = await answer.json();
  await expect(page.getByText(incident)).toBeVisible();
  await expectAccessible(page);
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ name: 'TypeError', screen: '/badges' });
  expect(JSON.parse(sent[0] ?? '').at[0]).toMatch(/^assets\/[\w.-]+\.js:\d+:\d+$/);
  for (const own of ['Zwenka', 'Okafor', email, id]) expect(sent[0]).not.toContain(own);

  await page.unroute('**/api/achievements');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Lesson badges' })).toBeVisible();
});

test('a dialog that breaks leaves the page under it alone', async ({ page }) => {
  await newcomer(page);
  await page.route('**/api/families/my-family', (route) => route.fulfill({ json: { family: {} } }));
  await page.getByRole('button', { name: 'Family Leaderboard' }).click();
  const broken = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(broken.getByText(/give this number/)).toBeVisible();
  await expectAccessible(page);
  await broken.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(broken).toBeHidden();
  await expect(page.getByRole('link', { name: 'Continue Learning' })).toBeVisible();
});

test('errors that no screen shows are told, each once, and a refused report is dropped', async ({ page }) => {
  await newcomer(page);
  const sent = reports(page);
  await page.route('**/api/faults', (route) => route.fulfill({ status: 429, json: { message: 'Enough.' } }));
  await page.evaluate(async () => {
    const at = `    at f (${location.origin}/assets/index-12345678.js:1:1)`;
    const thrown = (words: string) => Object.assign(new RangeError(words), { stack: `RangeError\n${at}` });
    setTimeout(() => {
      throw thrown('Mira');
    });
    void Promise.reject(thrown('Okafor'));
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).not.toMatch(/Mira|Okafor/);
  await expect(page.getByRole('link', { name: 'Continue Learning' })).toBeVisible();
});

test.describe('a screen that does not come', () => {
  const PART = '**/assets/BadgeCollection-*.js';
  const openBadges = async (page: Page) => {
    await page.getByRole('link', { name: /see my badges/ }).click();
  };
  /** The app's page as a newer server would answer it to a script that asks. */
  const renew = (page: Page) =>
    page.route('/settings', (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-new.js"></script>' })
        : route.continue(),
    );

  test('because of a new release: the page loads itself anew, once', async ({ page }) => {
    await newcomer(page);
    await renew(page);
    const sent = reports(page);
    await page.route(PART, (route) => route.abort(), { times: 1 });
    await openBadges(page);
    await expect(page.getByRole('heading', { name: 'Lesson badges' })).toBeVisible();

    // The second time, still from the old release, it asks.
    await page.route(PART, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Brightling has been renewed' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(PART);
    await page.getByRole('button', { name: 'Load this page again' }).click();
    await expect(page.getByRole('heading', { name: 'Lesson badges' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('because of the network, or by chance: it says which, and offers another try', async ({ page }) => {
    await newcomer(page);
    await page.route(PART, (route) => route.abort());
    await openBadges(page);
    await expect(page.getByRole('heading', { name: 'A part of this page did not come' })).toBeVisible();
    await page.route('/settings', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'We do not reach Brightling' })).toBeVisible();
    await page.unroute(PART);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Lesson badges' })).toBeVisible();
  });

  test('a dialog that does not come says so over the page', async ({ page }) => {
    await newcomer(page);
    await page.route('**/assets/FamilyDialog-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Family Leaderboard' }).click();
    const missing = page.getByRole('dialog', { name: 'A part of this page did not come' });
    await expect(missing).toBeVisible();
    await page.unroute('**/assets/FamilyDialog-*.js');
    await missing.getByRole('button', { name: 'Load this page again' }).click();
    await expect(page.getByRole('dialog', { name: 'Family Leaderboard' })).toBeVisible();
  });

  test('a toast’s own stage: the toast is told without it', async ({ page }) => {
    await newcomer(page);
    await page.route('**/assets/ToastStage-*.js', (route) => route.abort());
    await page.route('**/api/families', (route) => route.abort());
    await page.getByRole('button', { name: 'Family Leaderboard' }).click();
    const board = page.getByRole('dialog', { name: 'Family Leaderboard' });
    await board.getByRole('button', { name: 'Create Family' }).click();
    await board.getByLabel('Family name').fill('The Larks');
    await board.getByRole('button', { name: 'Create Family' }).click();
    await expect(board.getByText(/^Failed to create family: We do not reach Brightling/)).toBeVisible();
    await expect(board.getByLabel('Family name')).toHaveValue('The Larks');
  });
});

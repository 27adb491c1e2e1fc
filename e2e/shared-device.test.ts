import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { NOTHING_SET } from '../test/nothing-set.ts';
import { askForPortalLink, askParent, openMail, parentAddress } from './asking.ts';
import { keptAll, keptBytes, readyForOffline } from './kept.ts';
import { answerAll, complete, next, openFirstLesson } from './lessons.ts';
import { mailTo } from './mailbox.ts';
import { newcomer, signIn } from './people.ts';
import { deleteClosed } from './retention.ts';

test.use({ serviceWorkers: 'allow' });
// Everything is fetched and kept first, as on a good connection.
test.slow();

const SUKI = 'Sukibelle';
const NOOR = 'Noorlyn';
const SUKIS_TEXT = 'A long story of a lantern and a river.';
const NOORS_TEXT = 'The fox sleeps under the old bridge.';

const idOf = async (page: Page): Promise<string> =>
  (await (await page.request.get('/api/auth/user')).json()).id;

/** Begins an essay, which this browser keeps. */
async function beginEssay(page: Page, text: string): Promise<void> {
  await openFirstLesson(page, 'writing');
  await next(page);
  await page.getByRole('textbox', { name: 'Your essay' }).fill(text);
  await expect.poll(() => keptAll(page)).toContain(text);
}

/** Leaves all that a browser can keep of somebody: an essay, a setting of their own, and a finished lesson unsent. */
async function leaveWork(page: Page, text: string): Promise<void> {
  await readyForOffline(page);
  await beginEssay(page, text);
  await page.goto('/settings');
  await page
    .getByRole('group', { name: 'Daily goal' })
    .getByRole('radio', { name: '10', exact: true })
    .check();
  const lesson = await openFirstLesson(page, 'math');
  await page.context().setOffline(true);
  await answerAll(page, lesson);
  await complete(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Finished!' })).toBeVisible();
}

/** Signs out with the network back, and what waits still unsent. */
async function signOutUnsent(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Start Your Adventure' })).toBeVisible();
}

/** A child of 8 whose parent has agreed, by a device of the parent's own. */
async function consented(page: Page, browser: Browser, firstName: string) {
  const parentEmail = parentAddress();
  const { email } = await askParent(page, parentEmail, firstName);
  const parent = await openMail(browser, (await mailTo(parentEmail, 'consent-request')).link);
  await parent.getByRole('button', { name: 'Grant Permission' }).click();
  await expect(parent.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible();
  await parent.context().close();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
  return { email, id: await idOf(page), parentEmail };
}

/** `npm run accounts:delete`, as whoever runs the installation uses it. */
const accountsDelete = (email: string) =>
  promisify(execFile)(process.execPath, ['src/apps/server/accounts-delete.ts', email, '--yes'], {
    env: { ...process.env, ...NOTHING_SET, DATA_DIR: process.env['E2E_DATA_DIR'] ?? '' },
  });

/** The portal's deletion, in this very browser. */
async function deleteInPortal(page: Page, child: { id: string; parentEmail: string }): Promise<void> {
  await askForPortalLink(page, { childId: child.id, parentEmail: child.parentEmail });
  await page.goto((await mailTo(child.parentEmail, 'portal-link')).link);
  await page.getByRole('button', { name: "Open my child's data" }).click();
  await page.getByRole('tab', { name: /Privacy/ }).click();
  await page
    .getByRole('button', { name: /Delete/ })
    .first()
    .click();
  await page.getByLabel('I understand that everything will be gone for good.').check();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('heading', { name: 'The account is deleted' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
}

test('a parent who deletes a child on the shared device leaves nothing of it there, and all of the other child’s', async ({
  page,
  browser,
}) => {
  const suki = await consented(page, browser, SUKI);
  await leaveWork(page, SUKIS_TEXT);
  await signOutUnsent(page);
  const noor = await newcomer(page, { firstName: NOOR });
  const noorId = await idOf(page);
  await beginEssay(page, NOORS_TEXT);
  await page.goto('/api/auth/logout');
  // Only signed out, the one like the other: what both have begun waits for them.
  for (const kept of [suki.id, SUKIS_TEXT, noorId, NOORS_TEXT]) expect(await keptAll(page)).toContain(kept);

  await deleteInPortal(page, suki);
  const kept = await keptAll(page);
  for (const gone of [suki.id, SUKI, SUKIS_TEXT, suki.email]) expect(kept).not.toContain(gone);
  expect(await keptBytes(page)).toBeGreaterThan(0);
  for (const stays of [noorId, NOORS_TEXT]) expect(kept).toContain(stays);
  await signIn(page, noor.email);
  await openFirstLesson(page, 'writing');
  await expect(page.getByRole('textbox', { name: 'Your essay' })).toHaveValue(NOORS_TEXT);
});

test('a child deleted in one tab is wiped while its lesson is still open in another', async ({
  page,
  browser,
}) => {
  const suki = await consented(page, browser, SUKI);
  await beginEssay(page, SUKIS_TEXT);
  const parent = await page.context().newPage();
  await deleteInPortal(parent, suki);
  // The child's own tab hears of it, has nobody to show any more, and keeps nothing anew as it leaves.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const kept = await keptAll(parent);
  for (const gone of [suki.id, SUKI, SUKIS_TEXT]) expect(kept).not.toContain(gone);
});

test('who was deleted on the server is wiped at the next visit, and not before the network is there', async ({
  page,
  context,
}) => {
  const { email } = await newcomer(page, { firstName: SUKI });
  const id = await idOf(page);
  await leaveWork(page, SUKIS_TEXT);
  await accountsDelete(email);
  // Opened without a network the app knows of nothing.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(SUKI);
  expect(await keptAll(page)).toContain(SUKIS_TEXT);
  await context.setOffline(false);
  await expect.poll(() => keptAll(page)).not.toContain(id);
  const kept = await keptAll(page);
  for (const gone of [SUKI, SUKIS_TEXT, email]) expect(kept).not.toContain(gone);
});

test('a closed account keeps what waits here for its 30 days; deleted, it goes from whatever page is opened next', async ({
  page,
  baseURL,
}) => {
  const { email } = await newcomer(page, { firstName: SUKI });
  const id = await idOf(page);
  await leaveWork(page, SUKIS_TEXT);
  await page.context().setOffline(false);
  await expect(page.getByText('Saved!', { exact: true })).toBeVisible();
  await page.goto('/');
  const closed = await page.request.post('/api/user/close-account', {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(closed.status()).toBe(200);
  const asked = page.waitForResponse('**/api/deleted-people');
  await page.goto('/privacy');
  expect(await (await asked).json()).toEqual({ deleted: [] });
  for (const stays of [id, SUKIS_TEXT]) expect(await keptAll(page)).toContain(stays);

  await deleteClosed(email, baseURL ?? '');
  await page.goto('/help');
  await expect.poll(() => keptAll(page)).not.toContain(id);
  const kept = await keptAll(page);
  for (const gone of [SUKI, SUKIS_TEXT, email]) expect(kept).not.toContain(gone);
});

test('signing out leaves what is begun, what waits and the own settings, as the privacy policy says, and nothing else', async ({
  page,
}) => {
  const { email } = await newcomer(page, { firstName: SUKI });
  const id = await idOf(page);
  await beginEssay(page, SUKIS_TEXT);
  await page.goto('/settings');
  await page
    .getByRole('group', { name: 'Daily goal' })
    .getByRole('radio', { name: '10', exact: true })
    .check();
  await page.getByRole('button', { name: /my menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Start Your Adventure' })).toBeVisible();
  const keys = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(keys).toEqual([
    expect.stringMatching(new RegExp(`^brightling\\.lesson\\.${id}\\.[\\w-]+-writing-[\\w-]+$`)),
    'brightling.settings',
    `brightling.settings.${id}`,
  ]);
  const kept = await keptAll(page);
  for (const gone of [SUKI, email]) expect(kept).not.toContain(gone);
  await page.evaluate(() => localStorage.clear());
  // Besides those three nothing names the child, in whatever else a browser keeps.
  expect(await keptAll(page)).not.toContain(id);
});

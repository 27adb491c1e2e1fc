import { expect, test, type Page } from '@playwright/test';
import { askParent, openMail, parentAddress, writeToParent } from './asking.ts';
import { haveStanding } from './history.ts';
import { mailTo } from './mailbox.ts';
import { anotherBrowser, BORN_8_YEARS_AGO, newAccount, newcomer, tellBirthday } from './people.ts';
import { expectToast, toastOf } from './toasts.ts';

/*
 * The connection is lost after the server has acted and before its answer has come: who tries again, or not, is not
 * told that what was done has failed.
 */

const CALLS = /\/api\//;
const ALL = /\/(?:api\/|healthz$)/;

/**
 * The next call to an address is acted upon, and its answer lost; from then on nothing else comes through either: no
 * call, or nothing at all, so that the app knows of it.
 */
async function loseAnswer(page: Page, path: string, lost = CALLS): Promise<void> {
  let isAway = false;
  await page.route(lost, async (route) => {
    if (!isAway && new URL(route.request().url()).pathname === path) {
      await route.fetch();
      isAway = true;
    }
    return isAway ? route.abort() : route.fallback();
  });
}

const networkIsBack = (page: Page) => page.unrouteAll();

async function networkIsSeenToBeBack(page: Page): Promise<void> {
  await networkIsBack(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

test('a family that was made is shown at the second press', async ({ page }) => {
  await newcomer(page);
  await page.goto('/?dialog=family');
  await page.getByRole('button', { name: 'Create Family' }).click();
  await page.getByLabel('Family name').fill('The Larks');
  const create = page.getByRole('button', { name: 'Create Family' });
  await loseAnswer(page, '/api/families');
  await create.click();
  await expectToast(page, 'Error');
  await expect(page.getByLabel('Family name')).toHaveValue('The Larks');
  await networkIsBack(page);
  await create.click();
  await expectToast(page, 'Family Created! 🎉');
  await expect(page.getByRole('dialog').getByText('The Larks').first()).toBeVisible();
});

test('a family that was left is left', async ({ page }) => {
  await newcomer(page);
  await page.goto('/?dialog=family');
  await page.getByRole('button', { name: 'Create Family' }).click();
  await page.getByLabel('Family name').fill('The Larks');
  await page.getByRole('button', { name: 'Create Family' }).click();
  await page.getByRole('button', { name: 'Leave Family' }).click();
  await loseAnswer(page, '/api/families/leave');
  await page.getByRole('button', { name: 'Yes, leave' }).click();
  await expectToast(page, 'Error');
  await networkIsBack(page);
  await page.getByRole('button', { name: 'Yes, leave' }).click();
  await expectToast(page, 'Left Family');
  await expect(page.getByRole('heading', { name: 'Learn side by side' })).toBeVisible();
});

test('a code that took the place of another is shown once the network is back', async ({ page }) => {
  await newcomer(page);
  const headers = { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' };
  await page.request.post('/api/families', { data: { name: 'The Larks' }, headers });
  await page.goto('/?dialog=family');
  const codeNow = async () =>
    (await (await page.request.get('/api/families/my-family')).json()).family.inviteCode;
  const before = await codeNow();
  await expect(page.getByText(before, { exact: true })).toBeVisible();
  await loseAnswer(page, '/api/families/invite-code', ALL);
  await page.getByRole('button', { name: 'New code' }).click();
  await expectToast(page, 'Error');
  await networkIsSeenToBeBack(page);
  const after = await codeNow();
  expect(after).not.toBe(before);
  await expect(page.getByText(after, { exact: true })).toBeVisible();
  await expect(page.getByText(before, { exact: true })).toBeHidden();
});

test('a referral code that was used is used', async ({ page, browser }) => {
  await newcomer(page, { firstName: 'Ada' });
  const headers = { origin: new URL(page.url()).origin, 'sec-fetch-site': 'same-origin' };
  await page.request.post('/api/families', { data: { name: 'The Larks' }, headers });
  await page.request.post('/api/families/generate-referral', { headers });
  const { referrals } = await (await page.request.get('/api/families/referral-status')).json();
  const theo = await anotherBrowser(browser);
  await newcomer(theo, { firstName: 'Theo' });
  await theo.goto('/?dialog=use-code');
  await theo.getByLabel('Family name').fill('The Wrens');
  await theo.getByRole('textbox', { name: 'Referral code' }).fill(referrals[0].code);
  const use = theo.getByRole('button', { name: 'Create Family & Get Premium' });
  await loseAnswer(theo, '/api/families/join-with-referral');
  await use.click();
  await expectToast(theo, 'Error');
  await networkIsBack(theo);
  await use.click();
  await expectToast(theo, '🎉 Welcome to Premium!', 'Both families now have 7 days of premium access!');
});

test('a streak that a shield has saved is said to be safe', async ({ page }) => {
  const { email } = await newcomer(page);
  await haveStanding(email, { streak: 6, daysAway: 1, shields: 2 });
  await page.reload();
  const shield = page.getByRole('button', { name: 'Use a shield' });
  await loseAnswer(page, '/api/user/use-streak-shield');
  await shield.click();
  await expectToast(page, 'Shield Failed', 'Could not use streak shield');
  await networkIsBack(page);
  await shield.click();
  await expectToast(page, 'Streak Protected!', 'Your streak is safe.');
  await expect(shield).toBeHidden();
  expect(await (await page.request.get('/api/user/streak-status')).json()).toMatchObject({
    streakShields: 1,
  });
});

test('a streak that no shield has saved is not said to be safe', async ({ page }) => {
  const { email } = await newcomer(page);
  await haveStanding(email, { streak: 6, daysAway: 1, shields: 1 });
  await page.reload();
  const shield = page.getByRole('button', { name: 'Use a shield' });
  await page.route('**/api/user/use-streak-shield', (route) => route.abort(), { times: 1 });
  await shield.click();
  await expectToast(page, 'Shield Failed', 'Could not use streak shield');
  await haveStanding(email, { streak: 6, daysAway: 2, shields: 1 });
  await shield.click();
  await expectToast(page, 'Shield Failed', 'You do not have enough shields for the days you missed.');
  await expect(page.getByRole('heading', { name: 'Not enough streak shields' })).toBeVisible();
});

test('an account that was closed is said to be closed, and nobody is led to open it again', async ({
  page,
}) => {
  await newcomer(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Close account' }).click();
  await page.getByRole('dialog').getByRole('checkbox').check();
  const close = page.getByRole('button', { name: 'Close my account' });
  await loseAnswer(page, '/api/user/close-account');
  await close.click();
  await expectToast(page, 'Could not close the account');
  await networkIsBack(page);
  await close.click();
  const dialog = page.getByRole('dialog', { name: 'You are signed out' });
  await expect(dialog).toContainText('it has most likely closed your account');
  await expect(dialog.getByRole('link')).toHaveCount(0);
  // At once: after a while it would go by itself.
  expect(await toastOf(page).count()).toBe(0);
});

test('a letter to a parent that was sent is not sent again', async ({ page, browser }) => {
  const parentEmail = parentAddress();
  await newAccount(page, { firstName: 'Lio' });
  await tellBirthday(page, BORN_8_YEARS_AGO);
  await expect(page.getByRole('heading', { level: 1, name: 'A parent comes first' })).toBeVisible();
  await loseAnswer(page, '/api/auth/request-parental-consent');
  await writeToParent(page, parentEmail);
  await expectToast(page, 'Request Failed');
  const { link } = await mailTo(parentEmail, 'consent-request');
  await networkIsBack(page);
  await writeToParent(page, parentEmail);
  await expectToast(page, 'Request Sent');
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for permission' })).toBeVisible();
  // A second letter would have put an end to this one.
  const parent = await openMail(browser, link);
  await expect(parent.getByRole('button', { name: 'Grant Permission' })).toBeVisible();
});

test('an account that was closed is said to be closed as soon as the network is back', async ({ page }) => {
  await newcomer(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Close account' }).click();
  await page.getByRole('dialog').getByRole('checkbox').check();
  await loseAnswer(page, '/api/user/close-account', ALL);
  await page.getByRole('button', { name: 'Close my account' }).click();
  await expectToast(page, 'Could not close the account');
  await networkIsSeenToBeBack(page);
  const dialog = page.getByRole('dialog', { name: 'You are signed out' });
  await expect(dialog).toContainText('it has most likely closed your account');
  await dialog.getByRole('button', { name: 'Go to the start page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Made Fun!' })).toBeVisible();
});

test('a parent whose yes was taken reads so, and no failure beside it', async ({ page, browser }) => {
  const parentEmail = parentAddress();
  await askParent(page, parentEmail);
  const parent = await openMail(browser, (await mailTo(parentEmail, 'consent-request')).link);
  await loseAnswer(parent, '/api/auth/respond-parental-consent');
  const yes = parent.getByRole('button', { name: 'Grant Permission' });
  await yes.click();
  await expectToast(parent, 'Error');
  await networkIsBack(parent);
  await yes.click();
  await expect(
    parent.getByText('If you have answered it already, all is done.', { exact: false }),
  ).toBeVisible();
  expect(await toastOf(parent).count()).toBe(0);
});

import { expect, test, type Locator, type Page } from '@playwright/test';
import { askParent, openMail, parentAddress } from './asking.ts';
import { mailTo } from './mailbox.ts';
import { newcomer } from './people.ts';
import { expectToast } from './toasts.ts';

/** Two presses that wait for a busy device: between them the browser does what is due at once, and no timer. */
const pressTwice = (button: Locator) =>
  button.evaluate(async (element) => {
    if (!(element instanceof HTMLElement)) throw new Error('nothing to press');
    element.click();
    for (let turn = 0; turn < 100; turn++) await Promise.resolve();
    element.click();
  });

function sentTo(page: Page, path: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) sent.push(request.url());
  });
  return sent;
}

test('a parent who presses twice has answered once, and reads so', async ({ page, browser }) => {
  const parentEmail = parentAddress();
  await askParent(page, parentEmail);
  const parent = await openMail(browser, (await mailTo(parentEmail, 'consent-request')).link);
  const answers = sentTo(parent, '/api/auth/respond-parental-consent');
  await pressTwice(parent.getByRole('button', { name: 'Grant Permission' }));
  await expect(parent.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible();
  expect(answers).toHaveLength(1);
});

test('who presses twice makes one family, and is told of no failure', async ({ page }) => {
  await newcomer(page);
  await page.goto('/?dialog=family');
  const families = sentTo(page, '/api/families');
  await page.getByRole('button', { name: 'Create Family' }).click();
  await page.getByLabel('Family name').fill('The Larks');
  await pressTwice(page.getByRole('button', { name: 'Create Family' }));
  await expectToast(page, 'Family Created! 🎉');
  expect(families).toHaveLength(1);
});

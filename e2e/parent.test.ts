import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import type { LessonListing } from '../src/features/lessons/contract.ts';
import { askParent, lookAgain, openMail, parentAddress, writeToParent } from './asking.ts';
import { expectAccessible } from './axe.ts';
import { answerAll, complete, finish, openFirstLesson, openLessons } from './lessons.ts';
import { mailTo } from './mailbox.ts';
import {
  BORN_8_YEARS_AGO,
  anotherBrowser,
  changeUser,
  demoPerson,
  newAccount,
  newcomer,
  signUp,
  tellBirthday,
  withDatabase,
} from './people.ts';
import { postWeeklyLetters } from './weekly-letter.ts';

test.describe('asking for consent', () => {
  test('an 8-year-old asks, the parent grants from the mail, the child learns', async ({ page, browser }) => {
    const parentEmail = parentAddress();
    await signUp(page, { firstName: 'Noor' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Please enter your birth date to continue.').first()).toBeVisible();
    await expectAccessible(page);
    await tellBirthday(page, BORN_8_YEARS_AGO);
    const send = page.getByRole('button', { name: 'Send Request' });
    await expect(send).toBeDisabled();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: 'When is your birthday?' })).toBeVisible();
    await tellBirthday(page, BORN_8_YEARS_AGO);
    await writeToParent(page, 'not an address');
    await expect(page.getByText('Please check the e-mail address.').first()).toBeVisible();
    await writeToParent(page, parentEmail);
    await expect(page.getByText(parentEmail).first()).toBeVisible();
    await expect(page.getByText(/72 hours/).first()).toBeVisible();
    await expectAccessible(page);
    expect((await page.request.get('/api/lessons')).status()).toBe(403);
    // Coming back, the child is not asked for the birthday again.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Waiting for permission' })).toBeVisible();

    const mail = await mailTo(parentEmail, 'consent-request');
    expect(mail.text).toContain('Noor');
    // A scanner that opens the letter's link and runs its scripts decides nothing.
    const scanner = await openMail(browser, mail.link);
    await expect(scanner.getByRole('button', { name: 'Grant Permission' })).toBeVisible();
    await scanner.context().close();
    const parent = await openMail(browser, mail.link);
    await expect(parent.getByRole('heading', { level: 1, name: /Noor/ })).toBeVisible();
    expect(parent.url()).not.toContain('token');
    await expect(parent.getByText(/72 hours/).first()).toBeVisible();
    await expectAccessible(parent);
    await parent.getByRole('button', { name: 'Grant Permission' }).click();
    await expect(parent.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible();
    await parent.getByRole('button', { name: 'Stay here' }).click();
    await expect(parent.getByRole('button', { name: 'Go to the start page' })).toBeFocused();
    await expectAccessible(parent);
    await parent.context().close();
    const confirmed = await mailTo(parentEmail, 'consent-granted');
    expect(confirmed.text).toContain('page=parent-data-management');

    await lookAgain(page, 'Noor');
    const lesson = await openFirstLesson(page, 'reading');
    await answerAll(page, lesson);
    await complete(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goto('/');
    await expect(page.getByText('Your parent can see what you do here.')).toBeVisible();
  });

  test('denied: the child hears it kindly, stays out and may ask again', async ({ page, browser }) => {
    const parentEmail = parentAddress();
    await askParent(page, parentEmail);
    const parent = await openMail(browser, (await mailTo(parentEmail, 'consent-request')).link);
    await parent.getByRole('button', { name: 'Deny Permission' }).click();
    await expect(parent.getByRole('heading', { level: 1, name: 'You have said no' })).toBeVisible();
    await parent.getByRole('button', { name: 'Stay here' }).click();
    await expect(parent.getByRole('button', { name: 'Go to the start page' })).toBeFocused();
    await expectAccessible(parent);
    await parent.context().close();
    await mailTo(parentEmail, 'consent-denied');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Not this time' })).toBeVisible();
    await expectAccessible(page);
    expect((await page.request.get('/api/lessons')).status()).toBe(403);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page.getByRole('heading', { name: 'Learning Made Fun!' })).toBeVisible();
  });

  test('expired: the link finds nothing, and the child may ask anew', async ({ page, browser }) => {
    const parentEmail = parentAddress();
    const { email } = await askParent(page, parentEmail);
    const { link } = await mailTo(parentEmail, 'consent-request');
    await withDatabase((client) =>
      client.query(
        `update consent_requests set expires_at = now() where user_id = (select id from users where email = $1)`,
        [email],
      ),
    );
    const parent = await openMail(browser, link);
    await expect(parent.getByRole('heading', { level: 1, name: 'Request Not Found' })).toBeVisible();
    await expect(
      parent.getByText('This consent request may have expired or already been processed.'),
    ).toBeVisible();
    await expectAccessible(parent);
    await parent.context().close();
    await page.reload();
    // The sweep of every ten minutes may have been there: then it begins anew, and says why.
    const again = page.getByRole('heading', { level: 1, name: 'Time for a new letter' });
    await expect(again.or(page.getByText(/Nobody answered your letter in time/))).toBeVisible();
    await expectAccessible(page);
  });

  test('asked again at a corrected address: only the newer link counts', async ({ page, browser }) => {
    const wrong = parentAddress();
    const right = parentAddress();
    await askParent(page, wrong);
    const { link } = await mailTo(wrong, 'consent-request');
    await page.getByRole('button', { name: 'Correct the address' }).click();
    await page.getByLabel('Your parent or guardian’s email address').fill(right);
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByText(right).first()).toBeVisible();
    const stranger = await openMail(browser, link);
    await expect(stranger.getByRole('heading', { level: 1, name: 'Request Not Found' })).toBeVisible();
    await stranger.context().close();
    const parent = await openMail(browser, (await mailTo(right, 'consent-request')).link);
    await parent.getByRole('button', { name: 'Grant Permission' }).click();
    await expect(parent.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible();
    await parent.context().close();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lio');
  });
});

/** A child of 8 who may learn, with one finished lesson; and the parent's address. */
async function consentedChild(
  page: Page,
  browser: Browser,
  firstName: string,
  parentEmail = parentAddress(),
) {
  await askParent(page, parentEmail, firstName);
  const parent = await openMail(browser, (await mailTo(parentEmail, 'consent-request')).link);
  await parent.getByRole('button', { name: 'Grant Permission' }).click();
  await expect(parent.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible();
  await parent.context().close();
  await page.reload();
  const lesson = await openFirstLesson(page, 'math');
  await answerAll(page, lesson);
  await complete(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  const { id } = await (await page.request.get('/api/auth/user')).json();
  return { id: String(id), parentEmail };
}

const beginningOf = ({ title }: LessonListing) => `This is my text for ${title}.`;

test('a parent without an account views, exports, toggles twice and deletes, from one mailed link', async ({
  page,
  browser,
}) => {
  test.slow();
  const { id, parentEmail } = await consentedChild(page, browser, 'Suki');
  const essays = (await openLessons(page, 'writing')).slice(0, 2);
  const ends = ['And then I go home.', 'Sometimes I want to die.'];
  for (const [place, lesson] of essays.entries()) {
    const essayText = `${beginningOf(lesson)} ${'The harbour wakes before the town, and I count the lamps. '.repeat(20)}${ends[place]}`;
    await finish(page, lesson.id, { essayText, timeSpentMinutes: 45 });
  }
  const parent = await anotherBrowser(browser);
  await parent.goto('/');
  await parent.getByRole('link', { name: 'Parent Access' }).click();
  await expectAccessible(parent);
  await parent.getByRole('button', { name: 'Mail me the link' }).click();
  await expect(
    parent.getByText('Please provide both child ID and parent email address.').first(),
  ).toBeVisible();
  await parent.getByLabel("Child's user ID").fill(id);
  await parent.getByLabel('Parent email').fill(parentEmail);
  await parent.getByRole('button', { name: 'Mail me the link' }).click();
  await expect(parent.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await expectAccessible(parent);
  const { link } = await mailTo(parentEmail, 'portal-link');

  // A scanner opens the link three times and runs its scripts; the parent still gets in.
  for (let times = 0; times < 3; times++) {
    const scanner = await openMail(browser, link);
    await expect(scanner.getByRole('button', { name: "Open my child's data" })).toBeVisible();
    await scanner.context().close();
  }
  await parent.goto(link);
  await expect(parent.getByRole('button', { name: "Open my child's data" })).toBeVisible();
  expect(parent.url()).not.toContain('token');
  await expectAccessible(parent);
  await parent.getByRole('button', { name: "Open my child's data" }).click();
  await expect(parent.getByRole('heading', { level: 1, name: "Suki's data" })).toBeVisible();
  await expectAccessible(parent);
  const panel = parent.getByRole('tabpanel');
  const openTab = (name: string) => parent.getByRole('tab', { name }).click();
  await openTab('Progress');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Writing' })).toContainText(
    '2 lessons, 1 h 30 min',
  );
  await openTab('Achievements');
  await expect(panel).toBeVisible();
  await openTab('Essays');
  await expect(panel.getByRole('article')).toHaveCount(2);
  for (const lesson of essays) {
    await expect(panel.getByRole('article', { name: lesson.title, exact: true })).toContainText(
      beginningOf(lesson),
    );
  }
  const marked = panel.getByRole('article').filter({ hasText: 'Please read this one with care' });
  await expect(marked).toHaveCount(1);
  await expect(marked.getByRole('heading')).toHaveText(essays[1]?.title ?? '');
  await openTab('Privacy');
  const sharing = parent.getByRole('switch', { name: 'Social sharing' });
  await expect(sharing).not.toBeChecked();

  // It shows what was asked for before any answer comes, and goes back when none does.
  const noAnswer = Promise.withResolvers<void>();
  await parent.route('**/api/parent/update-privacy**', (route) => noAnswer.promise.then(() => route.abort()));
  await sharing.click();
  await expect(sharing).toBeChecked();
  noAnswer.resolve();
  await expect(sharing).toBeEnabled();
  await expect(sharing).not.toBeChecked();
  await parent.unroute('**/api/parent/update-privacy**');
  await sharing.click();
  await expect(sharing).toBeChecked();
  await expect(sharing).toBeEnabled();
  await sharing.click();
  await expect(sharing).not.toBeChecked();
  await expect(sharing).toBeEnabled();
  await expectAccessible(parent);

  const download = parent.waitForEvent('download');
  await parent.getByRole('button', { name: 'Export data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Suki_Brightling_Data_\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ version: 4, profile: { firstName: 'Suki', birthDate: BORN_8_YEARS_AGO, id } });
  expect(data.lessons).toHaveLength(3);
  expect(data.answers).toHaveLength(6 + essays.length);

  await parent.getByRole('button', { name: 'Delete account' }).click();
  const dialog = parent.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Delete everything' })).toBeDisabled();
  await expectAccessible(parent);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(parent.getByRole('heading', { level: 1, name: 'The account is deleted' })).toBeVisible();
  await mailTo(parentEmail, 'deletion-done');
  await expect(parent.getByRole('heading', { name: 'Learning Made Fun!' })).toBeVisible({ timeout: 15_000 });

  // The child was signed in all the while.
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  await parent.goto(link);
  await parent.getByRole('button', { name: "Open my child's data" }).click();
  await expect(parent.getByRole('heading', { level: 1, name: 'Access Token Invalid' })).toBeVisible();
  await expectAccessible(parent);
  await parent.context().close();
});

test('a link for the deletion alone opens on that card, and the child in the middle of a lesson is signed out', async ({
  page,
  browser,
}) => {
  const { id, parentEmail } = await consentedChild(page, browser, 'Ravi');
  const lesson = await openFirstLesson(page, 'science');
  await answerAll(page, lesson);
  const parent = await anotherBrowser(browser);
  await parent.goto('/?page=parent-data-management');
  await parent.getByLabel("Child's user ID").fill(id);
  await parent.getByLabel('Parent email').fill(parentEmail);
  await parent.getByRole('radio', { name: /Delete the account/ }).check();
  await parent.getByRole('button', { name: 'Mail me the link' }).click();
  await expect(parent.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await parent.goto((await mailTo(parentEmail, 'portal-link')).link);
  await parent.getByRole('button', { name: "Delete my child's account" }).click();
  await parent.getByRole('dialog').getByRole('checkbox').check();
  await parent.getByRole('button', { name: 'Delete everything' }).click();
  await expect(parent.getByRole('heading', { level: 1, name: 'The account is deleted' })).toBeVisible();
  await parent.context().close();
  await complete(page);
  await expect(page).toHaveURL(/\/idp\//);
});

test('links for the export and for the privacy settings alone open on that card, and serve it once', async ({
  page,
  browser,
}) => {
  test.slow();
  const { id, parentEmail } = await consentedChild(page, browser, 'Imani');
  const parent = await anotherBrowser(browser);
  const calls: string[] = [];
  parent.on('request', (request) => request.url().includes('/api/parent/data-') && calls.push(request.url()));
  const heading = (name: string) => parent.getByRole('heading', { level: 1, name, exact: true });
  const press = (name: string) => parent.getByRole('button', { name, exact: true }).click();
  let link = '';
  const askFor = async (action: RegExp) => {
    await parent.goto('/?page=parent-data-management');
    await parent.getByLabel("Child's user ID").fill(id);
    await parent.getByLabel('Parent email').fill(parentEmail);
    await parent.getByRole('radio', { name: action }).check();
    await press('Mail me the link');
    await expect(heading('Check your mail')).toBeVisible();
    const earlier = link;
    await expect.poll(async () => (link = (await mailTo(parentEmail, 'portal-link')).link)).not.toBe(earlier);
    await parent.goto(link);
  };

  await askFor(/Export the data/);
  await expect(heading("Export your child's data")).toBeVisible();
  await expect(parent.getByRole('main').getByRole('group')).toHaveCount(1);
  expect(calls).toEqual([]);
  const download = parent.waitForEvent('download');
  await press("Export my child's data");
  expect((await download).suggestedFilename()).toMatch(/^Imani_Brightling_Data_\d{4}-\d\d-\d\d\.json$/);
  await expect(heading('The file is in your downloads')).toBeVisible();
  await expectAccessible(parent);
  // The page forgets a link that is used up; the mail still has it.
  await parent.reload();
  await expect(parent.getByLabel("Child's user ID")).toBeVisible();
  await parent.goto(link);
  await press("Export my child's data");
  await expect(heading('Access Token Invalid')).toBeVisible();

  await askFor(/Change privacy settings/);
  await expect(heading("Your child's privacy")).toBeVisible();
  await press('Change privacy settings');
  const sharing = parent.getByRole('switch', { name: 'Social sharing' });
  await expect(sharing).toHaveCount(0);
  await parent
    .getByRole('group', { name: 'Social sharing' })
    .getByRole('button', { name: 'Turn on' })
    .click();
  await expect(sharing).toBeChecked();
  await expect(sharing).toBeEnabled();
  await sharing.click();
  await expect(sharing).not.toBeChecked();
  await expectAccessible(parent);
  await parent.goto(link);
  await press('Change privacy settings');
  await parent
    .getByRole('group', { name: 'Social sharing' })
    .getByRole('button', { name: 'Turn on' })
    .click();
  await expect(heading('Access Token Invalid')).toBeVisible();
  await parent.context().close();
});

test('Robin sees how Ada gets on, and prints the report', async ({ page }) => {
  await demoPerson(page, 'Robin');
  await page.goto('/parent-dashboard');
  await expect(page.getByText('How Ada is getting on')).toBeVisible();
  for (const part of [
    'Subject performance',
    'Learning insights',
    'Skills',
    'Recent activity',
    'Essay review',
    'Science project gallery',
  ]) {
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
  }
  await expectAccessible(page);
  // What the page itself is answered: Ada may earn points in another journey meanwhile.
  const answered = page.waitForResponse(/\/api\/users\/[\w-]+\/progress$/);
  await page.getByRole('link', { name: 'Detailed report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Detailed Learning Report' })).toBeVisible();
  for (const tile of ['Total Points', 'Lessons Completed', 'Current Streak', 'Current Level']) {
    await expect(page.getByText(tile)).toBeVisible();
  }
  const { totalPoints } = await (await answered).json();
  await expect(page.getByText(totalPoints.toLocaleString('en'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/parent-dashboard/);
});

/** A grown-up, signed in on this page, with children whose parent they are. */
async function parentOf(page: Page, browser: Browser, ...firstNames: string[]): Promise<{ email: string }> {
  const parent = await newcomer(page, { firstName: 'Robin', birthDate: '1985-03-02' });
  for (const firstName of firstNames) {
    const device = await anotherBrowser(browser);
    const child = await newcomer(device, { firstName });
    await device.context().close();
    await withDatabase((client) =>
      client.query(
        `insert into guardians (child_id, guardian_id, since)
         select child.id, parent.id, now() from users child, users parent where child.email = $1 and parent.email = $2`,
        [child.email, parent.email],
      ),
    );
  }
  return parent;
}

test('a parent of two switches between them, in the Parent Zone and in the report', async ({
  page,
  browser,
}) => {
  await parentOf(page, browser, 'Mio', 'Noa');
  const children = page.getByRole('navigation', { name: 'Children' });
  const expectShown = async (firstName: string, path: string) => {
    await expect(page.getByText(`How ${firstName} is getting on`)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}\\?child=[\\w-]{36}$`));
    await expect(children.getByRole('link', { name: firstName })).toHaveAttribute('aria-current', 'page');
  };
  await page.goto('/parent-dashboard');
  await expect(children.getByRole('link')).toHaveText(['Mio', 'Noa']);
  await expect(page.getByText('How Mio is getting on')).toBeVisible();
  await children.getByRole('link', { name: 'Noa' }).click();
  await expectShown('Noa', '/parent-dashboard');
  await page.getByRole('link', { name: 'Detailed report' }).click();
  await expectShown('Noa', '/detailed-report');
  await children.getByRole('link', { name: 'Mio' }).click();
  await expectShown('Mio', '/detailed-report');
  await page.getByRole('link', { name: /^Back/ }).click();
  await expectShown('Mio', '/parent-dashboard');
});

test('the link of a weekly letter stops it by a press, and one that is not whole says where else that is done', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await parentOf(page, browser, 'Mio');
  await changeUser(email, { email_verified: 'true' });
  const isWanted = async () =>
    (await (await page.request.get('/api/parent/children')).json()).children[0].wantsDigest;
  await postWeeklyLetters(baseURL ?? '');
  const { link } = await mailTo(email, 'weekly-letter');
  const mail = await openMail(browser, link.slice(0, -1));
  const stop = mail.getByRole('button', { name: 'Stop the weekly letter' });
  await stop.click();
  await expect(mail.getByText(/^This link is not complete, or too old\./)).toBeVisible();
  await expect(mail.getByRole('link', { name: 'Go to Parent Zone' })).toBeVisible();
  await expectAccessible(mail);

  await mail.goto(link);
  await expect(mail.getByRole('heading', { level: 1, name: 'Weekly letter' })).toBeVisible();
  await expect(stop).toBeVisible();
  expect(mail.url()).not.toContain('token');
  await expectAccessible(mail);
  expect(await isWanted()).toBe(true);
  await stop.click();
  await expect(mail.getByText(/^The weekly letter is stopped\./)).toBeVisible();
  await expect(stop).toHaveCount(0);
  await expectAccessible(mail);
  expect(await isWanted()).toBe(false);
  await mail.context().close();
});

test('a parent with an account of this installation proves the address, finds the child and settles its days', async ({
  page,
  browser,
}) => {
  test.slow();
  const grownUp = await anotherBrowser(browser);
  const { email } = await newAccount(grownUp, { firstName: 'Robin' });
  await tellBirthday(grownUp, '1985-03-02');
  await expect(grownUp.getByRole('heading', { level: 1 })).toContainText('Robin');
  await consentedChild(page, browser, 'Ayo', email);
  await grownUp.goto('/parent-dashboard');
  await grownUp.getByRole('button', { name: 'Send me the link' }).click();
  await expect(grownUp.getByRole('heading', { name: 'Your link is written' })).toBeVisible();
  await grownUp.goto((await mailTo(email, 'confirm-address')).link);
  await grownUp.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(grownUp.getByText('How Ayo is getting on')).toBeVisible();
  expect(grownUp.url()).not.toContain('confirm=');

  await grownUp.getByRole('button', { name: 'Rules and settings' }).click();
  await expectAccessible(grownUp);
  const gamesTile = page.getByRole('link', { name: 'Brain Break Games' });
  await page.goto('/');
  await expect(gamesTile).toBeVisible();
  const games = grownUp.getByRole('switch', { name: /games/i });
  await games.click();
  await expect(games).not.toBeChecked();
  await expect(grownUp.getByText('Saved').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Your parent can see what you do here.')).toBeVisible();
  await expect(gamesTile).toHaveCount(0);
  await grownUp.context().close();
});

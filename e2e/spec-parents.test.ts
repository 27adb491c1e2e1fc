import { expect, test, type Browser, type Page } from '@playwright/test';
import { dayIn } from '../src/base/day.ts';
import { COLLECTED, PROTECTIONS } from '../src/features/consent/rules/notice.ts';
import { askForPortalLink, askParent, parentAddress, writeToParent } from './asking.ts';
import { expectToStayFor } from './clock.ts';
import { finish, openLessons } from './lessons.ts';
import { mailTo } from './mailbox.ts';
import {
  BORN_8_YEARS_AGO,
  anotherBrowser,
  givePremium,
  newAccount,
  newcomer,
  withDatabase,
} from './people.ts';
import { heldCall, stopClock } from './toasts.ts';
import { ZONE } from './zone.ts';

const PARENT_ADDRESS = 'Your parent or guardian’s email address';

/** A child of 8 who waits for a parent, with both addresses and the letter's link. */
async function childAsks(
  page: Page,
  firstName: string,
): Promise<{ email: string; parentEmail: string; link: string }> {
  const parentEmail = parentAddress();
  const { email } = await askParent(page, parentEmail, firstName);
  const { link } = await mailTo(parentEmail, 'consent-request');
  return { email, parentEmail, link };
}

/** The parent, on a device of their own whose time can be stopped. */
async function parentAt(browser: Browser, address: string): Promise<Page> {
  const page = await anotherBrowser(browser);
  await page.clock.install();
  await page.goto(address);
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const sheet = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('parent dashboard and detailed report of a learner with eleven lessons', async ({ page }) => {
  test.slow();
  const { email } = await newcomer(page, { firstName: 'Lina' });
  await page.goto('/detailed-report');
  const tile = (name: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd');
  await test.step('2.report.7 Current Level, 1 by default', () =>
    expect(tile('Current Level')).toHaveText('1'));

  await givePremium(email);
  const photoUrl = `data:image/jpeg;base64,${(await page.screenshot({ type: 'jpeg' })).toString('base64')}`;
  const science = (await openLessons(page, 'science')).slice(0, 7);
  const writing = (await openLessons(page, 'writing')).slice(0, 4);
  for (const { id } of science) await finish(page, id, { photoUrl });
  const essayText = 'Every morning the harbour wakes before the town, and I count the lamps. '
    .repeat(20)
    .trim();
  for (const { id } of writing) await finish(page, id, { essayText });
  const latest = [...science, ...writing].map((lesson) => lesson.title).toReversed();

  await test.step('2.report.1 Loading detailed report...', async () => {
    const letGo = await heldCall(page, '**/completions');
    await page.goto('/detailed-report');
    await expect(page.getByText('Loading detailed report...', { exact: true })).toBeVisible();
    letGo();
  });
  const { points } = await (await page.request.get('/api/auth/user')).json();
  await test.step('2.report.3 four tiles', async () => {
    await expect(page.locator('dl').first().locator('dt')).toHaveText([
      'Total Points',
      'Lessons Completed',
      'Current Streak',
      'Current Level',
    ]);
  });
  await test.step('2.report.4 Total Points', () =>
    expect(tile('Total Points')).toHaveText(points.toLocaleString('en')));
  await test.step('2.report.5 Lessons Completed', () => expect(tile('Lessons Completed')).toHaveText('11'));
  await test.step('2.report.6 Current Streak in days', () =>
    expect(tile('Current Streak')).toHaveText('1 day'));
  await test.step('2.report.8 Subject Performance Analysis per subject', () =>
    expect(sheet(page, 'Subject Performance Analysis').getByRole('heading', { level: 3 })).toHaveText([
      'Reading',
      'Writing',
      'Math',
      'Science',
      'Social Studies',
      'All subjects',
    ]));
  await test.step('2.report.9 Recent Learning Activity: the latest 10', async () => {
    const rows = sheet(page, 'Recent Learning Activity').getByRole('listitem');
    await expect(rows).toHaveCount(10);
    for (const [place, lesson] of latest.slice(0, 10).entries())
      await expect(rows.nth(place)).toContainText(lesson);
  });
  await test.step('2.report.10 Learning Insights & Recommendations', () =>
    expect(sheet(page, 'Learning Insights & Recommendations')).toContainText('Excellent work in Science'));
  await test.step('2.report.2 Back goes to /parent-dashboard', async () => {
    await page.getByRole('link', { name: /^Back/ }).click();
    await expect(page).toHaveURL('/parent-dashboard');
  });

  await test.step('2.parents.1 weekly summary', async () => {
    const week = sheet(page, 'An outstanding week!');
    await expect(week).toContainText('The last 7 days');
    await expect(week.locator('dt')).toHaveText(['lessons', 'time', 'average score', 'points']);
    await expect(week.locator('dd')).toHaveText(['11', '44 min', '95%', points.toLocaleString('en')]);
  });
  await test.step('2.parents.2 subject performance', () =>
    expect(sheet(page, 'Subject performance').locator('tbody tr')).toHaveText([
      /^ReadingNo lessons yet/,
      /^Writing85%, Good4/,
      /^MathNo lessons yet/,
      /^Science100%, Excellent7/,
      /^Social StudiesNo lessons yet/,
    ]));
  await test.step('2.parents.3 learning insights', () =>
    expect(sheet(page, 'Learning insights').getByRole('listitem')).not.toHaveCount(0));
  await test.step('2.parents.4 essay review: the first 3', () =>
    expect(sheet(page, 'Essay review').getByRole('heading', { level: 3 })).toHaveText(latest.slice(0, 3)));
  await test.step('2.parents.5 science project gallery: the first 6', async () => {
    const photos = sheet(page, 'Science project gallery').getByRole('img', { name: 'Photo of the project' });
    await expect(photos).toHaveCount(6);
    const areThere = () =>
      photos.evaluateAll((all) =>
        all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
      );
    await expect.poll(areThere).toBe(true);
  });
  await test.step('2.parents.6 recent activity: the first 5', async () => {
    const rows = sheet(page, 'Recent activity').getByRole('listitem');
    await expect(rows).toHaveCount(5);
    for (const [place, lesson] of latest.slice(0, 5).entries())
      await expect(rows.nth(place)).toContainText(lesson);
  });
  await test.step('2.parents.7 share buttons', async () => {
    await expect(button(page, 'Copy as text')).toBeVisible();
    await expect(button(page, 'Share this week')).toBeVisible();
  });
  const dialog = page.getByRole('dialog', { name: 'Weekly Progress Report', exact: true });
  await test.step('2.dialogs.27 the Weekly Progress Report share dialog', async () => {
    await button(page, 'Share this week').click();
    // The first picture that a server draws starts the program that draws.
    await expect(dialog.getByRole('img', { name: /^Weekly report card\./ })).toBeVisible({ timeout: 30_000 });
    for (const name of ['Download Image', 'Share on X', 'Share on Facebook', 'Copy text']) {
      await expect(dialog.getByRole('button', { name, exact: true })).toBeEnabled();
    }
  });
});

test('age gate and waiting screen', async ({ page }) => {
  await newAccount(page, { firstName: 'Nia' });
  const birthday = page.getByLabel('Birthday');
  await test.step('2.age.1 a birthday date picker', () => expect(birthday).toHaveAttribute('type', 'date'));
  await test.step('2.age.2 its maximum is today', async () => {
    await expect(birthday).toHaveAttribute('max', dayIn(new Date(), ZONE));
  });
  await test.step('2.age.3 Continue; 2.age.4 under 13 it leads to a step asking for the parent’s email', async () => {
    await birthday.fill(BORN_8_YEARS_AGO);
    await button(page, 'Continue').click();
    await expect(title(page)).toHaveText('A parent comes first');
    await expect(page.getByLabel(PARENT_ADDRESS)).toHaveAttribute('type', 'email');
  });
  await test.step('2.age.5 Back', async () => {
    await button(page, 'Back').click();
    await expect(title(page)).toHaveText('When is your birthday?');
    await button(page, 'Continue').click();
  });
  await test.step('2.age.6 Send Request', async () => {
    await writeToParent(page, 'nia.parent@family.test');
    await expect(title(page)).toHaveText('Waiting for permission');
  });
  const letter = sheet(page, 'Your letter');
  await test.step('2.age.7 the waiting screen shows the parent email', () =>
    expect(letter.getByText('nia.parent@family.test', { exact: true })).toBeVisible());
  await test.step('where no mail is sent, it says where the letter is', async () => {
    await expect(letter).toContainText('Your letter is for');
    await expect(page.getByText(/^This Brightling sends no mail: the letter waits/)).toBeVisible();
  });
  await test.step('2.age.8 and the 72-hour window', async () => {
    await expect(page.getByText('They have 72 hours.')).toBeVisible();
    await expect(letter).toContainText('that is 3 days from now');
  });
  await test.step('2.waiting.1 a three-step explanation', () =>
    expect(page.getByRole('list').getByRole('heading')).toHaveText([
      '1. A letter',
      '2. A grown-up decides',
      '3. You can start',
    ]));
  await test.step('2.waiting.2 Return to Home goes to the logout endpoint', async () => {
    const home = page.getByRole('link', { name: 'Return to Home', exact: true });
    await expect(home).toHaveAttribute('href', '/api/auth/logout');
    await home.click();
    await expect(title(page)).toHaveText('Learning Made Fun!');
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });
});

test('the parent consent screen: granted', async ({ page, browser }) => {
  const { link } = await childAsks(page, 'Suri');
  const parent = await parentAt(browser, link);
  const part = (name: string) =>
    parent.locator('section').filter({ has: parent.getByRole('heading', { name, exact: true }) });
  await test.step('2.consent.1 it explains the platform', () =>
    expect(part('What Brightling is')).toContainText('Short daily lessons'));
  await test.step('2.consent.2 the data collected', () =>
    expect(part('What is kept, and why').locator('dt')).toHaveText(COLLECTED.map(({ what }) => what)));
  await test.step('2.consent.3 the protections', () =>
    expect(part('How it is protected').getByRole('listitem')).toHaveText([
      ...PROTECTIONS,
      'It runs on the computers of whoever runs it, and on no others.',
    ]));
  await test.step('2.consent.4 Grant Permission; 2.consent.5 Deny Permission', async () => {
    await expect(button(parent, 'Grant Permission')).toBeEnabled();
    await expect(button(parent, 'Deny Permission')).toBeEnabled();
  });
  await test.step('2.consent.6 a 72-hour expiry notice', () =>
    expect(part('Your answer')).toContainText('72 hours after Suri asked; then this request expires'));
  const thanks = parent.getByRole('heading', { level: 1, name: 'Thank you. It is time for Suri to begin.' });
  await test.step('2.consent.7 granted: success screen; 2.consent.8 then / after 5 s', async () => {
    await stopClock(parent);
    await button(parent, 'Grant Permission').click();
    await expectToStayFor(parent, 5_000, thanks);
    await expect(parent).toHaveURL('/');
  });
  await test.step('2.consent.12 processed: Request Not Found; 2.consent.13 a return button', async () => {
    await parent.clock.resume();
    await parent.goto(link);
    await expect(title(parent)).toHaveText('Request Not Found');
    await parent.getByRole('link', { name: 'Return to Home', exact: true }).click();
    await expect(title(parent)).toHaveText('Learning Made Fun!');
  });
  await parent.context().close();
});

test('the parent consent screen: denied, or asked too late', async ({ page, browser }) => {
  // Two children, each with a parent.
  test.slow();
  const { link } = await childAsks(page, 'Timo');
  const parent = await parentAt(browser, link);
  await expect(button(parent, 'Deny Permission')).toBeVisible();
  await test.step('2.consent.9 denied: denial screen; 2.consent.10 then / after 3 s', async () => {
    await stopClock(parent);
    await button(parent, 'Deny Permission').click();
    const denied = parent.getByRole('heading', { level: 1, name: 'You have said no' });
    await expectToStayFor(parent, 3_000, denied);
    await expect(parent).toHaveURL('/');
    await parent.context().close();
  });
  await test.step('2.consent.11 invalid or expired: Request Not Found', async () => {
    const other = await anotherBrowser(browser);
    const late = await childAsks(other, 'Uma');
    await withDatabase((client) =>
      client.query(
        'update consent_requests set expires_at = now() where user_id = (select id from users where email = $1)',
        [late.email],
      ),
    );
    for (const address of [late.link, '/?page=parental-consent&token=never-mailed']) {
      const visitor = await anotherBrowser(browser);
      await visitor.goto(address);
      await expect(title(visitor)).toHaveText('Request Not Found');
      await expect(
        visitor.getByText('This consent request may have expired or already been processed.', {
          exact: true,
        }),
      ).toBeVisible();
      await visitor.context().close();
    }
    await other.context().close();
  });
});

test('the parent data portal', async ({ page, browser }) => {
  test.slow();
  const asked = await childAsks(page, 'Vera');
  const { parentEmail } = asked;
  const letter = await parentAt(browser, asked.link);
  await button(letter, 'Grant Permission').click();
  await expect(title(letter)).toContainText('Thank you');
  // It leaves by itself soon: another page goes on.
  await letter.context().close();
  await mailTo(parentEmail, 'consent-granted');
  await page.reload();
  const { id } = await (await page.request.get('/api/auth/user')).json();

  const parent = await parentAt(browser, '/?page=parent-data-management');
  await test.step('2.portal.1 the form asks for the child’s user ID; 2.portal.2 for the parent email', async () => {
    await expect(parent.getByLabel("Child's user ID")).toHaveAttribute('required');
    await expect(parent.getByLabel('Parent email')).toHaveAttribute('type', 'email');
  });
  await test.step('2.portal.3 an action choice', async () => {
    const actions = parent.getByRole('radio');
    expect(await actions.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
      'view_data',
      'export_data',
      'update_privacy',
      'delete_account',
    ]);
    await expect(actions.first()).toBeChecked();
  });
  await test.step('2.portal.4 after submit a notice says that a link was emailed', async () => {
    await askForPortalLink(parent, { childId: id, parentEmail });
    await expect(parent.getByRole('main')).toContainText('a link is on its way to you');
  });
  const { link } = await mailTo(parentEmail, 'portal-link');
  const open = button(parent, "Open my child's data");
  const expectInvalid = async (address: string) => {
    await parent.goto(address);
    await open.click();
    await expect(title(parent)).toHaveText('Access Token Invalid');
    await expect(
      parent.getByText('The secure access token is invalid, expired, or has already been used.', {
        exact: true,
      }),
    ).toBeVisible();
  };
  await test.step('2.portal.6 an error screen for an invalid token', () =>
    expectInvalid('/?page=parent-data-management&token=never-mailed'));
  await test.step('2.portal.10 with Return', async () => {
    await parent.getByRole('link', { name: 'Return', exact: true }).click();
    await expect(title(parent)).toHaveText('Learning Made Fun!');
  });
  await test.step('2.portal.7 for an expired token', async () => {
    await withDatabase((client) =>
      client.query('update portal_tokens set expires_at = now() where child_id = $1', [id]),
    );
    await expectInvalid(link);
  });
  await test.step('2.portal.9 with Request New Access', async () => {
    await button(parent, 'Request New Access').click();
    await expect(title(parent)).toHaveText("Your child's data is yours to see");
    await askForPortalLink(parent, { childId: id, parentEmail });
  });
  let fresh = link;
  await expect.poll(async () => (fresh = (await mailTo(parentEmail, 'portal-link')).link)).not.toBe(link);
  await test.step('2.portal.18 the token is removed from the address', async () => {
    await parent.goto(fresh);
    await expect(open).toBeVisible();
    await expect(parent).toHaveURL('/?page=parent-data-management');
  });
  await test.step('2.portal.5 with a token: loading state', async () => {
    const letGo = await heldCall(parent, '**/api/parent/data-access**');
    await open.click();
    await expect(parent.getByRole('status')).toHaveText("Opening your child's data...");
    letGo();
  });
  await test.step('2.portal.11 a header with the child’s first name', () =>
    expect(title(parent)).toHaveText("Vera's data"));
  const tabs = parent.getByRole('tab');
  await test.step('2.portal.15 tabs Profile, Progress, Achievements, Essays, Privacy', async () => {
    await expect(tabs).toHaveText(['Profile', 'Progress', 'Achievements', 'Essays', 'Privacy']);
    await expect(parent.getByRole('tab', { name: 'Profile', selected: true })).toBeVisible();
  });
  const card = (name: string) => parent.getByRole('group', { name, exact: true });
  await test.step('2.portal.12 three action cards: export', async () => {
    const download = parent.waitForEvent('download');
    await card('Export').getByRole('button', { name: 'Export data' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Vera_Brightling_Data_\d{4}-\d\d-\d\d\.json$/);
  });
  await test.step('2.portal.13 a shortcut to privacy', async () => {
    await card('Privacy').getByRole('button', { name: 'Privacy settings' }).click();
    await expect(parent.getByRole('tab', { name: 'Privacy', selected: true })).toBeVisible();
    await expect(parent.getByRole('heading', { name: 'Privacy settings' })).toBeFocused();
  });
  const dialog = parent.getByRole('dialog', { name: "Delete Vera's account?" });
  await test.step('2.portal.14 delete, with a confirmation dialog', async () => {
    await card('Delete').getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByRole('button', { name: 'Delete everything' })).toBeDisabled();
    await dialog.getByRole('checkbox').check();
  });
  await test.step('2.portal.16 after deletion a confirmation screen; 2.portal.17 then / after 5 s', async () => {
    await stopClock(parent);
    await dialog.getByRole('button', { name: 'Delete everything' }).click();
    const gone = parent.getByRole('heading', { level: 1, name: 'The account is deleted' });
    await expectToStayFor(parent, 5_000, gone);
    await expect(parent).toHaveURL('/');
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });
  await test.step('2.portal.8 an error screen for a used token', async () => {
    await parent.clock.resume();
    await expectInvalid(fresh);
  });
  await parent.context().close();
});

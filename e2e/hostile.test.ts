import { expect, test, type Browser, type Page } from '@playwright/test';
import { askParent, lookAgain, openMail, parentAddress } from './asking.ts';
import { openLessons } from './lessons.ts';
import { mailTo } from './mailbox.ts';
import { anotherBrowser, changeUser, newcomer, withDatabase } from './people.ts';

/*
 * What runs, where a page takes it for more than text: it would leave its mark on the window.
 */

const FIRST_NAME = `"><img src=x onerror=pwned=1>`;
const LAST_NAME = `' onload='pwned=1' {{7*7}} <svg/onload=pwned=1>`;
const FAMILY = `<b onclick=pwned=1>\${7*7}{{7*7}}`;
const NICKNAME = `<i onmouseover='pwned=1'>Kit</i>`;
const ESSAY = [
  '<script>window.pwned = 1</script> <img src=x onerror="window.pwned = 1"> javascript:window.pwned=1',
  `<a href="javascript:window.pwned=1">here</a> ' onload='window.pwned=1' {{constructor.constructor('pwned=1')()}}`,
  '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe> \u202egnihton\u202c \u2066on\u2069 <style>*{display:none}</style>',
  'The kite flew over the hill and we all ran after it until the evening came. '.repeat(5),
].join('\n\n');
const HOSTILE = [FIRST_NAME, LAST_NAME, '<script>pwned=1</script>', 'javascript:pwned=1', '\u202e{{7*7}}'];

type Watched = { page: Page; complaints: string[] };

/** Hears everything that a page complains of, and what opens by itself. */
function watch(page: Page): Watched {
  const complaints: string[] = [];
  page.on('dialog', (dialog) => void (complaints.push(dialog.message()), dialog.dismiss()));
  page.on('pageerror', (error) => void complaints.push(error.message));
  page.on('popup', () => void complaints.push('a window has opened'));
  page.on('console', (message) => {
    // A refused call is told by the browser in these words: it is meant to be refused.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      complaints.push(message.text());
  });
  return { page, complaints };
}

async function expectQuiet({ page, complaints }: Watched): Promise<void> {
  expect(complaints, page.url()).toEqual([]);
  expect(await page.evaluate(() => 'pwned' in window), page.url()).toBe(false);
  const made = page.locator(
    '[onerror], [onload], [onclick], [onmouseover], [src=x], [href^="javascript:"], iframe',
  );
  await expect(made, page.url()).toHaveCount(0);
}

/** Opens a screen and finds these texts on it, as they were written. */
async function look(watched: Watched, address: string, ...texts: string[]): Promise<void> {
  const { page } = watched;
  await page.goto(address);
  await expect(page.getByRole('heading').first()).toBeAttached();
  for (const text of texts) await expect(page.locator('body'), address).toContainText(text);
  await expectQuiet(watched);
}

async function send(page: Page, path: string, data: object): Promise<void> {
  const origin = new URL(page.url()).origin;
  const answer = await page.request.post(path, {
    data,
    headers: { 'sec-fetch-site': 'same-origin', origin },
  });
  expect(answer.status(), `${path} ${await answer.text()}`).toBe(200);
}

const idOf = async (page: Page): Promise<string> =>
  (await (await page.request.get('/api/auth/user')).json()).id;

/** A child of 8 to whom a provider has given a hostile name, let in by a parent whose letter and page leave it out. */
async function consentedChild(page: Page, browser: Browser, parentEmail: string): Promise<string> {
  const { email } = await askParent(page, parentEmail, 'Kit');
  await changeUser(email, { first_name: FIRST_NAME, last_name: LAST_NAME });
  const { link } = await mailTo(parentEmail, 'consent-request');
  const parent = watch(await openMail(browser, link));
  await expect(parent.page.getByRole('heading', { level: 1 })).toHaveText(
    'May your child learn with Brightling?',
  );
  await parent.page.getByRole('button', { name: 'Grant Permission' }).click();
  await expect(parent.page.getByRole('heading', { level: 1, name: /Thank you/ })).toBeVisible();
  // It would leave by itself.
  await parent.page.getByRole('button', { name: 'Stay here' }).click();
  await expectQuiet(parent);
  await parent.page.context().close();
  await lookAgain(page, FIRST_NAME);
  return email;
}

test('hostile words in every field are words on every screen', async ({ page, browser }) => {
  // Four people, each in a browser of their own, go over all their screens.
  test.slow();
  const parentEmail = parentAddress();
  const child = watch(page);
  const email = await consentedChild(page, browser, parentEmail);
  const [lesson] = await openLessons(page, 'writing');
  const [math] = await openLessons(page, 'math');
  if (!lesson || !math) throw new Error('there are no lessons');
  await send(page, `/api/lessons/${lesson.id}/complete`, { score: 90, essayText: ESSAY });
  await send(page, `/api/lessons/${math.id}/report-question`, {
    step: 1,
    reason: 'other',
    comment: FIRST_NAME,
    given: HOSTILE,
  });

  const friend = watch(await anotherBrowser(browser));
  const { email: friends } = await newcomer(friend.page);
  await changeUser(friends, { first_name: FIRST_NAME });
  await send(friend.page, '/api/families', { name: FAMILY });
  const { family } = await (await friend.page.request.get('/api/families/my-family')).json();
  await send(page, '/api/families/join', { inviteCode: family.inviteCode, nickname: NICKNAME });
  const essay =
    '<script>window.pwned = 1</script> <img src=x onerror="window.pwned = 1"> javascript:window.pwned=1';

  await test.step('the child’s own screens', async () => {
    await look(child, '/', FIRST_NAME);
    await look(child, '/?dialog=family', FAMILY, NICKNAME);
    for (const dialog of ['share', 'invite-friends', 'use-code']) await look(child, `/?dialog=${dialog}`);
    await look(child, '/profile', FIRST_NAME, LAST_NAME);
    await look(child, `/lesson/${lesson.id}`, essay);
    for (const address of [
      '/settings',
      '/badges',
      '/games',
      '/lessons/writing',
      '/help',
      '/about',
      '/contact',
    ])
      await look(child, address);
  });

  await test.step('what is typed and not sent', async () => {
    await look(child, '/contact');
    for (const field of await page.getByRole('main').getByRole('textbox').all()) await field.fill(FIRST_NAME);
    await page.getByRole('main').getByRole('button').last().click();
    await expectQuiet(child);
    await look(child, `/lesson/${math.id}`);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByLabel('Your answer').fill(FIRST_NAME);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByText('Please type a number')).toBeVisible();
    await expectQuiet(child);
  });

  await test.step('addresses', async () => {
    const part = encodeURIComponent(HOSTILE.join(' '));
    for (const address of [
      `/lesson/${part}`,
      `/lessons/${part}`,
      `/share/${part}`,
      `/?dialog=${part}`,
      `/?page=parental-consent&token=${part}`,
      `/detailed-report?child=${part}`,
    ])
      await look(child, address);
  });

  await test.step('the family', async () => {
    await look(friend, '/?dialog=family', FAMILY, NICKNAME);
    await friend.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expectQuiet(friend);
  });

  await test.step('a parent with an account', async () => {
    const parent = watch(await anotherBrowser(browser));
    const { email: address } = await newcomer(parent.page, { birthDate: '1985-03-02' });
    await changeUser(address, { first_name: LAST_NAME });
    await withDatabase((client) =>
      client.query(
        `insert into guardians (child_id, guardian_id, since)
         select child.id, parent.id, now() from users child, users parent where child.email = $1 and parent.email = $2`,
        [email, address],
      ),
    );
    await look(parent, '/parent-dashboard', FIRST_NAME);
    await look(parent, `/detailed-report?child=${await idOf(page)}`, FIRST_NAME);
    await parent.page.context().close();
  });

  await test.step('a parent by mailed link', async () => {
    const parent = watch(await anotherBrowser(browser));
    await parent.page.goto('/?page=parent-data-management');
    await parent.page.getByLabel("Child's user ID").fill(await idOf(page));
    await parent.page.getByLabel('Parent email').fill(parentEmail);
    await parent.page.getByRole('button', { name: 'Mail me the link' }).click();
    await expect(parent.page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
    await parent.page.goto((await mailTo(parentEmail, 'portal-link')).link);
    await parent.page.getByRole('main').getByRole('button').first().click();
    await expect(parent.page.locator('body')).toContainText(FIRST_NAME);
    for (const tab of await parent.page.getByRole('tab').all()) {
      await tab.click();
      await expectQuiet(parent);
    }
    await parent.page.getByRole('tab', { name: 'Essays' }).click();
    await expect(parent.page.getByRole('tabpanel')).toContainText(essay);
  });

  await test.step('a shared page', async () => {
    const who = await idOf(friend.page);
    const [reading] = await openLessons(friend.page, 'reading');
    await send(friend.page, `/api/lessons/${reading?.id}/complete`, { score: 90 });
    const achievement = { type: 'streak', value: 1, title: FIRST_NAME, description: LAST_NAME };
    const origin = new URL(friend.page.url()).origin;
    const made = await friend.page.request.post('/api/social/generate-share-graphic', {
      data: { achievement, userInfo: { name: FIRST_NAME, avatar: 'javascript:pwned=1' } },
      headers: { 'sec-fetch-site': 'same-origin', origin },
    });
    expect(made.status(), who).toBe(200);
    const stranger = watch(await anotherBrowser(browser));
    await stranger.page.goto(`/share/${(await made.json()).imageId}`);
    await expect(stranger.page.getByRole('img').first()).toBeVisible();
    await expect(stranger.page.locator('body')).toContainText('<img src=x');
    await expectQuiet(stranger);
  });
});

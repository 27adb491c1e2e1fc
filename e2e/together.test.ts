import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { haveStanding } from './history.ts';
import { answerAll, complete, openFirstLesson } from './lessons.ts';
import { anotherBrowser, changeUser, demoPerson, newcomer, withDatabase } from './people.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const toastSays = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible();

/** Finishes the first lesson of a subject and goes back to the start page. */
async function learn(page: Page, subject: string): Promise<void> {
  const lesson = await openFirstLesson(page, subject);
  await answerAll(page, lesson);
  await complete(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/');
}

test('three make a family: one creates it, two join by its code, and each sees the others move', async ({
  page: ada,
  browser,
}) => {
  // Several people, each in a browser of their own.
  test.slow();
  const [leo, robin] = [await anotherBrowser(browser), await anotherBrowser(browser)];
  await newcomer(ada, { firstName: 'Adaeze' });
  await newcomer(leo, { firstName: 'Leonie' });
  await newcomer(robin, { firstName: 'Robin', birthDate: '1985-03-02' });

  await ada.getByRole('button', { name: 'Family Leaderboard' }).click();
  const board = dialog(ada, 'Family Leaderboard');
  await expect(board).toBeVisible();
  await expectAccessible(ada);
  await board.getByRole('button', { name: 'Create Family' }).click();
  await board.getByLabel('Family name').fill('f.u.c.k');
  await board.getByRole('button', { name: 'Create Family' }).click();
  await toastSays(ada, 'Failed to create family');
  await expect(board.getByLabel('Family name')).toHaveValue('f.u.c.k');
  await expectAccessible(ada);
  await board.getByLabel('Family name').fill('The Larks');
  await board.getByRole('button', { name: 'Create Family' }).click();
  await toastSays(ada, 'Family Created! 🎉');
  await expect(board.getByText('The Larks').first()).toBeVisible();
  const code = (await (await ada.request.get('/api/families/my-family')).json()).family.inviteCode;
  await expect(board.getByText(code).first()).toBeVisible();
  await expectAccessible(ada);

  for (const [page, nickname] of [
    [leo, 'Lion'],
    [robin, ''],
  ] as const) {
    await page.getByRole('button', { name: 'Family Leaderboard' }).click();
    const own = dialog(page, 'Family Leaderboard');
    await own.getByRole('button', { name: 'Join Family' }).click();
    await own.getByLabel('Invite code').fill(code.toLowerCase());
    await expect(own.getByLabel('Invite code')).toHaveValue(code);
    await own.getByLabel(/Nickname/).fill(nickname);
    await own.getByRole('button', { name: 'Join Family' }).click();
    await toastSays(page, 'Welcome to the Family! 🎉');
    await expect(own.getByText('Adaeze').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(own).toBeHidden();
  }

  await learn(leo, 'math');
  await ada.goto('/');
  await ada.getByRole('button', { name: 'Family Leaderboard' }).click();
  const rows = dialog(ada, 'Family Leaderboard').getByRole('listitem');
  await expect(rows.filter({ hasText: 'Lion' })).toContainText(/90\s*points/);
  await expect(rows.filter({ hasText: 'Adaeze' })).toContainText('You');
  await expect(dialog(ada, 'Family Leaderboard')).not.toContainText('Leonie');
  await expect(rows.first()).toContainText('Lion');
  await expectAccessible(ada);

  // The grown-up sees the same, and lets somebody go.
  await robin.goto('/?dialog=family');
  const managed = dialog(robin, 'Family Leaderboard');
  await managed.getByRole('button', { name: /Remove Lion/ }).click();
  await expectAccessible(robin);
  await managed.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(managed.getByRole('listitem').filter({ hasText: 'Lion' })).toHaveCount(0);

  await ada.reload();
  await dialog(ada, 'Family Leaderboard').getByRole('button', { name: 'Leave Family' }).click();
  await expectAccessible(ada);
  await dialog(ada, 'Family Leaderboard').getByRole('button', { name: 'Yes, leave' }).click();
  await toastSays(ada, 'You have left your family group');
  expect(await (await ada.request.get('/api/families/my-family')).json()).toEqual({ family: null });
});

/** The rows of the board; a toast in the dialog is an item of another list. */
const members = (board: Locator) =>
  board.getByRole('region', { name: 'Members by rank' }).getByRole('listitem');

test('a founder is marked, hands the family on, and a barred button says why', async ({
  page: robin,
  browser,
}) => {
  // Several people, each in a browser of their own.
  test.slow();
  const [sam, kim] = [await anotherBrowser(browser), await anotherBrowser(browser)];
  for (const [page, firstName] of [
    [robin, 'Robin'],
    [sam, 'Sam'],
    [kim, 'Kim'],
  ] as const)
    await newcomer(page, { firstName, birthDate: '1985-03-02' });
  const origin = new URL(robin.url()).origin;
  const sends = async (page: Page, path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { origin } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { inviteCode } = await sends(robin, '/api/families', { name: 'The Larks' });
  for (const page of [sam, kim]) await sends(page, '/api/families/join', { inviteCode });

  await sam.goto('/?dialog=family');
  const seen = dialog(sam, 'Family Leaderboard');
  await expect(members(seen).filter({ hasText: 'Founder' })).toContainText('Robin');
  await expect(seen.getByRole('button', { name: 'Hand on the family' })).toHaveCount(0);
  const barred = seen.getByRole('button', { name: /Remove Kim/ });
  await expect(barred).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(sam);
  // A barred button takes the press, to say why: Playwright would wait until it is open.
  await barred.press('Enter');
  await toastSays(sam, 'Only the founder of the family can remove a grown-up.');

  await robin.goto('/?dialog=family');
  const board = dialog(robin, 'Family Leaderboard');
  await board.getByRole('button', { name: 'Hand on the family' }).click();
  await expect(board.getByRole('heading', { name: 'Who is to be the founder?' })).toBeFocused();
  await expectAccessible(robin);
  await board.getByRole('button', { name: 'Sam' }).click();
  await expect(board.getByRole('heading', { name: 'Make Sam the founder?' })).toBeFocused();
  await expectAccessible(robin);
  await board.getByRole('button', { name: 'Yes, hand it on' }).click();
  await toastSays(robin, 'Sam is the founder of the family now.');
  await expect(members(board).filter({ hasText: 'Founder' })).toContainText('Sam');
  await expect(board.getByRole('button', { name: 'Hand on the family' })).toHaveCount(0);

  await sam.reload();
  await seen.getByRole('button', { name: /Remove Kim/ }).click();
  await seen.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(members(seen).filter({ hasText: 'Kim' })).toHaveCount(0);
  await seen.getByRole('button', { name: 'Leave Family' }).click();
  await expect(seen).toContainText('the grown-up who has been here longest takes your place');
  await seen.getByRole('button', { name: 'Yes, leave' }).click();
  await toastSays(sam, 'You have left your family group');
  await robin.reload();
  await expect(members(board).filter({ hasText: 'Founder' })).toContainText('Robin');
});

test('a referral between two families: both have seven days, and lessons of yesterday open', async ({
  page: ada,
  browser,
}) => {
  // Several people, each in a browser of their own.
  test.slow();
  const theo = await anotherBrowser(browser);
  await newcomer(ada, { firstName: 'Adaeze' });
  await newcomer(theo, { firstName: 'Theo' });
  for (const page of [ada, theo]) {
    await page.goto('/lessons/reading');
    await expect(page.getByText("Free: Today's Lessons Only")).toBeVisible();
    await expect(page.getByText(/^Yesterday/)).toHaveCount(0);
  }
  // Codes belong to a family: the way there is offered.
  await ada.goto('/');
  await ada.getByRole('button', { name: 'Invite Friends & Get Premium' }).click();
  await expect(dialog(ada, 'Referral Rewards')).toBeVisible();
  await expectAccessible(ada);
  await ada.request.post('/api/families', {
    data: { name: 'The Larks' },
    headers: { 'sec-fetch-site': 'same-origin', origin: new URL(ada.url()).origin },
  });
  await ada.reload();
  const rewards = dialog(ada, 'Referral Rewards');
  await expect(rewards).toContainText('Starter');
  await rewards.getByRole('button', { name: /New referral code/ }).click();
  await toastSays(ada, 'Referral Code Generated! 🎉');
  const { referrals } = await (await ada.request.get('/api/families/referral-status')).json();
  await expect(rewards.getByText(referrals[0].code)).toBeVisible();
  await expectAccessible(ada);

  await theo.goto('/?dialog=use-code');
  const form = dialog(theo, 'Join with Referral Code');
  await expectAccessible(theo);
  await form.getByLabel('Family name').fill('The Swifts');
  await form.getByLabel('Referral code').fill('bright-22222222');
  await expect(form.getByLabel('Referral code')).toHaveValue('BRIGHT-22222222');
  await form.getByRole('button', { name: 'Create Family & Get Premium' }).click();
  await toastSays(theo, 'Failed to use referral code');
  await form.getByLabel('Referral code').fill(referrals[0].code.toLowerCase());
  await form.getByRole('button', { name: 'Create Family & Get Premium' }).click();
  await toastSays(theo, 'Both families now have 7 days of premium access!');
  await expect(form).toBeHidden();

  for (const page of [ada, theo]) {
    await page.goto('/lessons/reading');
    await expect(page.getByText('Premium Active')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Yesterday/ })).toBeVisible();
    await expectAccessible(page);
  }
  await theo.getByRole('switch', { name: 'Show All Levels' }).click();
  const yesterday = theo.getByRole('region', { name: /^Yesterday/ });
  await yesterday.getByRole('link').first().click();
  await expect(theo).toHaveURL(/\/lesson\//);
  await expect(theo.getByRole('button', { name: 'Next', exact: true })).toBeVisible();

  await ada.goto('/?dialog=invite-friends');
  await expect(dialog(ada, 'Referral Rewards')).toContainText('Advocate');
});

test('an achievement is shared, its page opened signed out, and closed again by a parent', async ({
  page: ada,
  browser,
}) => {
  // Several people, each in a browser of their own.
  test.slow();
  const robin = await anotherBrowser(browser);
  const stranger = await anotherBrowser(browser);
  await demoPerson(ada, 'Ada');
  await ada.getByRole('button', { name: 'Share My Achievement' }).click();
  const sharing = dialog(ada, 'Share Your Achievement');
  await expectAccessible(ada);
  await sharing.getByRole('button', { name: 'Create Shareable Graphic' }).click();
  // The first picture that a server draws starts the program that draws.
  await expect(sharing.getByRole('img').first()).toBeVisible({ timeout: 30_000 });
  // A child of nine: nothing is public before a parent says so.
  await expect(sharing.getByText('Ask a parent to turn on sharing')).toBeVisible();
  await expect(sharing.getByRole('button', { name: 'Copy Link' })).toHaveCount(0);
  await expectAccessible(ada);
  const download = ada.waitForEvent('download');
  await sharing.getByRole('button', { name: 'Download Image' }).click();
  expect((await download).suggestedFilename()).toMatch(/^brightling-.*\.png$/);
  const src = await sharing.locator('img').first().getAttribute('src');
  const imageId = /graphics\/([\w-]+)\/png/.exec(src ?? '')?.[1] ?? '';
  expect((await stranger.request.get(`/share/${imageId}`)).status()).toBe(404);

  await demoPerson(robin, 'Robin');
  await robin.goto('/parent-dashboard');
  await robin.getByText('Rules and settings').click();
  const toggle = robin.getByRole('switch', { name: 'Sharing' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-checked', 'true');
  await expect.poll(async () => (await stranger.request.get(`/share/${imageId}`)).status()).toBe(200);
  await stranger.goto(`/share/${imageId}`);
  await expect(stranger.getByRole('img').first()).toBeVisible();
  const tag = (name: string) =>
    stranger.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
  expect(await tag('og:image')).toBe(new URL(src ?? '', stranger.url()).href);
  expect(await tag('twitter:card')).toBe('summary_large_image');
  expect(await tag('og:title')).toBeTruthy();
  expect((await stranger.request.get((await tag('og:image')) ?? '')).headers()['content-type']).toBe(
    'image/png',
  );
  await expect(stranger.getByRole('main')).not.toContainText('Ada');
  await expectAccessible(stranger);

  // What her page knew until now is of before.
  await sharing.getByRole('button', { name: 'Make another' }).click();
  await sharing.getByRole('button', { name: 'Create Shareable Graphic' }).click();
  await expect(ada.getByRole('button', { name: 'Copy Link' })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(ada);

  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  await expect.poll(async () => (await stranger.request.get(`/share/${imageId}`)).status()).toBe(404);
  await stranger.reload();
  await expect(stranger.getByText('404 Page Not Found')).toBeVisible();
  await expect(stranger.getByRole('img')).toHaveCount(0);
});

test('a public graphic: every way out of the house, also where the browser bars it', async ({ page }) => {
  test.slow();
  const { email } = await newcomer(page, { firstName: 'Theodora' });
  await page.getByRole('button', { name: 'Share My Achievement' }).click();
  const sharing = dialog(page, 'Share Your Achievement');
  // A newcomer has reached nothing yet.
  await expect(sharing.getByRole('button', { name: 'Create Shareable Graphic' })).toHaveCount(0);
  await expectAccessible(page);
  await haveStanding(email, { streak: 30, points: 1200, lessons: 40 });
  await page.reload();

  await page.route('**/api/social/generate-share-graphic', (route) => route.abort());
  await sharing.getByRole('button', { name: 'Create Shareable Graphic' }).click();
  await toastSays(page, 'Could not create your shareable graphic. Please try again in a moment!');
  await page.unroute('**/api/social/generate-share-graphic');
  await sharing.getByRole('button', { name: 'Create Shareable Graphic' }).click();
  await expect(sharing.getByRole('img').first()).toBeVisible({ timeout: 30_000 });
  await expect(sharing).toContainText('2 streak shields and 25 points');

  await page.evaluate(() => {
    window.open = () => null;
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
  });
  const press = (name: string) => sharing.getByRole('button', { name, exact: true }).click();
  await press('X');
  await toastSays(page, 'Please allow popups for this site to share on social media.');
  await press('Copy Link');
  await toastSays(page, 'Could not copy to clipboard');
  await expect(sharing.getByRole('textbox')).toHaveValue(/\/share\/[\w-]{22}$/);
  await expectAccessible(page);
  await page.route('**/png', (route) => route.abort());
  await press('Download Image');
  await toastSays(page, 'Could not download the image.');

  await page.evaluate(() => {
    window.open = () => {
      throw new Error('barred');
    };
    Object.defineProperty(window, 'copied', { value: [] as string[] });
    navigator.clipboard.writeText = async (text) => void Reflect.get(window, 'copied').push(text);
  });
  await press('Facebook');
  await toastSays(page, 'Unable to open sharing window. Please try again.');
  await press('Instagram');
  await toastSays(page, 'Instagram Ready!');
  await press('Copy Link');
  await toastSays(page, 'Copied!');
  const copied: string[] = await page.evaluate(() => Reflect.get(window, 'copied'));
  expect(copied).toHaveLength(2);
  const link = copied[1] ?? '';
  expect(copied[0]).toContain(link);
  expect((await page.request.get(link)).status()).toBe(200);
});

test('while a parent has sharing off, who looks at their own week cannot post it', async ({ page }) => {
  test.slow();
  const { email } = await newcomer(page, { firstName: 'Theodora' });
  await learn(page, 'math');
  const report = dialog(page, 'Weekly Progress Report');
  const openReport = async () => {
    await page.goto('/parent-dashboard');
    await page.getByRole('button', { name: 'Share this week' }).click();
    await expect(report.getByRole('button', { name: 'Copy text' })).toBeVisible();
  };
  await openReport();
  await expect(report.getByRole('button', { name: 'Share on X' })).toBeVisible();
  await expect(report.getByText('Ask a parent to turn on sharing')).toHaveCount(0);

  await changeUser(email, { sharing_allowed: 'false' });
  await openReport();
  await expect(report.getByText('Ask a parent to turn on sharing')).toBeVisible();
  await expect(report.getByRole('button', { name: /^Share/ })).toHaveCount(0);
  await expect(report.getByRole('button', { name: 'Download Image' })).toBeVisible();
  await expectAccessible(page);

  // Grown up since: there is no parent to ask any more.
  await changeUser(email, { birth_date: '2000-01-01' });
  await openReport();
  await expect(report.getByText('Sharing is off', { exact: true })).toBeVisible();
  await expect(report.getByText('Ask a parent to turn on sharing')).toHaveCount(0);
});

test('what a lesson brought is celebrated one after the other', async ({ page }) => {
  test.slow();
  const { email } = await newcomer(page, { firstName: 'Amara' });
  await haveStanding(email, { streak: 6, points: 450, lessons: 24 });
  // Two lessons of the level went well before this one.
  await withDatabase((client) =>
    client.query(
      `insert into subject_levels (user_id, subject, level, recent)
       select id, 'math', 'expert', '{100,100}' from users where email = $1`,
      [email],
    ),
  );
  const lesson = await openFirstLesson(page, 'math');
  await answerAll(page, lesson);
  await complete(page);
  await expect(dialog(page, 'Lesson complete!')).toContainText('You moved up to Extreme in Math!');
  for (const words of [/Rookie Explorer/, /500 points/, /7 days in a row/]) {
    await page.keyboard.press('Escape');
    const next = page.getByRole('dialog');
    await expect(next).toHaveCount(1);
    await expect(next).toContainText(words);
    await next.getByRole('button', { name: 'Stay here' }).click();
    await expectAccessible(page);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // None of them comes again.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

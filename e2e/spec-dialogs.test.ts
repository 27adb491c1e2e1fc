import { expect, test, type Page } from '@playwright/test';
import { haveStanding } from './history.ts';
import {
  BORN_14_YEARS_AGO,
  BORN_8_YEARS_AGO,
  addRelatives,
  anotherBrowser,
  newcomer,
  withDatabase,
} from './people.ts';
import { expectToast, heldCall } from './toasts.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** A call of the page's own, for what its buttons would do many times. */
async function send(page: Page, path: string, data = {}): Promise<void> {
  const origin = new URL(page.url()).origin;
  const response = await page.request.post(path, {
    data,
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  expect(response.ok()).toBe(true);
}

test('the family leaderboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email } = await newcomer(page, { firstName: 'Oona' });
  await haveStanding(email, { points: 300, streak: 4 });
  await page.goto('/?dialog=family');
  const board = dialog(page, 'Family Leaderboard');
  await test.step('2.dialogs.7 without a family: Create Family and Join Family', async () => {
    await expect(button(page, 'Join Family')).toBeVisible();
    await button(page, 'Create Family').click();
  });
  await board.getByLabel('Family name').fill('The Herons');
  await button(page, 'Create Family').click();
  await expect(board.getByText('1 member', { exact: true })).toBeVisible();
  await addRelatives(email, [
    { firstName: 'Robin', points: 40, birthDate: '1985-03-02' },
    { firstName: 'Leonie', nickname: 'Lion', avatar: 'fox', points: 900, birthDate: BORN_14_YEARS_AGO },
    { firstName: 'Wim', points: 120, birthDate: BORN_8_YEARS_AGO },
  ]);
  await page.reload();

  await test.step('2.dialogs.1 the family name', () =>
    expect(board.getByRole('heading', { name: 'The Herons', exact: true })).toBeVisible());
  await test.step('2.dialogs.2 the member count', () =>
    expect(board.getByText('4 members', { exact: true })).toBeVisible());
  await test.step('2.dialogs.3 the user’s rank', () =>
    expect(board.getByText('Your rank 2nd')).toBeVisible());
  await test.step('2.dialogs.4 the invite code, with a copy button', async () => {
    const { family } = await (await page.request.get('/api/families/my-family')).json();
    await expect(board.getByText(family.inviteCode, { exact: true })).toBeVisible();
    await button(page, 'Copy invite code').click();
    await expectToast(page, 'Copied!', 'Invite code copied to clipboard');
    expect(await clipboard(page)).toBe(family.inviteCode);
  });
  const rows = board.getByRole('region', { name: 'Members by rank' }).getByRole('listitem');
  await test.step('2.dialogs.5 members by rank; 2.dialogs.10 each by nickname or firstName', () =>
    expect(rows.locator('bdi')).toHaveText(['Lion', 'Oona', 'Wim', 'Robin']));
  await test.step('2.dialogs.8 rows 1-3 get medal styling', async () => {
    for (const [place, medal] of ['Rank 1st', 'Rank 2nd', 'Rank 3rd'].entries()) {
      await expect(rows.nth(place).getByRole('img', { name: medal })).toBeVisible();
    }
    await expect(rows.nth(3).getByRole('img', { name: /^Rank/ })).toHaveCount(0);
    await expect(rows.nth(3)).toContainText('Rank 4');
  });
  await test.step('2.dialogs.9 each row shows the avatar', async () => {
    await expect(rows.nth(0).locator('img')).toHaveAttribute('src', '/avatars/fox.svg');
    await expect(rows.nth(2).getByText('W', { exact: true })).toBeVisible();
  });
  await test.step('2.dialogs.11 the role', async () => {
    await expect(rows.nth(0).getByText('Child', { exact: true })).toBeVisible();
    await expect(rows.nth(3).getByText('Parent', { exact: true })).toBeVisible();
  });
  await test.step('2.dialogs.12 points', () => expect(rows.nth(1)).toContainText(/300\s*points/));
  await test.step('2.dialogs.13 streak', () =>
    expect(rows.nth(1).getByText('4-day streak', { exact: true })).toBeVisible());
  await test.step('2.dialogs.14 this-week lessons', () =>
    expect(rows.nth(1).getByText('0 lessons this week', { exact: true })).toBeVisible());
  await test.step('2.dialogs.15 the current user’s row is highlighted; 2.dialogs.16 with a You badge', async () => {
    await expect(rows.filter({ has: page.getByText('You', { exact: true }) }).locator('bdi')).toHaveText([
      'Oona',
    ]);
    await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
    const colours = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).backgroundColor));
    expect(new Set([colours[0], colours[2], colours[3]]).size).toBe(1);
    expect(colours[1]).not.toBe(colours[0]);
  });
  await test.step('2.dialogs.17 at most 80% of the viewport high', async () => {
    await page.setViewportSize({ width: 800, height: 400 });
    await expect.poll(async () => (await board.boundingBox())?.height).toBeCloseTo(320, 0);
  });
  await test.step('2.dialogs.6 Leave Family', () => expect(button(page, 'Leave Family')).toBeEnabled());
});

test('referral rewards, and joining with a code', async ({ page }) => {
  const { email } = await newcomer(page);
  await page.goto('/?dialog=use-code');
  await test.step('2.dialogs.22 Join with Referral Code: Create Family & Get Premium', async () => {
    await expect(dialog(page, 'Join with Referral Code')).toBeVisible();
    await expect(button(page, 'Create Family & Get Premium')).toBeVisible();
  });
  await send(page, '/api/families', { name: 'The Terns' });
  const rewards = dialog(page, 'Referral Rewards');
  await test.step('2.dialogs.18 a loading state', async () => {
    const letGo = await heldCall(page, '**/api/families/referral-status');
    await page.goto('/?dialog=invite-friends');
    await expect(rewards.getByText('Loading...', { exact: true })).toBeVisible();
    letGo();
  });
  const tier = (name: string) => rewards.getByRole('region', { name, exact: true });
  await test.step('2.dialogs.21 the tier is shown from referralCount: 0', () =>
    expect(tier('Starter')).toBeVisible());
  for (let made = 0; made < 4; made++) await send(page, '/api/families/generate-referral');
  const codes = (): Promise<{ id: string; code: string }[]> =>
    withDatabase(async (client) => {
      const found = await client.query(
        `select r.id, r.code from referrals r join family_members m using (family_id) join users u on u.id = m.user_id
         where u.email = $1 order by r.created_at desc`,
        [email],
      );
      return found.rows;
    });
  // The two newest have been used by other families meanwhile.
  const used = (await codes()).slice(0, 2);
  await withDatabase((client) =>
    client.query('update referrals set completed_at = now() where id = any($1)', [used.map(({ id }) => id)]),
  );
  for (let made = 0; made < 2; made++) await send(page, '/api/families/generate-referral');
  await page.reload();
  const all = (await codes()).map(({ code }) => code);
  expect(all).toHaveLength(6);
  const rows = rewards.getByRole('region', { name: 'Your codes' }).getByRole('listitem');
  await test.step('2.dialogs.19 the 5 most recent codes', async () => {
    await expect(rows).toHaveCount(5);
    for (const [place, code] of all.slice(0, 5).entries()) await expect(rows.nth(place)).toContainText(code);
  });
  await test.step('2.dialogs.20 only pending codes show copy and share buttons', async () => {
    for (const [place, code] of all.slice(0, 5).entries()) {
      const isUsed = used.some((one) => one.code === code);
      await expect(rows.nth(place).getByRole('button')).toHaveText(isUsed ? [] : ['Copy', 'Share']);
    }
  });
  await test.step('2.dialogs.21 the tier is shown from referralCount: 2', () =>
    expect(tier('Advocate')).toBeVisible());
});

test('share your achievement, and the page that the link leads to', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email } = await newcomer(page, { firstName: 'Mio' });
  await haveStanding(email, { points: 1200, streak: 12 });
  await page.goto('/?dialog=share');
  const ways = ['X', 'Facebook', 'Instagram', 'Copy Link', 'Download Image'];
  await test.step('2.dialogs.24 Share Your Achievement; 2.dialogs.25 Create Shareable Graphic comes first', async () => {
    await expect(dialog(page, 'Share Your Achievement')).toBeVisible();
    for (const name of ways) await expect(button(page, name)).toHaveCount(0);
    await button(page, 'Create Shareable Graphic').click();
  });
  await test.step('2.dialogs.26 afterwards X, Facebook, Instagram, Copy Link and Download Image', async () => {
    // The first picture that a server draws starts the program that draws.
    await expect(button(page, 'Download Image')).toBeEnabled({ timeout: 30_000 });
    for (const name of ways) await expect(button(page, name)).toBeEnabled();
    await expect(button(page, 'Create Shareable Graphic')).toHaveCount(0);
  });
  await test.step('2.routes.22 /share/{imageId} is public: the target of the share link', async () => {
    await button(page, 'Copy Link').click();
    await expect(
      page.getByText('The link to your picture is on your clipboard.', { exact: true }),
    ).toBeVisible();
    const link = await clipboard(page);
    expect(link).toMatch(/^http:\/\/localhost:\d+\/share\/[\w-]+$/);
    const visitor = await anotherBrowser(browser);
    expect((await visitor.goto(link))?.status()).toBe(200);
    await expect(visitor.getByRole('img').first()).toBeVisible();
    await visitor.context().close();
  });
});

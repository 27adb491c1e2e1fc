import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { next, openFirstLesson } from './lessons.ts';
import { anotherBrowser, demoPerson, newcomer, signIn } from './people.ts';

/** The radio itself lies over the words that name it. */
const choose = (page: Page, setting: string, choice: string) =>
  page.getByRole('group', { name: setting }).getByRole('radio', { name: choice, exact: true }).check();

const mark = (page: Page, name: string) =>
  page.evaluate((name) => document.documentElement.dataset[name], name);

const toast = (page: Page, title: string) => page.getByText(title, { exact: true }).first();

test.describe('profile', () => {
  test('name and picture change at once, here and in the bar, and stay', async ({ page, browser }) => {
    const { email } = await newcomer(page, { firstName: 'Mira' });
    await page.getByRole('link', { name: /see my profile/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Mira Okafor' })).toBeVisible();
    for (const part of ['Learning Stats', 'Account Info']) {
      await expect(page.getByRole('heading', { name: part })).toBeVisible();
    }
    await expect(page.getByText('Email cannot be changed')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Edit your profile' })).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Initials' })).toBeChecked();
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('readonly');
    await expectAccessible(page);
    await page.getByLabel('First name').fill('   ');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Please tell us your first name.')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expectAccessible(page);

    await page.getByLabel('First name').fill('Miriam');
    await page.getByRole('radio', { name: 'Hedgehog' }).check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Profile Updated')).toBeVisible();
    await expect(
      page.getByText('Your profile information has been saved successfully.', { exact: true }).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name: 'Miriam Okafor' })).toBeVisible();
    const menu = page.getByRole('button', { name: 'Miriam, my menu' });
    const picture = menu.locator('img');
    await expect(picture).toHaveAttribute('src', '/avatars/hedgehog.svg');
    await expect
      .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);

    const tablet = await anotherBrowser(browser);
    await signIn(tablet, email);
    await expect(tablet.getByRole('heading', { level: 1 })).toContainText('Miriam');
    await expect(tablet.getByRole('button', { name: 'Miriam, my menu' }).locator('img')).toBeVisible();
    await tablet.context().close();
  });

  test('a failing server loses nothing that was typed, and Cancel gives it up', async ({ page }) => {
    await newcomer(page);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('First name').fill('Mirabel');
    await page.getByRole('radio', { name: 'Whale' }).check();
    await page.route('**/api/user/profile', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Could not save')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Mirabel');
    await expect(page.getByRole('radio', { name: 'Whale' })).toBeChecked();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Mira Okafor' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mira, my menu' })).toBeVisible();
  });
});

test.describe('settings', () => {
  test('each takes effect at once, is kept over a reload without a flash, and Reset restores all', async ({
    page,
  }) => {
    await newcomer(page);
    await page.goto('/settings');
    for (const part of ['Learning Preferences', 'App Preferences', 'Account Security', 'Data & Privacy']) {
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
    }
    await expectAccessible(page);

    const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
    const standard = await size();
    await choose(page, 'Theme', 'Dark');
    await expect(toast(page, 'Settings Saved')).toBeVisible();
    await expect(
      page.getByText('Your preferences have been updated successfully.', { exact: true }).first(),
    ).toBeVisible();
    expect(await mark(page, 'theme')).toBe('dark');
    await choose(page, 'Text size', 'Largest');
    await expect.poll(size).toBeCloseTo(standard * 1.5, 0);
    await choose(page, 'Font', 'Lexend');
    await choose(page, 'Spacing', 'Wider');
    await page.getByRole('switch', { name: 'Higher contrast' }).click();
    await page.getByRole('switch', { name: 'Less motion' }).click();
    await page.getByRole('switch', { name: 'Sound effects' }).click();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page);
    const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(spare).toBeLessThanOrEqual(0);

    // Stopped before the app's own files: what is there now is there before the first paint.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toEqual({
      theme: 'dark',
      textSize: 'largest',
      font: 'lexend',
      spacing: 'wider',
      contrast: 'higher',
      motion: 'less',
    });
    await page.unroute('**/assets/*.js');
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Sound effects' })).not.toBeChecked();
    await expect(page.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked();

    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(toast(page, 'Settings Reset')).toBeVisible();
    await expect(
      page.getByText('All settings have been restored to default values.', { exact: true }).first(),
    ).toBeVisible();
    expect(await mark(page, 'theme')).toBe('light');
    await expect.poll(size).toBe(standard);
    for (const name of ['Auto-save', 'Sound effects', 'Notifications']) {
      await expect(page.getByRole('switch', { name })).toBeChecked();
    }
    await expect(page.getByRole('radio', { name: 'Adaptive' })).toBeChecked();
    await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Light', exact: true })).toBeChecked();
  });

  test('on auto the theme follows the device', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await newcomer(page);
    expect(await mark(page, 'theme')).toBe('light');
    await page.goto('/settings');
    await expect(page.getByRole('group', { name: 'Theme' })).toHaveAccessibleDescription(
      /Auto follows your device\.$/,
    );
    await choose(page, 'Theme', 'Auto');
    expect(await mark(page, 'theme')).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => mark(page, 'theme')).toBe('light');
  });

  test('difficulty and daily goal reach the list and the jar', async ({ page }) => {
    await newcomer(page);
    await page.goto('/settings');
    await choose(page, 'Difficulty', 'Challenging');
    await choose(page, 'Daily goal', '3');
    const asked = page.waitForRequest(/\/api\/lessons\/smart\/.*preference=challenging/);
    await page.goto('/lessons/math');
    await asked;
    await page.goto('/');
    await expect(page.getByText('0 of 3 subjects today')).toBeVisible();
  });

  test('without auto-save an essay is not kept in the browser', async ({ page }) => {
    await newcomer(page);
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Auto-save' }).click();
    await openFirstLesson(page, 'writing');
    await next(page);
    await page.getByRole('textbox').fill('A river that nobody is to find again.');
    await page.getByRole('link', { name: 'Writing lessons' }).click();
    await expect(page).toHaveURL('/lessons/writing');
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain('nobody is to find again');
  });

  test('a break is spoken of after half an hour, once, and never when notifications are off', async ({
    page,
  }) => {
    await page.clock.install();
    await newcomer(page);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const word = toast(page, 'Time for a little break?');
    await page.clock.runFor('29:30');
    await expect(word).toBeHidden();
    // No further: the toast goes by the same clock.
    await page.clock.runFor('00:32');
    await expect(word).toBeVisible();
    await page.getByRole('switch', { name: 'Notifications' }).click();
    await page.clock.runFor('31:00');
    await expect(word).toBeHidden();
  });
});

test('whoever needs no parent takes everything along as a file', async ({ page }) => {
  await newcomer(page, { firstName: 'Tess' });
  await page.goto('/settings');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Brightling_Data.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    product: 'Brightling',
    profile: { firstName: 'Tess' },
  });
});

test('closing an account: asked once more, signed out, and signing in brings it back', async ({ page }) => {
  const { email } = await newcomer(page, { firstName: 'Tess' });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Close account' }).click();
  const dialog = page.getByRole('dialog');
  const sure = dialog.getByRole('button', { name: 'Close my account' });
  await expect(sure).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Close account' }).click();
  await dialog.getByRole('checkbox').check();
  await sure.click();
  await expect(dialog.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();
  await expect(
    page
      .getByText('Your account is closed. It is deleted in 30 days; sign in before then to keep it.')
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  await dialog.getByRole('button', { name: 'Go to the start page' }).click();
  await expect(page.getByRole('heading', { name: 'Learning Made Fun!' })).toBeVisible();
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tess');
});

test('a child under 13 is told who looks on and whom to ask; a linked parent finds the Parent Zone', async ({
  page,
  browser,
}) => {
  await demoPerson(page, 'Ada');
  await page.goto('/settings');
  await expect(
    page.getByText('Please ask your parent: they can delete your account with you.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close account' })).toHaveCount(0);
  await expect(
    page.getByText('You and your parent see your lessons, answers, essays and points.'),
  ).toBeVisible();
  await expectAccessible(page);
  const device = await anotherBrowser(browser);
  await demoPerson(device, 'Robin');
  await device.goto('/settings');
  await device.getByRole('main').getByRole('link', { name: 'Parent Zone' }).click();
  await expect(device).toHaveURL('/parent-dashboard');
  await device.context().close();
});

test.describe('a visitor for whom signing in cannot begin', () => {
  for (const [path, text] of [
    ['/profile', 'Please log in to view your profile.'],
    ['/settings', 'Please log in to access settings.'],
    ['/badges', 'Please log in to view your badges.'],
  ] as const) {
    test(`of ${path} is told why, on the start page`, async ({ page }) => {
      await page.route('**/api/auth/config', (route) => route.fulfill({ status: 503, json: {} }));
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    });
  }
});

test('the sign-in pages show the letters, the contrast and the theme that this browser has set', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const looks = () =>
    page.evaluate(() => {
      const { backgroundColor, fontSize, fontFamily, letterSpacing } = getComputedStyle(document.body);
      return { backgroundColor, fontSize, face: fontFamily.split(',')[0], letterSpacing };
    });
  // As everywhere here it is light until somebody wants it dark.
  await page.goto('/api/auth/login');
  expect(await looks()).toEqual({
    backgroundColor: 'rgb(255, 249, 239)',
    fontSize: '17px',
    face: '"Nunito Variable"',
    letterSpacing: 'normal',
  });
  await page.evaluate(() =>
    localStorage.setItem(
      'brightling.settings',
      JSON.stringify({
        theme: 'dark',
        textSize: 'largest',
        font: 'opendyslexic',
        spacing: 'wider',
        higherContrast: true,
      }),
    ),
  );
  await page.goto('/api/auth/login');
  expect(await looks()).toMatchObject({
    backgroundColor: 'rgb(12, 9, 23)',
    fontSize: '25.5px',
    face: 'OpenDyslexic',
  });
  expect(await page.evaluate(async () => (await document.fonts.load('17px OpenDyslexic')).length)).toBe(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a parent’s figures stay whole in the largest letters, and dates on a phone have no gap', async ({
  page,
}) => {
  await demoPerson(page, 'Robin');
  const write = (settings: object) =>
    page.evaluate(
      (settings) => localStorage.setItem('brightling.settings', JSON.stringify(settings)),
      settings,
    );
  const drawing = page.getByRole('figure').first();
  const figures = page.getByRole('main').locator('dd');
  for (const spacing of ['standard', 'wider']) {
    await write({ textSize: 'largest', spacing });
    for (const address of ['/parent-dashboard', '/detailed-report']) {
      for (const width of [360, 820, 1_024]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        await expect(drawing).toBeVisible();
        const torn = await figures.evaluateAll((all) =>
          all
            .filter((figure) => {
              const { lineHeight } = getComputedStyle(figure);
              const isWhole = figure.clientHeight < 1.5 * Number.parseFloat(lineHeight);
              return !isWhole || figure.scrollWidth > figure.clientWidth;
            })
            .map(({ textContent }) => textContent),
        );
        expect(torn, `${address} at ${width}, ${spacing}`).toEqual([]);
      }
    }
  }

  await write({});
  await page.goto('/detailed-report');
  const weeks = page.getByRole('figure').filter({ hasText: 'Average score of each week' });
  const dates = weeks.locator('.recharts-xAxis-tick-labels text');
  await expect(dates.first()).toBeVisible();
  const rows = await weeks.getByRole('row').count();
  await expect(dates).toHaveCount(rows - 1);
  const [first, last] = [await dates.first().textContent(), await dates.last().textContent()];
  await page.setViewportSize({ width: 320, height: 900 });
  await expect(dates).toHaveText([first ?? '', last ?? '']);
});

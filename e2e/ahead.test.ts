import { expect, test, type Page } from '@playwright/test';
import { demoPerson } from './people.ts';

/* The public pages as they are made ahead: whole before, and without, any script. */

const PAGES = [
  { path: '/', heading: 'Learning Made Fun!', words: 'Five small lights fill a day' },
  { path: '/about', heading: 'About Brightling', words: 'Adverts, trackers, or anything loaded' },
  { path: '/help', heading: 'Help Center', words: 'Your question is not here?' },
  { path: '/contact', heading: 'Contact Us', words: 'Sending needs JavaScript' },
  { path: '/privacy', heading: 'Privacy Policy', words: 'Last updated September 10, 2025' },
  { path: '/terms', heading: 'Terms of Service', words: 'Last updated September 4, 2025' },
  { path: '/debug', heading: 'Sign-in Configuration', words: '/api/auth/callback' },
  { path: '/nothing-here', heading: '404 Page Not Found', words: 'exist.' },
];

test('without script every public page is whole, and signing in can begin', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path, heading, words } of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toContainText(words);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4);
    await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  }
  await page.goto('/help');
  const question = page.locator('details').first();
  await question.locator('summary').click();
  await expect(question.locator('p').first()).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Your Adventure' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await context.close();
});

test('reading a public page asks the server for nothing but its files', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const { path } of PAGES) {
    asked.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked.filter((one) => one.startsWith('/api/'))).toEqual([]);
    const scripts = asked.filter((one) => one.endsWith('.js'));
    expect(scripts.filter((one) => /index-|waking-|Hero-/.test(one))).toEqual([]);
  }
});

/** Holds up the script that wakes a page's islands. */
async function holdWaking(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/waking-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('what is typed and pressed before the script has come is not lost', async ({ page }) => {
  const letGo = await holdWaking(page);
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Mira');
  await page.getByLabel('Message').fill('Thank you for the lessons.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  letGo();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Mira');
  await expect(page.getByLabel('Message')).toHaveValue('Thank you for the lessons.');
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Message')).not.toHaveAttribute('aria-invalid', 'true');
});

test('what was typed in a form is not lost by typing on in the moment in which it wakes', async ({
  page,
}) => {
  // As on a slow device: React's own turns come late, the person's own do not.
  await page.addInitScript(() => {
    Object.assign(globalThis, { setImmediate: (turn: () => void) => setTimeout(turn, 1_000) });
  });
  const letGo = await holdWaking(page);
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Mira');
  await page.getByLabel('Subject').fill('Thanks');
  await page.getByLabel('Message').focus();
  letGo();
  // What is in the form is drawn; that it is so is told a turn later.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('textarea') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  await page.keyboard.insertText('Thank you for the lessons.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue('Mira');
  await expect(page.getByLabel('Subject')).toHaveValue('Thanks');
  await expect(page.getByLabel('Message')).toHaveValue('Thank you for the lessons.');
});

test('the sample question on the landing page answers to the first press', async ({ page }) => {
  await page.goto('/');
  const question = page.getByRole('region', { name: 'Try a question' });
  await question.getByRole('button', { name: 'Giving it more water' }).click();
  await expect(question.getByRole('status')).toContainText('Try again!');
  await question.getByRole('button', { name: 'Taking the box away' }).click();
  await expect(question.getByRole('status')).toContainText('You found it!');
});

test('when no sign-in can begin, a visitor is told', async ({ page }) => {
  await page.route('**/api/auth/config', (route) => route.fulfill({ status: 503, json: { message: 'no' } }));
  const told: string[] = [];
  page.on('dialog', (dialog) => {
    told.push(dialog.message());
    void dialog.dismiss();
  });
  for (const name of ['Start Your Adventure', 'Join Now', 'Sign In']) {
    told.length = 0;
    await page.goto('/');
    await page.locator('a', { hasText: name }).click();
    await expect.poll(() => told).toEqual(['Sign in failed. Please try again.']);
    await expect(page).toHaveURL('/');
  }
});

test('a button that begins a sign-in answers to Space as well', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Join Now' }).press('Space');
  await expect(page).toHaveURL(/\/idp\//);
});

test('who is signed in never sees the landing page, not even for a moment', async ({ page }) => {
  await demoPerson(page, 'Theo');
  const answer = await page.request.get('/');
  expect(await answer.text()).not.toContain('Learning Made Fun!');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes('Learning Made Fun!')) sessionStorage.setItem('flashed', 'yes');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Theo');
  expect(await page.evaluate(() => sessionStorage.getItem('flashed'))).toBeNull();
});

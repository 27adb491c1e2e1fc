import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { mailTo } from './mailbox.ts';
import { BORN_8_YEARS_AGO, demoPerson, newAccount, tellBirthday } from './people.ts';

/** Where messages go without a setting: to the sender of all letters. */
const SUPPORT = 'brightling@localhost';

const PAGES = [
  { path: '/about', title: 'About Brightling' },
  { path: '/help', title: 'Help Center' },
  { path: '/contact', title: 'Contact Us' },
  { path: '/terms', title: 'Terms of Service' },
  { path: '/debug', title: 'Sign-in Configuration' },
];

for (const { path, title } of PAGES) {
  test(`${path} is there for everybody, under its own title`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Brightling`);
    await expectAccessible(page);
  });
}

test('the bar and the foot lead to every public page', async ({ page }) => {
  await page.goto('/privacy');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(['About', 'Help', 'Contact', 'Privacy']);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Brightling' })).toHaveAttribute(
    'href',
    '/',
  );
  const foot = page.getByRole('navigation', { name: 'Footer' });
  await expect(foot.getByRole('heading')).toHaveText(['Platform', 'Support', 'Legal']);
  await expect(foot.getByRole('link')).toHaveText([
    'Dashboard',
    'My Badges',
    'Parent Access',
    'My Profile',
    'Help Center',
    'Contact Us',
    'About',
    'Privacy Policy',
    'Terms of Service',
  ]);
  await foot.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
});

test('who is signed in has no use for Parent Access in the foot', async ({ page }) => {
  await demoPerson(page, 'Theo');
  await page.goto('/help');
  const foot = page.getByRole('navigation', { name: 'Footer' });
  await expect(foot.getByRole('link', { name: 'My Profile' })).toBeVisible();
  await expect(foot.getByRole('link', { name: 'Parent Access' })).toHaveCount(0);
});

test('the help has four topics and ten questions, opened by the keyboard', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('navigation', { name: 'Topics' }).getByRole('link')).toHaveCount(4);
  await expect(page.locator('summary')).toHaveCount(10);
  const daily = page.getByText('One lesson per subject daily', { exact: false });
  await expect(daily).toBeHidden();
  await page.locator('summary', { hasText: 'How many lessons are there each day?' }).focus();
  await page.keyboard.press('Enter');
  await expect(daily).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByText('Writing gets 3 attempts', { exact: false })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('85% or more', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('85% or more', { exact: false })).toBeHidden();
});

test('a topic leads to its questions', async ({ page }) => {
  await page.goto('/help');
  await page.getByRole('link', { name: /^Parents and privacy/ }).click();
  await expect(page).toHaveURL('/help#parents');
  await expect(page.getByRole('heading', { name: 'Parents and privacy' })).toBeInViewport();
  // The keyboard goes on from there.
  await page.keyboard.press('Tab');
  await expect(page.locator('summary', { hasText: 'How can a parent see' })).toBeFocused();
});

test('the terms have ten sections and lead to the contact form', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByText('Last updated September 4, 2025')).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    '1. Acceptance',
    '2. Service description',
    '3. Accounts and access',
    '4. Acceptable use',
    '5. Privacy',
    '6. Intellectual property',
    '7. Liability',
    '8. Termination',
    '9. Changes',
    '10. Contact',
  ]);
  await page.getByRole('article').getByRole('link', { name: 'contact form' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});

test('the privacy policy names its dates, periods and rights', async ({ page }) => {
  await page.goto('/privacy');
  const policy = page.getByRole('article');
  for (const text of [
    'Last updated September 10, 2025',
    'COPPA',
    'inactive account after 2 years',
    'deleted within 30 days',
    '30 days before it takes effect',
    'within 2 business days, urgent ones within 24 hours',
    'Monday to Friday, 9 to 6 EST',
  ]) {
    await expect(policy).toContainText(text);
  }
  const table = policy.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['What', 'Why, and how long']);
  for (const kept of ['family group', 'referral codes', 'Pictures of achievements', 'contact form']) {
    await expect(table.getByRole('rowheader').filter({ hasText: kept })).not.toHaveCount(0);
  }
});

test('the configuration page names the four issues and the addresses of this very site', async ({ page }) => {
  await page.goto('/debug');
  await expect(page.locator('dt').filter({ hasText: /configured|domain|Operation|key/ })).toHaveText([
    'Authentication not properly configured',
    'Unauthorized domain',
    'Operation not allowed',
    'Invalid API key',
  ]);
  const { origin } = new URL(page.url());
  await expect(page.getByText(origin, { exact: true })).toBeVisible();
  await expect(page.getByText(`${origin}/api/auth/callback`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Check the sign-in service' }).click();
  await expect(page.getByText('The sign-in service answers, and leads back to this address.')).toBeVisible();
  await expectAccessible(page);
});

test('a child who waits for a parent can read what is for everybody', async ({ page }) => {
  await newAccount(page, { firstName: 'Pip' });
  await tellBirthday(page, BORN_8_YEARS_AGO);
  await page.getByLabel('Your parent or guardian’s email address').fill('pip.parent@family.test');
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for permission' })).toBeVisible();
  for (const { path, title } of PAGES.filter(({ path }) => path !== '/debug')) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.goto('/badges');
  await expect(page.getByRole('heading', { name: 'Waiting for permission' })).toBeVisible();
});

test.describe('the contact form', () => {
  test('tells at each field what is wrong, and loses nothing', async ({ page }) => {
    await page.goto('/contact');
    const send = page.getByRole('button', { name: 'Send Message' });
    await send.click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Please tell us your name.');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/e-mail address/);
    await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Please say what it is about.');
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/^Please write a message\./);
    await expectAccessible(page);

    await writeMessage(page, { email: 'robin@family', message: 'Do rest days count?' });
    await send.click();
    // What only the server knows comes back to its field too.
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/e-mail address/);
    await writeMessage(page, { email: 'robin@family.test', message: 'x'.repeat(5_001) });
    await send.click();
    await expect(page.getByLabel('Message')).toBeFocused();
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription(
      /^Please keep it to 5,000 characters\./,
    );
    await expect(page.getByLabel('Name')).toHaveValue('Robin');
    await expect(page.getByLabel('Subject')).toHaveValue('Rest days');
  });

  test('keeps the message while there is no connection, then sends it', async ({ page, context }) => {
    await page.goto('/contact');
    // Other journeys write there, too.
    const subject = `Rest days ${randomUUID()}`;
    await writeMessage(page, { email: 'robin@family.test', subject, message: 'Do rest days count?' });
    await page.getByLabel('Category').selectOption('parent');
    // Whoever writes so much has the form's script by then.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('we do not reach Brightling', { exact: false })).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Do rest days count?');
    await expectAccessible(page);
    await context.setOffline(false);

    // Held up, so that what is shown meanwhile can be seen.
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('/api/contact', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
    letGo();
    await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
    await expect(
      page.getByText("Thank you for contacting us. We'll get back to you within 24 hours.", { exact: true }),
    ).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('');
    const letter = await mailTo(SUPPORT, 'contact', subject);
    expect(letter.text).toContain('Do rest days count?');
    expect(letter.text).toContain('robin@family.test');
  });

  test('knows who is signed in', async ({ page }) => {
    await demoPerson(page, 'Robin');
    await page.goto('/contact');
    await expect(page.getByLabel('Name')).toHaveValue('Robin Winters');
    await expect(page.getByLabel('Email')).toHaveValue('robin@brightling.demo');
  });
});

async function writeMessage(
  page: Page,
  { email, subject = 'Rest days', message }: { email: string; subject?: string; message: string },
): Promise<void> {
  await page.getByLabel('Name').fill('Robin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Message').fill(message);
}

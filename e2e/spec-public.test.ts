import { expect, test } from '@playwright/test';
import { parentAddress, writeToParent } from './asking.ts';
import { BORN_8_YEARS_AGO, demoPerson, newAccount, newcomer, tellBirthday } from './people.ts';
import { expectToast, heldCall } from './toasts.ts';

test('the landing page: what a visitor reads, and where its buttons lead', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  const main = page.getByRole('main');
  await test.step('2.routes.2 a visitor of / sees the landing page; 2.landing.2 its hero', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Learning Made Fun!');
  });
  await test.step('2.landing.1 the top bar has About, Help and Sign In', async () => {
    await expect(bar.getByRole('link', { name: 'About', exact: true })).toHaveAttribute('href', '/about');
    await expect(bar.getByRole('link', { name: 'Help', exact: true })).toHaveAttribute('href', '/help');
    await expect(bar.getByText('Sign In', { exact: true })).toBeVisible();
  });
  const cards = page.getByRole('region', { name: 'Five places to explore' }).getByRole('listitem');
  await test.step('2.landing.4 five subject cards', async () => {
    await expect(cards.getByRole('heading')).toHaveText([
      'Reading',
      'Creative Writing',
      'Math',
      'Science',
      'Social Studies',
    ]);
  });
  await test.step('2.landing.5 creative writing is with AI assistance', async () => {
    await expect(cards.nth(1)).toContainText('With AI assistance');
  });
  const families = page.getByRole('region', { name: 'For Kids & Parents' });
  await test.step('2.landing.6 the section For Kids & Parents', async () => {
    await expect(families.getByRole('heading', { level: 2 })).toHaveText('For Kids & Parents');
  });
  await test.step('2.landing.7 its three points', async () => {
    await expect(families.getByRole('heading', { level: 3 })).toHaveText([
      'Safe & Secure Learning',
      'Progress Tracking',
      'Adaptive Learning',
    ]);
  });
  await test.step('2.landing.9 the footer', async () => {
    await expect(page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' })).toBeVisible();
  });
  const startsSignIn = async (button: string) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
    await expect(page).toHaveURL(/\/idp\//);
  };
  await test.step('2.landing.3 Start Your Adventure begins a sign-in', () =>
    startsSignIn('Start Your Adventure'));
  await test.step('2.landing.8 Join Now begins a sign-in', () => startsSignIn('Join Now'));
});

test('footer and public navbar lead where they say', async ({ page }) => {
  await page.goto('/about');
  const column = (title: string) =>
    page
      .getByRole('navigation', { name: 'Footer' })
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const expectLinks = async (title: string, links: readonly (readonly [string, string])[]) => {
    await expect(column(title).getByRole('link')).toHaveText(links.map(([text]) => text));
    for (const [text, href] of links) {
      await expect(column(title).getByRole('link', { name: text, exact: true })).toHaveAttribute(
        'href',
        href,
      );
    }
  };
  await test.step('2.footer.1 the column Platform', () =>
    expectLinks('Platform', [
      ['Dashboard', '/'],
      ['My Badges', '/badges'],
      ['Parent Access', '/?page=parent-data-management'],
      ['My Profile', '/profile'],
    ]));
  await test.step('2.footer.2 the column Support', () =>
    expectLinks('Support', [
      ['Help Center', '/help'],
      ['Contact Us', '/contact'],
      ['About', '/about'],
    ]));
  await test.step('2.footer.3 the column Legal', () =>
    expectLinks('Legal', [
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
    ]));
  const foot = page.getByRole('contentinfo');
  await test.step('2.footer.4 a copyright line', () => expect(foot).toContainText('© Brightling'));
  await test.step('2.footer.5 a tagline', () =>
    expect(foot).toContainText('A little light for every day of learning.'));
  const bar = page.getByRole('banner');
  await test.step('2.footer.7 the logo leads to /', () =>
    expect(bar.getByRole('link', { name: 'Brightling' })).toHaveAttribute('href', '/'));
  await test.step('2.footer.8 the public navbar has About, Help, Contact, Privacy and Sign In', async () => {
    for (const text of ['About', 'Help', 'Contact', 'Privacy']) {
      await bar.getByRole('link', { name: text, exact: true }).click();
      await expect(page).toHaveURL(`/${text.toLowerCase()}`);
    }
    await bar.getByText('Sign In', { exact: true }).click();
    await expect(page).toHaveURL(/\/idp\//);
  });
  await test.step('2.routes.23 Sign In is a link to /api/auth/login, and comes back to its page', async () => {
    await page.goBack();
    const link = bar.getByRole('link', { name: 'Sign In', exact: true });
    await expect(link).toHaveAttribute('href', '/api/auth/login?returnTo=%2Fprivacy');
    await link.click();
    await page.getByRole('button', { name: /Theo/ }).click();
    await expect(page).toHaveURL('/privacy');
  });
  await test.step('2.footer.9 signed in, a user header takes the place of the public navbar', async () => {
    await expect(page.getByRole('button', { name: 'Theo, my menu' })).toBeVisible();
    await expect(page.getByText('Sign In', { exact: true })).toHaveCount(0);
  });
  await test.step('2.footer.6 2.routes.4 signed in, the footer has no Parent Access', () =>
    expectLinks('Platform', [
      ['Dashboard', '/'],
      ['My Badges', '/badges'],
      ['My Profile', '/profile'],
    ]));
});

test('the informational pages and the 404 page, each at its address', async ({ page }) => {
  for (const { id, path, title } of [
    { id: '2.routes.5', path: '/about', title: 'About Brightling' },
    { id: '2.routes.6', path: '/help', title: 'Help Center' },
    { id: '2.routes.7', path: '/contact', title: 'Contact Us' },
    { id: '2.routes.8', path: '/privacy', title: 'Privacy Policy' },
    { id: '2.routes.9', path: '/terms', title: 'Terms of Service' },
  ]) {
    await test.step(`${id} ${path} is public`, async () => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }
  await page.goto('/debug');
  const part = (title: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
  await test.step('2.routes.10 /debug lists the setup steps of the sign-in service', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-in Configuration');
    await expect(part('Setup steps').getByRole('listitem')).toHaveCount(5);
  });
  await test.step('2.routes.11 /debug lists common sign-in issues', () =>
    expect(part('Common sign-in issues').locator('dt')).toHaveCount(4));
  await test.step('2.routes.12 /debug lists the required domains', () =>
    expect(part('Required domains').locator('dd')).toHaveText([
      new URL(page.url()).origin,
      `${new URL(page.url()).origin}/api/auth/callback`,
    ]));
  const answer = await page.goto('/no/such/page');
  await test.step('2.routes.25 any other path is the 404 page', async () => {
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  });
  await test.step('2.routes.26 it says that it is sorry', () =>
    expect(
      page.getByText("Sorry, the page you're looking for doesn't exist.", { exact: true }),
    ).toBeVisible());
});

test('help, contact and terms hold what the specification counts', async ({ page }) => {
  await page.goto('/help');
  const questions = page.locator('details');
  await test.step('2.help.1 an accordion of 10 questions', async () => {
    await expect(questions).toHaveCount(10);
    for (const question of await questions.all()) {
      await expect(question.locator('div')).toBeHidden();
      await question.locator('summary').click();
      await expect(question.locator('div')).toBeVisible();
    }
  });
  await test.step('2.help.2 4 category cards', () =>
    expect(page.getByRole('navigation', { name: 'Topics' }).getByRole('listitem')).toHaveText([
      /^Getting started/,
      /^Lessons and levels/,
      /^Streaks and families/,
      /^Parents and privacy/,
    ]));
  await page.goto('/contact');
  await test.step('2.help.3 contact is a form', async () => {
    const form = page.getByRole('form', { name: 'Write to us' });
    for (const label of ['Name', 'Email', 'Subject', 'Category (optional)', 'Message']) {
      await expect(form.getByLabel(label, { exact: true })).toBeVisible();
    }
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  });
  await page.goto('/terms');
  const terms = page.getByRole('article');
  await test.step('2.help.5 the terms have 10 sections', () =>
    expect(terms.getByRole('heading', { level: 2 })).toHaveText([
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
    ]));
  for (const { id, text } of [
    { id: '2.help.6', text: 'You sign in with an account of the sign-in provider' },
    { id: '2.help.7', text: 'A child under 13 needs a parent’s consent' },
    { id: '2.help.8', text: 'For a child under 18, a parent or guardian agrees' },
    { id: '2.help.9', text: 'delete your account in Settings or by writing to support' },
  ]) {
    await test.step(`${id} the terms say: ${text}`, () => expect(terms).toContainText(text));
  }
  await test.step('2.help.4 the terms lead to the contact form', async () => {
    await terms.getByRole('link', { name: 'contact form' }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test('query-driven screens come before every route', async ({ page }) => {
  const shows = async (address: string, heading: string | RegExp) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  };
  await test.step('2.query.1 a loading screen while the current-user call is loading', async () => {
    const letGo = await heldCall(page, '**/api/auth/user');
    await page.goto('/badges');
    await expect(page.getByRole('status')).toHaveText('Loading...');
    await expect(page.getByRole('heading')).toHaveCount(0);
    letGo();
    await expect(page).toHaveURL(/\/idp\//);
    await page.unroute('**/api/auth/user');
  });
  await test.step('2.query.2 token and page=parental-consent: the parent consent screen', () =>
    shows('/badges?page=parental-consent&token=none', 'Request Not Found'));
  await test.step('2.query.3 2.routes.3 page=parent-data-management: the parent data portal', async () => {
    await shows('/?page=parent-data-management', "Your child's data is yours to see");
    await shows('/badges?page=parent-data-management', "Your child's data is yours to see");
  });
  await newAccount(page, { firstName: 'Pia' });
  await test.step('2.query.6 a pending user: the age gate', () => shows('/games', 'When is your birthday?'));
  await test.step('2.query.4 a user who needs parental consent: the waiting screen', async () => {
    await tellBirthday(page, BORN_8_YEARS_AGO);
    await writeToParent(page, parentAddress());
    await expect(page.getByRole('heading', { name: 'Waiting for permission' })).toBeVisible();
    await shows('/games', 'Waiting for permission');
    await shows('/?age-verification=true', 'Waiting for permission');
  });
  await test.step('2.query.2 2.query.3 a parent’s screens come even before those of the gate', async () => {
    await shows('/?page=parental-consent&token=none', 'Request Not Found');
    await shows('/?page=parent-data-management', "Your child's data is yours to see");
  });
});

test('signing in: what its outcome leaves in the address, and where it cannot begin', async ({ page }) => {
  const addresses: string[] = [];
  const logged: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && addresses.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await test.step('2.query.8 auth=error is removed from the address, and logged', async () => {
    await page.goto('/api/auth/callback?code=none&state=%2Fhelp');
    await expect(page).toHaveURL('/help');
    expect(addresses.at(-1)).toMatch(/\/help\?auth=error$/);
    await expect.poll(() => logged).toContain('signing in failed');
  });
  await test.step('2.query.9 a protected page shows Loading... to who is not signed in', async () => {
    const letGo = await heldCall(page, '**/api/auth/config');
    await page.goto('/badges');
    await expect(page.getByRole('status')).toHaveText('Loading...');
    letGo();
    await expect(page).toHaveURL(/\/idp\//);
    await page.unroute('**/api/auth/config');
  });
  await test.step('2.query.10 it starts sign-in once', async () => {
    const begun: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/auth/config') && begun.push(request.url()));
    await page.route('**/api/auth/config', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/games');
    await expect(page).toHaveURL('/');
    expect(begun).toHaveLength(1);
  });
  for (const { id, path, text } of [
    { id: '2.games.5', path: '/games', text: 'Please log in to access the games.' },
    { id: '2.profile.11', path: '/profile', text: 'Please log in to view your profile.' },
    { id: '2.settings.3', path: '/settings', text: 'Please log in to access settings.' },
    { id: '2.badges.3', path: '/badges', text: 'Please log in to view your badges.' },
    { id: '2.parents.8', path: '/parent-dashboard', text: 'Please log in to access the parent dashboard.' },
  ]) {
    await test.step(`2.query.11 ${id} where sign-in fails, ${path} goes to / and says why`, async () => {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expectToast(page, 'Access Required', text);
    });
  }
  await test.step('2.query.7 auth=success is removed from the address', async () => {
    await page.unroute('**/api/auth/config');
    await demoPerson(page, 'Theo');
    expect(addresses.at(-1)).toMatch(/\/\?auth=success$/);
    await expect(page).toHaveURL('/');
  });
});

const SCREENS = [
  { id: '2.routes.13', path: '/badges', title: 'My Badges' },
  { id: '2.routes.14', path: '/profile', title: 'My Profile' },
  { id: '2.routes.15', path: '/settings', title: 'Settings' },
  { id: '2.routes.16', path: '/games', title: 'Brain Break Games' },
  { id: '2.routes.17', path: '/parent-dashboard', title: 'Parent Zone' },
  { id: '2.routes.19', path: '/detailed-report', title: 'Detailed Learning Report' },
  { id: '2.routes.20', path: '/lessons/reading', title: 'Reading' },
  { id: '2.routes.20', path: '/lessons/writing', title: 'Writing' },
  { id: '2.routes.20', path: '/lessons/math', title: 'Math' },
  { id: '2.routes.20', path: '/lessons/science', title: 'Science' },
  { id: '2.routes.20', path: '/lessons/social_studies', title: 'Social Studies' },
];

test('each protected address begins a sign-in and shows nothing else', async ({ page }) => {
  // Held up there: the provider's page is another test's.
  await heldCall(page, '**/api/auth/config');
  for (const path of [...SCREENS.map(({ path }) => path), '/lesson/2026-11-21-math-hard-1']) {
    await test.step(`2.routes.27 ${path} needs a sign-in`, async () => {
      const begun = page.waitForRequest('**/api/auth/config');
      await page.goto(path);
      await begun;
      await expect(page.locator('body')).toHaveText('Loading...');
    });
  }
});

test('each protected address leads to its screen', async ({ page }) => {
  test.slow();
  await newcomer(page);
  await test.step('2.routes.1 who is signed in sees the child dashboard at /', async () => {
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Continue Learning' })).toBeVisible();
    await expect(page.getByText('Learning Made Fun!')).toHaveCount(0);
  });
  for (const { id, path, title } of SCREENS) {
    await test.step(`${id} ${path}`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }
  await test.step('2.routes.21 /lesson/{id} is the lesson player', async () => {
    await page.goto('/lessons/math');
    const link = page.getByRole('heading', { level: 3 }).getByRole('link').first();
    const title = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(/\/lesson\/\d{4}-\d\d-\d\d-math-expert-\d$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
  await test.step('2.query.5 age-verification=true: the age gate', async () => {
    await page.goto('/settings?age-verification=true');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('When is your birthday?');
  });
  await test.step('2.routes.24 Sign Out is a navigation to /api/auth/logout, which ends the session', async () => {
    await page.goto('/settings');
    await page.getByRole('button', { name: /my menu/ }).click();
    const out = page.getByRole('menuitem', { name: 'Sign Out' });
    await expect(out).toHaveAttribute('href', '/api/auth/logout');
    const navigation = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().endsWith('/api/auth/logout'),
    );
    await out.click();
    await navigation;
    await expect(page.getByRole('heading', { name: 'Learning Made Fun!' })).toBeVisible();
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });
});

import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { demoPerson, newAccount, newcomer, tellBirthday } from './people.ts';
import { expectToast, heldCall, toastOf } from './toasts.ts';

// What a worker in the background fetches is not seen here.

const UNREACHED = 'We do not reach Brightling. Please check that you are connected, then try again.';
const SIGNED_OUT = 'You are signed out. Please sign in again.';
const refusal = (status: number, code: string, message: string, headers = {}) => ({
  says: message,
  meet: (route: Route) => route.fulfill({ status, headers, json: { code, message } }),
});

/**
 * How a call can fail that another try may mend, and what the person then reads: each time other words than the time
 * before, so that reading them is waiting for that failure. (A name of digits alone would not keep its place.)
 */
const PASSING = {
  'status 500': refusal(
    500,
    'unexpected',
    'Something went wrong on our side. If it stays, give this number: 4711',
  ),
  'status 502 of a proxy': {
    says: 'Something went wrong on our side. Please try again in a moment.',
    meet: (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
  },
  'status 429': refusal(429, 'too_many', 'Please try again in a minute.', { 'Retry-After': '60' }),
  'no network': { says: UNREACHED, meet: (route: Route) => route.abort() },
  'broken JSON': {
    says: 'Something went wrong on our side. Please try again in a moment.',
    meet: (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"a' }),
  },
} as const;

const signedOut = (route: Route) =>
  route.fulfill({ status: 401, json: { code: 'signed_out', message: 'Please sign in first.' } });

/** What a screen asks for, what stands while it waits, and what it says when it does not get it. */
type Asked = {
  at: string;
  calls: string;
  waits: string;
  fails: string;
  after: (page: Page) => Locator;
  /** Without a network the answer serves that the browser keeps. */
  isKept?: true;
};

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();

const ASKED: Asked[] = [
  {
    at: '/badges',
    calls: '**/api/achievements',
    waits: 'Loading badges...',
    fails: 'Your badges did not load',
    isKept: true,
    after: heading('Lesson badges'),
  },
  {
    at: '/?dialog=family',
    calls: '**/api/families/my-family',
    waits: 'Loading your family...',
    fails: 'We could not fetch your family',
    after: heading('Learn side by side'),
  },
  {
    at: '/?dialog=invite-friends',
    calls: '**/api/families/referral-status',
    waits: 'Loading...',
    fails: 'We could not fetch your codes',
    after: (page) => page.getByRole('button', { name: 'I have a code' }),
  },
  {
    at: '/?dialog=use-code',
    calls: '**/api/families/my-family',
    waits: 'Loading...',
    fails: 'We could not look up your family',
    after: (page) => page.getByRole('textbox', { name: 'Referral code' }),
  },
  {
    at: '/?dialog=share',
    calls: '**/api/achievements',
    waits: 'Loading...',
    fails: 'We could not look up what you have reached',
    isKept: true,
    after: heading(/What will you show|Look what you reached/),
  },
  {
    at: '/parent-dashboard',
    calls: '**/api/parent/children',
    waits: 'Loading...',
    fails: 'This page did not load',
    after: heading('Skills'),
  },
  {
    at: '/parent-dashboard',
    calls: '**/api/users/*/completions',
    waits: 'Loading...',
    fails: 'The lessons did not load',
    isKept: true,
    after: heading('Recent activity'),
  },
  {
    at: '/detailed-report',
    calls: '**/api/users/*/completions',
    waits: 'Loading detailed report...',
    fails: 'The lessons did not load',
    isKept: true,
    after: heading('Recent Learning Activity'),
  },
];

for (const { at, calls, waits, fails, after, isKept } of ASKED) {
  test(`${at} without ${calls} waits, says why, and gets there by another try`, async ({ page }) => {
    test.slow();
    await demoPerson(page, 'Theo');
    // Never answered.
    await page.route(calls, () => {});
    await page.goto(at);
    await expect(page.getByRole('status').filter({ hasText: waits }).first()).toBeAttached();
    const failed = page.getByRole('alert').filter({ hasText: fails });
    const tryAgain = failed.getByRole('button', { name: 'Try again' });
    const { 'no network': unreached, ...answered } = PASSING;
    const failures = Object.values(isKept ? answered : { ...answered, unreached });
    await page.route(calls, (route) => failures[0]?.meet(route));
    await page.reload();
    for (const [index, { says }] of failures.entries()) {
      await expect(failed).toContainText(says);
      const next = failures[index + 1];
      if (index === 0) await expectAccessible(page);
      await page.route(calls, (route) => (next ? next.meet(route) : signedOut(route)));
      await tryAgain.press('Enter');
    }
    await expect(failed).toContainText(SIGNED_OUT);
    const returnTo = encodeURIComponent(at);
    const signIn = failed.getByRole('link', { name: 'Sign in' });
    await expect(signIn).toHaveAttribute('href', `/api/auth/login?returnTo=${returnTo}`);
    await page.route(calls, answered['status 500'].meet);
    await page.reload();
    await expect(failed).toContainText(answered['status 500'].says);
    await page.unroute(calls);
    await tryAgain.press('Enter');
    await expect(after(page)).toBeVisible();
    await expect(failed).toHaveCount(0);
    // The pressed button is gone; the keyboard is not thrown back to the top of the page.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });
}

/** An act, its call and its toast; what it leaves on the screen is found in `place`. */
type Act = { calls: string; press: Locator; place: Locator; title: string; kept?: Locator };

/** Lets an act fail in every way: toast and screen say why, what was typed stays, and its button is the other try. */
async function failInEveryWay(page: Page, { calls, press, place, title, kept }: Act): Promise<void> {
  const typed = kept && (await kept.inputValue());
  for (const { says, meet } of Object.values(PASSING)) {
    await page.route(calls, meet);
    await press.click();
    await expect(toastOf(page).getByText(title, { exact: true })).toBeVisible();
    await expect(place.getByText(says).and(place.locator('.bg-think-tint')).first()).toContainText(says);
    if (kept) await expect(kept).toHaveValue(typed ?? '');
    await page.unroute(calls);
  }
  await page.route(calls, signedOut);
  await press.click();
  const why = place.locator('.bg-think-tint').filter({ hasText: SIGNED_OUT });
  // In another tab: what was typed in this one stays.
  await expect(why.getByRole('link')).toHaveAttribute('target', '_blank');
  await page.unroute(calls);
}

test('a family is made, left and joined, whatever fails first', async ({ page }) => {
  test.slow();
  await newcomer(page);
  await page.goto('/?dialog=use-code');
  const use = page.getByRole('dialog', { name: 'Join with Referral Code' });
  await use.getByLabel('Family name').fill('The Larks');
  await use.getByRole('textbox', { name: 'Referral code' }).fill('BRIGHT-2345678');
  await failInEveryWay(page, {
    calls: '**/api/families/join-with-referral',
    press: use.getByRole('button', { name: 'Create Family' }),
    place: use,
    title: 'Error',
    kept: use.getByRole('textbox', { name: 'Referral code' }),
  });
  await expectAccessible(page);

  await page.goto('/?dialog=family');
  const board = page.getByRole('dialog', { name: 'Family Leaderboard' });
  await board.getByRole('button', { name: 'Join Family' }).click();
  await board.getByLabel('Invite code').fill('ABC234');
  await failInEveryWay(page, {
    calls: '**/api/families/join',
    press: board.getByRole('button', { name: 'Join Family' }),
    place: board,
    title: 'Error',
    kept: board.getByLabel('Invite code'),
  });
  await board.getByRole('button', { name: 'Back' }).click();
  await board.getByRole('button', { name: 'Create Family' }).click();
  await board.getByLabel('Family name').fill('The Larks');
  await failInEveryWay(page, {
    calls: '**/api/families',
    press: board.getByRole('button', { name: 'Create Family' }),
    place: board,
    title: 'Error',
    kept: board.getByLabel('Family name'),
  });
  await board.getByRole('button', { name: 'Create Family' }).click();
  await expect(toastOf(page).getByText('Family Created! 🎉', { exact: true })).toBeVisible();

  await failInEveryWay(page, {
    calls: '**/api/families/invite-code',
    press: board.getByRole('button', { name: 'New code' }),
    place: board,
    title: 'Error',
  });
  await board.getByRole('button', { name: 'Leave Family' }).click();
  await failInEveryWay(page, {
    calls: '**/api/families/leave',
    press: board.getByRole('button', { name: 'Yes, leave' }),
    place: board,
    title: 'Error',
  });

  await page.goto('/?dialog=invite-friends');
  const invite = page.getByRole('dialog', { name: 'Referral Rewards' });
  await failInEveryWay(page, {
    calls: '**/api/families/generate-referral',
    press: invite.getByRole('button', { name: 'New referral code' }),
    place: invite,
    title: 'Error',
  });
  await invite.getByRole('button', { name: 'New referral code' }).click();
  await expect(invite.getByRole('button', { name: /^Copy BRIGHT-/ })).toBeVisible();
});

test('profile, account, portal request and picture stay as they were typed, whatever fails', async ({
  page,
}) => {
  test.slow();
  await demoPerson(page, 'Theo');
  const main = page.getByRole('main');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('First name').fill('Theodor');
  await failInEveryWay(page, {
    calls: '**/api/user/profile',
    press: page.getByRole('button', { name: 'Save Changes' }),
    place: main,
    title: 'Could not save',
    kept: page.getByLabel('First name'),
  });
  await expectAccessible(page);

  await page.goto('/?dialog=share');
  const share = page.getByRole('dialog', { name: 'Share Your Achievement' });
  await failInEveryWay(page, {
    calls: '**/api/social/generate-share-graphic',
    press: share.getByRole('button', { name: 'Create Shareable Graphic' }),
    place: share,
    title: 'Generation Failed',
  });

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Close account' }).click();
  const closing = page.getByRole('dialog', { name: 'Close your account?' });
  await closing.getByRole('checkbox').check();
  await failInEveryWay(page, {
    calls: '**/api/user/close-account',
    press: closing.getByRole('button', { name: 'Close my account' }),
    place: closing,
    title: 'Could not close the account',
  });

  await page.goto('/?page=parent-data-management');
  await page.getByLabel("Child's user ID").fill('0192f3a4-0000-7000-8000-000000000000');
  await page.getByLabel('Parent email').fill('robin@family.test');
  await failInEveryWay(page, {
    calls: '**/api/parent/request-access',
    press: page.getByRole('button', { name: 'Mail me the link' }),
    place: main,
    title: 'Access Request Failed',
    kept: page.getByLabel('Parent email'),
  });
});

test('who registers keeps the birthday and the address, whatever fails', async ({ page }) => {
  test.slow();
  await newAccount(page, { firstName: 'Mira' });
  const main = page.getByRole('main');
  await page.getByLabel('Birthday').fill('2010-05-04');
  await failInEveryWay(page, {
    calls: '**/api/auth/complete-registration',
    press: page.getByRole('button', { name: 'Continue' }),
    place: main,
    title: 'Registration Failed',
    kept: page.getByLabel('Birthday'),
  });
  await expectAccessible(page);
  await tellBirthday(page, `${new Date().getUTCFullYear() - 9}-05-04`);
  await page.getByLabel(/parent or guardian/).fill('parent@family.test');
  await failInEveryWay(page, {
    calls: '**/api/auth/request-parental-consent',
    press: page.getByRole('button', { name: 'Send Request' }),
    place: main,
    title: 'Request Failed',
    kept: page.getByLabel(/parent or guardian/),
  });
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for permission' })).toBeVisible();
});

test('a link that is asked for again keeps the card and its button while it waits, and why it did not go stands there', async ({
  page,
}) => {
  test.slow();
  await newcomer(page, { firstName: 'Robin', birthDate: '1985-03-02' });
  await page.goto('/parent-dashboard');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  const card = page.getByRole('region', { name: 'Your link is written' });
  await expect(card.getByRole('heading')).toBeFocused();
  const again = card.getByRole('button', { name: 'Write it again' });
  await failInEveryWay(page, {
    calls: '**/api/parent/confirm-address',
    press: again,
    place: card,
    title: 'Could not send the link',
  });
  await expectAccessible(page);
  const letGo = await heldCall(page, '**/api/parent/confirm-address');
  await again.click();
  await expect(again).toHaveAttribute('aria-busy', 'true');
  await expect(again).toBeFocused();
  letGo();
  await expectToast(page, 'Link written');
  await expect(again).toBeFocused();
});

test('a parent’s change that is not saved is undone, and the page says so', async ({ page }) => {
  await demoPerson(page, 'Robin');
  await page.goto('/parent-dashboard');
  await page.getByRole('button', { name: 'Rules and settings' }).click();
  const rules = page.getByRole('region', { name: /^Rules and settings for/ });
  const games = rules.getByRole('switch', { name: 'Games' });
  const was = await games.getAttribute('aria-checked');
  await page.route('**/api/parent/children/*/controls', PASSING['no network'].meet);
  await games.click();
  await expect(toastOf(page).getByText('Could not save', { exact: true })).toBeVisible();
  await expect(rules.getByText(UNREACHED)).toBeVisible();
  await expect(games).toHaveAttribute('aria-checked', was ?? '');
});

test('a letter that does not open, or whose answer does not get through, can be tried again', async ({
  page,
}) => {
  const letter = '**/api/auth/parental-consent/*';
  const asked = {
    childFirstName: 'Mira',
    requestedAt: '2026-11-20T12:00:00Z',
    expiresAt: '2099-11-23T12:00:00Z',
    installation: [],
  };
  await page.route(letter, PASSING['status 502 of a proxy'].meet);
  await page.goto('/?page=parental-consent&token=abc');
  const failed = page.getByRole('alert').filter({ hasText: 'We could not open the letter' });
  await expect(failed).toContainText(PASSING['status 502 of a proxy'].says);
  await expectAccessible(page);
  await page.unroute(letter);
  await page.route(letter, (route) => route.fulfill({ json: asked }));
  await failed.getByRole('button', { name: 'Try again' }).click();
  await page.route('**/api/auth/respond-parental-consent', PASSING['no network'].meet);
  await page.getByRole('button', { name: 'Grant Permission' }).click();
  await expect(
    toastOf(page).getByText('There was a problem processing your response. Please try again.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(UNREACHED)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deny Permission' })).toBeEnabled();
});

test('a portal link is called good only while nothing can have used it', async ({ page }) => {
  const data = '**/api/parent/data-access**';
  const open = async () => {
    await page.goto('/?page=parent-data-management&token=abc');
    await page.getByRole('button', { name: "Open my child's data" }).click();
  };
  const failed = page.getByRole('alert').filter({ hasText: 'We could not open the data just now' });
  const isGood = failed.getByText(/^Your link is still good\./);
  const mayBeUsed = failed.getByText(
    /^Your link may be used up by now: try again soon, or ask for a new one\./,
  );
  await page.route(data, PASSING['status 500'].meet);
  await open();
  await expect(isGood).toBeVisible();
  for (const lost of ['no network', 'status 502 of a proxy', 'broken JSON'] as const) {
    await page.unroute(data);
    await page.route(data, PASSING[lost].meet);
    await open();
    await expect(mayBeUsed).toContainText(PASSING[lost].says);
  }
  await expectAccessible(page);
  // A later try that our server refuses does not tell what became of the one before.
  await page.unroute(data);
  await page.route(data, PASSING['status 500'].meet);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(mayBeUsed).toContainText(PASSING['status 500'].says);
  await failed.getByRole('button', { name: 'Request New Access' }).click();
  await expect(page.getByRole('heading', { name: "Your child's data is yours to see" })).toBeFocused();
});

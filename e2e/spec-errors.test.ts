import { expect, test, type Page, type Route } from '@playwright/test';
import { CallError } from '../src/kit/call.ts';
import { askForPortalLink, openMail, parentAddress, writeToParent } from './asking.ts';
import { haveFinished, haveStanding } from './history.ts';
import { answerAll, complete, openFirstLesson } from './lessons.ts';
import { mailTo } from './mailbox.ts';
import {
  BORN_14_YEARS_AGO,
  BORN_8_YEARS_AGO,
  anotherBrowser,
  demoPerson,
  newAccount,
  newcomer,
  tellBirthday,
} from './people.ts';
import { expectToast } from './toasts.ts';

/*
 * Section 8 of the specification, the error catalogue; the ids are those of `docs/coverage.md`. Families, codes and
 * photos are in spec-forms.test.ts. Calls are made to fail here where the real server does not.
 */

const { step } = test;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** An answer that says why, as this server's refusals do. */
const refuse = (message: string) => (route: Route) =>
  route.fulfill({ status: 503, json: { message, code: 'unavailable' } });
/** An answer without a word, as of a machine in between. */
const fail = (route: Route) => route.fulfill({ status: 502, body: '' });

test('the error of a call is its status, a colon and a space, and the body or else the status text', async () => {
  await step('8.generic.1', () => {
    expect(new CallError(409, 'Conflict', '{"message":"no"}').message).toBe('409: {"message":"no"}');
    expect(new CallError(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway');
  });
});

test('a sign-in that cannot begin says so, wherever it was pressed', async ({ page }) => {
  await page.route('**/api/auth/config', fail);
  await page.goto('/');
  await expect(heading(page, 'Learning Made Fun!')).toBeVisible();
  for (const name of ['Start Your Adventure', 'Join Now', 'Sign In']) {
    await step(`8.signin.1, 4.signin.2 ${name}`, async () => {
      const alerted = page.waitForEvent('dialog');
      // The press itself ends only when the alert has been answered.
      const pressed = page.getByRole('button', { name }).or(page.getByRole('link', { name })).click();
      const dialog = await alerted;
      expect(dialog.type()).toBe('alert');
      expect(dialog.message()).toBe('Sign in failed. Please try again.');
      await dialog.accept();
      await pressed;
    });
  }
  await step('8.debug.1 the configuration page names each issue with its remedy', async () => {
    await page.goto('/debug');
    for (const [issue, remedy] of [
      ['Authentication not properly configured', /enable the provider/i],
      ['Unauthorized domain', /add the domain/i],
      ['Operation not allowed', /provider sign-in disabled/i],
      ['Invalid API key', /check project settings/i],
    ] as const) {
      const entry = page.locator('dt', { hasText: issue }).locator('xpath=..');
      await expect(entry.locator('dd')).toContainText(remedy);
    }
  });
});

test('a sign-in that comes back without success says so, and leads nobody in a circle', async ({ page }) => {
  const begun: string[] = [];
  page.on(
    'request',
    (request) => /\/api\/auth\/(config|login)/.test(request.url()) && begun.push(request.url()),
  );
  /** As an issuer sends back whoever pressed Cancel there. */
  const comeBack = async (path: string) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Start Your Adventure' }).click();
    await expect(page).toHaveURL(/\/idp\//);
    begun.length = 0;
    const alerted = page.waitForEvent('dialog');
    const gone = page.goto(`/api/auth/callback?error=access_denied&state=${encodeURIComponent(path)}`);
    const dialog = await alerted;
    expect(dialog.type()).toBe('alert');
    expect(dialog.message()).toBe('Sign in failed. Please try again.');
    await dialog.accept();
    await gone;
  };
  for (const { path, name } of [
    { path: '/', name: 'Learning Made Fun!' },
    { path: '/help', name: 'Help Center' },
  ]) {
    await step(`8.signin.1, 4.signin.2 on ${path}`, async () => {
      await comeBack(path);
      await expect(heading(page, name)).toBeVisible();
      await expect(page).toHaveURL(path);
      // Said once, and no more when the page is opened anew.
      let isToldAgain = false;
      page.once('dialog', (dialog) => {
        isToldAgain = true;
        void dialog.dismiss();
      });
      await page.reload();
      await expect(heading(page, name)).toBeVisible();
      expect(isToldAgain).toBe(false);
      page.removeAllListeners('dialog');
    });
  }
  await step(
    '2.query.11 for a protected page too it is over, and does not begin again by itself',
    async () => {
      await comeBack('/badges');
      await expectToast(page, 'Access Required', 'Please log in to view your badges.');
      await expect(page).toHaveURL('/');
      await expect(heading(page, 'Learning Made Fun!')).toBeVisible();
      expect(begun).toEqual([]);
    },
  );
});

test('a streak shield and a lesson, when their calls fail', async ({ page }) => {
  test.slow();
  const { email } = await newcomer(page, { firstName: 'Tess' });
  await haveStanding(email, { streak: 6, daysAway: 1, shields: 1 });
  await page.reload();
  const shield = page.getByRole('button', { name: 'Use a shield' });
  const address = '**/api/user/use-streak-shield';
  await step('8.streak.1 Shield Failed with the server’s message', async () => {
    await page.route(address, refuse('Your shield is resting.'), { times: 1 });
    await shield.click();
    await expectToast(page, 'Shield Failed', 'Your shield is resting.');
  });
  await step('8.streak.2 or Could not use streak shield', async () => {
    await page.route(address, fail, { times: 1 });
    await shield.click();
    await expectToast(page, 'Shield Failed', 'Could not use streak shield');
  });
  await step('8.streak.3 Streak Protected! with the server’s message', async () => {
    const answered = page.waitForResponse(address);
    await shield.click();
    const { message } = await (await answered).json();
    expect(message).toBeTruthy();
    await expectToast(page, 'Streak Protected!', message);
  });

  await step('8.lessons.3 Failed to fetch lessons', async () => {
    await page.route(/\/api\/lessons(\?|\/smart)/, fail);
    await page.goto('/lessons/math');
    await expect(page.getByText('Failed to fetch lessons', { exact: true })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  });
  await step('where none can be chosen for the child, all lessons of the subject are fetched', async () => {
    await page.route('**/api/lessons/smart/**', fail);
    await page.goto('/lessons/math');
    await expect(page.getByText(/^We could not choose for you, so here is everything\./)).toBeVisible();
    for (const level of ['Easy', 'Extreme']) {
      await page.getByRole('radio', { name: level, exact: true }).check();
      await expect(page.getByRole('article')).toHaveCount(3);
    }
    await page.unrouteAll({ behavior: 'wait' });
  });
  await step('8.lessons.5 Failed to fetch completions, on the list', async () => {
    await page.route('**/completions', fail);
    await page.reload();
    await expect(page.getByText('Failed to fetch completions', { exact: true })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  });
  const lesson = await openFirstLesson(page, 'math');
  await step('8.lessons.4 Failed to fetch lesson', async () => {
    await page.route(`**/api/lessons/${lesson.id}`, fail);
    await page.reload();
    await expect(page.getByText('Failed to fetch lesson', { exact: true })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  });
  await step('8.lessons.5 Failed to fetch completions, in the player', async () => {
    await page.route('**/completions', fail);
    await page.reload();
    await expect(page.getByText('Failed to fetch completions', { exact: true })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Try again' }).click();
  });
  await step('8.lessons.1 Error / Failed to complete lesson. Please try again.', async () => {
    await answerAll(page, lesson);
    await page.route('**/complete', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await complete(page);
    await expectToast(page, 'Error', 'Failed to complete lesson. Please try again.');
  });
  await step('8.lessons.2 where a new sign-in fails as well, the start page comes', async () => {
    await page.route('**/complete', (route) => route.fulfill({ status: 401, json: {} }));
    await page.route('**/api/auth/config', fail);
    const asked = page.waitForRequest('**/api/auth/config');
    await complete(page);
    await asked;
    await expect(page).toHaveURL('/');
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test('sharing an achievement, and the week, when it fails', async ({ page }) => {
  test.slow();
  const { email } = await newcomer(page, { firstName: 'Theodora' });
  await haveStanding(email, { streak: 30, points: 1_200, lessons: 40 });
  await haveFinished(email, [{ subject: 'math', score: 95, daysAgo: 1 }]);
  await page.goto('/?dialog=share');
  const sharing = page.getByRole('dialog', { name: 'Share Your Achievement' });
  const create = sharing.getByRole('button', { name: 'Create Shareable Graphic' });
  const press = (name: string) => sharing.getByRole('button', { name, exact: true }).click();
  const address = '**/api/social/generate-share-graphic';
  await step('4.share.1 before the graphic there is nothing to share by', async () => {
    await expect(create).toBeVisible();
    for (const name of ['X', 'Facebook', 'Instagram', 'Copy Link', 'Download Image']) {
      await expect(sharing.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
  });
  await step('8.share.1 Generation Failed', async () => {
    await page.route(address, fail, { times: 1 });
    await create.click();
    await expectToast(
      page,
      'Generation Failed',
      'Could not create your shareable graphic. Please try again in a moment!',
    );
  });
  await step('8.share.3 Share Link Error: an answer without an image id', async () => {
    await page.route(
      address,
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), imageId: '' } });
      },
      { times: 1 },
    );
    await create.click();
    for (const name of ['X', 'Facebook', 'Instagram', 'Copy Link']) {
      await press(name);
      await expectToast(
        page,
        'Share Link Error',
        'Unable to create share link. Please try generating the graphic again.',
      );
    }
    await press('Make another');
  });
  await step('4.share.2 with the graphic come the ways to share it', async () => {
    await create.click();
    // A server may have to start the program that draws.
    await expect(sharing.getByRole('button', { name: 'X', exact: true })).toBeVisible({ timeout: 30_000 });
    for (const name of ['Facebook', 'Instagram', 'Copy Link', 'Download Image']) {
      await expect(sharing.getByRole('button', { name, exact: true })).toBeVisible();
    }
  });
  /** A browser that opens no window and gives no clipboard, or breaks at the first. */
  const bar = (how: 'blocked' | 'broken') =>
    page.evaluate((how) => {
      window.open = () => {
        if (how === 'broken') throw new Error('barred');
        return null;
      };
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { writeText: () => Promise.reject(new Error('refused')) },
      });
    }, how);
  const blocked = ['Popup Blocked', 'Please allow popups for this site to share on social media.'] as const;
  const broken = ['Share Failed', 'Unable to open sharing window. Please try again.'] as const;
  await bar('blocked');
  await step('8.share.4 Popup Blocked', async () => {
    await press('X');
    await expectToast(page, ...blocked);
  });
  await step('8.share.6 Copy Failed', async () => {
    await press('Copy Link');
    await expectToast(page, 'Copy Failed', 'Could not copy to clipboard');
  });
  await step('8.share.5 Share Failed', async () => {
    await bar('broken');
    await press('Facebook');
    await expectToast(page, ...broken);
  });
  await step('8.share.9 Download Failed', async () => {
    await page.route('**/png', fail, { times: 1 });
    await press('Download Image');
    await expectToast(
      page,
      'Download Failed',
      "Could not download the image. Please try again or use right-click and 'Save As'.",
    );
  });
  await step('8.share.7, 8.share.8 Copied! and Instagram Ready!', async () => {
    await page.evaluate(() => {
      const copied: string[] = [];
      Object.defineProperty(window, 'copied', { value: copied });
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { writeText: async (text: string) => void copied.push(text) },
      });
    });
    await press('Copy Link');
    await expectToast(page, 'Copied!');
    await press('Instagram');
    await expectToast(page, 'Instagram Ready!');
    const [link = '', text = ''] = await page.evaluate((): string[] => Reflect.get(window, 'copied'));
    expect(link).toMatch(/\/share\/[\w-]{22}$/);
    expect(text).toContain(link);
  });

  await page.goto('/parent-dashboard');
  const openReport = page.getByRole('button', { name: 'Share this week' });
  await step('8.week.1 Failed to create report card. Please try again.', async () => {
    await page.route('**/report-card/png**', fail, { times: 1 });
    await openReport.click();
    await expectToast(page, 'Error', 'Failed to create report card. Please try again.');
  });
  await step('8.week.2, 8.week.3 the same words for windows that do not open', async () => {
    const report = page.getByRole('dialog', { name: 'Weekly Progress Report' });
    await bar('blocked');
    await report.getByRole('button', { name: 'Share on X' }).click();
    await expectToast(page, ...blocked);
    await bar('broken');
    await report.getByRole('button', { name: 'Share on Facebook' }).click();
    await expectToast(page, ...broken);
  });
});

test('registration and asking a parent, when their calls fail', async ({ page, browser }) => {
  await newAccount(page, { firstName: 'Noor' });
  await step('8.consent.3 Registration Failed', async () => {
    await page.route('**/api/auth/complete-registration', fail, { times: 1 });
    await tellBirthday(page, BORN_14_YEARS_AGO);
    await expectToast(page, 'Registration Failed', 'Could not complete registration. Please try again.');
  });
  await tellBirthday(page, BORN_8_YEARS_AGO);
  await expect(heading(page, 'A parent comes first')).toBeVisible();
  const parentEmail = parentAddress();
  await step('8.consent.1 Request Failed, without a word from the server', async () => {
    await page.route('**/api/auth/request-parental-consent', fail, { times: 1 });
    await writeToParent(page, parentEmail);
    await expectToast(page, 'Request Failed', 'Could not send consent request. Please try again.');
  });
  await step('8.consent.2 and with the server’s message where there is one', async () => {
    await writeToParent(page, 'not an address');
    await expectToast(page, 'Request Failed', 'Please check the e-mail address.');
  });
  await step('8.success.14 consent request sent', async () => {
    await writeToParent(page, parentEmail);
    await expectToast(page, 'Request Sent');
    await expect(heading(page, 'Waiting for permission')).toBeVisible();
  });
  const parent = await openMail(browser, (await mailTo(parentEmail, 'consent-request')).link);
  const grant = parent.getByRole('button', { name: 'Grant Permission' });
  const deny = parent.getByRole('button', { name: 'Deny Permission' });
  await step(
    '8.consent.4, 8.consent.5 a problem with the answer, after which the buttons work again',
    async () => {
      let letGo = () => {};
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await parent.route(
        '**/api/auth/respond-parental-consent',
        async (route) => {
          await held;
          await fail(route);
        },
        { times: 1 },
      );
      await grant.click();
      await expect(grant).toBeDisabled();
      await expect(deny).toBeDisabled();
      letGo();
      await expectToast(parent, 'Error', 'There was a problem processing your response. Please try again.');
      await expect(grant).toBeEnabled();
      await expect(deny).toBeEnabled();
    },
  );
  await step('8.consent.6 Request Not Found', async () => {
    await parent.goto('/?page=parental-consent&token=nobody-has-this-one');
    await expect(heading(parent, 'Request Not Found')).toBeVisible();
    await expect(
      parent.getByText('This consent request may have expired or already been processed.', { exact: true }),
    ).toBeVisible();
  });
  await parent.context().close();
});

test('the parent portal, when its calls fail', async ({ page, browser }) => {
  test.slow();
  await demoPerson(page, 'Robin');
  const { children } = await (await page.request.get('/api/parent/children')).json();
  const ada = { childId: String(children[0].id), parentEmail: 'robin@brightling.demo' };
  const parent = await anotherBrowser(browser);
  await parent.goto('/?page=parent-data-management');
  await parent.getByLabel("Child's user ID").fill(ada.childId);
  await parent.getByLabel('Parent email').fill(ada.parentEmail);
  const ask = parent.getByRole('button', { name: 'Mail me the link' });
  const failsWith = async (address: string, act: () => Promise<void>, title: string, fallback: string) => {
    // The page tries three times by itself.
    await parent.route(address, refuse('We are resting for a moment.'));
    await act();
    await expectToast(parent, title, 'We are resting for a moment.');
    await parent.unroute(address);
    await parent.route(address, fail);
    await act();
    await expectToast(parent, title, fallback);
    await parent.unroute(address);
  };
  await step('8.portal.1 Access Request Failed', () =>
    failsWith(
      '**/api/parent/request-access',
      () => ask.click(),
      'Access Request Failed',
      'Failed to request access token',
    ),
  );
  await askForPortalLink(parent, ada);
  await step('8.success.15 token link e-mailed', () => expectToast(parent, 'Access Link Requested'));
  await parent.goto((await mailTo(ada.parentEmail, 'portal-link')).link);
  await parent.getByRole('button', { name: "Open my child's data" }).click();
  await expect(heading(parent, "Ada's data")).toBeVisible();
  await step('8.portal.2 Secure Export Failed', () =>
    failsWith(
      '**/api/parent/data-export**',
      () => parent.getByRole('button', { name: 'Export data' }).click(),
      'Secure Export Failed',
      'Export failed',
    ),
  );
  await step('8.portal.4 Secure Update Failed', async () => {
    await parent.getByRole('tab', { name: 'Privacy' }).click();
    await failsWith(
      '**/api/parent/update-privacy**',
      () => parent.getByRole('switch', { name: 'Social sharing' }).click(),
      'Secure Update Failed',
      'Update failed',
    );
  });
  await step('8.portal.3 Secure Deletion Failed', () =>
    failsWith(
      '**/api/parent/delete-account**',
      async () => {
        await parent.getByRole('button', { name: 'Delete account' }).click();
        await parent.getByRole('dialog').getByRole('checkbox').check();
        await parent.getByRole('button', { name: 'Delete everything' }).click();
      },
      'Secure Deletion Failed',
      'Deletion failed',
    ),
  );
  await step('8.success.16 export complete', async () => {
    await parent.getByRole('button', { name: 'Export data' }).click();
    await expectToast(parent, 'Export Complete');
  });
  await step('8.portal.5 Access Token Invalid', async () => {
    await parent.goto('/?page=parent-data-management&token=no.token');
    await parent.getByRole('button', { name: "Open my child's data" }).click();
    await expect(heading(parent, 'Access Token Invalid')).toBeVisible();
    await expect(
      parent.getByText('The secure access token is invalid, expired, or has already been used.', {
        exact: true,
      }),
    ).toBeVisible();
  });
  await parent.context().close();
});

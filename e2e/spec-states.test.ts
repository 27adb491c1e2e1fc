import { expect, test, type Page } from '@playwright/test';
import { WORDS } from '../src/features/games/rules/word-puzzle.ts';
import { questionsOf } from '../src/features/lessons/rules/judging.ts';
import { askForPortalLink, askParent, openMail, parentAddress, writeToParent } from './asking.ts';
import { haveFinished, haveStanding } from './history.ts';
import { answer, answerAll, complete, give, next, openFirstLesson } from './lessons.ts';
import { mailTo } from './mailbox.ts';
import {
  BORN_14_YEARS_AGO,
  BORN_8_YEARS_AGO,
  anotherBrowser,
  newAccount,
  newcomer,
  tellBirthday,
} from './people.ts';
import { expectToast, heldCall, stepUntil, stopClock } from './toasts.ts';

/*
 * Section 4 of the specification, states and transitions; the ids are those of `docs/coverage.md`.
 */

const { step } = test;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a visitor signs in, is 13 or over, and is let in; who is asked for is loading, known, or nobody', async ({
  page,
}) => {
  await step('4.signin.1 the browser goes to the provider’s authorize page', async () => {
    await page.goto('/');
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('/idp/auth'));
    await page.getByRole('button', { name: 'Start Your Adventure' }).click();
    const { searchParams } = new URL((await asked).url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      access_type: 'offline',
      prompt: 'select_account',
      state: encodeURIComponent('/'),
    });
    for (const name of ['client_id', 'redirect_uri']) expect(searchParams.get(name)).toBeTruthy();
    expect(searchParams.get('scope')?.split(' ')).toEqual(expect.arrayContaining(['email', 'profile']));
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });
  await newAccount(page, { firstName: 'Mira' });
  await step('4.auth.4 a 403 with needsAgeVerification is the age gate', async () => {
    const answered = await page.request.get('/api/auth/user');
    expect(answered.status()).toBe(403);
    expect(await answered.json()).toMatchObject({ needsAgeVerification: true });
    await expect(heading(page, 'When is your birthday?')).toBeVisible();
  });
  await step('4.gate.5, 4.gate.6 who is 13 registers at once, and the page loads anew at /', async () => {
    await page.evaluate(() => Reflect.set(window, 'isThePageBefore', true));
    const sent = page.waitForRequest('**/api/auth/complete-registration');
    await tellBirthday(page, BORN_14_YEARS_AGO);
    expect((await sent).postDataJSON()).toMatchObject({
      birthDate: BORN_14_YEARS_AGO,
      isUnder13: false,
      parentEmail: '',
      parentalConsentGranted: true,
    });
    await expect(heading(page, 'Hi Mira!')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => Reflect.has(window, 'isThePageBefore'))).toBe(false);
  });
  await step('4.auth.1, 4.auth.2 the current-user call is loading, then the person is known', async () => {
    const letGo = await heldCall(page, '**/api/auth/user');
    await page.goto('/badges');
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
    await expect(heading(page, 'My Badges')).toHaveCount(0);
    letGo();
    await expect(heading(page, 'My Badges')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  });
  for (const status of [401, 404]) {
    await step(`4.auth.5 on other pages a ${status} means that nobody is signed in`, async () => {
      await page.route('**/api/auth/user', (route) => route.fulfill({ status, json: { message: 'x' } }));
      await page.goto('/help');
      await expect(heading(page, 'Help Center')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test('where the server fails to say who is there, a public page is still a visitor’s', async ({ page }) => {
  // Who brings no session gets a page that asks for nobody.
  await newcomer(page);
  await step('4.auth.6 also any other answer but success means that nobody is signed in', async () => {
    let asked = 0;
    await page.route('**/api/auth/user', (route) => {
      asked++;
      return route.fulfill({ status: 500, json: { message: 'x' } });
    });
    await page.goto('/help');
    await expect(heading(page, 'Help Center')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
    // The page itself and the app may each have asked, and not again and again.
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(4);
  });
});

test('an answer that passes signs nobody out: a child stays in the lesson', async ({ page }) => {
  await newcomer(page);
  const lesson = await openFirstLesson(page, 'math');
  await answerAll(page, lesson);
  let status = 429;
  const asked: number[] = [];
  await page.route('**/api/auth/user', (route) => {
    asked.push(status);
    return route.fulfill({ status, json: { message: 'x' } });
  });
  await step('4.auth.5 while it is open only a refusal (401, 403, 404) ends it', async () => {
    // What is completed asks anew who is here.
    await complete(page);
    await expect.poll(() => asked).toContain(429);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(new RegExp(`/lesson/${lesson.id}$|/lessons/math$`));
  });
  for (const next of [408, 429]) {
    await step(`loaded anew with a ${next} it offers another try, and no sign-in`, async () => {
      status = next;
      await page.goto(`/lesson/${lesson.id}`);
      await expect(page.getByRole('heading', { name: 'Brightling needs a short break' })).toBeVisible();
      await expect(page).toHaveURL(`/lesson/${lesson.id}`);
    });
  }
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You finished this lesson')).toBeVisible();
});

test('the age gate goes from the birthday to a parent and back, then waits, also on coming again', async ({
  page,
}) => {
  await newAccount(page, { firstName: 'Noor' });
  await step('4.gate.1 under 13 the parent comes next', async () => {
    await tellBirthday(page, BORN_8_YEARS_AGO);
    await expect(heading(page, 'A parent comes first')).toBeVisible();
  });
  await step('4.gate.2 and Back leads to the birthday', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(heading(page, 'When is your birthday?')).toBeVisible();
    await expect(page.getByLabel('Birthday')).toHaveValue(BORN_8_YEARS_AGO);
  });
  await step('an older birthday leads past no parent, and the letter goes all the same', async () => {
    await tellBirthday(page, '2010-03-01');
    await expect(heading(page, 'A parent comes first')).toBeVisible();
  });
  await step('4.gate.3 a request that went out leads to waiting', async () => {
    await writeToParent(page, parentAddress());
    await expect(heading(page, 'Waiting for permission')).toBeVisible();
  });
  await step('4.auth.3 a 403 with needsParentalConsent is the waiting screen', async () => {
    const answered = await page.request.get('/api/auth/user');
    expect(answered.status()).toBe(403);
    expect(await answered.json()).toMatchObject({ needsParentalConsent: true });
  });
  await step('4.gate.4 on load the existing request leads straight to waiting', async () => {
    const pending = await page.request.get('/api/auth/pending-user');
    expect(await pending.json()).toMatchObject({ hasExistingConsentRequest: true });
    await page.reload();
    await expect(heading(page, 'Waiting for permission')).toBeVisible();
    await page.goto('/badges');
    await expect(heading(page, 'Waiting for permission')).toBeVisible();
  });
});

test('a parent denies, another grants; links are used up; each screen leaves after its seconds', async ({
  page,
  browser,
}) => {
  test.slow();
  const left = (parent: Page) => parent.getByRole('heading', { name: 'Learning Made Fun!' });
  /** The screen stands until just before its seconds are over, and then the start page comes. */
  const leavesAfter = async (parent: Page, seconds: number) => {
    await parent.clock.runFor(seconds * 1_000 - 400);
    await expect(left(parent)).toBeHidden();
    expect(parent.url()).not.toMatch(/localhost:\d+\/$/);
    await parent.clock.runFor(600);
    await parent.clock.resume();
    await expect(left(parent)).toBeVisible();
    await expect(parent).toHaveURL('/');
  };
  const answerLetter = async (parent: Page, button: string, title: RegExp) => {
    await expect(parent.getByRole('button', { name: button })).toBeVisible();
    await stopClock(parent);
    await parent.getByRole('button', { name: button }).click();
    await stepUntil(parent, () => heading(parent, title).isVisible());
  };
  const openLetter = async (link: string) => {
    const parent = await anotherBrowser(browser);
    await parent.clock.install();
    await parent.goto(link);
    return parent;
  };

  const parentEmail = parentAddress();
  await askParent(page, parentEmail, 'Suki');
  await step('4.consent.2, 9.redirect.3 denied: no access, and the start page after 3 s', async () => {
    const { link } = await mailTo(parentEmail, 'consent-request');
    const parent = await openLetter(link);
    await answerLetter(parent, 'Deny Permission', /^You have said no$/);
    await leavesAfter(parent, 3);
    expect((await page.request.get('/api/auth/user')).status()).toBe(403);
    expect((await page.request.get('/api/lessons')).status()).toBe(403);
    await step('4.consent.4 a processed request is not found', async () => {
      await parent.goto(link);
      await expect(heading(parent, 'Request Not Found')).toBeVisible();
      await expect(
        parent.getByText('This consent request may have expired or already been processed.', { exact: true }),
      ).toBeVisible();
    });
    await parent.context().close();
  });
  const second = parentAddress();
  await page.reload();
  await writeToParent(page, second);
  await expect(heading(page, 'Waiting for permission')).toBeVisible();
  await step('4.consent.1, 9.redirect.2 granted: access, and the start page after 5 s', async () => {
    const parent = await openLetter((await mailTo(second, 'consent-request')).link);
    await answerLetter(parent, 'Grant Permission', /^Thank you/);
    await leavesAfter(parent, 5);
    await parent.context().close();
    await page.reload();
    await expect(heading(page, 'Hi Suki!')).toBeVisible();
  });

  const { id } = await (await page.request.get('/api/auth/user')).json();
  const parent = await anotherBrowser(browser);
  await parent.clock.install();
  const logged: string[] = [];
  parent.on('console', (message) => logged.push(message.text()));
  await step('4.token.1 requested and e-mailed', () =>
    askForPortalLink(parent, { childId: id, parentEmail: second }),
  );
  const { link } = await mailTo(second, 'portal-link');
  await step('the link is in the mail alone: the browser’s log, which a child may read, has none', () => {
    expect(logged.filter((line) => line.includes(link))).toEqual([]);
  });
  await step('4.token.6 the page says that a look uses the link up, and each act a token', async () => {
    await parent.goto(link);
    await expect(parent.getByText(/The link opens the page once/)).toBeVisible();
    await parent.getByRole('button', { name: "Open my child's data" }).click();
    await expect(heading(parent, "Suki's data")).toBeVisible();
    await expect(parent.getByText(/Each action uses its own one-time token/)).toBeVisible();
  });
  await step('4.token.2, 4.token.4 used once it is consumed: the portal’s error state', async () => {
    const other = await openMail(browser, link);
    await other.getByRole('button', { name: "Open my child's data" }).click();
    await expect(heading(other, 'Access Token Invalid')).toBeVisible();
    await other.goto('/?page=parent-data-management&token=no.token');
    await other.getByRole('button', { name: "Open my child's data" }).click();
    await expect(heading(other, 'Access Token Invalid')).toBeVisible();
    await step('4.token.5 from which a new request can be made', async () => {
      await other.getByRole('button', { name: 'Request New Access' }).click();
      await expect(other.getByLabel("Child's user ID")).toBeVisible();
    });
    await other.context().close();
  });
  await step('4.token.7, 8.success.17 a privacy toggle fetches the data anew after its success', async () => {
    await parent.getByRole('tab', { name: 'Privacy' }).click();
    const changed = parent.waitForResponse('**/api/parent/update-privacy**');
    const fetched = parent.waitForRequest('**/api/parent/data-access**');
    await parent.getByRole('switch', { name: 'Social sharing' }).click();
    expect((await changed).status()).toBe(200);
    await fetched;
    await expectToast(parent, 'Settings Updated');
    await expect(parent.getByRole('switch', { name: 'Social sharing' })).toBeChecked();
  });
  await step('4.deletion.1 deleting asks once more in a dialog', async () => {
    await parent.getByRole('button', { name: 'Delete account' }).click();
    const dialog = parent.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Delete everything' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    expect((await page.request.get('/api/auth/user')).status()).toBe(200);
  });
  await step('4.deletion.2, 4.deletion.3, 9.redirect.4 deleted, then the start page after 5 s', async () => {
    await parent.getByRole('button', { name: 'Delete account' }).click();
    await parent.getByRole('dialog').getByRole('checkbox').check();
    await stopClock(parent);
    await parent.getByRole('button', { name: 'Delete everything' }).click();
    await stepUntil(parent, () => heading(parent, 'The account is deleted').isVisible());
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
    await leavesAfter(parent, 5);
    await parent.context().close();
  });
});

test('a portal page that stays open says when the 30 minutes of its link are over', async ({
  page,
  browser,
}) => {
  const parentEmail = parentAddress();
  const { email } = await askParent(page, parentEmail, 'Ravi');
  const letter = await openMail(browser, (await mailTo(parentEmail, 'consent-request')).link);
  await letter.getByRole('button', { name: 'Grant Permission' }).click();
  await expect(heading(letter, /^Thank you/)).toBeVisible();
  // It leaves by itself soon: another page goes on.
  await letter.context().close();
  await page.reload();
  const { id } = await (await page.request.get('/api/auth/user')).json();
  await haveFinished(email, [
    { subject: 'writing', score: 85, daysAgo: 1, essay: 'a'.repeat(300) },
    { subject: 'writing', score: 85, daysAgo: 1, essay: `${'b'.repeat(300)}c` },
  ]);
  const parent = await anotherBrowser(browser);
  await parent.clock.install();
  await askForPortalLink(parent, { childId: id, parentEmail });
  await parent.goto((await mailTo(parentEmail, 'portal-link')).link);
  await parent.getByRole('button', { name: "Open my child's data" }).click();
  await expect(heading(parent, "Ravi's data")).toBeVisible();
  await step('9.portal.1 an essay shows its first 300 characters, and an ellipsis for more', async () => {
    await parent.getByRole('tab', { name: 'Essays' }).click();
    await expect(parent.getByText('a'.repeat(300), { exact: true })).toBeVisible();
    await expect(parent.getByText(`${'b'.repeat(300)}…`, { exact: true })).toBeVisible();
  });
  await step('4.token.3 it expires after 30 minutes', async () => {
    const over = parent.getByText('The 30 minutes of your link are over.');
    await parent.clock.fastForward('29:00');
    await parent.clock.runFor(6_000);
    await expect(over).toBeHidden();
    await parent.clock.fastForward('01:10');
    await parent.clock.runFor(6_000);
    await expect(over).toBeVisible();
    await expect(parent.getByRole('button', { name: 'Export data' })).toBeDisabled();
    await parent.getByRole('button', { name: 'Request New Access' }).click();
    await expect(parent.getByLabel("Child's user ID")).toBeVisible();
  });
  await parent.context().close();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a lesson step by step, its celebration, and the way back to its list', async ({ page }) => {
    test.slow();
    await page.clock.install();
    await newcomer(page, { firstName: 'Amara' });
    const lesson = await openFirstLesson(page, 'science');
    const questions = questionsOf(lesson);
    const [first, second, third] = questions;
    if (first?.kind !== 'choice' || !second || !third) throw new Error('a lesson with options');
    const forward = page.getByRole('button', { name: 'Next', exact: true });
    const option = (text: string) => page.getByRole('main').getByRole('button', { name: text }).first();

    await step('4.player.1 an instruction step, then a step for each question', async () => {
      await expect(page.getByText(`Step 1 of ${questions.length + 1}`, { exact: true })).toBeVisible();
      await expect(forward).toBeEnabled();
      await next(page);
      await expect(page.getByText(`Step 2 of ${questions.length + 1}`, { exact: true })).toBeVisible();
      await expect(page.getByText(`Question 1 of ${questions.length}`)).toBeVisible();
    });
    await step('4.player.2 Next is enabled only once the step is answered', async () => {
      await expect(forward).toBeDisabled();
      await give(page, first, true);
      await expect(forward).toBeEnabled();
    });
    await step('4.attempts.1 a right answer locks the step', async () => {
      for (const text of first.options) await expect(option(text)).toBeDisabled();
    });
    await next(page);
    await step('4.attempts.2 first wrong: Try again!, and no hint yet', async () => {
      await give(page, second, false, 0);
      await expect(page.getByText('Try again! (1/3 attempts)', { exact: true })).toBeVisible();
      await expect(page.getByText(second.hint)).toBeHidden();
    });
    await step('4.attempts.3 second wrong: the same, and the hint', async () => {
      await give(page, second, false, 1);
      await expect(page.getByText('Try again! (2/3 attempts)', { exact: true })).toBeVisible();
      await expect(page.getByText(second.hint)).toBeVisible();
      await expect(forward).toBeDisabled();
    });
    await step(
      '4.attempts.4, 9.attempts.1 third wrong: the answer is revealed and the step locked',
      async () => {
        await give(page, second, false, 2);
        await expect(page.getByText('The answer:')).toBeVisible();
        if (second.kind !== 'choice') throw new Error('a question with options');
        for (const text of second.options) await expect(option(text)).toBeDisabled();
        await expect(forward).toBeEnabled();
      },
    );
    for (const question of questions.slice(2)) {
      await next(page);
      await answer(page, question);
    }
    await step('4.player.3 on the last step the button is Complete Lesson', async () => {
      await expect(forward).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Complete Lesson', exact: true })).toBeEnabled();
    });
    const dialog = page.getByRole('dialog');
    await step(
      '4.player.4, 5.photo.8 it submits, without a photo, and then the celebration comes',
      async () => {
        await stopClock(page);
        const sent = page.waitForRequest('**/complete');
        await complete(page);
        expect((await sent).postDataJSON()).toMatchObject({ completed: true });
        expect((await sent).postDataJSON()).not.toHaveProperty('photoUrl');
        await stepUntil(page, () => dialog.isVisible());
      },
    );
    const lights = page.locator('dialog canvas');
    const isFlying = () =>
      lights.evaluate(
        (canvas) =>
          canvas instanceof HTMLCanvasElement &&
          canvas.width > 0 &&
          Boolean(
            canvas
              .getContext('2d')
              ?.getImageData(0, 0, canvas.width, canvas.height)
              .data.some((value) => value > 0),
          ),
      );
    let passed = 0;
    const pass = async (ms: number) => {
      passed += ms;
      await page.clock.runFor(ms);
    };
    await step('4.celebration.3, 9.celebration.2 confetti flies for about 3 s', async () => {
      await expect
        .poll(async () => {
          await pass(50);
          return isFlying();
        })
        .toBe(true);
      await pass(1_500);
      expect(await isFlying()).toBe(true);
      await pass(1_600);
      expect(await isFlying()).toBe(false);
    });
    await step('4.celebration.2, 9.celebration.1 the celebration closes by itself after 5 s', async () => {
      await pass(4_600 - passed);
      await expect(dialog).toBeVisible();
      await pass(600);
      await expect(dialog).toBeHidden();
    });
    await step('4.player.5, 9.redirect.1 after 6 s the list of the subject follows', async () => {
      await expect(page).toHaveURL(`/lesson/${lesson.id}`);
      await pass(5_600 - passed);
      await expect(page).toHaveURL(`/lesson/${lesson.id}`);
      await pass(700);
      await page.clock.resume();
      await expect(page).toHaveURL('/lessons/science');
    });
    await step('4.player.6 user, progress and lessons are fetched anew', async () => {
      await expect(page.getByText(/^Completed: \d+%$/)).toHaveCount(1);
      await expect(page.getByRole('link', { name: '90 points, see my profile' })).toBeVisible();
      await expect(page.getByRole('link', { name: '1-day streak, see my badges' })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Brightling' }).click();
      await expect(page.getByText('Done Today', { exact: true })).toHaveCount(1);
    });
    await page.goto(`/lesson/${lesson.id}`);
    await step('4.completed.1 a completed lesson opens with its summary', async () => {
      await expect(page.getByText('You finished this lesson')).toBeVisible();
    });
    await step('4.completed.2 Review shows the answers and ends with Back to Summary', async () => {
      await page.getByRole('button', { name: 'Review Lesson' }).click();
      for (const question of questions) {
        await next(page);
        await expect(page.getByText(question.explanation)).toBeVisible();
        if (question.kind !== 'choice') continue;
        await expect(option(question.options[question.correctIndex] ?? '')).toContainText('The answer');
      }
      await expect(forward).toHaveCount(0);
      await page.getByRole('button', { name: 'Back to Summary' }).click();
      await expect(page.getByText('You finished this lesson')).toBeVisible();
    });
    await step('4.completed.3 Retake begins with all answers reset', async () => {
      await page.getByRole('button', { name: 'Retake for Better Score' }).click();
      await expect(page.getByText(`Step 1 of ${questions.length + 1}`, { exact: true })).toBeVisible();
      await next(page);
      await expect(forward).toBeDisabled();
      for (const text of first.options) await expect(option(text)).toBeEnabled();
    });
  });
});

test('days away: a warning, a shield where there is one, and a kind word where there is none', async ({
  page,
}) => {
  const { email } = await newcomer(page, { firstName: 'Tess' });
  const panel = page.getByRole('region', { name: /lantern is waiting|Streak Shields/i });
  const shield = page.getByRole('button', { name: 'Use a shield' });
  const flameInBar = page.getByRole('link', { name: '6-day streak, see my badges' }).locator('.art-glow');
  await step('4.streak.1, 4.streak.2 in danger a panel warns, and offers a shield', async () => {
    await expect(panel).toHaveCount(0);
    await haveStanding(email, { streak: 6, daysAway: 1, shields: 1 });
    await page.reload();
    await expect(panel).toBeVisible();
    await expect(shield).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No Streak Shields' })).toHaveCount(0);
    // The bar's lantern is out like the others, also where nothing asks for the streak.
    await expect(flameInBar).toHaveCount(0);
    await page.getByRole('link', { name: 'Continue Learning' }).click();
    await expect(page).toHaveURL('/lessons/reading');
    await expect(flameInBar).toHaveCount(0);
    await page.goBack();
  });
  await step('4.streak.3 its use calls the server', async () => {
    const used = page.waitForResponse('**/api/user/use-streak-shield');
    await shield.click();
    expect((await used).request().method()).toBe('POST');
    expect((await used).status()).toBe(200);
    await expect(panel).toHaveCount(0);
    await expect(flameInBar).toHaveCount(1);
    const status = await page.request.get('/api/user/streak-status');
    expect(await status.json()).toMatchObject({ streak: 6, streakInDanger: false, streakShields: 0 });
  });
  await step('used at another tab the panel goes here too, after its word', async () => {
    await haveStanding(email, { streak: 6, daysAway: 1, shields: 1 });
    await page.reload();
    await expect(shield).toBeVisible();
    await haveStanding(email, { streak: 6, shields: 0 });
    await shield.click();
    await expectToast(page, 'Shield Failed', 'Your streak is safe. No shield is needed.');
    await expect(panel).toHaveCount(0);
    await expect(heading(page, /Tess/)).toBeFocused();
  });
  await step('4.streak.4 without one there is the notice No Streak Shields', async () => {
    await haveStanding(email, { streak: 6, daysAway: 1 });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'No Streak Shields', exact: true })).toBeVisible();
    await expect(shield).toHaveCount(0);
  });
  await step('with some, but too few, it is told how many there are and how many it takes', async () => {
    await haveStanding(email, { streak: 6, daysAway: 2, shields: 1 });
    await page.reload();
    await expect(panel).toContainText('Not enough streak shields');
    await expect(panel).toContainText('That needs 2 and you have 1.');
    await expect(shield).toHaveCount(0);
  });
});

test('the games move on after their seconds', async ({ page }) => {
  test.slow();
  await page.clock.install();
  await newcomer(page);
  const sorted = (text: readonly string[]) => text.toSorted().join('');
  await page.goto('/games?game=word-puzzle');
  const hung = page.getByRole('list', { name: 'Scrambled letters' }).getByRole('button');
  await expect(hung.first()).toBeVisible();
  const letters = await hung.allInnerTexts();
  await step('9.games.1 one of the eight words hangs there', () => {
    expect(WORDS).toEqual([
      'ADVENTURE',
      'LEARNING',
      'READING',
      'WRITING',
      'SCIENCE',
      'HISTORY',
      'CREATIVE',
      'EXPLORE',
    ]);
    expect(WORDS.map((one) => sorted([...one]))).toContain(sorted(letters));
  });
  const word = WORDS.find((one) => sorted([...one]) === sorted(letters)) ?? '';
  await stopClock(page);
  await step('4.wordgame.1 a right guess brings points; after 2 s comes the next level’s word', async () => {
    await page.getByLabel('Your guess').fill(word);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Score: 50', { exact: true })).toBeVisible();
    await page.clock.runFor(1_800);
    await expect(page.getByText('Level 1', { exact: true })).toBeVisible();
    await page.clock.runFor(300);
    await expect(page.getByText('Level 2', { exact: true })).toBeVisible();
    expect(sorted(await hung.allInnerTexts())).not.toBe(sorted(letters));
  });

  await page.clock.resume();
  await page.goto('/games?game=memory-match');
  const cards = page.getByRole('list', { name: 'Cards' }).getByRole('button');
  await expect(cards).toHaveCount(12);
  await stopClock(page);
  const faceDown = page.getByRole('button', { name: /face down$/ });
  const motifOf = async (place: number) =>
    ((await cards.nth(place).getAttribute('aria-label')) ?? '').replace(/^Card \d+, /, '');
  /** What is behind each card, in their order, as far as they have been looked at. */
  const seen: string[] = [];
  const lookAt = async (place: number) => {
    await cards.nth(place).click();
    seen[place] = await motifOf(place);
  };
  await step('4.memory.1 at most two cards lie open', async () => {
    await lookAt(0);
    await lookAt(1);
    await cards.nth(2).click();
    await expect(cards.nth(2)).toHaveAccessibleName('Card 3, face down');
    await expect(faceDown).toHaveCount(10);
  });
  await step('4.memory.2 after 1 s two of a kind are matched, others flip back', async () => {
    await page.clock.runFor(900);
    await expect(faceDown).toHaveCount(10);
    await page.clock.runFor(200);
    await expect(faceDown).toHaveCount(seen[0] === seen[1] ? 10 : 12);
    for (let place = 2; place < 12; place += 2) {
      await lookAt(place);
      await lookAt(place + 1);
      await page.clock.runFor(1_100);
    }
    // Two that were not opened together: those are matched already.
    const one = seen.findIndex((motif, place) => seen[place + (place % 2 ? -1 : 1)] !== motif);
    const other = seen.lastIndexOf(seen[one] ?? '');
    await cards.nth(one).click();
    await cards.nth(other).click();
    await page.clock.runFor(900);
    await expect(cards.nth(one)).not.toHaveAccessibleName(/matched$/);
    await page.clock.runFor(200);
    await expect(cards.nth(one)).toHaveAccessibleName(/matched$/);
    await expect(cards.nth(other)).toHaveAccessibleName(/matched$/);
  });

  await page.clock.resume();
  await page.goto('/games?game=story-builder');
  await expect(page.getByLabel('Your sentence')).toBeVisible();
  await stopClock(page);
  await step('4.story.1 each sentence brings the next prompt', async () => {
    for (let count = 1; count <= 5; count++) {
      await expect(page.getByText(`Prompt ${count} of 5`)).toBeVisible();
      await page.getByLabel('Your sentence').fill(`Sentence ${count}.`);
      await page.getByRole('button', { name: 'Add Sentence' }).click();
    }
  });
  await step('4.story.2 after the last: Story Complete, and after 2 s the game view closes', async () => {
    await expect(page.getByRole('heading', { name: 'Story Complete', exact: true })).toBeVisible();
    const another = page.getByRole('button', { name: 'Create New Story' });
    await page.clock.runFor(1_800);
    await expect(another).toHaveCount(0);
    await page.clock.runFor(300);
    await expect(page.getByLabel('Your sentence')).toHaveCount(0);
    await another.click();
    await step('4.story.3 Create New Story restarts', async () => {
      await expect(page.getByText('Prompt 1 of 5')).toBeVisible();
      await expect(page.getByText('Score: 0', { exact: true })).toBeVisible();
    });
  });
});

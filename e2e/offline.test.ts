import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { keptAddresses, keptBytes, readyForOffline } from './kept.ts';
import { answer, answerAll, complete, lessonBehind, next, openFirstLesson } from './lessons.ts';
import {
  anotherBrowser,
  BORN_14_YEARS_AGO,
  changeUser,
  demoPerson,
  newAccount,
  newcomer,
  signIn,
  tellBirthday,
} from './people.ts';
import type { Lesson } from '../src/features/lessons/contract.ts';
import { questionsOf } from '../src/features/lessons/rules/judging.ts';

test.use({ serviceWorkers: 'allow' });

const OFFLINE = "You are offline. Today's lessons are here for you.";
const WAITING = 'Waiting to be saved';

/** How the signed-in person stands, as the server knows it. */
async function standingOf(page: Page): Promise<{ id: string; points: number; done: string[] }> {
  const user = await (await page.request.get('/api/auth/user')).json();
  const completions = await (await page.request.get(`/api/users/${user.id}/completions`)).json();
  return {
    id: user.id,
    points: user.points,
    done: completions.map((each: { lessonId: string }) => each.lessonId),
  };
}

/** Does the open lesson without a network, all right: it waits to be saved. */
async function finishOffline(page: Page, lesson: Lesson): Promise<void> {
  await page.context().setOffline(true);
  await answerAll(page, lesson);
  await complete(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Finished!' })).toBeVisible();
}

/** Submissions that reach the server's door. */
function countSubmissions(page: Page): { sent: number } {
  const count = { sent: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/complete')) count.sent++;
  });
  return count;
}

/** Changes what waits in this browser's outbox. Returns how many works that are. */
function changeWaiting(page: Page, change: { queuedAt?: number; lessonId?: string }): Promise<number> {
  return page.evaluate(
    (change) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('brightling.outbox');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('works', 'readwrite');
          const works = transaction.objectStore('works');
          const reading = works.getAll();
          reading.onsuccess = () => {
            for (const work of reading.result) works.put({ ...work, ...change });
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve(reading.result.length);
          };
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    change,
  );
}

// Everything is fetched and kept first, as on a good connection.
test.slow();

test('a lesson that is finished without a network waits, is said to wait, and is saved once when it is back', async ({
  page,
  context,
}) => {
  await newcomer(page);
  await readyForOffline(page);
  const lesson = await openFirstLesson(page, 'science');
  const questions = questionsOf(lesson);
  await next(page);
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  for (const [index, question] of questions.entries()) {
    await answer(page, question);
    if (index < questions.length - 1) await next(page);
  }
  await complete(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Finished!' })).toBeFocused();
  await expect(
    page.getByText('It will be saved when you are connected again.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText(/Saved!|is saved|\d points|\d%/)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Keep going' }).click();
  await expect(page).toHaveURL('/lessons/science');
  const card = page.getByRole('article').filter({ hasText: lesson.title });
  await expect(card.getByText(WAITING)).toBeVisible();
  await expect(card.getByText('Completed')).toBeHidden();
  await expect(page.getByText('One finished lesson waits to be saved.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  expect(await standingOf(page)).toMatchObject({ points: 0, done: [] });

  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toContainText('+90 points');
  await expect(page.getByText('Saved!', { exact: true })).toBeVisible();
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await page.getByRole('button', { name: 'Keep going' }).click();
  await expect(card.getByText('Completed: 100%')).toBeVisible();
  await expect(page.getByText(WAITING)).toBeHidden();
  expect(await standingOf(page)).toMatchObject({ points: 90, done: [lesson.id] });
});

test('what waits is sent whenever its child comes back, though the clock said then that it was years ago', async ({
  page,
  context,
}) => {
  await newcomer(page);
  await readyForOffline(page);
  const lesson = await openFirstLesson(page, 'math');
  await finishOffline(page, lesson);
  await changeWaiting(page, { queuedAt: Date.UTC(2020, 0, 1) });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Finished!' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved!', { exact: true })).toBeVisible();
  expect(await standingOf(page)).toMatchObject({ done: [lesson.id] });
});

test('what somebody else has left here long ago goes', async ({ page, context }) => {
  await newcomer(page);
  await readyForOffline(page);
  const lesson = await openFirstLesson(page, 'math');
  await finishOffline(page, lesson);
  expect(await changeWaiting(page, {})).toBe(1);
  // Signed out and away first: back on the network its page would send the work.
  await context.clearCookies();
  await page.goto('about:blank');
  await context.setOffline(false);
  await newcomer(page, { firstName: 'Noor' });
  expect(await changeWaiting(page, {})).toBe(1);
  const lessonId = `2020-01-01${lesson.id.slice(10)}`;
  await changeWaiting(page, { queuedAt: Date.UTC(2020, 0, 1), lessonId });
  await page.reload();
  await expect.poll(() => changeWaiting(page, {})).toBe(0);
});

test('where minutes a day are counted nothing is fetched ahead, and nothing else is said', async ({
  page,
  context,
}) => {
  const { email } = await newAccount(page, { firstName: 'Mira' });
  await changeUser(email, { daily_minutes: 30 });
  await tellBirthday(page, BORN_14_YEARS_AGO);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mira');
  // Well past the moment in which it would have begun.
  await page.waitForTimeout(4_000);
  await page.waitForLoadState('networkidle');
  expect((await keptAddresses(page)).filter((address) => address.startsWith('/api/lessons/2'))).toEqual([]);
  expect(await (await page.request.get('/api/user/controls')).json()).toMatchObject({ begunLesson: null });
  await context.setOffline(true);
  await expect(
    page.getByText('You are offline. Lessons that you have opened are here for you.'),
  ).toBeVisible();
});

test("a parent's browser keeps nothing of a child", async ({ page }) => {
  await demoPerson(page, 'Robin');
  await page.goto('/parent-dashboard');
  await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => keptAddresses(page)).toContain('/api/auth/user');
  expect((await keptAddresses(page)).filter((address) => address.includes('/completions'))).toEqual([]);
});

test('the app opens without a network, and a lesson that was never opened can be done', async ({
  page,
  context,
}) => {
  await newcomer(page);
  await readyForOffline(page);
  expect(await keptBytes(page)).toBeLessThan(1_500_000);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mira');
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByText('We cannot reach Brightling')).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Math', exact: true }).click();
  const cards = page.getByRole('heading', { level: 3 }).getByRole('link');
  await expect(cards).toHaveCount(3);
  await cards.nth(1).click();
  await expect(page).toHaveURL(/\/lesson\//);
  // Anew from its own address, too.
  await page.reload();
  const lesson = await lessonBehind(page, page.url().split('/lesson/')[1] ?? '');
  await answerAll(page, lesson);
  await complete(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Finished!' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('One finished lesson waits to be saved.', { exact: false })).toBeVisible();
  // Opened again it is still finished, and not to be done anew.
  await page.goto(`/lesson/${lesson.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Finished!' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toContainText('Lesson complete!');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Keep going' }).click();
  expect(await standingOf(page)).toMatchObject({ points: 90, done: [lesson.id] });
});

test('what needs a network says so without one, and is there again with it', async ({ page, context }) => {
  await newcomer(page);
  await readyForOffline(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Family Leaderboard' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.keyboard.press('Escape');
  // The way back out of the dialog would break off the way to the lesson.
  await expect(page).toHaveURL('/');
  await page.goto('/lesson/2020-01-01-math-expert-1');
  await expect(page.getByText('Failed to fetch lesson')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /my menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByText('Signing out needs a connection.', { exact: false }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('We could not find this lesson')).toBeVisible();
});

test('an essay is found again after a reload without a network', async ({ page, context }) => {
  await newcomer(page);
  await readyForOffline(page);
  await openFirstLesson(page, 'writing');
  await next(page);
  await context.setOffline(true);
  await page.getByRole('textbox').fill('The river was quiet that morning.');
  // A pause: a child that stops to think.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('The river was quiet that morning.');
  await page.reload();
  await expect(page.getByText('Welcome back! Your answers are still here.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('The river was quiet that morning.');
});

test('two tabs that come back at once send it once', async ({ page, context }) => {
  await newcomer(page);
  await readyForOffline(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Mira');
  const lesson = await openFirstLesson(page, 'reading');
  await finishOffline(page, lesson);
  // The other tab knows of it.
  await expect(other.getByText('One finished lesson waits to be saved.', { exact: false })).toBeVisible();
  const submissions = [countSubmissions(page), countSubmissions(other)];
  await context.setOffline(false);
  await expect(page.getByText('waits to be saved')).toBeHidden();
  await expect(other.getByText('waits to be saved')).toBeHidden();
  // Neither sends again when it is looked at.
  await other.reload();
  await expect(other.getByText('Done Today')).toHaveCount(1);
  expect(submissions.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
  expect(await standingOf(page)).toMatchObject({ points: 90, done: [lesson.id] });
});

test('an answer that is lost on its way makes no second take', async ({ page, context }) => {
  await newcomer(page);
  await readyForOffline(page);
  const lesson = await openFirstLesson(page, 'social_studies');
  await answerAll(page, lesson, [2]);
  const keys: (string | undefined)[] = [];
  let isLost = false;
  // The second try waits until what is shown before it has been seen.
  let letGo = () => {};
  const seen = new Promise<void>((resolve) => (letGo = resolve));
  await context.route('**/complete', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (isLost) {
      await seen;
      return route.continue();
    }
    isLost = true;
    // The server has it; the browser never hears of that.
    await route.fetch();
    await route.abort();
  });
  await complete(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Finished!' })).toBeVisible();
  await expect(page.getByText('It will be saved in a moment.', { exact: false })).toBeVisible();
  letGo();
  await expect(page.getByRole('dialog')).toContainText('+90 points');
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{8,64}$/), keys[0]]);
  expect(await standingOf(page)).toMatchObject({ points: 90, done: [lesson.id] });
});

test('what the server refuses for good is told until it has been read', async ({ page, context }) => {
  await newcomer(page);
  await readyForOffline(page);
  const lesson = await openFirstLesson(page, 'math');
  await finishOffline(page, lesson);
  await page.getByRole('link', { name: 'Keep going' }).click();
  await context.route('**/complete', (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'premium_only', message: 'This lesson was of an earlier day.' },
    }),
  );
  await context.setOffline(false);
  const told = page.getByRole('alert').filter({ hasText: `We could not save “${lesson.title}”` });
  await expect(told).toContainText('This lesson was of an earlier day.');
  await expect(page.getByText(WAITING)).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await told.getByRole('button', { name: 'OK' }).click();
  await expect(told).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(told).toBeHidden();
});

test('signing out leaves nothing readable; what waits is sent when its own child signs in again', async ({
  page,
  context,
  browser,
}) => {
  const sibling = await anotherBrowser(browser);
  const { email: theirs } = await newcomer(sibling, { firstName: 'Omar' });
  await sibling.context().close();
  const { email } = await newcomer(page);
  await readyForOffline(page);
  const lesson = await openFirstLesson(page, 'science');
  await answerAll(page, lesson);
  // From here on no submission gets through.
  await context.route('**/complete', (route) => route.abort());
  await complete(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Finished!' })).toBeVisible();
  await page.getByRole('button', { name: /my menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Made Fun!' })).toBeVisible();
  // With a network it is the server's page that opens, whatever this browser keeps of the app.
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect.poll(() => keptAddresses(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto('/lessons/science');
  await expect(page.getByText('We cannot reach Brightling')).toBeVisible();
  await expect(page.getByText(lesson.title)).toBeHidden();
  await context.setOffline(false);
  await context.unroute('**/complete');

  await signIn(page, theirs);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Omar');
  await readyForOffline(page);
  await page.goto('/lessons/science');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.getByText(WAITING)).toBeHidden();
  expect(await standingOf(page)).toMatchObject({ points: 0, done: [] });
  await page.getByRole('button', { name: /my menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Made Fun!' })).toBeVisible();

  await signIn(page, email);
  await expect(page.getByText('Saved!', { exact: true })).toBeVisible();
  await expect.poll(() => standingOf(page)).toMatchObject({ points: 90, done: [lesson.id] });
});

test('going back after signing out shows nothing of whoever was here', async ({ page, context }) => {
  await newcomer(page);
  await page.goto('/badges');
  await expect(page.getByRole('button', { name: /my menu/ })).toBeVisible();
  await context.clearCookies();
  // As in a browser that has kept the whole page in memory: nothing is loaded, it is only shown again.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('button', { name: /my menu/ })).toBeHidden();
});

test('the app can be installed', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  expect(response.headers()['cache-control']).toBe('no-cache');
  const { icons, display, start_url } = await response.json();
  expect({ display, start_url }).toEqual({ display: 'standalone', start_url: '/' });
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src, type } of icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-security-policy']).toContain("worker-src 'self'");
  // Visitors need no worker.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

import { expect, test, type Page, type Request } from '@playwright/test';
import { addDays, ageOn, dayIn, isDay, type Day } from '../src/base/day.ts';
import { questionsOf } from '../src/features/lessons/rules/judging.ts';
import { answer, answerAll, complete, next, openFirstLesson } from './lessons.ts';
import { anotherBrowser, newAccount, newcomer, tellBirthday } from './people.ts';
import { expectToast, heldCall } from './toasts.ts';
import { ZONE } from './zone.ts';

/*
 * Section 5 of the specification, validation rules, with what sections 4 and 8 say of the same forms; the ids are
 * those of `docs/coverage.md`.
 */

const { step } = test;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** What the server said, as the page got it. */
async function sentenceOf(page: Page, address: string | RegExp, act: () => Promise<void>): Promise<string> {
  const answered = page.waitForResponse(address);
  await act();
  const { message, field } = await (await answered).json();
  return String(message).replace(`${field}: `, '');
}

test('families: their forms, what they refuse, and every toast from none to none', async ({
  page,
  browser,
}) => {
  test.slow();
  const friend = await anotherBrowser(browser);
  await newcomer(page, { firstName: 'Adaeze' });
  await newcomer(friend, { firstName: 'Leonie' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Family Leaderboard' }).click();
  const board = page.getByRole('dialog', { name: 'Family Leaderboard' });
  const create = board.getByRole('button', { name: /^(Create Family|Creating\.\.\.)$/ });
  const back = board.getByRole('button', { name: 'Back' });

  await step('5.family.1 Create is disabled while the trimmed name is empty', async () => {
    await create.click();
    await expect(create).toBeDisabled();
    await board.getByLabel('Family name').fill('   ');
    await expect(create).toBeDisabled();
    await board.getByLabel('Family name').fill('x'.repeat(41));
    await expect(create).toBeEnabled();
  });
  await step('8.family.1, 5.family.2 Failed to create family: {message}, titled Error', async () => {
    const message = await sentenceOf(page, '**/api/families', () => create.click());
    await expectToast(page, 'Error', `Failed to create family: ${message}`);
  });
  await step('4.family.5 all buttons are disabled while the request is pending', async () => {
    await board.getByLabel('Family name').fill('The Larks');
    const letGo = await heldCall(page, '**/api/families');
    await create.click();
    await expect(create).toBeDisabled();
    await expect(back).toBeDisabled();
    letGo();
  });
  const code = await step('4.family.1, 4.family.4, 8.success.1 created: the form closes', async () => {
    await expect(board.getByRole('button', { name: 'Leave Family' })).toBeVisible();
    await expect(board.getByLabel('Family name')).toHaveCount(0);
    const { family } = await (await page.request.get('/api/families/my-family')).json();
    await expectToast(page, 'Family Created! 🎉');
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
    await expect(toast).toContainText('The Larks');
    await expect(toast).toContainText(family.inviteCode);
    return String(family.inviteCode);
  });
  await step('8.success.4 Copied!', async () => {
    await board.getByRole('button', { name: 'Copy invite code' }).click();
    await expectToast(page, 'Copied!', 'Invite code copied to clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });

  await friend.goto('/?dialog=family');
  const own = friend.getByRole('dialog', { name: 'Family Leaderboard' });
  const join = own.getByRole('button', { name: /^(Join Family|Joining\.\.\.)$/ });
  const invite = own.getByRole('textbox', { name: 'Invite code' });
  const nickname = own.getByLabel('Nickname');
  await step('5.invite.1 Join is disabled while the trimmed code is empty', async () => {
    await join.click();
    await expect(join).toBeDisabled();
    await invite.fill('   ');
    await expect(join).toBeDisabled();
  });
  await step('5.invite.3 the placeholder suggests 6 characters', async () => {
    expect(await invite.getAttribute('placeholder')).toMatch(/^.{6}$/);
  });
  await step('5.invite.2, 5.invite.4 capitals as one types, and any length may be sent', async () => {
    await invite.fill('');
    await invite.pressSequentially('ab2');
    await expect(invite).toHaveValue('AB2');
    await expect(join).toBeEnabled();
  });
  await step('5.invite.6 the nickname’s placeholder is the first name', async () => {
    await expect(nickname).toHaveAttribute('placeholder', 'Leonie');
  });
  await step('8.family.2 Failed to join family: {message}', async () => {
    const message = await sentenceOf(friend, '**/api/families/join', () => join.click());
    await expectToast(friend, 'Error', `Failed to join family: ${message}`);
  });
  await step('4.family.2, 5.invite.5, 8.success.2 joined without a nickname', async () => {
    await invite.fill(code.toLowerCase());
    await expect(nickname).toHaveValue('');
    const letGo = await heldCall(friend, '**/api/families/join');
    await join.click();
    await expect(join).toBeDisabled();
    await expect(own.getByRole('button', { name: 'Back' })).toBeDisabled();
    letGo();
    await expectToast(friend, 'Welcome to the Family! 🎉');
    await expect(invite).toHaveCount(0);
    await expect(own.getByRole('listitem').filter({ hasText: 'Leonie' })).toContainText('You');
  });
  await step('8.family.3 Failed to leave family: {message}', async () => {
    await own.getByRole('button', { name: 'Leave Family' }).click();
    // The real server lets everybody leave.
    await friend.route(
      '**/api/families/leave',
      (route) =>
        route.fulfill({
          status: 503,
          json: { message: 'We are resting for a moment.', code: 'unavailable' },
        }),
      { times: 1 },
    );
    await own.getByRole('button', { name: 'Yes, leave' }).click();
    await expectToast(friend, 'Error', 'Failed to leave family: We are resting for a moment.');
  });
  await step('4.family.3, 4.family.4, 8.success.3 left: no family, and empty forms', async () => {
    const letGo = await heldCall(friend, '**/api/families/leave');
    await own.getByRole('button', { name: 'Yes, leave' }).click();
    await expect(own.getByRole('button', { name: 'Leaving...' })).toBeDisabled();
    await expect(own.getByRole('button', { name: 'Stay' })).toBeDisabled();
    letGo();
    await expectToast(friend, 'Left Family', 'You have left your family group');
    await own.getByRole('button', { name: 'Join Family' }).click();
    await expect(invite).toHaveValue('');
    // Whoever named the family finds no name there either.
    await board.getByRole('button', { name: 'Leave Family' }).click();
    await board.getByRole('button', { name: 'Yes, leave' }).click();
    await expectToast(page, 'Left Family', 'You have left your family group');
    await create.click();
    await expect(board.getByLabel('Family name')).toHaveValue('');
  });
  await friend.context().close();
});

test('referral codes: the form of who has one, what it refuses, and every toast', async ({
  page,
  browser,
}) => {
  test.slow();
  const friend = await anotherBrowser(browser);
  await newcomer(page, { firstName: 'Adaeze' });
  await newcomer(friend, { firstName: 'Theo' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.request.post('/api/families', {
    data: { name: 'The Larks' },
    headers: { 'sec-fetch-site': 'same-origin', origin: new URL(page.url()).origin },
  });
  await page.goto('/?dialog=invite-friends');
  const rewards = page.getByRole('dialog', { name: 'Referral Rewards' });
  const another = rewards.getByRole('button', { name: 'New referral code' });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await step('4.referral.1, 8.success.5 a code is generated, and pending', async () => {
    const letGo = await heldCall(page, '**/api/families/generate-referral');
    await another.click();
    await expect(another).toBeDisabled();
    letGo();
    await expectToast(
      page,
      'Referral Code Generated! 🎉',
      'Share the code with friends to give both families premium access!',
    );
  });
  const { referrals } = await (await page.request.get('/api/families/referral-status')).json();
  const code = String(referrals[0].code);
  expect(referrals).toMatchObject([{ status: 'pending' }]);
  await step('8.success.7, 8.success.8 code copied, share message copied', async () => {
    await rewards.getByRole('button', { name: `Copy ${code}` }).click();
    await expectToast(page, 'Copied!', 'Referral code copied to clipboard');
    expect(await clipboard()).toBe(code);
    // This browser has a share sheet or not; without one the message is copied.
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await rewards.getByRole('button', { name: `Share ${code}` }).click();
    await expectToast(page, 'Copied!', 'Share message copied to clipboard');
    expect(await clipboard()).toContain(code);
  });
  await step('8.family.4 Failed to generate referral code: {message}', async () => {
    for (let count = 2; count <= 5; count++) {
      await another.click();
      await expect(rewards.getByRole('button', { name: /^Copy BRIGHT-/ })).toHaveCount(count);
      await expect(another).toBeEnabled();
    }
    const message = await sentenceOf(page, '**/api/families/generate-referral', () => another.click());
    await expectToast(page, 'Error', `Failed to generate referral code: ${message}`);
  });

  await friend.goto('/?dialog=use-code');
  const form = friend.getByRole('dialog', { name: 'Join with Referral Code' });
  const send = form.getByRole('button', { name: 'Create Family & Get Premium' });
  await step('5.referral.1 the family name and the code are both required', async () => {
    await expect(send).toBeDisabled();
    await form.getByLabel('Family name').fill('The Swifts');
    await expect(send).toBeDisabled();
    await form.getByLabel('Referral code').fill('   ');
    await expect(send).toBeDisabled();
    await form.getByLabel('Family name').fill('   ');
    await form.getByLabel('Referral code').fill(code);
    await expect(send).toBeDisabled();
    await form.getByLabel('Family name').fill('The Swifts');
    await expect(send).toBeEnabled();
  });
  await step('5.referral.2 the code is in capitals as typed', async () => {
    await form.getByLabel('Referral code').fill('');
    await form.getByLabel('Referral code').pressSequentially('bright-22222222');
    await expect(form.getByLabel('Referral code')).toHaveValue('BRIGHT-22222222');
  });
  await step('8.family.5 Failed to use referral code: {message}', async () => {
    const message = await sentenceOf(friend, '**/api/families/join-with-referral', () => send.click());
    await expectToast(friend, 'Error', `Failed to use referral code: ${message}`);
  });
  await step(
    '4.referral.2, 8.success.6, 9.referral.1 used: both families have 7 days of premium',
    async () => {
      await form.getByLabel('Referral code').fill(code);
      const letGo = await heldCall(friend, '**/api/families/join-with-referral');
      await send.click();
      await expect(send).toBeDisabled();
      letGo();
      await expectToast(friend, '🎉 Welcome to Premium!', 'Both families now have 7 days of premium access!');
      await expect(form).toBeHidden();
      for (const one of [page, friend]) {
        const { isPremium, premiumEndDate } = await (
          await one.request.get('/api/families/premium-status')
        ).json();
        expect(isPremium).toBe(true);
        expect((Date.parse(premiumEndDate) - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
      }
      await page.reload();
      const used = rewards.getByRole('listitem').filter({ hasText: code });
      await expect(used).toContainText('Used');
      await expect(used.getByRole('button')).toHaveCount(0);
    },
  );
  await friend.context().close();
});

/** The birth date of the youngest who are 13, by the calendar. */
function bornThirteenYearsAgo(today: Day): Day {
  const year = Number(today.slice(0, 4)) - 13;
  const then = `${year}${today.slice(4)}`;
  // Thirteen years before a leap year is none.
  return isDay(then) ? then : `${year}-02-28`;
}

test('the birthday: required, today at most, and judged by month and day', async ({ page }) => {
  await newAccount(page, { firstName: 'Noor' });
  const today = dayIn(new Date(), ZONE);
  const field = page.getByLabel('Birthday');
  await step('5.birth.1 required', async () => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectToast(page, 'Required Information', 'Please enter your birth date to continue.');
    await expect(field).toHaveAttribute('required');
  });
  await step('5.birth.2 today is the latest', async () => {
    await expect(field).toHaveAttribute('max', today);
  });
  const almost = addDays(bornThirteenYearsAgo(today), 1);
  await step('5.birth.3, 5.birth.4, 9.age.1 a day short of 13 needs a parent', async () => {
    expect(ageOn(almost, today)).toBe(12);
    await tellBirthday(page, almost);
    await expect(heading(page, 'A parent comes first')).toBeVisible();
  });
  const parent = page.getByLabel('Your parent or guardian’s email address');
  const send = page.getByRole('button', { name: 'Send Request' });
  await step('5.parentmail.1, 5.parentmail.2 the parent’s address is required', async () => {
    await expect(send).toBeDisabled();
    await parent.press('Enter');
    await expectToast(page, 'Parent Email Required', "Please enter your parent or guardian's email address.");
    await parent.fill('   ');
    await expect(send).toBeDisabled();
    await parent.fill('parent@family.test');
    await expect(send).toBeEnabled();
  });
});

test('who turns 13 today registers alone', async ({ page }) => {
  await newAccount(page, { firstName: 'Pia' });
  const today = dayIn(new Date(), ZONE);
  const thirteen = bornThirteenYearsAgo(today);
  await step('5.birth.3, 9.age.1 on the thirteenth birthday no parent is needed', async () => {
    await tellBirthday(page, thirteen);
    await expect(heading(page, 'Hi Pia!')).toBeVisible();
  });
});

test('the parent portal’s request needs both fields, and more than blanks', async ({ page }) => {
  await page.goto('/?page=parent-data-management');
  const send = page.getByRole('button', { name: 'Mail me the link' });
  await step('5.portal.1 child ID and parent e-mail, both non-blank after trimming', async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    for (const [childId, email] of [
      ['', ''],
      ['   ', '   '],
      ['some-child', '  '],
      [' ', 'robin@family.test'],
    ] as const) {
      await page.getByLabel("Child's user ID").fill(childId);
      await page.getByLabel('Parent email').fill(email);
      await send.click();
      await expectToast(
        page,
        'Missing Information',
        'Please provide both child ID and parent email address.',
      );
      await page.getByRole('button', { name: 'Close' }).click();
    }
    expect(calls.filter((url) => url.includes('request-access'))).toEqual([]);
  });
  await test.step('what can be no address is told at its field, and is not said to be on its way', async () => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    const email = page.getByLabel('Parent email');
    await page.getByLabel("Child's user ID").fill('some-child');
    await email.fill('robin.family.test');
    await send.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(
      /Please type an e-mail address, like name@example\.org\./,
    );
    expect(calls.filter((url) => url.includes('request-access'))).toEqual([]);
    await email.fill('robin@family.test');
    await expect(email).not.toHaveAttribute('aria-invalid');
  });
});

test('an essay opens its button at the least words of each level, and has three attempts', async ({
  page,
}) => {
  test.slow();
  await newcomer(page);
  const today = (await (await page.request.get('/api/lessons?subject=writing')).json()).lessons[0]
    .dateCreated;
  const editor = page.getByRole('textbox');
  const submit = page.getByRole('button', { name: 'Submit Essay' });
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  for (const [lines, level, least] of [
    ['5.essay.5, 9.essay.5', 'extreme', 200],
    ['5.essay.4, 9.essay.4', 'expert', 125],
    ['5.essay.3, 9.essay.3', 'hard', 75],
    ['5.essay.2, 9.essay.2', 'medium', 50],
    ['5.essay.1, 9.essay.1', 'easy', 30],
  ] as const) {
    await step(`${lines} at least ${least} words`, async () => {
      await page.goto(`/lesson/${today}-writing-${level}-1`);
      await next(page);
      await editor.fill(words(least - 1));
      await expect(page.getByText(`${least - 1} of ${least} words`, { exact: true })).toBeVisible();
      await expect(submit).toBeDisabled();
      await editor.fill(words(least));
      await expect(submit).toBeEnabled();
    });
  }
  await step('5.essay.7 words are what stands between white space', async () => {
    await editor.fill('  one-two,three\n\n\tfour   five ');
    await expect(page.getByText('3 of 30 words', { exact: true })).toBeVisible();
  });
  const forward = page.getByRole('button', { name: 'Complete Lesson', exact: true });
  const improve = page.getByRole('button', { name: 'Improve my essay' });
  const text = `${'The owl flew over the quiet town and saw a light. '.repeat(4)}It was a lantern in the window.`;
  await step(
    '4.writing.1, 4.writing.2 with its words an essay is submitted, and the step with it',
    async () => {
      await editor.fill(text);
      await expect(forward).toBeDisabled();
      await submit.click();
      await expect(editor).toHaveAttribute('readonly');
      await expect(forward).toBeEnabled();
    },
  );
  await step('4.writing.3, 4.writing.5 the first attempt shows how to improve', async () => {
    await expect(
      page.getByText('Great start! Consider adding more details or examples to strengthen your writing.', {
        exact: true,
      }),
    ).toBeVisible();
    await improve.click();
    await expect(forward).toBeDisabled();
    await submit.click();
  });
  await step('4.writing.3, 4.writing.6 and so does the second', async () => {
    await expect(
      page.getByText(
        'Good work! Try expanding on your ideas or checking your grammar and sentence structure.',
        { exact: true },
      ),
    ).toBeVisible();
    await improve.click();
    await submit.click();
  });
  await step('4.writing.4, 4.writing.7, 9.help.2 the third is final', async () => {
    await expect(
      page.getByText("Well done! Your essay meets the requirements. You've put in good effort!", {
        exact: true,
      }),
    ).toBeVisible();
    await expect(improve).toHaveCount(0);
    await expect(submit).toHaveCount(0);
    await expect(editor).toHaveAttribute('readonly');
  });
  await step('5.score.4 a writing step with an essay scores 85', async () => {
    await complete(page);
    await expect(page.getByRole('dialog').getByText('85%', { exact: true })).toBeVisible();
  });
});

test('a math lesson: what may be typed, what each try is worth, and the minutes since it was opened', async ({
  page,
}) => {
  await page.clock.install();
  await newcomer(page);
  const lesson = await openFirstLesson(page, 'math');
  const questions = questionsOf(lesson);
  const field = page.getByLabel('Your answer');
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  await next(page);
  await step('5.math.1, 5.math.2 a number, and Submit only once there is something', async () => {
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await expect(submit).toBeDisabled();
    await field.fill('   ');
    await expect(submit).toBeDisabled();
    await field.fill('twelve');
    await submit.click();
    await expect(page.getByText(/^Please type a number/)).toBeVisible();
    await expect(page.getByText(/Try again!/)).toHaveCount(0);
    await field.fill('');
  });
  const wrongs = [0, 1, 2, 2, 3, 3];
  const worth = [100, 100, 80, 80, 60, 60];
  for (const [index, question] of questions.entries()) {
    if (index > 0) await next(page);
    await answer(page, question, wrongs[index] ?? 0);
  }
  await page.clock.fastForward('03:20');
  const minutes = await step(
    '5.score.1, 5.score.2, 5.score.3, 5.score.5 the rounded average of the steps',
    async () => {
      const scores = questions.map((_, index) => worth[index] ?? 100);
      const average = Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
      const sent = page.waitForRequest('**/complete');
      await complete(page);
      await expect(page.getByRole('dialog').getByText(`${average}%`, { exact: true })).toBeVisible();
      const body = (await sent).postDataJSON();
      expect(body.score).toBe(average);
      return Number(body.timeSpentMinutes);
    },
  );
  await step('5.score.7 time spent is in whole minutes since the lesson was opened', async () => {
    expect(minutes).toBe(Math.trunc(minutes));
    expect(minutes).toBeGreaterThanOrEqual(3);
    expect(minutes).toBeLessThan(30);
    await page.goto(`/lesson/${lesson.id}`);
    await expect(page.getByText(`${minutes} minutes`, { exact: true })).toBeVisible();
  });
});

test('a science photo: too large, no picture, and made small as a JPEG', async ({ page }) => {
  await page.addInitScript(() => {
    const made: unknown[][] = [];
    Object.defineProperty(window, 'madeInto', { value: made });
    const toDataURL = HTMLCanvasElement.prototype.toDataURL;
    HTMLCanvasElement.prototype.toDataURL = function (...given) {
      made.push(given);
      return toDataURL.apply(this, given);
    };
  });
  await newcomer(page);
  const lesson = await openFirstLesson(page, 'science');
  await answerAll(page, lesson);
  const upload = page.locator('input[type=file]');
  const give = (name: string, buffer: Buffer) =>
    upload.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  const FIVE_MB = 5 * 1024 * 1024;
  await step('5.photo.1, 5.photo.2, 9.photo.1 at most 5 MB', async () => {
    await give('big.jpg', Buffer.alloc(FIVE_MB + 1));
    await expectToast(page, 'File Too Large', 'Please choose a photo smaller than 5MB.');
  });
  await step('5.photo.6 a bad file', async () => {
    await give('notes.jpg', Buffer.alloc(FIVE_MB));
    await expectToast(page, 'Invalid Image', 'Please choose a valid image file.');
  });
  await step('5.photo.7, 8.success.9 success', async () => {
    await give('beans.jpg', await page.screenshot({ type: 'jpeg' }));
    await expectToast(page, 'Photo Uploaded!');
  });
  await step('5.photo.3, 5.photo.4, 5.photo.5, 9.photo.2, 9.photo.3 800 px, JPEG, quality 0.8', async () => {
    expect(await page.evaluate(() => Reflect.get(window, 'madeInto'))).toEqual([['image/jpeg', 0.8]]);
    const shown = page.getByRole('img', { name: /experiment/i });
    await expect
      .poll(() =>
        shown.evaluate(
          (image) => image instanceof HTMLImageElement && Math.max(image.naturalWidth, image.naturalHeight),
        ),
      )
      .toBe(800);
    const photo = page.waitForRequest('**/api/user/photos');
    const sent = page.waitForRequest('**/complete');
    await complete(page);
    expect((await photo).headers()['content-type']).toBe('image/jpeg');
    expect((await photo).postDataBuffer()?.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect((await sent).postDataJSON().photoUrl).toMatch(/^\/api\/users\/[^/]+\/photos\/[^/]+$/);
  });
});

test('the contact form: what it must have, and that a category may be left out', async ({ page }) => {
  const sent: Request[] = [];
  page.on('request', (request) => request.url().endsWith('/api/contact') && sent.push(request));
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  await step(
    '5.contact.1, 5.contact.2, 5.contact.3, 5.contact.4 name, e-mail, subject and message are required',
    async () => {
      const filled = {
        Name: 'Robin',
        Email: 'robin@family.test',
        Subject: 'Rest days',
        Message: 'Do they count?',
      };
      for (const missing of Object.keys(filled)) {
        for (const [label, value] of Object.entries(filled)) {
          await page.getByLabel(label).fill(label === missing ? ' ' : value);
        }
        await send.click();
        await expect(page.getByLabel(missing)).toHaveAttribute('aria-invalid', 'true');
        await expect(page.getByLabel(missing)).toHaveAttribute('required');
      }
      expect(sent).toEqual([]);
      for (const [label, value] of Object.entries(filled)) await page.getByLabel(label).fill(value);
    },
  );
  await step('5.contact.2 of the e-mail type', async () => {
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  });
  await step('9.contact.1 the categories', async () => {
    const values = await page
      .getByLabel(/^Category/)
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
    expect(values).toEqual(['', 'technical', 'account', 'content', 'parent', 'feedback', 'other']);
  });
  await step('5.contact.5, 8.success.13 the category is optional', async () => {
    await expect(page.getByLabel(/^Category/)).toHaveValue('');
    await send.click();
    await expectToast(
      page,
      'Message Sent!',
      "Thank you for contacting us. We'll get back to you within 24 hours.",
    );
    expect(sent).toHaveLength(1);
  });
});

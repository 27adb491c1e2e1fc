import { expect, test } from '@playwright/test';
import { questionsOf } from '../src/features/lessons/rules/judging.ts';
import { haveFinished, haveStanding, type PastLesson } from './history.ts';
import { answer, complete, next, openFirstLesson } from './lessons.ts';
import { BORN_8_YEARS_AGO, givePremium, newAccount, newcomer, tellBirthday, withDatabase } from './people.ts';
import { stepUntil, stopClock, toastOf } from './toasts.ts';

/*
 * Section 9 of the specification, business constants and limits; the ids are those of `docs/coverage.md`. What the
 * states and forms show of them (seconds until a redirect, words of an essay, sizes of a photo) is in
 * spec-states.test.ts and spec-forms.test.ts.
 */

const { step } = test;

test('toasts, settings and the current user: how many, how long, and what they begin with', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await newcomer(page);
  const usersAsked = () => asked.filter((path) => path === '/api/auth/user').length;
  await step('9.cache.1 the current user is asked for again after 5 minutes and no sooner', async () => {
    const go = async (name: RegExp, title: string) => {
      await page.getByRole('banner').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    };
    const before = usersAsked();
    await page.clock.fastForward('04:30');
    await go(/see my profile/, 'My Profile');
    await go(/see my badges/, 'My Badges');
    expect(usersAsked()).toBe(before);
    await page.clock.fastForward('01:00');
    await go(/see my profile/, 'My Profile');
    await expect.poll(usersAsked).toBe(before + 1);
  });

  await page.goto('/settings');
  const group = (name: string) => page.getByRole('group', { name });
  await step('9.settings.1 to 9.settings.3 the choices, and which is the default', async () => {
    for (const [name, choices, chosen] of [
      ['Difficulty', ['Easy', 'Adaptive', 'Challenging'], 'Adaptive'],
      ['Daily goal', ['3', '5', '10', 'Unlimited'], '5'],
      ['Theme', ['Light', 'Dark', 'Auto'], 'Light'],
    ] as const) {
      await expect(group(name).getByRole('radio')).toHaveCount(choices.length);
      for (const choice of choices) {
        const radio = group(name).getByRole('radio', { name: choice, exact: true });
        await expect(radio).toBeChecked({ checked: choice === chosen });
      }
    }
  });
  await step('9.settings.4 auto-save, notifications and sound effects are on', async () => {
    for (const name of ['Auto-save', 'Notifications', 'Sound effects']) {
      await expect(page.getByRole('switch', { name })).toBeChecked();
    }
  });

  await stopClock(page);
  const toast = toastOf(page);
  const titled = (title: string) => toast.getByText(title, { exact: true });
  const saveSomething = async () => {
    await page.getByRole('switch', { name: 'Auto-save' }).click();
    await stepUntil(page, () => titled('Settings Saved').isVisible());
  };
  await step('9.toast.1 at most one toast at a time', async () => {
    await saveSomething();
    // By the keyboard: where its words take two lines, the toast lies over the button, and the clock stands.
    await page.getByRole('button', { name: 'Reset' }).press('Enter');
    await stepUntil(page, () => titled('Settings Reset').isVisible());
    await expect(toast).toHaveCount(1);
    await expect(page.getByText('Settings Saved', { exact: true })).toHaveCount(0);
  });
  await step('9.toast.2 shown for 5000 ms', async () => {
    await page.clock.runFor(6_000);
    await expect(toast).toHaveCount(0);
    await saveSomething();
    await expect(toast).toBeVisible();
    await page.clock.runFor(4_700);
    await expect(toast).toBeVisible();
    await page.clock.runFor(500);
    await expect(toast).toHaveCount(0);
  });
  const swipe = async (px: number) => {
    const box = await toast.boundingBox();
    if (!box) throw new Error('no toast is there');
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + px / 2, y, { steps: 4 });
    await page.mouse.move(x + px, y, { steps: 4 });
    await page.mouse.up();
    await page.clock.runFor(100);
  };
  await step('9.toast.4, 9.toast.5 a swipe to the right of more than 50 px takes it away', async () => {
    await saveSomething();
    await swipe(40);
    await expect(toast).toBeVisible();
    await swipe(-90);
    await expect(toast).toBeVisible();
    await swipe(60);
    await expect(toast).toHaveCount(0);
  });
  await step('9.toast.6 F8 brings the keyboard to the toasts', async () => {
    await saveSomething();
    await page.keyboard.press('F8');
    const region = page.getByRole('region', { name: 'Notifications (F8)' });
    expect(await region.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  });
});

test('the pending user is asked for again after 60 s and no sooner', async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const usersAsked = () => asked.filter((path) => path === '/api/auth/pending-user').length;
  await newAccount(page, { firstName: 'Noor' });
  await tellBirthday(page, BORN_8_YEARS_AGO);
  /** Away to a page for everybody and back, within the app. */
  const comeBack = async () => {
    await page.evaluate(() => {
      history.pushState({}, '', '/about');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { level: 1, name: 'About Brightling' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Birthday').or(page.getByText('A parent comes first'))).toBeVisible();
  };
  await step('9.cache.2 60 s', async () => {
    const before = usersAsked();
    await page.clock.fastForward(40_000);
    await comeBack();
    expect(usersAsked()).toBe(before);
    await page.clock.fastForward(30_000);
    await comeBack();
    await expect.poll(usersAsked).toBe(before + 1);
  });
  await step('9.consent.1 the window of 72 hours stands on the parent’s step', async () => {
    await page.reload();
    await expect(page.getByText('They have 72 hours to answer.')).toBeVisible();
  });
});

test('tooltips: the first takes its time, the next comes at once', async ({ page }) => {
  await page.clock.install();
  await newcomer(page);
  const chip = (name: RegExp) => page.getByRole('banner').getByRole('link', { name });
  const tooltip = page.getByRole('tooltip');
  await page.mouse.move(0, 400);
  await stopClock(page);
  await step('9.tooltip.1 it opens after 700 ms', async () => {
    await chip(/see my badges/).hover();
    await page.clock.runFor(650);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(tooltip).toHaveCount(1);
  });
  await step('9.tooltip.2 within 300 ms of one that was open the next needs no wait', async () => {
    await page.mouse.move(0, 400);
    await page.clock.runFor(200);
    await chip(/see my profile/).hover();
    await page.clock.runFor(50);
    await expect(tooltip).toHaveCount(1);
    await page.mouse.move(0, 400);
    await page.clock.runFor(400);
    await chip(/see my badges/).hover();
    await page.clock.runFor(650);
    await expect(tooltip).toHaveCount(0);
  });
});

test('the badges, with what each is given for', async ({ page }) => {
  await newcomer(page);
  await page.goto('/badges');
  const badges = page.getByRole('main').getByRole('listitem');
  await step('9.badges.1 to 9.badges.4 sixteen badges', async () => {
    await expect(badges).toHaveCount(16);
    for (const [group, given] of [
      [
        'Lesson badges',
        [
          ['Rookie Explorer', '25 lessons'],
          ['Knowledge Seeker', '50 lessons'],
          ['Wisdom Warrior', '100 lessons'],
          ['Scholar Supreme', '500 lessons'],
          ['Legend Learner', '1,000 lessons'],
          ['Master Mind', '2,000 lessons'],
          ['Galaxy Genius', '5,000 lessons'],
          ['Universe Master', '10,000 lessons'],
        ],
      ],
      [
        'Points badges',
        [
          ['Point Pioneer', '500 points'],
          ['Score Champion', '1,000 points'],
          ['Point Master', '5,000 points'],
          ['Legendary Scorer', '10,000 points'],
          ['Cosmic Collector', '25,000 points'],
        ],
      ],
      [
        'Streak badges',
        [
          ['Daily Hero', '7 days in a row'],
          ['Consistency King', '30 days in a row'],
          ['Streak Legend', '100 days in a row'],
        ],
      ],
    ] as const) {
      const shown = page.getByRole('region', { name: group }).getByRole('listitem');
      await expect(shown).toHaveCount(given.length);
      for (const [place, [name, threshold]] of given.entries()) {
        await expect(shown.nth(place).getByRole('heading', { name, exact: true })).toBeVisible();
        await expect(shown.nth(place).getByText(threshold, { exact: true })).toBeVisible();
      }
    }
  });
});

test('referral codes and tiers: five are listed, and each threshold has its name', async ({ page }) => {
  await newcomer(page);
  await page.request.post('/api/families', {
    data: { name: 'The Larks' },
    headers: { 'sec-fetch-site': 'same-origin', origin: new URL(page.url()).origin },
  });
  const { family } = await (await page.request.get('/api/families/my-family')).json();
  let made = 0;
  const makeCodes = (count: number, isUsed: boolean) =>
    withDatabase(async (client) => {
      for (let left = count; left > 0; left--) {
        await client.query(
          `insert into referrals (family_id, code, created_at, completed_at)
           select id, $2, now() + make_interval(secs => $4::int), case when $3 then now() end
           from families where invite_code = $1`,
          [
            family.inviteCode,
            `BRIGHT-TEST${String(++made).padStart(4, '0')}${family.inviteCode}`,
            isUsed,
            made,
          ],
        );
      }
    });
  const rewards = page.getByRole('dialog', { name: 'Referral Rewards' });
  let used = 0;
  for (const [count, tier] of [
    [0, 'Starter'],
    [1, 'Advocate'],
    [2, 'Advocate'],
    [3, 'Ambassador'],
    [4, 'Ambassador'],
    [5, 'Champion'],
    [9, 'Champion'],
    [10, 'Legend'],
  ] as const) {
    await step(`9.referral.4 ${count} completed: ${tier}`, async () => {
      await makeCodes(count - used, true);
      used = count;
      await page.goto('/?dialog=invite-friends');
      await expect(rewards.getByRole('heading', { name: tier, exact: true })).toBeVisible();
    });
  }
  await step(
    '9.referral.2, 9.referral.3 the five latest are listed, and pending ones can be passed on',
    async () => {
      await makeCodes(2, false);
      await page.reload();
      const rows = rewards.getByRole('listitem').filter({ hasText: 'BRIGHT-' });
      await expect(rows).toHaveCount(5);
      for (const [place, number] of [12, 11, 10, 9, 8].entries()) {
        const row = rows.nth(place);
        await expect(row).toContainText(`BRIGHT-TEST00${String(number).padStart(2, '0')}`);
        const isPending = number > 10;
        await expect(row.getByRole('button', { name: /^Copy/ })).toHaveCount(isPending ? 1 : 0);
        await expect(row.getByRole('button', { name: /^Share/ })).toHaveCount(isPending ? 1 : 0);
      }
    },
  );
});

test('what is offered for sharing first, how rare it is, and what making it earns', async ({ page }) => {
  const { email } = await newcomer(page, { firstName: 'Theodora' });
  const sharing = page.getByRole('dialog', { name: 'Share Your Achievement' });
  for (const [id, has, title, rarity] of [
    ['9.share.3', { streak: 30, points: 12_000 }, '30-day streak', 'legendary'],
    ['9.share.4', { streak: 29, points: 10_000 }, '10,000 points', 'epic'],
    ['9.share.5', { streak: 3, points: 150 }, '3-day streak', undefined],
  ] as const) {
    await step(`${id} ${title}: ${rarity ?? 'common'}`, async () => {
      await haveStanding(email, has);
      await page.goto('/?dialog=share');
      const choices = sharing.getByRole('radio');
      await expect(choices.first()).toBeChecked();
      await expect(choices.first()).toHaveAccessibleName(title);
      const word = sharing.getByText(/^(rare|epic|legendary)$/);
      // The everyday one goes by no name.
      if (rarity) await expect(word).toHaveText(rarity);
      else await expect(word).toHaveCount(0);
    });
  }
  await step('9.share.1, 9.share.2 two streak shields and bonus points', async () => {
    await expect(sharing).toContainText('2 streak shields and 25 points');
  });
});

test('points: half for earlier days, 50 where an answer names none; the day’s goal; the levels', async ({
  page,
}) => {
  test.slow();
  const { email } = await newcomer(page);
  await givePremium(email);
  await page.goto('/lessons/reading');
  await step('9.levels.1 each subject has five levels', async () => {
    for (const subject of ['writing', 'math', 'science', 'social_studies', 'reading']) {
      await page.goto(`/lessons/${subject}`);
      const levels = page.getByRole('group', { name: 'Difficulty' }).getByRole('radio');
      await expect(levels).toHaveCount(6);
    }
  });
  await step('9.bonus.1 lessons of earlier days give half of the points, rounded down', async () => {
    await page.getByRole('switch', { name: 'Show All Levels' }).click();
    const points = async (day: RegExp) => {
      const texts = await page
        .getByRole('region', { name: day })
        .getByText(/^\d+ (bonus )?points$/)
        .allInnerTexts();
      return texts.toSorted();
    };
    await expect(page.getByRole('region', { name: /^Yesterday/ })).toBeVisible();
    expect(await points(/^Today/)).toEqual([
      '100 points',
      '50 points',
      '60 points',
      '75 points',
      '90 points',
    ]);
    const half = ['25', '30', '37', '45', '50'].map((figure) => `${figure} bonus points`);
    for (const day of [/^Yesterday/, /^2 days ago/]) expect(await points(day)).toEqual(half);
  });
  const lesson = await openFirstLesson(page, 'math');
  await next(page);
  for (const [index, question] of questionsOf(lesson).entries()) {
    if (index > 0) await next(page);
    await answer(page, question);
  }
  await step('9.bonus.2 50 on the celebration where the answer names no points', async () => {
    await page.route('**/complete', async (route) => {
      const response = await route.fetch();
      const { pointsEarned, ...rest } = await response.json();
      expect(pointsEarned).toBe(90);
      await route.fulfill({ response, json: rest });
    });
    await complete(page);
    await expect(page.getByRole('dialog').getByText('+50 points', { exact: true })).toBeVisible();
  });
  await step('9.goal.1, 9.goal.2 five subjects a day, 20% for each', async () => {
    await page.goto('/');
    await expect(page.getByText('1 of 5 subjects today', { exact: true })).toBeVisible();
    await expect(page.getByText('20%', { exact: true })).toBeVisible();
  });
  await step('9.progress.1 a bar goes to 100 where nothing else is said', async () => {
    const bars = page.getByRole('progressbar', { name: / progress$/ });
    await expect(bars).toHaveCount(5);
    for (const bar of await bars.all()) await expect(bar).toHaveAttribute('aria-valuemax', '100');
  });
  await step('9.audience.1 ages 7 to 14, grades 2 to 8', async () => {
    await page.goto('/about');
    await expect(page.getByText('Children from 7 to 14').first()).toBeVisible();
    await expect(page.getByText(/in grades 2 to 8/).first()).toBeVisible();
  });
  await step('9.help.1, 9.help.3, 9.help.4 what the help says of lessons, tries and levels', async () => {
    await page.goto('/help');
    for (const [question, text] of [
      ['How many lessons are there each day?', /One lesson per subject daily/],
      ['How many tries do I have, also in writing?', /Writing gets 3 attempts/],
      ['How does Brightling choose the level?', /85% or more.*Below 60%/s],
    ] as const) {
      await page.locator('summary', { hasText: question }).click();
      await expect(page.getByRole('main')).toContainText(text);
      await expect(page.getByText(text).first()).toBeVisible();
    }
  });
});

test('a report and a dashboard of a learner whose figures are known', async ({ page }) => {
  test.slow();
  const { email } = await newcomer(page, { firstName: 'Ines' });
  const many = (subject: PastLesson['subject'], scores: readonly number[], more: Partial<PastLesson> = {}) =>
    scores.map((score, place): PastLesson => ({ subject, score, daysAgo: 8 - (place % 3), ...more }));
  await haveFinished(email, [
    ...many('reading', [80, 100, 85, 84, 100, 91]),
    ...many('math', [75, 75, 75]),
    ...many('science', [69, 70, 62]),
    ...many('social_studies', [59, 59, 58]),
  ]);
  const main = page.getByRole('main');
  const part = (subject: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: subject, exact: true }) });
  await page.goto('/detailed-report');
  await step('9.report.1 the labels by the average score', async () => {
    for (const [subject, average, label] of [
      ['Reading', '90%', 'Excellent'],
      ['Math', '75%', 'Good'],
      ['Science', '67%', 'Improving'],
      ['Social Studies', '59%', 'Needs Support'],
    ] as const) {
      await expect(part(subject).getByText(label, { exact: true })).toBeVisible();
      await expect(part(subject).getByText(average, { exact: true }).first()).toBeVisible();
    }
  });
  const latest = (subject: string) => part(subject).getByRole('row');
  await step('9.report.2 the bands: 85 good with a check mark, 70 to 84 medium, below low', async () => {
    const bands = { 85: 'good', 84: 'medium', 70: 'medium', 69: 'low' };
    for (const [score, band] of Object.entries(bands)) {
      const row = main
        .getByRole('row')
        .filter({ hasText: `${score}%` })
        .first();
      await expect(row).toContainText(band);
    }
    await expect(part('Reading').getByText(/85\s✓/).first()).toBeVisible();
    await expect(part('Math').getByText(/✓/)).toHaveCount(0);
  });
  await step('4.level the report names the level beside the progress', async () => {
    await expect(part('Reading').getByText('Expert: no skill shown yet', { exact: true })).toBeVisible();
  });
  await step('9.report.4 the five latest scores of a subject', async () => {
    // The head and five; the first of the six lessons is left out.
    await expect(latest('Reading')).toHaveCount(6);
    await expect(part('Reading').getByRole('row').filter({ hasText: '80%' })).toHaveCount(0);
    await expect(latest('Math')).toHaveCount(4);
  });
  await step('9.report.3 what is said of each subject', async () => {
    const said = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Learning Insights & Recommendations' }) });
    await expect(said.getByText(/^Excellent work in Reading.*Time to try harder levels\.$/)).toBeVisible();
    await expect(said.getByText(/^Good progress in Math/)).toBeVisible();
    await expect(said.getByText(/^Social Studies needs some extra attention/)).toBeVisible();
    await expect(said.getByText(/Science/)).toHaveCount(0);
  });
  await step('9.report.5, 9.time.2 ten activities, averages in whole percent', async () => {
    const activity = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Recent Learning Activity' }) });
    await expect(activity.getByRole('listitem')).toHaveCount(10);
  });

  const fresh = async (email: string, past: readonly PastLesson[]) => {
    await withDatabase((client) =>
      client.query('delete from completions where user_id = (select id from users where email = $1)', [
        email,
      ]),
    );
    await haveFinished(email, past);
    await page.goto('/parent-dashboard');
    await expect(page.getByRole('heading', { name: 'Subject performance' })).toBeVisible();
  };
  const insights = (title: string) => main.getByRole('heading', { name: title, exact: true });
  const headline = (text: string) => main.getByRole('heading', { level: 2, name: text, exact: true });
  for (const [score, text] of [
    [90, 'An outstanding week!'],
    [80, 'A great week!'],
    [70, 'A good, steady week'],
  ] as const) {
    await step(`9.week.1, 9.week.2 the last 7 days, with a headline at ${score}`, async () => {
      await fresh(email, [
        { subject: 'math', score, daysAgo: 6 },
        { subject: 'math', score: 0, daysAgo: 8 },
      ]);
      await expect(headline(text)).toBeVisible();
      await expect(main.getByText(/^The last 7 days,/)).toBeVisible();
    });
  }
  await step('9.insights.4 fewer than 5 lessons', async () => {
    await expect(insights('Just getting started')).toBeVisible();
    for (const title of ['High scores', 'A real habit', 'Keeps at it']) {
      await expect(insights(title)).toHaveCount(0);
    }
  });
  await step('9.time.1 minutes, or hours and minutes', async () => {
    await fresh(email, [
      { subject: 'math', score: 85, daysAgo: 1, seconds: 1_170 },
      { subject: 'reading', score: 85, daysAgo: 1, seconds: 3_900 },
    ]);
    await expect(main.getByText(/· 20\smin$/)).toBeVisible();
    await expect(main.getByText(/· 1\sh\s5\smin$/)).toBeVisible();
  });
  await step('9.insights.1 to 9.insights.3 average 85, streak 7, 20 lessons', async () => {
    await haveStanding(email, { streak: 7, points: 100 });
    const subjects = ['math', 'reading', 'science', 'social_studies'] as const;
    await fresh(
      email,
      Array.from({ length: 20 }, (_, place) => ({
        subject: subjects[place % 4] ?? 'math',
        score: 85,
        daysAgo: place % 5,
      })),
    );
    for (const title of ['High scores', 'A real habit', 'Keeps at it']) {
      await expect(insights(title)).toBeVisible();
    }
    await expect(insights('Just getting started')).toHaveCount(0);
    // Once a day was missed it is no habit to praise.
    await haveStanding(email, { streak: 7, points: 100, daysAway: 1 });
    const known = page.waitForResponse('**/api/user/streak-status');
    await fresh(
      email,
      Array.from({ length: 20 }, (_, place) => ({
        subject: subjects[place % 4] ?? 'math',
        score: 85,
        daysAgo: 2 + (place % 5),
      })),
    );
    await known;
    await expect(insights('Keeps at it')).toBeVisible();
    await expect(insights('A real habit')).toHaveCount(0);
  });
  await step('9.essays.1, 9.essays.2 essays of more than 50 characters, cut at 300', async () => {
    await fresh(email, [
      { subject: 'writing', score: 85, daysAgo: 3, essay: 'a'.repeat(50) },
      { subject: 'writing', score: 85, daysAgo: 2, essay: 'b'.repeat(51) },
      { subject: 'writing', score: 85, daysAgo: 1, essay: 'c'.repeat(301) },
    ]);
    await expect(main.getByText('a'.repeat(50), { exact: true })).toHaveCount(0);
    await expect(main.getByText('b'.repeat(51), { exact: true })).toBeVisible();
    await expect(main.getByText(`${'c'.repeat(300)}…`, { exact: true })).toBeVisible();
  });
});

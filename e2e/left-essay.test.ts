import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { next, openFirstLesson } from './lessons.ts';
import { givePremium, newcomer } from './people.ts';

const TEXT = 'A long story of a lantern and a river.';

const YOURS = /^Your text from /;

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

/** As if what this browser keeps of a lesson had been written so many days ago. Returns that day's lesson. */
function movedBack(page: Page, lessonId: string, days: number): Promise<string> {
  return page.evaluate(
    ([id, ms]) => {
      const earlier = new Date(Date.parse(id.slice(0, 10)) - ms).toISOString().slice(0, 10) + id.slice(10);
      for (const [key, value] of Object.entries(localStorage)) {
        if (!key.endsWith(id)) continue;
        const kept = JSON.parse(value);
        localStorage.setItem(
          key.replace(id, earlier),
          JSON.stringify({ ...kept, savedAt: kept.savedAt - ms }),
        );
        localStorage.removeItem(key);
      }
      return earlier;
    },
    [lessonId, days * 86_400_000] as const,
  );
}

/** Begins an essay, which this browser keeps, and leaves it. Returns its lesson's id. */
async function leaveEssay(page: Page): Promise<string> {
  const lesson = await openFirstLesson(page, 'writing');
  await next(page);
  await page.getByRole('textbox', { name: 'Your essay' }).fill(TEXT);
  await expect.poll(() => kept(page)).toContain(TEXT);
  await page.goto('/badges');
  return lesson.id;
}

test('an essay that was not handed in on its day can still be read and copied, until its child throws it away', async ({
  page,
}) => {
  await newcomer(page);
  const lessonId = await leaveEssay(page);
  await page.goto('/lessons/writing');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: YOURS })).toHaveCount(0);
  const earlier = await movedBack(page, lessonId, 1);

  const left = page.getByRole('heading', { name: YOURS });
  const words = page.getByLabel('You can mark it here and copy it yourself:');
  await page.goto(`/lesson/${earlier}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Let's pick another lesson");
  await expect(left).toBeVisible();
  await expect(words).toHaveValue(TEXT);
  await expectAccessible(page);

  await page.getByRole('link', { name: "Today's Writing lessons" }).click();
  await expect(left).toBeVisible();
  await expect(words).toHaveValue(TEXT);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('button', { name: 'Throw it away' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Throw your text away?', { exact: false })).toBeFocused();
  expect(await kept(page)).toContain(TEXT);
  await page.getByRole('button', { name: 'Yes, throw it away' }).click();
  await expect(left).toBeHidden();
  await expect(page.getByText('Your text is thrown away.')).toBeFocused();
  expect(await kept(page)).not.toContain(TEXT);
});

test('several that are left are told apart by their days, and their buttons by their words', async ({
  page,
}) => {
  const { email } = await newcomer(page);
  await givePremium(email);
  const lessonId = await leaveEssay(page);
  await movedBack(page, await movedBack(page, lessonId, 1), 1);
  await movedBack(page, await leaveEssay(page), 1);
  await page.goto('/lessons/writing');
  const headings = page.getByRole('heading', { name: YOURS });
  await expect(headings).toHaveCount(2);
  for (const days of [1, 2]) {
    const day = new Date(Date.parse(lessonId.slice(0, 10)) - days * 86_400_000).toLocaleDateString('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    });
    const essay = page.locator('section', {
      has: page.getByRole('heading', { name: `Your text from ${day}` }),
    });
    const description = new RegExp(`${day}.*${TEXT}`);
    await expect(essay.getByRole('button', { name: 'Throw it away' })).toHaveAccessibleDescription(
      description,
    );
  }
});

test('nobody else at this browser sees it, and it goes when it was left long ago', async ({ page }) => {
  await newcomer(page);
  await movedBack(page, await leaveEssay(page), 1);
  await page.context().clearCookies();
  await newcomer(page, { firstName: 'Noor' });
  const lesson = await openFirstLesson(page, 'writing');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: YOURS })).toHaveCount(0);
  expect(await kept(page)).toContain(TEXT);

  const day = new Date(Date.parse(lesson.id.slice(0, 10)) - 86_400_000).toISOString().slice(0, 10);
  await movedBack(page, day + lesson.id.slice(10), 40);
  await openFirstLesson(page, 'math');
  await expect.poll(() => kept(page)).not.toContain(TEXT);
});

import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { next, openFirstLesson } from './lessons.ts';
import { newcomer } from './people.ts';

const TEXT = 'A long story of a lantern and a river.';

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

/** As if what this browser keeps of a lesson had been written on the day before. Returns that day's lesson. */
function movedToYesterday(page: Page, lessonId: string): Promise<string> {
  return page.evaluate((id) => {
    const day = new Date(Date.parse(id.slice(0, 10)) - 86_400_000).toISOString().slice(0, 10);
    const earlier = day + id.slice(10);
    for (const [key, value] of Object.entries(localStorage)) {
      if (!key.endsWith(id)) continue;
      localStorage.setItem(key.replace(id, earlier), value);
      localStorage.removeItem(key);
    }
    return earlier;
  }, lessonId);
}

test('an essay that was not handed in on its day can still be read and copied, until its child throws it away', async ({
  page,
}) => {
  await newcomer(page);
  const lesson = await openFirstLesson(page, 'writing');
  await next(page);
  await page.getByRole('textbox', { name: 'Your essay' }).fill(TEXT);
  await expect.poll(() => kept(page)).toContain(TEXT);
  await page.goto('/badges');
  const earlier = await movedToYesterday(page, lesson.id);

  const left = page.getByRole('heading', { name: 'A text that you have not handed in' });
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
  await page.getByRole('button', { name: 'Throw it away' }).click();
  await expect(page.getByText('Throw your text away?', { exact: false })).toBeFocused();
  expect(await kept(page)).toContain(TEXT);
  await page.getByRole('button', { name: 'Yes, throw it away' }).click();
  await expect(left).toBeHidden();
  await expect(page.getByText('Your text is thrown away.')).toBeFocused();
  expect(await kept(page)).not.toContain(TEXT);
});

import { expect, test, type Locator } from '@playwright/test';
import { questionsOf } from '../src/features/lessons/rules/judging.ts';
import { answer, next, openFirstLesson } from './lessons.ts';
import { demoPerson, newcomer } from './people.ts';

/** As it is seen: where the system chooses the colours, it does not take the author's own. */
const fillOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);

/** What tells by its fill alone that it is chosen, on or alight has another one than what is not. */
async function expectToldApart(one: Locator, other: Locator): Promise<void> {
  expect(await fillOf(one)).not.toBe(await fillOf(other));
}

test('where the system chooses the colours, what is chosen, on, alight or right is seen', async ({
  page,
}) => {
  await newcomer(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/settings');
  const chips = page.getByRole('group', { name: 'Text size' }).locator('label');
  await expectToldApart(chips.getByText('Standard'), chips.getByText('Largest'));
  const track = page.getByRole('switch', { name: 'Sound effects' }).locator('span').first();
  await expectToldApart(track.locator('span'), track);

  await page.goto('/lessons/math');
  await page.getByText('Show All Levels').click();
  const levels = page.getByRole('group', { name: 'Difficulty' }).locator('label');
  await expectToldApart(levels.getByText('All'), levels.getByText('Medium'));
  const allLevels = page.locator('label', { hasText: 'Show All Levels' }).locator('span').first();
  await expectToldApart(allLevels.locator('span'), allLevels);
  const lights = page.locator('span:has(> [aria-hidden])', { hasText: /^Easy$/ }).first();
  await expectToldApart(lights.locator('span span').first(), lights.locator('span span').last());

  const lesson = await openFirstLesson(page, 'science');
  await next(page);
  const [question] = questionsOf(lesson);
  if (!question) throw new Error('the lesson asks nothing');
  await answer(page, question, 1);
  const letterOf = (mark: string) => page.getByRole('button', { name: mark }).locator('[data-said]').first();
  await expectToldApart(letterOf('Right'), letterOf('Not this one'));
});

test('where the system chooses the colours, words of a parent’s line are of them', async ({ page }) => {
  await demoPerson(page, 'Robin');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/detailed-report');
  const words = page.locator('.chart svg text');
  await expect(words.first()).toBeVisible();
  const inks = await words.evaluateAll((all) => all.map((one) => getComputedStyle(one).fill));
  expect(new Set(inks)).toEqual(new Set(['rgb(255, 255, 255)']));
});

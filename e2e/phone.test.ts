import { expect, test, type Locator } from '@playwright/test';
import { questionsOf } from '../src/features/lessons/rules/judging.ts';
import { expectAccessible } from './axe.ts';
import { answer, next, openFirstLesson } from './lessons.ts';
import { demoPerson } from './people.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('who looks on is told below the way back and forward, and lies under neither', async ({ page }) => {
  await demoPerson(page, 'Ada');
  const lesson = await openFirstLesson(page, 'reading');
  const [first] = questionsOf(lesson);
  if (!first) throw new Error('a reading lesson has questions');
  const line = page.getByText('Your parent can see what you do here.');
  const expectLineBelow = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const bar = await boxOf(page.getByRole('button', { name: 'Next', exact: true }).locator('..'));
    const told = await boxOf(line);
    expect(told.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    expect(told.y + told.height).toBeLessThanOrEqual(740);
  };
  await expect(line).toBeVisible();
  await expectLineBelow();
  await next(page);
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await expectLineBelow();
  await answer(page, first);
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeEnabled();
  await expectLineBelow();
  await expectAccessible(page);
});

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not in the page');
  return box;
}

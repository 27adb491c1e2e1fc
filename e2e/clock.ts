import { expect, type Locator, type Page } from '@playwright/test';

/** What is still looked at when hardly anything of its time is left, in ms. */
const JUST_BEFORE_MS = 20;
const STEP_MS = 5;
const LONGEST_MS = 4_000;

/** Lets the stopped time pass until something is there; answers how much has passed, in ms. */
async function passUntil(page: Page, thing: Locator): Promise<number> {
  for (let passed = 0; passed < LONGEST_MS; passed += STEP_MS) {
    if (await thing.isVisible()) return passed;
    await page.clock.runFor(STEP_MS);
  }
  throw new Error('it has not come');
}

/** With the clock stopped: a thing comes, is still there just before its time is over, and then gone. */
export async function expectToStayFor(page: Page, ms: number, thing: Locator): Promise<void> {
  // It came somewhere in this time, and its own began then.
  const coming = await passUntil(page, thing);
  await page.clock.runFor(ms - coming - JUST_BEFORE_MS);
  await expect(thing).toBeVisible();
  await page.clock.runFor(coming + 2 * JUST_BEFORE_MS);
  await expect(thing).toBeHidden();
}

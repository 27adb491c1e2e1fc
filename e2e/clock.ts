import { expect, type Locator, type Page } from '@playwright/test';

/** What is still looked at when hardly anything of its time is left, in ms. */
const JUST_BEFORE_MS = 20;
const STEP_MS = 5;
const REAL_STEP_MS = 50;

/** Lets the stopped time pass until something is there; answers how much has passed, in ms. */
async function passUntil(page: Page, thing: Locator): Promise<number> {
  let passed = 0;
  await expect
    .poll(
      async () => {
        if (await thing.isVisible()) return true;
        await page.clock.runFor(STEP_MS);
        passed += STEP_MS;
        return false;
      },
      // What comes over the network takes real time: little of the page's own may pass meanwhile.
      { intervals: [REAL_STEP_MS], timeout: 20_000 },
    )
    .toBe(true);
  return passed;
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

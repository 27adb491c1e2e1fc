import { expect, type Locator, type Page } from '@playwright/test';

/** The toast that is there: one at most. */
export function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
}

/** A toast says this, word for word. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = toastOf(page);
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  if (text !== undefined) await expect(toast.getByText(text, { exact: true })).toBeVisible();
}

/** Holds every call to an address up until it is let go. */
export async function heldCall(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Stops the page's clock, so that only `runFor` moves it. */
export async function stopClock(page: Page): Promise<void> {
  // Where it runs past that moment meanwhile, it is refused, but stands: the second try finds it so.
  await expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1_000);
    // A clock that does not stand at all is told as that.
  }).toPass({ timeout: 20_000 });
}

/** Lets the stopped clock go on in small steps until something is seen: what comes over the network takes real time. */
export async function stepUntil(page: Page, seen: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(20);
        return seen();
      },
      { intervals: [50] },
    )
    .toBe(true);
}

import { expect, type Page } from '@playwright/test';

/** Waits until this browser holds all that a child needs without a network: the app, and today's seven lessons. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await expect
    .poll(
      async () =>
        (await keptAddresses(page)).filter((address) => address.startsWith('/api/lessons/2')).length,
      {
        timeout: 60_000,
      },
    )
    .toBe(7);
}

/** Addresses of the calls whose answers are kept in this browser. */
export async function keptAddresses(page: Page): Promise<string[]> {
  return (await keptAnswers(page)).map(({ address }) => address);
}

type Kept = { address: string; /** JSON. */ text: string };

/** The answers that are kept in this browser. */
export function keptAnswers(page: Page): Promise<Kept[]> {
  return page.evaluate(async () => {
    const all = await indexedDB.databases();
    // Opening one that is not there would make it.
    if (!all.some(({ name }) => name === 'brightling.answers')) return [];
    return new Promise<Kept[]>((resolve, reject) => {
      const opening = indexedDB.open('brightling.answers');
      // Wiped just now: making it anew is broken off, and ends as an error.
      let isGone = false;
      opening.onupgradeneeded = () => {
        isGone = true;
        opening.transaction?.abort();
      };
      opening.onerror = () => (isGone ? resolve([]) : reject(opening.error));
      opening.onsuccess = () => {
        const asking = opening.result.transaction('answers').objectStore('answers').getAll();
        asking.onsuccess = () => {
          opening.result.close();
          resolve(asking.result);
        };
      };
    });
  });
}

/** Bytes of the app's own files that this browser keeps. */
export function keptBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let bytes = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        bytes += (await (await cache.match(request))?.blob())?.size ?? 0;
      }
    }
    return bytes;
  });
}

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

/**
 * All that this browser keeps by itself, as one text: both storages, each entry of each database, and the addresses and
 * contents of each cache. What is served from a cache as a picture or letters is left out.
 */
export function keptAll(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name, version } of await indexedDB.databases()) {
      const opening = indexedDB.open(name ?? '', version);
      // Deleted between the list and here: opening it must not make it anew.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      const database = await asked(opening).catch(() => undefined);
      for (const store of database?.objectStoreNames ?? []) {
        const entries = database?.transaction(store).objectStore(store);
        if (entries) kept.push(store, await asked(entries.getAllKeys()), await asked(entries.getAll()));
      }
      database?.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const isText = /text|json|javascript/.test(answer?.headers.get('content-type') ?? '');
        kept.push(request.url, isText ? await answer?.text() : '');
      }
    }
    return JSON.stringify(kept);
  });
}

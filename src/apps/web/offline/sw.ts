import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/*
 * Keeps the app's own files, so that it opens without a network. Answers of calls are not its business: the app keeps
 * those that may be kept (kit/kept-answers.ts), for it knows whose they are.
 */

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

/** A page of the server is waited for this long; then the kept app opens in its place. */
const PATIENCE_MS = 4_000;
/** What belongs to the server alone. */
const NOT_OURS = [/^\/(?:api|idp|share|healthz|readyz|metrics)(?:\/|$)/];

// The build writes the list of files in this name's place. Only they themselves come from here: `/` is the server's.
// oxlint-disable-next-line no-underscore-dangle
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

const openApp = createHandlerBoundToURL('/index.html');

registerRoute(
  new NavigationRoute(
    (options) => {
      const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      const fromServer = fetch(options.request).catch(() => openApp(options));
      return Promise.race([fromServer, patience.then(() => openApp(options))]);
    },
    { denylist: NOT_OURS },
  ),
);

/**
 * A page offers its place to a newer version. That takes over only from a page that is of its own version already,
 * and the only one: one of an older version may stand in a lesson, and needs the files that it came with.
 */
self.addEventListener('message', (event) => {
  const { data } = event;
  if (typeof data === 'string' && getCacheKeyForURL(data)) event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await self.skipWaiting();
}

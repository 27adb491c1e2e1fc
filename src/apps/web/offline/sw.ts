import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { mayTakeOver, serverOrKept } from './opening.ts';

/*
 * Keeps the app's own files, so that it opens without a network. Answers of calls are not its business: the app keeps
 * those that may be kept (kit/kept-answers.ts), for it knows whose they are.
 */

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

/** What belongs to the server alone. */
const NOT_OURS = [/^\/(?:api|idp|share|healthz|readyz|metrics)(?:\/|$)/];

// The build writes the list of files in this name's place. Only they themselves come from here: `/` is the server's.
// oxlint-disable-next-line no-underscore-dangle
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

const openApp = createHandlerBoundToURL('/index.html');

registerRoute(
  new NavigationRoute((options) => serverOrKept(fetch(options.request), () => openApp(options)), {
    denylist: NOT_OURS,
  }),
);

/** A page offers its place to a newer version, by the name of its own script. */
self.addEventListener('message', (event) => {
  const { data } = event;
  event.waitUntil(takeOver(typeof data === 'string' && getCacheKeyForURL(data) !== undefined));
});

async function takeOver(isOfThisVersion: boolean): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (mayTakeOver(isOfThisVersion, pages.length)) await self.skipWaiting();
}

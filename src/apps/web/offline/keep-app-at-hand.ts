import { whenIdle } from '../../../kit/when-idle.ts';

const WORKER = '/sw.js';

/** The part of Trusted Types that is used here; a browser without them takes plain addresses. */
type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
};
declare global {
  interface Window {
    readonly trustedTypes?: Policies;
  }
}

/**
 * Has the browser keep the app's own files, once the screen is there and at rest: it is a megabyte, and the screen's
 * own letters and pictures go first. Doing it again changes nothing.
 */
export function keepAppAtHand(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  whenIdle(() => void register());
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(trusted(WORKER), { updateViaCache: 'none' });
    const offerPlace = () => registration.waiting?.postMessage(ownScript());
    offerPlace();
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', offerPlace),
    );
  } catch (error) {
    // The app works without; only not without a network.
    console.warn(error);
  }
}

/** It names this page's version: its address changes with its content. */
function ownScript(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
}

/** The page's policy lets no address of a script pass that is only a text. */
function trusted(address: string): string {
  const rules = { createScriptURL: (wanted: string) => (wanted === WORKER ? wanted : '') };
  return window.trustedTypes?.createPolicy('service-worker', rules).createScriptURL(address) ?? address;
}

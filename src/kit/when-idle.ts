const AT_LAST_MS = 5_000;

/** Does what can wait when the browser has nothing better to do, after five seconds in any case. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: AT_LAST_MS });
  else setTimeout(act, AT_LAST_MS);
}

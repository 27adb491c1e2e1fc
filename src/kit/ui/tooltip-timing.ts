/*
 * When a tooltip opens: after a while on the first control, at once on the next, and one at a time. Without React, so
 * that its times can be tested.
 */

const OPEN_DELAY_MS = 700;
/** So soon after one has closed, the next opens without waiting. */
const SKIP_DELAY_MS = 300;

type Close = () => void;

let opening: ReturnType<typeof setTimeout> | undefined;
let closeOpen: Close | undefined;
let closedAt = -Infinity;

/** The pointer rests on a control. */
export function openSoon(open: () => void, close: Close): void {
  clearTimeout(opening);
  const isWarm = closeOpen !== undefined || performance.now() - closedAt < SKIP_DELAY_MS;
  if (isWarm) openNow(open, close);
  else opening = setTimeout(() => openNow(open, close), OPEN_DELAY_MS);
}

/** The keyboard has come to a control. */
export function openNow(open: () => void, close: Close): void {
  clearTimeout(opening);
  if (closeOpen && closeOpen !== close) closeOpen();
  closeOpen = close;
  open();
}

/** The control is left or used. */
export function closeNow(close: Close): void {
  clearTimeout(opening);
  if (closeOpen !== close) return;
  closeOpen = undefined;
  closedAt = performance.now();
  close();
}

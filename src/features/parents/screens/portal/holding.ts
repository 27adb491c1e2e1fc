import { useEffect, useState } from 'react';
import { PORTAL_TOKEN_MS } from '../../rules/portal.ts';

const LOOK_AGAIN_MS = 5_000;
const GRACE_MS = 60_000;

/**
 * The end of the tokens, if this machine's clock can be trusted with it: they never hold for longer than 30 minutes,
 * and did hold when they came. Where its clock is wrong, the server alone says when they are over.
 *
 * @param end, `arrivedAt` milliseconds since 1970
 */
export function trustedEnd(end: number | undefined, arrivedAt: number): number | undefined {
  if (end === undefined || Number.isNaN(end)) return undefined;
  return end > arrivedAt && end <= arrivedAt + PORTAL_TOKEN_MS + GRACE_MS ? end : undefined;
}

/** Until when the page's tokens hold, for reading ('2:32 PM'), and whether that time has passed. */
export function useHolding(end: number | undefined): { until: string | undefined; isOver: boolean } {
  const [arrivedAt] = useState(Date.now);
  const [isOver, setIsOver] = useState(false);
  const trusted = trustedEnd(end, arrivedAt);
  useEffect(() => {
    if (trusted === undefined) return;
    // A single timer to the end would sleep with the machine.
    const timer = setInterval(() => setIsOver(Date.now() >= trusted), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [trusted]);
  return { until: trusted === undefined ? undefined : TIME.format(trusted), isOver };
}

const TIME = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });

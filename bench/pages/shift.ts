import type { Page } from '@playwright/test';

/** One move of what was already there, in the page's own measure. */
type Shift = { at: number; value: number; moved: string[] };

/** How far a screen moved under its reader. */
export type Shifts = {
  /** The worst second or so, as the web vitals count it. */
  worst: number;
  /** What moved in the greatest single one. */
  moved: string[];
};

declare global {
  interface Window {
    shiftsSeen: Shift[];
  }
}

/** Notes each layout shift of this page from its first paint on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shiftsSeen = [];
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}` : '';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && 'hadRecentInput' in entry && 'sources' in entry)) continue;
        if (entry.hadRecentInput || typeof entry.value !== 'number' || !Array.isArray(entry.sources))
          continue;
        const moved = entry.sources.map(({ node }) => nameOf(node));
        window.shiftsSeen.push({ at: entry.startTime, value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function shiftsOn(page: Page): Promise<Shifts> {
  const seen = await page.evaluate(() => window.shiftsSeen);
  const greatest = seen.toSorted((one, other) => other.value - one.value)[0];
  return { worst: worstSession(seen), moved: greatest?.moved ?? [] };
}

const LONGEST_GAP_MS = 1_000;
const LONGEST_SESSION_MS = 5_000;

/** Shifts that follow each other within a second, for five seconds at most, count together. */
function worstSession(shifts: readonly Shift[]): number {
  let [worst, sum, begun, latest] = [0, 0, -Infinity, -Infinity];
  for (const { at, value } of shifts) {
    const goesOn = at - latest < LONGEST_GAP_MS && at - begun < LONGEST_SESSION_MS;
    sum = goesOn ? sum + value : value;
    if (!goesOn) begun = at;
    latest = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

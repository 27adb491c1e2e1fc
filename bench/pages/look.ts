import type { Browser, Page } from '@playwright/test';
import { THEMES, violationsIn } from '../../e2e/axe.ts';
import { smallTargetsIn } from '../../e2e/targets.ts';
import type { People } from './people.ts';
import { addressOf, type Screen } from './screens/screen.ts';
import { shiftsOn, watchShifts, type Shifts } from './shift.ts';

/** A phone, a tablet and a computer. */
export const WIDTHS = [360, 820, 1440] as const;
const HEIGHTS = { 360: 740, 820: 1180, 1440: 900 };
/** Lighthouse's slow 4G: things come one after the other, as they do for many. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

const LONGEST_MS = 60_000;

/** What is wrong with a screen at one width. */
export type Looked = {
  screen: string;
  width: number;
  violations: string[];
  /** What is too small for a finger. */
  small: string[];
  shifts: Shifts;
  broken?: string;
};

/** Opens each screen at each width and looks at it in both themes; two at a time. `onLooked` hears of each at once. */
export async function lookAtAll(
  browser: Browser,
  baseURL: string,
  people: People,
  screens: readonly Screen[],
  onLooked: (looked: readonly Looked[]) => void,
): Promise<Looked[]> {
  const seen: Looked[] = [];
  const waiting = screens.flatMap((screen) =>
    screen.isOnce ? [{ screen, widths: [...WIDTHS] }] : WIDTHS.map((width) => ({ screen, widths: [width] })),
  );
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const looked = await look(browser, baseURL, people, next.screen, next.widths);
      seen.push(...looked);
      onLooked(looked);
    }
  };
  await Promise.all([worker(), worker()]);
  return seen;
}

async function look(
  browser: Browser,
  baseURL: string,
  people: People,
  screen: Screen,
  widths: (typeof WIDTHS)[number][],
): Promise<Looked[]> {
  const seen: Looked[] = [];
  const context = await browser.newContext({
    baseURL,
    storageState: people.states[screen.who],
    // Keeping the app for later would share the slow line.
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(LONGEST_MS);
  const page = await context.newPage();
  try {
    for (const [place, width] of widths.entries()) {
      await page.setViewportSize({ width, height: HEIGHTS[width] });
      if (place === 0) await open(page, people, screen);
      const shifts = place === 0 ? await shiftsOn(page) : { worst: 0, moved: [] };
      const small = await smallTargetsIn(page);
      seen.push({ screen: screen.name, width, violations: await violationsInBoth(page), small, shifts });
    }
  } catch (error) {
    const broken = String(error).split('\n', 2).join(' ');
    seen.push({
      screen: screen.name,
      width: widths[0] ?? 0,
      violations: [],
      small: [],
      shifts: { worst: 0, moved: [] },
      broken,
    });
  } finally {
    await context.close();
  }
  return seen;
}

async function open(page: Page, people: People, screen: Screen): Promise<void> {
  await watchShifts(page);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', SLOW_LINE);
  await page.goto(addressOf(screen, people));
  await page.getByRole('heading', { name: screen.shown }).first().waitFor();
  await screen.act?.(page);
  await page.waitForLoadState('networkidle');
  // What still comes after the last answer: a font that is put in, a picture that is laid out.
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
}

async function violationsInBoth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    found.push(...(await violationsIn(page, theme)));
  }
  return found;
}

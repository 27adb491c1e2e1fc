import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { smallTargetsIn } from './targets.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const THEMES = ['light', 'dark'] as const;

/** Finds nothing wrong for WCAG 2.2 AA on what the page shows, in light and in dark, and nothing too small for a finger. */
export async function expectAccessible(page: Page): Promise<void> {
  // Between two pages there is nothing to judge: the one that was left is gone and the next has yet to come.
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  for (const theme of THEMES) expect(await violationsIn(page, theme)).toEqual([]);
  expect(await smallTargetsIn(page)).toEqual([]);
}

/** Everything that axe finds wrong with what the page shows, in a theme: `dark: color-contrast: <p …>: why`. */
export async function violationsIn(page: Page, theme: (typeof THEMES)[number]): Promise<string[]> {
  await page.evaluate(atRestIn, theme);
  // No page of ours has frames, so that axe may run in the page itself, without a second page for its report.
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (rules) => {
    // What a drawing is made of has no text, and there is a lot of it; the drawing itself is looked at.
    const found = await window.axe.run(
      { exclude: ['svg > *'] },
      { runOnly: rules, resultTypes: ['violations'] },
    );
    return found.violations;
  }, RULES);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${theme}: ${id}: ${html}: ${oneLine(failureSummary)}`),
  );
}

/**
 * In the page: colours may fade from one theme to the other, what inherits them after what they are set on; what is
 * judged is where they come to rest.
 */
async function atRestIn(theme: string): Promise<void> {
  // A change of the system's theme is heard before the next frame, and would undo this one.
  await new Promise(requestAnimationFrame);
  document.documentElement.dataset['theme'] = theme;
  const fading = () =>
    document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
  do {
    await Promise.allSettled(fading().map((one) => one.finished));
    await new Promise(requestAnimationFrame);
  } while (fading().some((one) => one.playState === 'running'));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

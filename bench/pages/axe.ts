import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const THEMES = ['light', 'dark'] as const;

/** Everything that axe finds wrong with what the page shows, in either theme: `dark: color-contrast: <p …>: why`. */
export async function violationsOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    // The sign-in provider's pages follow the system, the others the setting.
    await page.emulateMedia({ colorScheme: theme });
    await page.evaluate(atRestIn, theme);
    const { violations } = await new AxeBuilder({ page })
      // What a drawing is made of has no text, and there is a lot of it; the drawing itself is looked at.
      .exclude('svg > *')
      .withTags(RULES)
      .analyze();
    for (const { id, nodes } of violations) {
      found.push(
        ...nodes.map(
          ({ html, failureSummary = '' }) => `${theme}: ${id}: ${html}: ${oneLine(failureSummary)}`,
        ),
      );
    }
  }
  return found;
}

/** In the page: colours may fade from one theme to the other; what is judged is where they come to rest. */
async function atRestIn(theme: string): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  const fading = () =>
    document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
  do {
    await Promise.allSettled(fading().map((one) => one.finished));
    await new Promise(requestAnimationFrame);
  } while (fading().some((one) => one.playState === 'running'));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

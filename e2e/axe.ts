import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Finds nothing wrong for WCAG 2.2 AA on what the page shows now, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate(async (name) => {
      document.documentElement.dataset['theme'] = name;
      // Colours may fade from one theme to the other, what inherits them after what they are set on; what is judged is
      // where they come to rest.
      const fading = () =>
        document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
      do {
        await Promise.allSettled(fading().map((one) => one.finished));
        await new Promise(requestAnimationFrame);
      } while (fading().some((one) => one.playState === 'running'));
    }, theme);
    const { violations } = await new AxeBuilder({ page })
      // What a drawing is made of has no text, and there is a lot of it; the drawing itself is looked at.
      .exclude('svg > *')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html}: ${failureSummary}`),
    );
    expect(found).toEqual([]);
  }
}

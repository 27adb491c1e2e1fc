import type { Page } from '@playwright/test';

/**
 * What can be pressed on the page, or in its dialog, and is less than 44 CSS pixels wide or high: `button "Close" 40×40`.
 * Links that stand in a sentence are as high as its lines, and are left out.
 */
export const smallTargetsIn = (page: Page): Promise<string[]> => page.evaluate(measure);

/** In the page. */
function measure(): string[] {
  const LEAST = 44;
  const TARGETS =
    'a[href], button, select, summary, textarea, input:not([type=hidden]), [role=tab], [role^=menuitem], [tabindex="0"]';
  const shown: ParentNode = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  return [...shown.querySelectorAll(TARGETS)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || isInSentence(element)) return [];
    const { width, height } = sizeOf(pressedFor(element));
    // The way past the bar is out of sight until the keyboard comes to it.
    const isForKeyboard = width <= 1 || height <= 1;
    // A pixel may be parted between two.
    if (isForKeyboard || Math.min(width, height) > LEAST - 0.5) return [];
    return [`${nameOf(element)} ${Math.round(width)}×${Math.round(height)}`];
  });

  function isInSentence(element: Element): boolean {
    if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
    const sentence = element.closest('p, li, dd, td, label');
    return sentence !== null && lengthOf(sentence) > lengthOf(element);
  }

  /** A choice is pressed by its label, which is drawn around it. */
  function pressedFor(element: Element): Element {
    const isChoice =
      element instanceof HTMLInputElement && ['radio', 'checkbox', 'file'].includes(element.type);
    return (isChoice && element.labels?.[0]) || element;
  }

  /** A link may reach over all of its card. */
  function sizeOf(element: Element): { width: number; height: number } {
    let { width, height } = element.getBoundingClientRect();
    for (const part of ['::before', '::after']) {
      const style = getComputedStyle(element, part);
      if (style.content === 'none' || style.position !== 'absolute') continue;
      width = Math.max(width, Number.parseFloat(style.width) || 0);
      height = Math.max(height, Number.parseFloat(style.height) || 0);
    }
    return { width, height };
  }

  function lengthOf(element: Element): number {
    return (element.textContent ?? '').trim().length;
  }

  function nameOf(element: Element): string {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} "${name.trim().replace(/\s+/g, ' ').slice(0, 50)}"`;
  }
}

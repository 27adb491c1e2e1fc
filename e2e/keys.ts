import { expect, type Locator, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];

/** More stops than any screen has before what is wanted. */
const MOST_STOPS = 80;

/**
 * Presses Tab (or Shift+Tab with `back`) until what bears this role and name has the focus. Every stop on the way must
 * be in sight, uncovered, and marked as the place of the keyboard; no stop may hold it.
 *
 * @param name whole, when it is a text
 */
export async function focusOn(
  page: Page,
  role: Role,
  name: string | RegExp,
  { back = false } = {},
): Promise<Locator> {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' });
  // A screen that is still being loaded has nothing to stop at.
  await expect(wanted.first()).toBeAttached();
  const stops: string[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const { name: stop, problem } = await page.evaluate(lookAtFocus);
    expect(problem, `the focus at ${stop}, after ${stops.slice(-3).join(', ')}`).toBeUndefined();
    stops.push(stop);
    const isThere = await wanted.evaluateAll((all) => all.some((one) => one === document.activeElement));
    if (isThere) return wanted;
  }
  throw new Error(`Tab does not come to ${role} ${String(name)}, but to: ${stops.join(', ')}`);
}

/** Comes to a link or button by Tab and presses the key. */
export async function press(page: Page, role: Role, name: string | RegExp, key = 'Enter'): Promise<void> {
  await focusOn(page, role, name);
  await page.keyboard.press(key);
}

/** Comes to a field by Tab and types. */
export async function type(page: Page, name: string, text: string): Promise<void> {
  await focusOn(page, 'textbox', name);
  await page.keyboard.type(text);
}

/** In the page: what has the focus, and what is wrong with how that is shown. */
async function lookAtFocus(): Promise<{ name: string; problem: string | undefined }> {
  const element = document.activeElement;
  // From the last stop the keyboard goes out to the browser's own bars.
  if (!element || element === document.body) return { name: 'the page', problem: undefined };
  const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const name = `${element.tagName.toLowerCase()} "${label.trim().slice(0, 40)}"`;
  // A press that scrolls may glide, and a mark may fade in.
  for (let frames = 0; frames < 40; frames++) {
    if (!problemOf(element)) return { name, problem: undefined };
    await new Promise(requestAnimationFrame);
  }
  return { name, problem: problemOf(element) };

  function problemOf(focused: Element): string | undefined {
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const [x, y] = [
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    ];
    if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return 'it is out of sight';
    const above = document.elementFromPoint(x, y);
    if (!above || !isOneWith(above, focused)) return `it is covered by ${above?.outerHTML.slice(0, 80)}`;
    // The parts of a date are the browser's own, and so are their marks.
    if (focused.matches('input[type=date]:not(:focus-visible)')) return undefined;
    if (!placesOfMark(focused).some(isMarked)) return 'nothing shows that the keyboard is there';
    return undefined;
  }

  /** A field's label may lie over it, and it over its label. */
  function isOneWith(one: Element, focused: Element): boolean {
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
    return [focused, ...labels].some((own) => own.contains(one) || one.contains(own));
  }

  /** The element, the card or frame that it is all of, and what is drawn in place of a hidden one. */
  function placesOfMark(focused: Element): Element[] {
    const places = [focused];
    if (focused.nextElementSibling) places.push(focused.nextElementSibling);
    for (let one = focused.parentElement; one && !one.matches('main, dialog, body'); one = one.parentElement)
      places.push(one);
    return places;
  }

  /** By an outline of its own, or of what is laid over it so that a whole card can be pressed. */
  function isMarked(place: Element): boolean {
    return [undefined, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(place, part);
      const isSeen = !/^(transparent|rgba\(.*, 0\))$/.test(outlineColor);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && isSeen;
    });
  }
}

/** What comes unasked takes no press for a moment: Enter until it goes. */
export async function enterUntilGone(page: Page, dialog: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden({ timeout: 500 });
  }).toPass();
}

/** The place of the keyboard, whatever it is. */
export const focused = (page: Page): Locator => page.locator(':focus');

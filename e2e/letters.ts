import { expect, type Page } from '@playwright/test';

type Letters = { textSize?: string; font?: string; spacing?: string };

const WORST: Letters = { textSize: 'largest', font: 'opendyslexic', spacing: 'wider' };

/** Where a layout that counts pixels of the device instead of letters goes wrong first. */
const TELLING: readonly { width: number; letters: Letters }[] = [
  { width: 360, letters: { font: 'opendyslexic' } },
  { width: 360, letters: { textSize: 'larger' } },
  // Before the same size in another face: who measures a word once, measures it in the narrower letters.
  { width: 600, letters: { textSize: 'largest' } },
  { width: 360, letters: WORST },
  { width: 820, letters: { font: 'opendyslexic' } },
  { width: 820, letters: WORST },
  { width: 1_024, letters: { textSize: 'largest' } },
  { width: 1_024, letters: WORST },
  { width: 1_440, letters: { font: 'opendyslexic' } },
];

/** What an open page shows holds in each of the telling letters: nothing cut off, overlapping, torn or out of reach. */
export async function expectHolds(page: Page, name: string): Promise<void> {
  for (const { width, letters } of TELLING) {
    await expectHoldsAt(page, name, width, letters);
  }
}

export async function expectHoldsAt(
  page: Page,
  name: string,
  width: number,
  letters: Letters = {},
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await inLetters(page, letters);
  const where = `${name} at ${width} in ${Object.values(letters).join(', ')}`;
  expect.soft(await page.evaluate(brokenIn), where).toEqual([]);
}

/** So does what it prints, on a sheet of A4 between its margins. */
export async function expectHoldsOnPaper(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 703, height: 1_016 });
  await inLetters(page, WORST);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect.soft(await page.evaluate(brokenIn), `${name} on paper`).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
}

/** As if they were chosen in another window of the same browser. */
export async function inLetters(page: Page, letters: Letters): Promise<void> {
  await page.evaluate(async (letters) => {
    const key = 'brightling.settings';
    localStorage.setItem(key, JSON.stringify(letters));
    dispatchEvent(new StorageEvent('storage', { key }));
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await drawn();
    await document.fonts.ready;
    await drawn();
  }, letters);
}

/** Over how many lines each text of the page goes that is this word alone and can be seen. */
export function linesOf(page: Page, word: string): Promise<number[]> {
  return page.evaluate((word) => {
    const texts = document.createTreeWalker(
      document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const range = document.createRange();
    const counts: number[] = [];
    while (texts.nextNode()) {
      if (texts.currentNode.textContent?.trim() !== word) continue;
      range.selectNodeContents(texts.currentNode);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 2);
      if (boxes.length > 0) counts.push(new Set(boxes.map(({ top }) => Math.round(top))).size);
    }
    return counts;
  }, word);
}

/** In the page: what is wrong with its words, in words. Of a dialog alone where one is open. */
function brokenIn(): string[] {
  type Words = { text: string; element: Element; box: DOMRect; size: number };
  const found = new Set<string>();
  const shown: Words[] = [];
  const root = document.querySelector('dialog[open]') ?? document.body;
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.add(`the page scrolls sideways: ${scrollWidth}`);

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!text.trim() || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    if (isForReadersAlone(element)) continue;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || !isInSight(box, element) || isUnderBar(box, element)) continue;
      const cut = cutBy(box, element);
      if (cut) found.add(`'${text}' is cut off by ${cut}`);
      if ((box.right > innerWidth + 1 || box.left < -1) && !scrollsAcross(element))
        found.add(`'${text}' lies beyond the window`);
      shown.push({ text, element, box, size });
    }
    if (element.closest('svg')) continue;
    // A line may end at a hyphen, and has to end in a word that is longer than itself.
    for (const { 0: word, index } of text.matchAll(/[^\s-]{2,}/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 1);
      const length = parts.reduce((sum, { width }) => sum + width, 0);
      const isTorn = new Set(parts.map(({ top }) => Math.round(top))).size > 1;
      if (isTorn && length < lineOf(element)) found.add(`'${word}' is torn in two`);
    }
  }
  for (const [place, one] of shown.entries()) {
    for (const other of shown.slice(place + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      // Letters alone: the boxes of lines reach into each other in some faces.
      const apart = Math.abs(one.box.top + one.box.bottom - other.box.top - other.box.bottom) / 2;
      if (across > 4 && (one.size + other.size) * 0.35 - apart > 2)
        found.add(`'${one.text}' and '${other.text}' lie on each other`);
    }
  }
  return [...found];

  function isForReadersAlone(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).clipPath === 'inset(50%)') return true;
    }
    return false;
  }

  /** A row that goes on beyond the edge. */
  function scrollsAcross(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(around).overflowX) && around.scrollWidth > around.clientWidth)
        return true;
    }
    return false;
  }

  /** Scrolled to, as far as it is in something that scrolls. */
  function isInSight(box: DOMRect, element: Element): boolean {
    for (
      let around: Element | null = element;
      around && around !== document.body;
      around = around.parentElement
    ) {
      if (!/auto|scroll/.test(getComputedStyle(around).overflow)) continue;
      const { top, right, bottom, left } = around.getBoundingClientRect();
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      if (x < left || x > right || y < top || y > bottom) return false;
    }
    return true;
  }

  /** Until the page is scrolled. */
  function isUnderBar(box: DOMRect, element: Element): boolean {
    return [...document.querySelectorAll('.bottom-bar')].some((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return !bar.contains(element) && box.bottom > top && box.top < bottom;
    });
  }

  function cutBy(box: DOMRect, element: Element): string | undefined {
    for (
      let around: Element | null = element;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflow } = getComputedStyle(around);
      if (overflow === 'visible') continue;
      if (/auto|scroll/.test(overflow)) return undefined;
      const { top, right, bottom, left } = around.getBoundingClientRect();
      const third = box.height * 0.3;
      if (
        box.left < left - 1 ||
        box.right > right + 1 ||
        box.top < top - third ||
        box.bottom > bottom + third
      )
        return `<${around.tagName.toLowerCase()} class="${around.getAttribute('class')}">`;
    }
    return undefined;
  }

  /** What a line has that goes all across the card or the like in which the text stands, with nothing beside it. */
  function lineOf(element: Element): number {
    const around = element.closest('article, li, section, dialog, main, footer, header') ?? document.body;
    const { paddingLeft, paddingRight } = getComputedStyle(around);
    return around.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  }
}

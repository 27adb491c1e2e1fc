import { prefersReducedMotion } from '../settings.ts';

/** Room that bars at the upper and lower edge of the window take, in pixels. */
const BARS = { above: 136, below: 96 };

/** What of the page can be seen around a place: its own scrolling box, or the window. */
function sightOf(place: Range): { box: Element | undefined; top: number; bottom: number } {
  const height = document.documentElement.clientHeight;
  let element = place.startContainer.parentElement;
  while (element && element !== document.body) {
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY);
    if (scrolls && element.scrollHeight > element.clientHeight) {
      const { top, bottom } = element.getBoundingClientRect();
      return {
        box: element,
        top: Math.max(top, 0) + BARS.above / 2,
        bottom: Math.min(bottom, height) - BARS.below / 2,
      };
    }
    element = element.parentElement;
  }
  return { box: undefined, top: BARS.above, bottom: height - BARS.below };
}

export function isInSight(place: Range): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  const sight = sightOf(place);
  return bottom > sight.top && top < sight.bottom;
}

/** Brings a sentence that is not wholly in sight to the upper third of what can be seen. */
export function bringIntoSight(place: Range): void {
  const { top, bottom } = place.getBoundingClientRect();
  const sight = sightOf(place);
  if (top >= sight.top && bottom <= sight.bottom) return;
  const by = top - sight.top - (sight.bottom - sight.top) / 6;
  (sight.box ?? globalThis).scrollBy({ top: by, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

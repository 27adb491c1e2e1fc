import type { Place, Shape } from '../../../../base/drawing.ts';

/** A drawing that is kept as data, as SVG text. Nothing in it is anybody's words. */
export const drawn = (shapes: readonly Shape[]): string =>
  shapes
    .map(({ tag, paint, at: geometry, inside = [] }) => {
      const attributes = Object.entries({ ...(paint ? { class: paint } : {}), ...geometry });
      const written = attributes.map(([name, value]) => ` ${name}="${value}"`).join('');
      return `<${tag}${written}>${drawn(inside)}</${tag}>`;
    })
    .join('');

/** A drawing set down at a place, `size` times as big. */
export const at = ([x, y]: Place, size: number, drawing: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${drawing}</g>`;

/** A drawing twice, the second time mirrored on the upright line at `middle`. */
export const mirrored = (middle: number, drawing: string) =>
  `${drawing}<g transform="matrix(-1 0 0 1 ${2 * middle} 0)">${drawing}</g>`;

/** A place on a drawing. */
export type Place = readonly [x: number, y: number];

/** A coordinate, short enough for a path. */
export const short = (value: number) => Math.round(value * 10) / 10;

/** A place on a circle; 0 degrees is at the top, and it goes clockwise. */
export function onCircle([x, y]: Place, degrees: number, radius: number): Place {
  const angle = (degrees * Math.PI) / 180;
  return [short(x + radius * Math.sin(angle)), short(y - radius * Math.cos(angle))];
}

/** So many degrees, evenly around a circle. */
export const around = (count: number) => Array.from({ length: count }, (_, index) => (index * 360) / count);

/** A drawing set down at a place, `size` times as big. */
export const at = ([x, y]: Place, size: number, drawing: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${drawing}</g>`;

/** A drawing twice, the second time mirrored on the upright line at `middle`. */
export const mirrored = (middle: number, drawing: string) =>
  `${drawing}<g transform="matrix(-1 0 0 1 ${2 * middle} 0)">${drawing}</g>`;

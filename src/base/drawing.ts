/*
 * Drawings as data: a screen renders them as elements, a picture as SVG text, and both show the same.
 */

/** A place on a drawing. */
export type Place = readonly [x: number, y: number];

/** One shape of a drawing, or a group of them. */
export type Shape = {
  tag: 'circle' | 'ellipse' | 'g' | 'path';
  /** Names of the paints that colour it, parted by spaces. */
  paint?: string;
  /** Geometry, in SVG's own attributes. */
  at: Readonly<Record<string, string | number>>;
  inside?: readonly Shape[];
};

export const path = (paint: string, d: string): Shape => ({ tag: 'path', paint, at: { d } });

/** A line without filling, `width` wide. */
export const line = (paint: string, width: number, d: string): Shape => ({
  tag: 'path',
  paint,
  at: { d, 'stroke-width': width },
});

export const circle = (paint: string, [cx, cy]: Place, r: number): Shape => ({
  tag: 'circle',
  paint,
  at: { cx, cy, r },
});

export const ellipse = (paint: string, [cx, cy]: Place, rx: number, ry: number): Shape => ({
  tag: 'ellipse',
  paint,
  at: { cx, cy, rx, ry },
});

/** A drawing set down at a place, `size` times as big. */
export const placed = ([x, y]: Place, size: number, inside: readonly Shape[]): Shape => ({
  tag: 'g',
  at: { transform: `translate(${x} ${y}) scale(${size})` },
  inside,
});

/** A shape turned by so many degrees about a place. */
export const turned = (degrees: number, [x, y]: Place, shape: Shape): Shape => ({
  ...shape,
  at: { ...shape.at, transform: `rotate(${degrees} ${x} ${y})` },
});

/** A coordinate, short enough for a path. */
export const short = (value: number) => Math.round(value * 10) / 10;

/** A place on a circle; 0 degrees is at the top, and it goes clockwise. */
export function onCircle([x, y]: Place, degrees: number, radius: number): Place {
  const angle = (degrees * Math.PI) / 180;
  return [short(x + radius * Math.sin(angle)), short(y - radius * Math.cos(angle))];
}

/** So many degrees, evenly around a circle. */
export const around = (count: number) => Array.from({ length: count }, (_, index) => (index * 360) / count);

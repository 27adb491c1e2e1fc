import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  distance,
  INK,
  isFlat,
  isUpright,
  linesIn,
  partsOf,
  tagged,
  type Part,
  type Point,
} from '../../../../../test/drawing.ts';
import type { Outline } from '../../math/figure.ts';

/*
 * A plain shape is drawn in its proportions, and each measure is written at what it measures. What is very long or very
 * flat is drawn less so, and left out here.
 */

const draw = (outline: Outline) => partsOf({ kind: 'shape', alt: 'A figure.', outline });
const TINT = 'var(--math-tint)';
const share = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const width = share(1, 100);

/** The corners of what is colored, in the order in which they are joined. */
const cornersOf = (parts: readonly Part[]) =>
  tagged(parts, 'path', TINT).flatMap(({ lines }) => lines.flatMap(({ points }) => points));

function boundsOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { left, right, top, bottom, wide: right - left, high: bottom - top };
}

/** The bounds of the only box that is colored. */
function boxIn(parts: readonly Part[]) {
  const boxes = tagged(parts, 'rect', TINT);
  expect(boxes).toHaveLength(1);
  return boundsOf(
    boxes.flatMap(({ x, y, wide, high }): Point[] => [
      [x, y],
      [x + wide, y + high],
    ]),
  );
}

const middle = ([x, y]: Point, [toX, toY]: Point): Point => [(x + toX) / 2, (y + toY) / 2];

/** The name of the place that is nearest to a point. */
const nearest = (places: Record<string, Point>, point: Point) =>
  Object.entries(places).toSorted(
    ([, one], [, other]) => distance(one, point) - distance(other, point),
  )[0]?.[0];

function placeOf(label: string, parts: readonly Part[]): Point {
  const written = tagged(parts, 'text').filter(({ text }) => text === label);
  expect(written, label).toHaveLength(1);
  return [written[0]!.x, written[0]!.y];
}

/** Where something is written, seen from a shape. */
function sideOf(label: string, parts: readonly Part[], bounds: ReturnType<typeof boundsOf>): string {
  const [x, y] = placeOf(label, parts);
  if (y > bounds.bottom) return 'below';
  if (y < bounds.top) return 'above';
  return x < bounds.left ? 'left' : x > bounds.right ? 'right' : 'inside';
}

test('a rectangle has its proportions, and each measure at its side', () => {
  fc.assert(
    fc.property(width, share(0.34, 2.19), (width, ratio) => {
      const labels = { width: 'w', height: 'h', inside: 'in' };
      const parts = draw({ name: 'rectangle', width, height: width * ratio, labels });
      const box = boxIn(parts);
      expect(box.high / box.wide).toBeCloseTo(ratio);
      expect(['w', 'h', 'in'].map((label) => sideOf(label, parts, box))).toEqual([
        'below',
        'right',
        'inside',
      ]);
    }),
  );
});

test('a box is as deep as it is said to be', () => {
  fc.assert(
    fc.property(width, share(0.5, 1), share(0.6, 0.8), (width, ratio, depth) => {
      const labels = { width: 'w', height: 'h', depth: 'd' };
      const parts = draw({ name: 'box', width, height: width * ratio, depth: width * depth, labels });
      const front = boxIn(parts);
      expect(front.high / front.wide).toBeCloseTo(ratio);
      // What goes back is drawn half as long.
      const [[edge] = []] = tagged(parts, 'path').map(({ lines }) => lines);
      const [, behind = [0, 0] as const] = edge?.points ?? [];
      expect((behind[0] - front.left) / front.wide).toBeCloseTo(depth / 2);
      expect(['w', 'h', 'd'].map((label) => sideOf(label, parts, front))).toEqual(['below', 'left', 'right']);
    }),
  );
});

test('an L-shape has its corner cut out as far as it is said to be', () => {
  fc.assert(
    fc.property(width, share(0.34, 2.19), share(0.1, 0.9), share(0.1, 0.9), (width, ratio, across, down) => {
      const height = width * ratio;
      const parts = draw({
        name: 'l_shape',
        width,
        height,
        cutWidth: width * across,
        cutHeight: height * down,
        labels: { bottom: 'b', left: 'l', cutAcross: 'a', cutDown: 'd' },
      });
      const corners = cornersOf(parts);
      const whole = boundsOf(corners);
      const cut = boundsOf(corners.slice(1, 4));
      expect(whole.high / whole.wide).toBeCloseTo(ratio);
      expect([cut.wide / whole.wide, cut.high / whole.high]).toEqual([
        expect.closeTo(across),
        expect.closeTo(down),
      ]);
      expect([cut.right, cut.top]).toEqual([whole.right, whole.top]);
      expect(['b', 'l'].map((label) => sideOf(label, parts, whole))).toEqual(['below', 'left']);
      expect(['a', 'd'].map((label) => sideOf(label, parts, cut))).toEqual(['above', 'right']);
    }),
  );
});

const lean = fc.oneof(fc.constant(0), share(0.05, 1));
/** A height that is drawn as it is, by its share of the base. */
const triangleHeight = share(0.43, 0.79);

test('a triangle has its top where it leans to, and each label at its side or its corner', () => {
  const angles = fc.subarray(['angleLeft', 'angleRight', 'angleTop'] as const);
  fc.assert(
    fc.property(width, triangleHeight, lean, angles, (base, ratio, lean, angles) => {
      const sides = { base: 'base', left: 'left', right: 'right' };
      const labels = { ...sides, ...Object.fromEntries(angles.map((angle) => [angle, angle])) };
      const parts = draw({ name: 'triangle', base, height: base * ratio, lean, labels });
      const corners = cornersOf(parts);
      const [left, right, top] = [corners[0]!, corners[1]!, corners[2]!];
      const wide = right[0] - left[0];
      expect([(left[1] - top[1]) / wide, (right[1] - top[1]) / wide]).toEqual([
        expect.closeTo(ratio),
        expect.closeTo(ratio),
      ]);
      expect((top[0] - left[0]) / wide).toBeCloseTo(lean);
      const middles = { base: middle(left, right), left: middle(left, top), right: middle(right, top) };
      for (const label of Object.keys(middles)) expect(nearest(middles, placeOf(label, parts))).toBe(label);
      const marked = { angleLeft: left, angleRight: right, angleTop: top };
      for (const label of angles) expect(nearest(marked, placeOf(label, parts))).toBe(label);
      const arcs = linesIn(parts, INK).filter(({ points }) => points.length === 2);
      expect(arcs.map(({ from, to }) => nearest(marked, middle(from, to)))).toEqual(angles);
    }),
  );
});

test('the height of a triangle stands at its side or within it, and meets the base at a right angle', () => {
  fc.assert(
    fc.property(width, triangleHeight, lean, (base, ratio, lean) => {
      const height = base * ratio;
      const parts = draw({ name: 'triangle', base, height, lean, labels: { base: 'b', height: 'h' } });
      const bounds = boundsOf(cornersOf(parts));
      const foot = bounds.left + lean * bounds.wide;
      expect(sideOf('h', parts, bounds)).toBe(lean === 0 ? 'left' : 'inside');
      const drawn = linesIn(parts, INK).filter(isUpright);
      expect(drawn).toHaveLength(lean === 0 ? 0 : 1);
      for (const { from, to } of drawn) {
        expect([from[0], from[1], to[1]]).toEqual([expect.closeTo(foot), bounds.top, bounds.bottom]);
      }
      const square = linesIn(parts, INK).filter(({ points }) => points.length === 3);
      expect(square.map(({ from }) => from[0])).toEqual([expect.closeTo(foot)]);
    }),
  );
});

test.each([
  ['radius', 0],
  ['diameter', 1],
] as const)('the line of a circle is its %s', (line, radii) => {
  const parts = draw({ name: 'circle', line, label: 'r' });
  const circle = tagged(parts, 'circle', TINT)[0]!;
  const [across] = linesIn(parts, INK);
  expect(across?.from).toEqual([circle.x - radii * circle.radius, circle.y]);
  expect(across?.to).toEqual([circle.x + circle.radius, circle.y]);
  expect(across && middle(across.from, across.to)[0]).toBe(placeOf('r', parts)[0]);
});

test.each(['cylinder', 'cone'] as const)(
  'a %s is as high as it is said to be, and pointed if a cone',
  (name) => {
    fc.assert(
      fc.property(width, share(0.71, 1.99), (radius, ratio) => {
        const parts = draw({ name, radius, height: radius * ratio, labels: { radius: 'r', height: 'h' } });
        const across = linesIn(parts, INK).filter(isFlat)[0]!;
        const heights = linesIn(parts, INK).filter(isUpright);
        const wide = across.to[0] - across.from[0];
        expect(heights.map(({ from, to }) => (to[1] - from[1]) / wide)).toEqual(
          heights.map(() => expect.closeTo(ratio)),
        );
        expect(placeOf('r', parts)[0]).toBeCloseTo(middle(across.from, across.to)[0]);
        const height = heights.at(-1)!;
        expect(placeOf('h', parts)[1]).toBeCloseTo(middle(height.from, height.to)[1]);
        const tip = [across.from[0], height.from[1]];
        const isPointed = cornersOf(parts).some((corner) => corner.join() === tip.join());
        expect(isPointed).toBe(name === 'cone');
      }),
    );
  },
);

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  count,
  direction,
  distance,
  INK,
  linesIn,
  partsOf,
  round,
  SHOWN,
  tagged,
  type Line,
  type Part,
} from '../../../../../test/drawing.ts';

/* How far something is turned in a figure is read here off its drawing. */

const alt = 'A figure.';

/** The directions of the two arms of each angle whose inside is colored, in the order of drawing. */
const insides = (parts: readonly Part[]) =>
  tagged(parts, 'path')
    .filter(({ fill, stroke }) => stroke === SHOWN && fill !== '')
    .flatMap(({ lines }) => lines)
    .map(({ from, points }) => points.slice(1).map((point) => direction(from, point)));

test('a clock shows its time', () => {
  const clockwise = ({ from, to }: Pick<Line, 'from' | 'to'>) => round(450 - direction(from, to)) % 360;
  const isHand = ({ from, to }: Line) => distance(from, to) > 40;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
      const parts = partsOf({ kind: 'clock', alt, hour, minute });
      const [middle] = tagged(parts, 'circle', SHOWN);
      const from = [middle?.x ?? 0, middle?.y ?? 0] as const;
      expect(linesIn(parts, SHOWN).map(clockwise)).toEqual([minute * 6]);
      expect(linesIn(parts, INK).filter(isHand).map(clockwise)).toEqual([(hour % 12) * 30 + minute / 2]);
      const marks = linesIn(parts, INK).filter((line) => !isHand(line));
      expect(marks.map(clockwise)).toEqual(count(60, 0, 6));
      const numbers = tagged(parts, 'text').map(({ x, y, text }) => [text, clockwise({ from, to: [x, y] })]);
      expect(numbers).toEqual(count(12, 1).map((number) => [String(number), (number % 12) * 30]));
    }),
  );
});

test('a protractor has its rays at their degrees', () => {
  const degrees = fc.integer({ min: 0, max: 180 });
  fc.assert(
    fc.property(fc.uniqueArray(degrees, { minLength: 2, maxLength: 2 }), ([from = 0, to = 0]) => {
      const parts = partsOf({ kind: 'protractor', alt, from, to });
      const rays = linesIn(parts, SHOWN);
      expect(rays.map((ray) => direction(ray.from, ray.to))).toEqual([from, to]);
      expect(insides(parts)).toEqual([[from, to]]);
      const [middle = [0, 0] as const] = rays.map((ray) => ray.from);
      expect(linesIn(parts, INK).map((tick) => direction(middle, tick.to))).toEqual(count(37, 0, 5));
      // The numbers at both ends stand a little above their line.
      for (const { text, x, y } of tagged(parts, 'text')) {
        expect(Math.abs(direction(middle, [x, y]) - Number(text))).toBeLessThan(6);
      }
    }),
  );
});

test('angles side by side are as wide as they are said to be, each with its label in its middle', () => {
  const angles = fc
    .array(fc.integer({ min: 5, max: 240 }), { minLength: 1, maxLength: 5 })
    .filter((all) => all.reduce((sum, each) => sum + each) <= 360);
  fc.assert(
    fc.property(angles, (angles) => {
      const labelled = angles.map((degrees, index) => ({ degrees, label: 'ABCDE'.charAt(index) }));
      const parts = partsOf({ kind: 'shape', alt, outline: { name: 'angles', parts: labelled } });
      const bounds = angles.reduce<number[]>((all, each) => [...all, (all.at(-1) ?? 0) + each], [0]);
      const arms = linesIn(parts, INK);
      expect(arms.map(({ from, to }) => direction(from, to))).toEqual(bounds.map((bound) => bound % 360));
      expect(insides(parts)).toEqual(
        angles.map((_, index) => [(bounds[index] ?? 0) % 360, (bounds[index + 1] ?? 0) % 360]),
      );
      const [middle = [0, 0] as const] = arms.map((arm) => arm.from);
      expect(tagged(parts, 'text').map(({ text, x, y }) => [text, direction(middle, [x, y])])).toEqual(
        labelled.map(({ degrees, label }, index) => [label, (bounds[index] ?? 0) + degrees / 2]),
      );
    }),
  );
});

test('a line across parallels is turned as it is said to be, and each label is in the angle that it names', () => {
  const line = fc.constantFrom('upper' as const, 'lower' as const);
  const at = fc.constantFrom(
    'above_right' as const,
    'above_left' as const,
    'below_left' as const,
    'below_right' as const,
  );
  const marks = fc.uniqueArray(fc.record({ line, at }), {
    minLength: 1,
    maxLength: 4,
    selector: JSON.stringify,
  });
  fc.assert(
    // What is flatter than this is drawn less flat.
    fc.property(fc.integer({ min: 33, max: 147 }), marks, (degrees, places) => {
      const marks = places.map((place, index) => ({ ...place, label: 'ABCD'.charAt(index) }));
      const parts = partsOf({ kind: 'shape', alt, outline: { name: 'parallels', degrees, marks } });
      const [upper, , lower, , across] = linesIn(parts, INK);
      expect(across && direction(across.to, across.from)).toBe(degrees);
      const arms = {
        above_right: [0, degrees],
        above_left: [degrees, 180],
        below_left: [180, 180 + degrees],
        below_right: [180 + degrees, 0],
      };
      expect(insides(parts)).toEqual(marks.map(({ at }) => arms[at]));
      const corners = tagged(parts, 'path')
        .filter(({ fill }) => fill !== '')
        .flatMap(({ lines }) => lines);
      for (const [index, { line, at, label }] of marks.entries()) {
        const corner = corners[index]?.from ?? [0, 0];
        expect(corner[1]).toBe((line === 'upper' ? upper : lower)?.from[1]);
        expect(across && direction(across.to, corner)).toBe(degrees);
        const [name] = tagged(parts, 'text').filter(({ text }) => text === label);
        const [from = 0, to = 0] = arms[at];
        expect(direction(corner, [name?.x ?? 0, name?.y ?? 0])).toBeCloseTo((from + (to || 360)) / 2);
      }
    }),
  );
});

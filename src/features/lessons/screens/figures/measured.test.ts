import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  count,
  distance,
  INK,
  isFlat,
  isUpright,
  labelled,
  linesIn,
  partsOf,
  round,
  SHOWN,
  SOFT,
  tagged,
  type Part,
  type Point,
} from '../../../../../test/drawing.ts';

/* What a figure measures is measured here in its drawing, by the numbers that the drawing itself bears. */

const alt = 'A figure.';

/** Reads places by the numbers of a scale, which have to stand evenly. */
function scaleOf(numbers: readonly { at: number; value: number }[]): (at: number) => number {
  const [first, last] = [numbers.at(0), numbers.at(-1)];
  if (!first || !last || first.value === last.value) throw new Error('a scale has two numbers');
  const unit = (last.at - first.at) / (last.value - first.value);
  const read = (at: number) => round(first.value + (at - first.at) / unit);
  expect(numbers.map(({ at }) => read(at))).toEqual(numbers.map(({ value }) => value));
  return read;
}

const rightwards = (numbers: readonly Part[]) =>
  numbers.map(({ x, text }) => ({ at: x, value: Number(text) }));
const upwards = (numbers: readonly Part[]) => numbers.map(({ y, text }) => ({ at: y, value: Number(text) }));

test('a number line has its numbers and its ticks, and each mark at its value', () => {
  const line = fc.record({
    first: fc.integer({ min: -20, max: 20 }),
    step: fc.constantFrom(0.1, 0.25, 0.5, 1, 2, 5, 10),
    steps: fc.integer({ min: 4, max: 20 }),
    labelEvery: fc.integer({ min: 1, max: 4 }),
    places: labelled(fc.array(fc.record({ percent: fc.integer({ min: 0, max: 100 }) }), { maxLength: 4 })),
  });
  fc.assert(
    fc.property(line, ({ first, step, steps, labelEvery, places }) => {
      const [from, to] = [first * step, (first + steps) * step];
      const marks = places.map(({ percent, label }) => ({
        at: round(from + (percent / 100) * (to - from)),
        label,
      }));
      const parts = partsOf({ kind: 'number_line', alt, from, to, step, labelEvery, marks });
      const numbers = rightwards(tagged(parts, 'text', INK));
      const read = scaleOf(numbers);
      const ticks = linesIn(parts, INK).filter(isUpright);
      expect(ticks.map((tick) => read(tick.from[0]))).toEqual(count(steps + 1, from, step));
      expect(numbers.map(({ value }) => value)).toEqual(
        count(steps + 1, from, step).filter((_, index) => index % labelEvery === 0),
      );
      expect(tagged(parts, 'circle', SHOWN).map(({ x }) => read(x))).toEqual(marks.map(({ at }) => at));
      const names = tagged(parts, 'text', SHOWN);
      expect(names.map(({ x, text }) => ({ at: read(x), label: text }))).toEqual(marks);
    }),
  );
});

test('a coordinate grid has its points and its lines at their coordinates', () => {
  const grid = fc.record({ extent: fc.integer({ min: 3, max: 12 }), quadrants: fc.constantFrom(1, 4) });
  const filled = grid.chain(({ extent, quadrants }) => {
    const low = quadrants === 4 ? -extent : 0;
    const place = fc.integer({ min: low, max: extent });
    const line = fc.record({ from: fc.tuple(place, place), to: fc.tuple(place, place) });
    return fc.record({
      extent: fc.constant(extent),
      quadrants: fc.constant(quadrants),
      low: fc.constant(low),
      points: labelled(fc.array(fc.record({ x: place, y: place }), { maxLength: 6 })),
      lines: fc.uniqueArray(line, { maxLength: 6, selector: JSON.stringify }),
    });
  });
  fc.assert(
    fc.property(filled, ({ low, ...figure }) => {
      const parts = partsOf({ kind: 'coordinate_grid', alt, ...figure });
      const axes = linesIn(parts, INK);
      const numbers = tagged(parts, 'text', SOFT);
      // Where the axes meet stands no number.
      const x = scaleOf([
        ...axes.filter(isUpright).map(({ from: [at] }) => ({ at, value: 0 })),
        ...rightwards(numbers.filter(({ isEnd }) => !isEnd)),
      ]);
      const y = scaleOf([
        ...axes.filter(isFlat).map(({ from: [, at] }) => ({ at, value: 0 })),
        ...upwards(numbers.filter(({ isEnd }) => isEnd)),
      ]);
      const all = count(figure.extent - low + 1, low);
      const net = linesIn(parts, 'var(--line-strong)');
      expect(net.filter(isUpright).map(({ from }) => x(from[0]))).toEqual(all);
      expect(net.filter(isFlat).map(({ from }) => y(from[1]))).toEqual(all);

      const dots = tagged(parts, 'circle', SHOWN);
      const names = tagged(parts, 'text', SHOWN);
      const read = dots.map((dot, index) => ({ x: x(dot.x), y: y(dot.y), label: names[index]?.text }));
      expect(read).toEqual(figure.points);
      const away = dots.map((dot, index) => distance([dot.x, dot.y], [names[index]!.x, names[index]!.y]));
      expect(Math.max(0, ...away)).toBeLessThan(21);
      const placed = ([left, high]: Point) => [x(left), y(high)];
      const lines = linesIn(parts, SHOWN).map(({ from, to }) => ({ from: placed(from), to: placed(to) }));
      expect(lines).toEqual(figure.lines);
    }),
  );
});

test('a bar chart has each bar as long as its value', () => {
  const bars = (step: number) =>
    fc.array(fc.record({ value: fc.integer({ min: 0, max: 40 }).map((quarters) => (quarters * step) / 4) }), {
      minLength: 2,
      maxLength: 6,
    });
  const chart = fc
    .constantFrom(0.5, 1, 2, 5, 10, 25, 100)
    .chain((step) => fc.record({ step: fc.constant(step), bars: labelled(bars(step)) }));
  fc.assert(
    fc.property(chart, ({ step, bars }) => {
      const parts = partsOf({ kind: 'bar_chart', alt, title: 'Books', bars, step });
      const read = scaleOf(rightwards(tagged(parts, 'text', SOFT)));
      const net = linesIn(parts, 'var(--line)').map(({ from: [x] }) => read(x));
      expect(net).toEqual(count(net.length, 0, step));
      const names = tagged(parts, 'text', INK).filter(({ isEnd }) => isEnd);
      const drawn = tagged(parts, 'rect', SHOWN).map(({ x, y, wide, high }) => ({
        label: names.find((name) => name.y === y + high / 2)?.text,
        from: read(x),
        value: read(x + wide),
      }));
      expect(drawn).toEqual(bars.map((bar) => ({ ...bar, from: 0 })));
    }),
  );
});

test('a scatter plot has its points and its line where they were measured', () => {
  const axis = fc.record({ step: fc.integer({ min: 1, max: 20 }), steps: fc.integer({ min: 2, max: 8 }) });
  const percent = fc.integer({ min: 0, max: 100 });
  const place = fc.tuple(percent, percent);
  const places = fc.uniqueArray(place, { minLength: 2, maxLength: 14, selector: String });
  fc.assert(
    fc.property(axis, axis, places, place, place, (flat, tall, places, start, end) => {
      const across = { title: 'across', to: flat.step * flat.steps, step: flat.step };
      const up = { title: 'up', to: tall.step * tall.steps, step: tall.step };
      const measured = ([x, y]: [number, number]): [number, number] => [
        round((x * across.to) / 100),
        round((y * up.to) / 100),
      ];
      const [points, line] = [places.map(measured), { from: measured(start), to: measured(end) }];
      const parts = partsOf({ kind: 'scatter', alt, across, up, points, line });
      const numbers = tagged(parts, 'text', SOFT);
      const x = scaleOf(rightwards(numbers.filter(({ isEnd }) => !isEnd)));
      const y = scaleOf(upwards(numbers.filter(({ isEnd }) => isEnd)));
      const net = linesIn(parts, 'var(--line-strong)');
      expect(net.filter(isUpright).map(({ from }) => x(from[0]))).toEqual(
        count(flat.steps + 1, 0, flat.step),
      );
      expect(net.filter(isFlat).map(({ from }) => y(from[1]))).toEqual(count(tall.steps + 1, 0, tall.step));
      expect(tagged(parts, 'circle', SHOWN).map((dot) => [x(dot.x), y(dot.y)])).toEqual(points);
      const drawn = linesIn(parts, INK).filter(({ points }) => points.length === 2);
      expect(drawn.map(({ points }) => points.map((point) => [x(point[0]), y(point[1])]))).toEqual([
        [line.from, line.to],
      ]);
    }),
  );
});

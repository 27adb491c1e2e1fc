import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  count,
  INK,
  isUpright,
  labelled,
  linesIn,
  partsOf,
  round,
  SHOWN,
  tagged,
} from '../../../../../test/drawing.ts';

/* What is counted in a figure is counted here in its drawing. */

const alt = 'A figure.';
const title = 'What is counted';

const bar = fc
  .integer({ min: 1, max: 24 })
  .chain((parts) => fc.record({ parts: fc.constant(parts), shaded: fc.integer({ min: 0, max: parts }) }));

test('a fraction bar has its equal parts, and so many of them shaded', () => {
  fc.assert(
    fc.property(bar, fc.option(bar, { nil: undefined }), (upper, below) => {
      const drawn = tagged(partsOf({ kind: 'fraction_bar', alt, ...upper, below }), 'rect');
      const rows = [...Map.groupBy(drawn, ({ y }) => y).values()];
      expect(rows.map((row) => ({ parts: row.length, shaded: tagged(row, 'rect', SHOWN).length }))).toEqual(
        below ? [upper, below] : [upper],
      );
      for (const row of rows) {
        const wide = 280 / row.length;
        expect(row.map((part) => round(part.wide))).toEqual(row.map(() => round(wide)));
        expect(row.map(({ x }) => round(x))).toEqual(count(row.length, 20, wide));
      }
    }),
  );
});

test('an array has its rows and columns', () => {
  const size = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(size, size, (rows, columns) => {
      const dots = tagged(partsOf({ kind: 'array', alt, rows, columns }), 'circle', SHOWN);
      expect(new Set(dots.map(({ y }) => y)).size).toBe(rows);
      expect(new Set(dots.map(({ x }) => x)).size).toBe(columns);
      expect(new Set(dots.map(({ x, y }) => `${x} ${y}`)).size).toBe(rows * columns);
      expect(dots).toHaveLength(rows * columns);
    }),
  );
});

test('a line plot has as many dots above each mark as it says', () => {
  const dots = fc.record({ dots: fc.integer({ min: 0, max: 8 }) });
  fc.assert(
    fc.property(labelled(fc.array(dots, { minLength: 3, maxLength: 7 })), (marks) => {
      const parts = partsOf({ kind: 'line_plot', alt, title, marks });
      const places = linesIn(parts, INK)
        .filter(isUpright)
        .map(({ from: [x] }) => x);
      expect(places.map(round)).toEqual(count(marks.length, places[0], 244 / (marks.length - 1)));
      const read = places.map((place) => {
        const here = parts.filter(({ tag, x, text }) => tag !== 'path' && x === place && text !== title);
        const [name] = tagged(here, 'text');
        return { label: name?.text, dots: new Set(tagged(here, 'circle', SHOWN).map(({ y }) => y)).size };
      });
      expect(read).toEqual(marks);
      expect(tagged(parts, 'circle')).toHaveLength(marks.reduce((sum, { dots }) => sum + dots, 0));
    }),
  );
});

test('a tally chart has a stroke for each thing counted, every fifth across four', () => {
  const row = fc.record({ count: fc.integer({ min: 1, max: 20 }) });
  fc.assert(
    fc.property(labelled(fc.array(row, { minLength: 2, maxLength: 5 })), (rows) => {
      const parts = partsOf({ kind: 'tally', alt, title, rows });
      const names = tagged(parts, 'text').filter(({ isEnd }) => isEnd);
      const read = names.map(({ y, text }) => {
        const strokes = linesIn(parts, SHOWN).filter(({ from, to }) => (from[1] + to[1]) / 2 === y);
        const upright = strokes.filter(isUpright).map(({ from: [x] }) => x);
        const across = strokes.filter((stroke) => !isUpright(stroke));
        const bundles = across.map(({ from, to }) => upright.filter((x) => x > from[0] && x < to[0]).length);
        expect(bundles).toEqual(count(Math.floor(strokes.length / 5)).map(() => 4));
        return { label: text, count: strokes.length };
      });
      expect(read).toEqual(rows);
    }),
  );
});

test('a table has each cell in its row and its column', () => {
  const cell = fc.stringMatching(/^[a-z]{1,12}$/);
  const table = fc
    .integer({ min: 2, max: 6 })
    .chain((columns) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 2, maxLength: 5 }),
    );
  fc.assert(
    fc.property(table, ([head = [], ...rows]) => {
      const parts = partsOf({ kind: 'table', alt, head, rows });
      const bounds = linesIn(parts, 'var(--line)')
        .filter(isUpright)
        .map(({ from: [x] }) => x);
      const read = [...Map.groupBy(tagged(parts, 'text'), ({ y }) => y).values()];
      expect(read.map((row) => row.map(({ text }) => text))).toEqual([head, ...rows]);
      for (const row of read) {
        expect(row.map(({ x }) => bounds.filter((bound) => bound < x).length)).toEqual(count(head.length));
      }
    }),
  );
});

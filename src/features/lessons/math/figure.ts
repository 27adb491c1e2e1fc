import { z } from 'zod';
import { label, outline } from './outline.ts';

/*
 * Figures as data: what is drawn, never how. `FigureView` draws them.
 * `alt` tells the figure to someone who cannot see it: what is there to be read off it, not the answer.
 */

const alt = z.string().trim().min(1).max(400);

const numberLine = z.strictObject({
  kind: z.literal('number_line'),
  alt,
  from: z.number(),
  to: z.number(),
  /** From one tick to the next. */
  step: z.number().positive(),
  /** A number is written at every such tick, counted from `from`: 1 writes at each, 4 at every fourth. */
  labelEvery: z.int().min(1),
  /** Dots on the line. */
  marks: z.array(z.strictObject({ at: z.number(), label })).max(4),
});

const bar = { parts: z.int().min(1).max(24), shaded: z.int().min(0).max(24) };

const fractionBar = z.strictObject({
  kind: z.literal('fraction_bar'),
  alt,
  ...bar,
  /** A second bar of the same length, below the first. */
  below: z.strictObject(bar).optional(),
});

const clock = z.strictObject({
  kind: z.literal('clock'),
  alt,
  hour: z.int().min(1).max(12),
  minute: z.int().min(0).max(59),
});

const coordinate = z.int().min(-12).max(12);

const coordinateGrid = z.strictObject({
  kind: z.literal('coordinate_grid'),
  alt,
  /** The largest coordinate on each axis. */
  extent: z.int().min(3).max(12),
  /** 1: only x and y from 0 up; 4: all four quadrants. */
  quadrants: z.union([z.literal(1), z.literal(4)]),
  points: z.array(z.strictObject({ x: coordinate, y: coordinate, label })).max(6),
  lines: z
    .array(z.strictObject({ from: z.tuple([coordinate, coordinate]), to: z.tuple([coordinate, coordinate]) }))
    .max(6)
    .optional(),
});

const barChart = z.strictObject({
  kind: z.literal('bar_chart'),
  alt,
  title: z.string().min(1).max(40),
  bars: z
    .array(z.strictObject({ label: z.string().min(1).max(12), value: z.number().min(0) }))
    .min(2)
    .max(6),
  /** From one number of the scale to the next. */
  step: z.number().positive(),
});

const shape = z.strictObject({ kind: z.literal('shape'), alt, outline });

const array = z.strictObject({
  kind: z.literal('array'),
  alt,
  rows: z.int().min(1).max(12),
  columns: z.int().min(1).max(12),
});

const short = z.string().min(1).max(12);

const linePlot = z.strictObject({
  kind: z.literal('line_plot'),
  alt,
  title: z.string().min(1).max(40),
  /** The marks of the line from left to right, all as far apart, and how many dots stand on each. */
  marks: z
    .array(z.strictObject({ label: short, dots: z.int().min(0).max(8) }))
    .min(3)
    .max(7),
});

const tally = z.strictObject({
  kind: z.literal('tally'),
  alt,
  title: z.string().min(1).max(40),
  rows: z
    .array(z.strictObject({ label: short, count: z.int().min(1).max(20) }))
    .min(2)
    .max(5),
});

const protractor = z.strictObject({
  kind: z.literal('protractor'),
  alt,
  /** Where the two rays meet the scale, in degrees from the right end on. */
  from: z.int().min(0).max(180),
  to: z.int().min(0).max(180),
});

const axis = z.strictObject({
  title: z.string().min(1).max(24),
  to: z.int().positive(),
  step: z.int().positive(),
});

const scatter = z.strictObject({
  kind: z.literal('scatter'),
  alt,
  across: axis,
  up: axis,
  points: z.array(z.tuple([z.number().min(0), z.number().min(0)])).max(14),
  /** The line of fit, from its start at the left to its end. */
  line: z.strictObject({ from: z.tuple([z.number(), z.number()]), to: z.tuple([z.number(), z.number()]) }),
});

const table = z.strictObject({
  kind: z.literal('table'),
  alt,
  /** The head of each column; the first one stands above the names of the rows. */
  head: z.array(z.string().max(12)).min(2).max(6),
  rows: z.array(z.array(short).min(2).max(6)).min(1).max(4),
});

/** The shape of a figure in a lesson's stored content. */
export const figureSchema = z.discriminatedUnion('kind', [
  numberLine,
  fractionBar,
  clock,
  coordinateGrid,
  barChart,
  shape,
  array,
  linePlot,
  tally,
  protractor,
  scatter,
  table,
]);

/** A figure as data. */
export type Figure = z.infer<typeof figureSchema>;
/** One kind of figure. */
export type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;
/** One of the plain shapes. */
export type Outline = FigureOf<'shape'>['outline'];

import { z } from 'zod';

/*
 * Figures as data: what is drawn, never how. `FigureView` draws them.
 * `alt` tells the figure to someone who cannot see it: what is there to be read off it, not the answer.
 */

const alt = z.string().trim().min(1).max(400);
const label = z.string().min(1).max(24);

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

const size = z.number().positive();

/** The sizes give the proportions, the labels are what is written at the sides. */
const outline = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('rectangle'),
    width: size,
    height: size,
    labels: z.strictObject({ width: label.optional(), height: label.optional(), inside: label.optional() }),
  }),
  z.strictObject({
    name: z.literal('triangle'),
    base: size,
    height: size,
    /** Where the top is above the base: 0 at its left end (a right angle there), 0.5 in the middle. */
    lean: z.number().min(0).max(1),
    /** `height` is written beside a dashed line, or at the left side when that stands upright. */
    labels: z.strictObject({
      base: label.optional(),
      height: label.optional(),
      left: label.optional(),
      right: label.optional(),
      angleLeft: label.optional(),
      angleRight: label.optional(),
      angleTop: label.optional(),
    }),
  }),
  z.strictObject({
    name: z.literal('circle'),
    /** Which line is drawn and what is written at it. */
    line: z.enum(['radius', 'diameter']),
    label,
  }),
  z.strictObject({
    name: z.literal('l_shape'),
    width: size,
    height: size,
    /** The corner that is cut out at the top right. */
    cutWidth: size,
    cutHeight: size,
    labels: z.strictObject({ bottom: label, left: label, cutAcross: label, cutDown: label }),
  }),
  z.strictObject({
    name: z.literal('box'),
    width: size,
    height: size,
    depth: size,
    labels: z.strictObject({ width: label, height: label, depth: label }),
  }),
  z.strictObject({
    name: z.literal('angles'),
    /** Angles side by side at one point, from the right arm on, counter-clockwise. */
    parts: z
      .array(z.strictObject({ degrees: z.number().positive().max(360), label }))
      .min(1)
      .max(5),
  }),
]);

const shape = z.strictObject({ kind: z.literal('shape'), alt, outline });

const array = z.strictObject({
  kind: z.literal('array'),
  alt,
  rows: z.int().min(1).max(12),
  columns: z.int().min(1).max(12),
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
]);

/** A figure as data. */
export type Figure = z.infer<typeof figureSchema>;
/** One kind of figure. */
export type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;
/** One of the plain shapes. */
export type Outline = FigureOf<'shape'>['outline'];

import { z } from 'zod';

/** What is written at a side, a point or an angle. */
export const label = z.string().min(1).max(24);

const size = z.number().positive();

/** The plain shapes. The sizes give the proportions, the labels are what is written at the sides. */
export const outline = z.discriminatedUnion('name', [
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
    /** Round solids that stand on their base; a cone has its tip above the middle. */
    name: z.enum(['cylinder', 'cone']),
    radius: size,
    height: size,
    labels: z.strictObject({ radius: label, height: label }),
  }),
  z.strictObject({
    name: z.literal('parallels'),
    /** Angle between the lower line and the line across, on the right above it. */
    degrees: z.number().min(20).max(160),
    /** Labels of the angles, each at one of the two crossings, in one of its four quarters. */
    marks: z
      .array(
        z.strictObject({
          line: z.enum(['upper', 'lower']),
          at: z.enum(['above_right', 'above_left', 'below_left', 'below_right']),
          label,
        }),
      )
      .min(1)
      .max(4),
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

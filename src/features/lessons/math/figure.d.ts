import { z } from 'zod';
/** The shape of a figure in a lesson's stored content. */
export declare const figureSchema: z.ZodDiscriminatedUnion<[z.ZodObject<{
    kind: z.ZodLiteral<"number_line">;
    alt: z.ZodString;
    from: z.ZodNumber;
    to: z.ZodNumber;
    step: z.ZodNumber;
    labelEvery: z.ZodInt;
    marks: z.ZodArray<z.ZodObject<{
        at: z.ZodNumber;
        label: z.ZodString;
    }, z.core.$strict>>;
}, z.core.$strict>, z.ZodObject<{
    parts: z.ZodInt;
    shaded: z.ZodInt;
    kind: z.ZodLiteral<"fraction_bar">;
    alt: z.ZodString;
    below: z.ZodOptional<z.ZodObject<{
        parts: z.ZodInt;
        shaded: z.ZodInt;
    }, z.core.$strict>>;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"clock">;
    alt: z.ZodString;
    hour: z.ZodInt;
    minute: z.ZodInt;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"coordinate_grid">;
    alt: z.ZodString;
    extent: z.ZodInt;
    quadrants: z.ZodUnion<readonly [z.ZodLiteral<1>, z.ZodLiteral<4>]>;
    points: z.ZodArray<z.ZodObject<{
        x: z.ZodInt;
        y: z.ZodInt;
        label: z.ZodString;
    }, z.core.$strict>>;
    lines: z.ZodOptional<z.ZodArray<z.ZodObject<{
        from: z.ZodTuple<[z.ZodInt, z.ZodInt], null>;
        to: z.ZodTuple<[z.ZodInt, z.ZodInt], null>;
    }, z.core.$strict>>>;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"bar_chart">;
    alt: z.ZodString;
    title: z.ZodString;
    bars: z.ZodArray<z.ZodObject<{
        label: z.ZodString;
        value: z.ZodNumber;
    }, z.core.$strict>>;
    step: z.ZodNumber;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"shape">;
    alt: z.ZodString;
    outline: z.ZodDiscriminatedUnion<[z.ZodObject<{
        name: z.ZodLiteral<"rectangle">;
        width: z.ZodNumber;
        height: z.ZodNumber;
        labels: z.ZodObject<{
            width: z.ZodOptional<z.ZodString>;
            height: z.ZodOptional<z.ZodString>;
            inside: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        name: z.ZodLiteral<"triangle">;
        base: z.ZodNumber;
        height: z.ZodNumber;
        lean: z.ZodNumber;
        labels: z.ZodObject<{
            base: z.ZodOptional<z.ZodString>;
            height: z.ZodOptional<z.ZodString>;
            left: z.ZodOptional<z.ZodString>;
            right: z.ZodOptional<z.ZodString>;
            angleLeft: z.ZodOptional<z.ZodString>;
            angleRight: z.ZodOptional<z.ZodString>;
            angleTop: z.ZodOptional<z.ZodString>;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        name: z.ZodLiteral<"circle">;
        line: z.ZodEnum<{
            diameter: "diameter";
            radius: "radius";
        }>;
        label: z.ZodString;
    }, z.core.$strict>, z.ZodObject<{
        name: z.ZodLiteral<"l_shape">;
        width: z.ZodNumber;
        height: z.ZodNumber;
        cutWidth: z.ZodNumber;
        cutHeight: z.ZodNumber;
        labels: z.ZodObject<{
            bottom: z.ZodString;
            left: z.ZodString;
            cutAcross: z.ZodString;
            cutDown: z.ZodString;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        name: z.ZodLiteral<"box">;
        width: z.ZodNumber;
        height: z.ZodNumber;
        depth: z.ZodNumber;
        labels: z.ZodObject<{
            width: z.ZodString;
            height: z.ZodString;
            depth: z.ZodString;
        }, z.core.$strict>;
    }, z.core.$strict>, z.ZodObject<{
        name: z.ZodLiteral<"angles">;
        parts: z.ZodArray<z.ZodObject<{
            degrees: z.ZodNumber;
            label: z.ZodString;
        }, z.core.$strict>>;
    }, z.core.$strict>], "name">;
}, z.core.$strict>, z.ZodObject<{
    kind: z.ZodLiteral<"array">;
    alt: z.ZodString;
    rows: z.ZodInt;
    columns: z.ZodInt;
}, z.core.$strict>], "kind">;
/** A figure as data. */
export type Figure = z.infer<typeof figureSchema>;
/** One kind of figure. */
export type FigureOf<Kind extends Figure['kind']> = Extract<Figure, {
    kind: Kind;
}>;
/** One of the plain shapes. */
export type Outline = FigureOf<'shape'>['outline'];

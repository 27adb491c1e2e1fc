import type { Arbitrary } from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Figure } from '../src/features/lessons/math/figure.ts';
import { FigureView } from '../src/features/lessons/screens/FigureView.tsx';

/*
 * The drawing of a figure as it meets the eye: strokes, areas and writing, to be counted and measured.
 */

export type Point = readonly [x: number, y: number];
/** A line of a path by the points that it joins, without the bows of its curves. */
export type Line = { from: Point; to: Point; points: readonly Point[] };

/** One thing that is drawn. */
export type Part = {
  tag: string;
  /** The top left corner of a box, the middle of a circle or of what is written. */
  x: number;
  y: number;
  wide: number;
  high: number;
  radius: number;
  fill: string;
  stroke: string;
  lines: readonly Line[];
  /** What is written, and whether it ends at its place. */
  text: string;
  isEnd: boolean;
};

export const draw = (figure: Figure) => renderToStaticMarkup(createElement(FigureView, { figure }));

/** What lies on the paper, in the order in which it is drawn. */
export function partsOf(figure: Figure): Part[] {
  const [, , ...parts] = draw(figure).split(/<(?=rect|circle|ellipse|path|text)/);
  return parts.map((markup) => {
    const named = (name: string) => new RegExp(`^[^>]* c?${name}="([^"]*)"`).exec(markup)?.[1] ?? '';
    return {
      tag: /^\w+/.exec(markup)?.[0] ?? '',
      x: Number(named('x')),
      y: Number(named('y')),
      wide: Number(named('width')),
      high: Number(named('height')),
      radius: Number(named('r')),
      fill: named('fill'),
      stroke: named('stroke'),
      lines: linesOf(named('d')),
      text: (/>([^<]*)/.exec(markup)?.[1] ?? '').replace('\u2212', '-'),
      isEnd: named('text-anchor') === 'end',
    };
  });
}

/** How many numbers a command of a path takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, a: 7 };

function linesOf(path: string): Line[] {
  const lines: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([mlhva])([^mlhvaz]*)/gi)) {
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    const numbers = (rest.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
    const takes = TAKES[kind] ?? 1;
    if (kind === 'm') lines.push([]);
    for (let start = 0; start < numbers.length; start += takes) {
      const step = numbers.slice(start, start + takes);
      if (kind !== 'v') x = (isRelative ? x : 0) + (step.at(kind === 'h' ? 0 : -2) ?? 0);
      if (kind !== 'h') y = (isRelative ? y : 0) + (step.at(-1) ?? 0);
      lines.at(-1)?.push([x, y]);
    }
  }
  return lines.map((points) => ({ from: points[0] ?? [0, 0], to: points.at(-1) ?? [0, 0], points }));
}

/** Without the dust of binary fractions. */
export const round = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** Degrees counter-clockwise from the right, from 0 to below 360. */
export function direction([x, y]: Point, [toX, toY]: Point): number {
  return (round((Math.atan2(y - toY, toX - x) * 180) / Math.PI) + 360) % 360;
}

export const distance = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(toX - x, toY - y);

/** What is to be read, what it is read by, and the numbers of scales. */
export const SHOWN = 'var(--math)';
export const INK = 'var(--ink)';
export const SOFT = 'var(--soft)';

export const tagged = (parts: readonly Part[], tag: string, fill?: string): Part[] =>
  parts.filter((part) => part.tag === tag && (fill === undefined || part.fill === fill));

/** The lines of a color that bound no area. */
export const linesIn = (parts: readonly Part[], color: string): Line[] =>
  tagged(parts, 'path', '').flatMap(({ stroke, lines }) => (stroke === color ? lines : []));

export const isUpright = ({ from, to, points }: Line): boolean => points.length === 2 && from[0] === to[0];
export const isFlat = ({ from, to, points }: Line): boolean => points.length === 2 && from[1] === to[1];

/** So many numbers, evenly apart. */
export const count = (many: number, from = 0, step = 1): number[] =>
  Array.from({ length: many }, (_, index) => round(from + index * step));

/** Each with a letter for its label. */
export const labelled = <T extends object>(items: Arbitrary<T[]>): Arbitrary<(T & { label: string })[]> =>
  items.map((all) => all.map((item, index) => ({ ...item, label: 'ABCDEFG'.charAt(index) })));

import type { ReactNode } from 'react';
import { mathText } from '../../rules/math-text.ts';

/** Width of every drawing; on the narrowest phone (about 270 px of room) a text of 17 is still 14 px high. */
export const WIDTH = 320;
export const TEXT = 17;

/** A square drawing needs the height of a phone to be read by its numbers; a flat one leaves it to the answer below. */
const FLAT = 'max-h-[max(30dvh,12rem)]';
const SQUARE = 'max-h-[max(40dvh,17rem)]';
const SQUARE_FROM = 0.8 * WIDTH;

/**
 * The sheet of a figure: a named picture for screen readers, and a paper that scales with the screen, yet leaves
 * the answer in sight below it.
 */
export function Canvas({ alt, height, children }: { alt: string; height: number; children: ReactNode }) {
  const meaning = { role: 'img', 'aria-label': mathText(alt) } as const;
  return (
    <svg
      {...meaning}
      viewBox={`0 0 ${WIDTH} ${height}`}
      width="100%"
      className={`mx-auto block h-auto max-w-md md:max-h-[max(36dvh,12rem)] ${height < SQUARE_FROM ? FLAT : SQUARE}`}
      fontSize={TEXT}
      fontWeight={700}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect
        x={1}
        y={1}
        width={WIDTH - 2}
        height={height - 2}
        rx={18}
        fill="var(--paper)"
        stroke="var(--line)"
        strokeWidth={2}
      />
      {children}
    </svg>
  );
}

type LabelProps = {
  x: number;
  y: number;
  children: ReactNode;
  anchor?: 'start' | 'middle' | 'end';
  color?: string;
  /** The colour behind the text. */
  rim?: string;
};

/** A text centred on its height, with a rim of paper so that lines below it do not disturb. */
export function Label({
  x,
  y,
  children,
  anchor = 'middle',
  color = 'var(--ink)',
  rim = 'var(--paper)',
}: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      dy="0.35em"
      textAnchor={anchor}
      fill={color}
      stroke={rim}
      strokeWidth={5}
      paintOrder="stroke"
      className="tabular-nums"
    >
      {typeof children === 'string' || typeof children === 'number' ? mathText(String(children)) : children}
    </text>
  );
}

/** The numbers 0, 1, 2 ... below a count. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A number as it is written at a scale: without the dust of binary fractions. */
export const written = (value: number): string => String(Math.round(value * 1e6) / 1e6);

import type { Figure } from '../math/figure.ts';
import { BarChart } from './figures/BarChart.tsx';
import { Clock } from './figures/Clock.tsx';
import { CoordinateGrid } from './figures/CoordinateGrid.tsx';
import { DotArray } from './figures/DotArray.tsx';
import { FractionBar } from './figures/FractionBar.tsx';
import { NumberLine } from './figures/NumberLine.tsx';
import { Shape } from './figures/Shape.tsx';

/** Draws a figure of a math problem; it is one named picture for a screen reader. */
export function FigureView({ figure }: { figure: Figure }) {
  switch (figure.kind) {
    case 'number_line':
      return <NumberLine figure={figure} />;
    case 'fraction_bar':
      return <FractionBar figure={figure} />;
    case 'clock':
      return <Clock figure={figure} />;
    case 'coordinate_grid':
      return <CoordinateGrid figure={figure} />;
    case 'bar_chart':
      return <BarChart figure={figure} />;
    case 'shape':
      return <Shape figure={figure} />;
    case 'array':
      return <DotArray figure={figure} />;
  }
}

import type { Figure } from '../math/figure.ts';
import { BarChart } from './figures/BarChart.tsx';
import { Clock } from './figures/Clock.tsx';
import { CoordinateGrid } from './figures/CoordinateGrid.tsx';
import { DotArray } from './figures/DotArray.tsx';
import { FractionBar } from './figures/FractionBar.tsx';
import { LinePlot } from './figures/LinePlot.tsx';
import { NumberLine } from './figures/NumberLine.tsx';
import { Protractor } from './figures/Protractor.tsx';
import { Scatter } from './figures/Scatter.tsx';
import { Shape } from './figures/Shape.tsx';
import { Table } from './figures/Table.tsx';
import { Tally } from './figures/Tally.tsx';

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
    case 'line_plot':
      return <LinePlot figure={figure} />;
    case 'tally':
      return <Tally figure={figure} />;
    case 'protractor':
      return <Protractor figure={figure} />;
    case 'scatter':
      return <Scatter figure={figure} />;
    case 'table':
      return <Table figure={figure} />;
  }
}

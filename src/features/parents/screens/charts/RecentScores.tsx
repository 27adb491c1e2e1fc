import { Bar, BarChart, LabelList, ReferenceLine, XAxis, YAxis } from 'recharts';
import { prefersReducedMotion } from '../../../../kit/settings.ts';
import type { Subject } from '../../../lessons/subjects.ts';
import { CHART_SIZES, FIGURE, SUBJECT_COLOURS, TICK, DRAWING_MS } from './looks.ts';
import { useChartSize } from './useChartSize.ts';

export type RecentScore = {
  /** The score's band in a word, under its bar. */
  band: string;
  /** The score as it stands over its bar, with the mark of a good one. */
  figure: string;
  score: number;
};

/** The latest scores of one subject as bars, between the lines where medium and good begin. */
export function RecentScores({ subject, scores }: { subject: Subject; scores: readonly RecentScore[] }) {
  const { key, ...size } = useChartSize(CHART_SIZES.recent);
  // Bars keep their width and stand from the left, however few there are.
  const data = Array.from({ length: 5 }, (_, place) => {
    const score = scores[place];
    return { place, band: '', figure: '', score: null, ...score };
  });
  return (
    <BarChart
      {...size}
      key={key}
      data={data}
      margin={{ top: 24, right: 0, bottom: 0, left: 0 }}
      barCategoryGap="30%"
      accessibilityLayer={false}
    >
      <XAxis
        dataKey="place"
        tickFormatter={(place: number) => data[place]?.band ?? ''}
        interval={0}
        tickLine={false}
        axisLine={{ stroke: 'var(--line)', strokeWidth: 2 }}
        tick={TICK}
      />
      <YAxis hide domain={[0, 100]} />
      {[70, 85].map((band) => (
        <ReferenceLine key={band} y={band} stroke="var(--line-strong)" strokeDasharray="2 5" />
      ))}
      <Bar
        dataKey="score"
        fill={SUBJECT_COLOURS[subject]}
        radius={[6, 6, 0, 0]}
        maxBarSize={40}
        isAnimationActive={!prefersReducedMotion()}
        animationDuration={DRAWING_MS}
      >
        <LabelList dataKey="figure" position="top" offset={6} {...FIGURE} />
      </Bar>
    </BarChart>
  );
}

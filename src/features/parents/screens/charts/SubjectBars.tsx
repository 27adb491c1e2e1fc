import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts';
import { prefersReducedMotion } from '../../../../kit/settings.ts';
import { SUBJECT_NAMES, type Subject } from '../../../lessons/subjects.ts';
import { CHART_SIZES, FIGURE, SUBJECT_COLOURS, TICK, DRAWING_MS } from './looks.ts';
import { useChartSize } from './useChartSize.ts';

export type SubjectBar = { subject: Subject; average: number | null };

/** Average score of each subject: its name before the bar, its figure behind. */
export function SubjectBars({ subjects }: { subjects: readonly SubjectBar[] }) {
  const { key, ...size } = useChartSize(CHART_SIZES.subjects);
  const data = subjects.map(({ subject, average }) => ({
    name: SUBJECT_NAMES[subject],
    average: average ?? 0,
    figure: average === null ? 'no\u00A0lessons\u00A0yet' : `${average}%`,
    fill: SUBJECT_COLOURS[subject],
  }));
  return (
    <BarChart
      layout="vertical"
      {...size}
      key={key}
      data={data}
      margin={{ top: 0, right: 52, bottom: 0, left: 0 }}
      barCategoryGap="26%"
      accessibilityLayer={false}
    >
      <XAxis type="number" hide domain={[0, 100]} />
      <YAxis
        type="category"
        dataKey="name"
        width={116}
        interval={0}
        tickLine={false}
        axisLine={{ stroke: 'var(--line)', strokeWidth: 2 }}
        tick={{ ...TICK, fill: 'var(--ink)' }}
      />
      <Bar
        dataKey="average"
        radius={[0, 8, 8, 0]}
        minPointSize={1}
        isAnimationActive={!prefersReducedMotion()}
        animationDuration={DRAWING_MS}
      >
        <LabelList dataKey="figure" position="right" offset={8} {...FIGURE} />
      </Bar>
    </BarChart>
  );
}

import { Bar, BarChart, LabelList, XAxis, YAxis } from 'recharts';
import { prefersReducedMotion } from '../../../../kit/settings.ts';
import { CHART_SIZES, FIGURE, TICK, DRAWING_MS } from './looks.ts';
import { useChartSize } from './useChartSize.ts';

export type DayBar = { name: string; minutes: number };

/** Minutes of each day as one bar, the figure on top. */
export function DayBars({ days }: { days: DayBar[] }) {
  const { key, ...size } = useChartSize(CHART_SIZES.days);
  return (
    <BarChart
      {...size}
      key={key}
      data={days}
      margin={{ top: 26, right: 0, bottom: 0, left: 0 }}
      barCategoryGap="22%"
      accessibilityLayer={false}
    >
      <XAxis
        dataKey="name"
        interval={0}
        tickLine={false}
        axisLine={{ stroke: 'var(--line)', strokeWidth: 2 }}
        tick={TICK}
      />
      <YAxis hide domain={[0, 'dataMax']} />
      <Bar
        dataKey="minutes"
        fill="var(--glow)"
        stroke="var(--glow-edge)"
        strokeWidth={2}
        radius={[8, 8, 0, 0]}
        maxBarSize={64}
        isAnimationActive={!prefersReducedMotion()}
        animationDuration={DRAWING_MS}
      >
        <LabelList dataKey="minutes" position="top" offset={7} {...FIGURE} />
      </Bar>
    </BarChart>
  );
}

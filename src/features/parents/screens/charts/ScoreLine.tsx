import {
  LabelList,
  Line,
  LineChart,
  ReferenceLine,
  Text,
  usePlotArea,
  XAxis,
  YAxis,
  type XAxisTickContentProps,
} from 'recharts';
import { prefersReducedMotion } from '../../../../kit/settings.ts';
import { FIGURE, TICK, DRAWING_MS } from './looks.ts';
import { useChartSize } from './useChartSize.ts';

export type ScorePoint = { name: string; average: number | null };

/** The average score over the weeks; a week without lessons is left open. */
export function ScoreLine({ points }: { points: ScorePoint[] }) {
  const { key, scale, wide, size } = useChartSize();
  const tick = { ...TICK, fontSize: TICK.fontSize * scale };
  // As much as half a date takes.
  const side = 24 * scale * wide;
  const lowest = Math.min(70, ...points.map(({ average }) => average ?? 100));
  const from = Math.max(0, Math.floor(lowest / 10) * 10 - 10);
  return (
    <LineChart
      {...size}
      key={key}
      data={points}
      margin={{ top: 28 * scale, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <XAxis
        height={30 * scale}
        dataKey="name"
        interval={0}
        padding={{ left: side, right: side }}
        tickLine={false}
        axisLine={{ stroke: 'var(--line)', strokeWidth: 2 }}
        tick={(props) => <WeekTick {...props} {...tick} of={points.length} side={side} />}
      />
      <YAxis
        width={52 * scale}
        domain={[from, 100]}
        ticks={[from, 70, 85, 100]}
        interval={0}
        unit="%"
        tickLine={false}
        axisLine={false}
        tick={tick}
      />
      {[70, 85, 100].map((band) => (
        <ReferenceLine key={band} y={band} stroke="var(--line)" strokeDasharray="4 5" strokeWidth={2} />
      ))}
      <Line
        dataKey="average"
        connectNulls
        stroke="var(--ink)"
        strokeWidth={3}
        dot={{ r: 5, fill: 'var(--ink)', stroke: 'var(--card)', strokeWidth: 2 }}
        isAnimationActive={!prefersReducedMotion()}
        animationDuration={DRAWING_MS}
      >
        <LabelList
          dataKey="average"
          position="top"
          offset={10}
          {...FIGURE}
          fontSize={FIGURE.fontSize * scale}
        />
      </Line>
    </LineChart>
  );
}

/**
 * A date under the line. Where not all have room, the first and the last alone: a date left out between others reads as
 * a week left out. Not left to recharts, which measures a word once and not again in another face.
 */
function WeekTick({
  of,
  side,
  index,
  payload,
  ...place
}: XAxisTickContentProps & { of: number; side: number }) {
  const room = (usePlotArea()?.width ?? 0) - 2 * side;
  const hasRoomBeside = (dates: number) => room >= (dates - 1) * 2.5 * side;
  const isEnd = index === of - 1 || (index === 0 && hasRoomBeside(2));
  if (!isEnd && !hasRoomBeside(of)) return null;
  return <Text {...place}>{payload.value}</Text>;
}

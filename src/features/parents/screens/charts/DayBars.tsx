import { Columns, Rows } from './Bars.tsx';

export type DayBar = { name: string; minutes: number };

/** Minutes of each day as one bar: beside each other, or below each other where their names have no room. */
export function DayBars({ days }: { days: readonly DayBar[] }) {
  const most = Math.max(1, ...days.map(({ minutes }) => minutes));
  const bars = days.map(({ name, minutes }, place) => ({
    key: place,
    name,
    figure: minutes === 0 ? '' : String(minutes),
    share: minutes / most,
    look: minutes === 0 ? 'invisible' : 'border-2 border-glow-edge bg-glow',
  }));
  return (
    <div className="room">
      <div className="hidden @min-[16em]:block">
        <Columns
          bars={bars.map((bar) => ({ ...bar, look: `${bar.look} rounded-t-lg border-b-0` }))}
          height="h-[134px] print:h-[114px]"
          width="w-[56%] max-w-16"
        />
      </div>
      <div className="@min-[16em]:hidden">
        <Rows bars={bars.map((bar) => ({ ...bar, look: `${bar.look} border-l-0` }))} />
      </div>
    </div>
  );
}

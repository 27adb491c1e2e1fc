import { lazy } from 'react';
import type { Day } from '../../../../base/day.ts';
import { shortDay, spanOf } from '../../rules/day-words.ts';
import { learningWeeks } from '../../rules/learning-days.ts';
import { averageScore, secondsSpent, type Done } from '../../rules/performance.ts';
import { counted, timeWords } from '../../rules/time-words.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { LINE_SIZE } from '../charts/looks.ts';

const ScoreLine = lazy(() =>
  import('../charts/ScoreLine.tsx').then(({ ScoreLine }) => ({ default: ScoreLine })),
);
const WEEKS = 8;

/** All subjects together, and the average score of the latest weeks. */
export function AllSubjects({
  lessons,
  today,
  timeZone,
}: {
  lessons: readonly Done[];
  today: Day;
  timeZone: string;
}) {
  const weeks = learningWeeks(lessons, today, timeZone, WEEKS);
  const isLine = weeks.filter(({ average }) => average !== null).length > 1;
  return (
    <>
      <h3 className="text-lg">All subjects</h3>
      <p className="mt-2 text-sm">
        <strong className="tabular-nums">{averageScore(lessons)}%</strong> on average ·{' '}
        {counted(lessons.length, 'lesson')} · {timeWords(secondsSpent(lessons))}
      </p>
      {isLine ? (
        <div className="mt-2">
          <ChartFigure
            title="Average score of each week"
            height={LINE_SIZE.height}
            table={{
              columns: ['Week', 'Average', 'Lessons'],
              rows: weeks.map(({ from, to, average, lessons }) => [
                spanOf(from, to),
                average === null ? '–' : `${average}%`,
                String(lessons),
              ]),
            }}
          >
            <ScoreLine points={weeks.map(({ to, average }) => ({ name: shortDay(to), average }))} />
          </ChartFigure>
        </div>
      ) : (
        <p className="mt-2 text-sm text-soft">
          Not enough yet for a line over time: it needs lessons in two weeks.
        </p>
      )}
    </>
  );
}

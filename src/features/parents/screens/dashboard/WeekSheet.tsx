import type { Completion } from '../../../progress/contract.ts';
import { spanOf, weekday } from '../../rules/day-words.ts';
import { learningDays, lessonsOfTheWeek } from '../../rules/learning-days.ts';
import { secondsSpent } from '../../rules/performance.ts';
import { minutesOf, nounFor, timeWords } from '../../rules/time-words.ts';
import { weekHeadline, weeklyReport } from '../../rules/weekly-report.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { DayBars } from '../charts/DayBars.tsx';
import { Figures } from './Figures.tsx';
import type { ParentView } from './ParentPage.tsx';
import { NotEnough, Sheet } from './Sheet.tsx';
import { ShareWeek } from './ShareWeek.tsx';
import { useStreakToPraise } from './useStreakToPraise.ts';

/** The last 7 days: a line over them, their figures, each day's minutes, and the way to share them. */
export function WeekSheet({
  view,
  completions,
  onFetch,
}: {
  view: ParentView;
  completions: readonly Completion[];
  /** Fetches the lessons anew. */
  onFetch: () => Promise<unknown>;
}) {
  const { viewed, today, user } = view;
  const standing = { ...viewed, streak: useStreakToPraise(viewed) };
  const report = weeklyReport(standing, completions, today, user.timeZone);
  const seconds = secondsSpent(lessonsOfTheWeek(completions, today, user.timeZone));
  const days = learningDays(completions, today, user.timeZone);
  return (
    <Sheet
      title={weekHeadline(report)}
      isFirst
      note={`The last 7 days, ${spanOf(report.weekStartDate, report.weekEndDate)}`}
    >
      {report.totalLessonsCompleted === 0 ? (
        <NotEnough>A quiet week. One short lesson together is an easy way back.</NotEnough>
      ) : (
        <div className="flex flex-col gap-5">
          <Figures
            figures={[
              {
                name: nounFor(report.totalLessonsCompleted, 'lesson'),
                value: String(report.totalLessonsCompleted),
              },
              { name: 'time', value: timeWords(seconds) },
              { name: 'average score', value: `${report.averageScore}%` },
              {
                name: nounFor(report.totalPointsEarned, 'point'),
                value: report.totalPointsEarned.toLocaleString('en'),
              },
            ]}
          />
          <ChartFigure
            title="Minutes each day"
            table={{
              columns: ['Day', 'Lessons', 'Time'],
              rows: days.map((one) => [weekday(one.day), String(one.lessons), timeWords(one.seconds)]),
            }}
          >
            <DayBars
              days={days.map((one) => ({
                name: one.day === today ? 'Today' : weekday(one.day),
                minutes: minutesOf(one.seconds),
              }))}
            />
          </ChartFigure>
          <ShareWeek view={view} onFetch={onFetch} report={report} />
        </div>
      )}
    </Sheet>
  );
}

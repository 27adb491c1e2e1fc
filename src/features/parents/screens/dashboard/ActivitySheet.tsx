import type { Day } from '../../../../base/day.ts';
import { SubjectIcon } from '../../../lessons/screens/SubjectIcon.tsx';
import { LEVEL_NAMES, SUBJECT_NAMES } from '../../../lessons/subjects.ts';
import type { Completion } from '../../../progress/contract.ts';
import { whenDone } from '../../rules/day-words.ts';
import { latestFirst } from '../../rules/performance.ts';
import { timeWords } from '../../rules/time-words.ts';
import { ScoreMark } from './ScoreMark.tsx';
import { NotEnough, Sheet } from './Sheet.tsx';

/** The latest lessons, so many at most. */
export function ActivitySheet({
  title,
  most,
  completions,
  today,
  timeZone,
}: {
  title: string;
  most: number;
  completions: readonly Completion[];
  today: Day;
  timeZone: string;
}) {
  return (
    <Sheet title={title} mayBreak={most > 5}>
      {completions.length === 0 ? (
        <NotEnough>No lessons yet. Each one that is finished appears here.</NotEnough>
      ) : (
        <ol className="-my-3 divide-y-2 divide-line">
          {latestFirst(completions)
            .slice(0, most)
            .map(({ lessonId, lesson, score, timeSpent, completedAt }) => (
              <li
                key={lessonId}
                className={`subject-${lesson.subject} flex flex-wrap items-center gap-x-3 py-3 page-sm:flex-nowrap`}
              >
                <span className="grid size-10 shrink-0 place-items-center rounded-full bg-subject-tint text-subject">
                  <SubjectIcon subject={lesson.subject} className="size-6" />
                </span>
                <div className="min-w-0 flex-1 big-text:basis-full">
                  <p className="leading-snug font-bold">{lesson.title}</p>
                  <p className="text-sm text-soft">
                    {SUBJECT_NAMES[lesson.subject]}, {LEVEL_NAMES[lesson.difficulty].toLowerCase()} ·{' '}
                    {timeWords(timeSpent)}
                  </p>
                </div>
                <div className="flex w-full flex-wrap items-baseline justify-between gap-x-3 pl-13 big-text:pl-0 page-sm:block page-sm:w-auto page-sm:pl-0 page-sm:text-right">
                  <ScoreMark score={score} />
                  <p className="text-sm whitespace-nowrap text-soft">
                    {whenDone(completedAt, today, timeZone)}
                  </p>
                </div>
              </li>
            ))}
        </ol>
      )}
    </Sheet>
  );
}

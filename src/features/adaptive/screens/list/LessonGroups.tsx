import { Fragment, type ReactNode } from 'react';
import type { Day } from '../../../../base/day.ts';
import type { LessonListing } from '../../../lessons/contract.ts';
import type { Level } from '../../../lessons/subjects.ts';
import type { Completion } from '../../../progress/contract.ts';
import { doorOf } from '../../rules/day-mood.ts';
import { groupByDay, nextLesson } from '../../rules/list.ts';
import { LessonCard } from './LessonCard.tsx';

type LessonGroupsProps = {
  lessons: readonly LessonListing[];
  completions: ReadonlyMap<string, Completion>;
  /** Ids of those that are finished here and not saved yet. */
  waiting: ReadonlySet<string>;
  today: Day;
  recommended: Level | undefined;
  /** Whether one lesson stands out as the one to do next. */
  callsToNext: boolean;
  /** The day's minutes are used up: what is new stays closed. */
  isEnough: boolean;
  /** The lesson that was begun while there was time: it may be finished. */
  begunLesson: string | null;
  /** What stands between the newest day and those before. */
  afterFirst: ReactNode;
};

/** The lessons by day. */
export function LessonGroups(props: LessonGroupsProps) {
  const { lessons, completions, waiting, today, recommended, callsToNext, isEnough } = props;
  const { begunLesson, afterFirst } = props;
  const isDone = (id: string) => completions.has(id) || waiting.has(id);
  const groups = groupByDay(lessons, today, isDone);
  const next = callsToNext ? nextLesson(groups, recommended, isDone) : undefined;
  return (
    <div className="flex flex-col gap-10">
      {groups.map((group, place) => (
        <Fragment key={group.day}>
          <section aria-labelledby={`day-${group.day}`}>
            <h2 id={`day-${group.day}`} className="mb-3 text-2xl sm:mb-4">
              {group.label}
            </h2>
            <ul className="grid gap-4 page-md:grid-cols-2 page-lg:grid-cols-3">
              {group.lessons.map((lesson) => (
                <li key={lesson.id} className="only:col-span-full">
                  <LessonCard
                    lesson={lesson}
                    today={today}
                    completion={completions.get(lesson.id)}
                    isWaiting={waiting.has(lesson.id)}
                    isNext={lesson.id === next?.id}
                    door={doorOf({ isDone: isDone(lesson.id), isBegun: begunLesson === lesson.id }, isEnough)}
                  />
                </li>
              ))}
            </ul>
          </section>
          {place === 0 && afterFirst}
        </Fragment>
      ))}
    </div>
  );
}

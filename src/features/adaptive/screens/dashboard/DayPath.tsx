import type { Level, Subject } from '../../../lessons/subjects.ts';
import { SUBJECTS } from '../../../lessons/subjects.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { Waymark } from './Waymark.tsx';

/** What is known of the child in each subject; undefined while it is on its way. */
export type Standing = {
  progress: Record<Subject, number>;
  levels: Record<Subject, Level>;
  doneToday: readonly Subject[];
};

type DayPathProps = {
  standing: Standing | undefined;
  /** The day has come to its end: no place calls. */
  isOver: boolean;
};

/** The five places as the path of a day: down the screen on a phone or in large letters, else across it. */
export function DayPath({ standing, isOver }: DayPathProps) {
  const next = isOver ? undefined : SUBJECTS.find((subject) => !standing?.doneToday.includes(subject));
  return (
    <section aria-labelledby="path-heading" className="room">
      <h2 id="path-heading" className="text-2xl @min-[57em]:text-3xl">
        Your path today
      </h2>
      <ol className="mt-4 grid grid-cols-1 gap-4 @min-[42em]:mt-16 @min-[42em]:grid-cols-5 @min-[42em]:gap-2 @min-[57em]:gap-4">
        {SUBJECTS.map((subject, index) => {
          const isDone = standing?.doneToday.includes(subject) ?? false;
          return (
            <li key={subject} className="relative flex pl-13 @min-[42em]:pl-0">
              <Waymark
                isDone={isDone}
                isNext={standing !== undefined && subject === next}
                isLast={index === SUBJECTS.length - 1}
                bendsLeft={index % 2 === 1}
              />
              <PlaceCard
                subject={subject}
                isDone={isDone}
                level={standing?.levels[subject]}
                percent={standing?.progress[subject]}
                isOver={isOver}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

import { ArrowRight, Check, Clock, Moon } from 'lucide-react';
import { Link } from 'react-router';
import type { Day } from '../../../../base/day.ts';
import { CARD } from '../../../../kit/ui/Card.tsx';
import { paths } from '../../../../paths.ts';
import type { LessonListing } from '../../../lessons/contract.ts';
import type { Completion } from '../../../progress/contract.ts';
import { WaitingMark } from '../../../progress/screens/outbox/WaitingMark.tsx';
import type { Door } from '../../rules/day-mood.ts';
import { pointsWord } from '../../rules/list.ts';
import { LevelLights } from './LevelLights.tsx';

type LessonCardProps = {
  lesson: LessonListing;
  today: Day;
  completion: Completion | undefined;
  /** Finished here, and not saved yet. */
  isWaiting: boolean;
  /** The one lesson that the screen calls to. */
  isNext: boolean;
  door: Door;
};

const OPEN =
  'transition-[translate] duration-150 hover:border-subject has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus motion-safe:hover:-translate-y-1';

/** One lesson of the list. All of the card is its link, as long as there is one. */
export function LessonCard({ lesson, today, completion, isWaiting, isNext, door }: LessonCardProps) {
  const isOpen = door !== 'resting';
  return (
    <article className={`${CARD} @container relative flex h-full flex-col gap-3 p-5 ${isOpen ? OPEN : ''}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <LevelLights level={lesson.difficulty} />
        {isWaiting && <WaitingMark />}
        {completion && !isWaiting && (
          <span className="inline-flex items-center gap-1.5 rounded-full bg-good-tint px-3 py-1 font-display font-medium text-good">
            <Check aria-hidden strokeWidth={3} className="size-4.5" />
            Completed: {completion.score}%
          </span>
        )}
      </div>
      <div className="flex-1">
        <h3 className="text-2xl">
          {isOpen ? (
            <Link to={paths.lesson(lesson.id)} className="outline-none after:absolute after:inset-0">
              {lesson.title}
            </Link>
          ) : (
            lesson.title
          )}
        </h3>
        <p className="mt-1 text-soft">{lesson.description}</p>
      </div>
      <div className="mt-auto flex flex-col gap-x-4 gap-y-2 @3xs:flex-row @3xs:items-center @3xs:justify-between">
        <p className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden className="size-4.5 text-soft" />
            {lesson.estimatedMinutes} min
          </span>
          {/* Given once: another time brings none. */}
          {!completion && (
            <span className="inline-flex items-center gap-1.5">
              <span aria-hidden className="size-4 rounded-full border-2 border-glow-edge bg-glow" />
              {pointsWord(lesson, today)}
            </span>
          )}
        </p>
        {!isWaiting && (isOpen ? <Doorway isNext={isNext} door={door} /> : <Resting />)}
      </div>
    </article>
  );
}

const DOORS = { start: 'Start', finish: 'Finish it', look_again: 'Look again' } as const;

/** What a press on the card does, for the eye; the card's title is the link. */
function Doorway({ isNext, door }: { isNext: boolean; door: Exclude<Door, 'resting'> }) {
  const look = isNext
    ? 'w-full justify-center rounded-button border-2 border-b-[5px] border-glow-edge bg-glow px-6 text-lg text-glow-ink @3xs:w-auto'
    : 'text-subject';
  return (
    <span
      aria-hidden
      className={`inline-flex min-h-12 shrink-0 items-center gap-1.5 font-display whitespace-nowrap font-medium ${look}`}
    >
      {DOORS[door]}
      <ArrowRight className="size-5" />
    </span>
  );
}

/** In the doorway's place, where there is none today. */
function Resting() {
  return (
    <span className="inline-flex min-h-12 shrink-0 items-center gap-1.5 font-display font-medium text-soft">
      <Moon aria-hidden className="size-5" />
      Resting
    </span>
  );
}

import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import { CARD } from '../../../../kit/ui/Card.tsx';
import { ProgressBar } from '../../../../kit/ui/ProgressBar.tsx';
import { paths } from '../../../../paths.ts';
import { SubjectScene } from '../../../lessons/screens/SubjectScene.tsx';
import { LEVEL_NAMES, SUBJECT_NAMES, type Level, type Subject } from '../../../lessons/subjects.ts';
import { Waiting } from './Waiting.tsx';

type PlaceCardProps = {
  subject: Subject;
  isDone: boolean;
  level: Level | undefined;
  percent: number | undefined;
  /** The day has come to its end. */
  isOver: boolean;
};

/** One of the five places. All of the card is its link. */
export function PlaceCard({ subject, isDone, level, percent, isOver }: PlaceCardProps) {
  const name = SUBJECT_NAMES[subject];
  return (
    <article
      className={`subject-${subject} ${CARD} group relative flex w-full min-w-0 overflow-hidden big-text:flex-col transition-[translate] duration-150 hover:border-subject has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus motion-safe:hover:-translate-y-1 @min-[42em]:flex-col`}
    >
      <SubjectScene
        subject={subject}
        isSmall
        className="m-3 mr-0 size-20 shrink-0 self-center rounded-button min-[22rem]:size-22 min-[24rem]:size-24 big-text:m-0 big-text:h-24! big-text:w-full! big-text:rounded-none sm:m-0 sm:h-auto sm:w-40 sm:self-stretch sm:rounded-none @min-[42em]:aspect-[4/3] @min-[42em]:w-full @min-[57em]:aspect-[16/10]"
      />
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-2 p-3 big-text:p-4 sm:p-4 @min-[42em]:justify-start @min-[42em]:p-2 @min-[57em]:p-4">
        <h3 className="text-xl leading-tight @min-[42em]:@max-[57em]:text-base">
          <Link to={paths.lessons(subject)} className="outline-none after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        {/* Side by side the places have room for two lines, so that one which needs them moves nothing. */}
        <p className="flex min-h-[1lh] items-center text-soft tabular-nums @min-[42em]:grow @min-[42em]:items-start @min-[42em]:@max-[57em]:min-h-[2lh]">
          {level === undefined || percent === undefined ? (
            <Waiting className="h-4 w-24" />
          ) : percent === 0 ? (
            `Starting ${LEVEL_NAMES[level]}`
          ) : (
            `${percent}% of ${LEVEL_NAMES[level]}`
          )}
        </p>
        <ProgressBar value={percent ?? 0} label={`${name} progress`} />
        <div className="flex min-h-7 items-center font-display leading-tight font-medium">
          {percent === undefined ? null : isDone ? <DoneToday /> : isOver ? <Tomorrow /> : <Start />}
        </div>
      </div>
    </article>
  );
}

function DoneToday() {
  return (
    <span className="inline-flex items-center gap-1 rounded-button bg-good-tint px-2 py-0.5 text-good">
      <Check
        aria-hidden
        strokeWidth={3}
        className="size-4 max-[22.4rem]:hidden @min-[42em]:@max-[57em]:hidden"
      />
      Done Today
    </span>
  );
}

function Tomorrow() {
  return <span className="text-soft">Tomorrow</span>;
}

/** For the eye: the name above is the link. */
function Start() {
  return (
    <span aria-hidden className="inline-flex items-center gap-1 text-subject">
      Start
      <ArrowRight className="size-4.5 transition-[translate] duration-150 motion-safe:group-hover:translate-x-1" />
    </span>
  );
}

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
};

/** One of the five places. All of the card is its link. */
export function PlaceCard({ subject, isDone, level, percent }: PlaceCardProps) {
  const name = SUBJECT_NAMES[subject];
  return (
    <article
      className={`subject-${subject} ${CARD} group relative flex w-full min-w-0 overflow-hidden transition-[translate] duration-150 hover:border-subject has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus motion-safe:hover:-translate-y-1 md:flex-col`}
    >
      <SubjectScene
        subject={subject}
        className="w-20 shrink-0 self-stretch min-[22rem]:w-24 sm:w-36 md:aspect-[4/3] md:w-full lg:aspect-[16/10]"
      />
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-2 p-3 sm:p-4 md:justify-start md:p-3 lg:p-4">
        <div className="md:flex md:min-h-14 md:flex-col md:justify-center md:text-center lg:min-h-0 lg:text-left">
          <h3 className="text-xl leading-tight">
            <Link to={paths.lessons(subject)} className="outline-none after:absolute after:inset-0">
              {name}
            </Link>
          </h3>
        </div>
        <div className="flex items-baseline justify-between gap-2 text-[0.95rem]">
          {level ? (
            <span className="text-soft">{LEVEL_NAMES[level]}</span>
          ) : (
            <Waiting className="h-4 w-14 self-center" />
          )}
          <span className="font-display font-medium text-subject tabular-nums">
            {percent === undefined ? <>&nbsp;</> : `${percent}%`}
          </span>
        </div>
        <ProgressBar value={percent ?? 0} label={`${name} progress`} />
        <div className="flex min-h-7 items-center font-display text-[0.95rem] font-medium whitespace-nowrap">
          {percent === undefined ? null : isDone ? <DoneToday /> : <Start />}
        </div>
      </div>
    </article>
  );
}

function DoneToday() {
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-good-tint px-2.5 py-0.5 text-good">
      <Check aria-hidden strokeWidth={3} className="size-4 md:max-lg:hidden" />
      Done Today
    </span>
  );
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

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CARD } from '../../../../kit/ui/Card.tsx';
import { paths } from '../../../../paths.ts';
import { SubjectScene } from '../../../lessons/screens/SubjectScene.tsx';
import { LEVEL_NAMES, SUBJECT_NAMES, type Level, type Subject } from '../../../lessons/subjects.ts';

type ListHeaderProps = {
  subject: Subject;
  level: Level | undefined;
  /** What is not there is on its way. */
  isWaiting: boolean;
  /** What is said below the level, where there is room for it. */
  children: ReactNode;
};

/** The place that one has come to; on a phone no higher than its name, so that the first lesson is within reach. */
export function ListHeader({ subject, level, isWaiting, children }: ListHeaderProps) {
  return (
    <header className={`${CARD} flex overflow-hidden big-text:flex-col page-sm:flex-row-reverse`}>
      <div className="relative w-20 shrink-0 min-[24rem]:w-24 big-text:h-16 big-text:w-full! page-sm:min-h-52 page-sm:w-[42%]">
        <SubjectScene subject={subject} className="absolute inset-0 size-full" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col items-start justify-center px-4 pt-1 pb-3 page-sm:gap-2 page-sm:p-7">
        <Link
          to={paths.home}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 pr-2 font-display text-soft underline-offset-4 hover:text-ink hover:underline"
        >
          <ArrowLeft aria-hidden className="size-5" />
          My dashboard
        </Link>
        <h1 className="text-3xl text-subject page-sm:text-4xl page-lg:text-5xl">{SUBJECT_NAMES[subject]}</h1>
        {level && (
          <p className="font-display text-lg font-medium page-sm:text-xl">Your level: {LEVEL_NAMES[level]}</p>
        )}
        {children}
        {/* Room for what is still on its way, so that the heading stays where it is. */}
        {isWaiting && <div className="min-h-[1lh] text-lg page-sm:min-h-36" />}
      </div>
    </header>
  );
}

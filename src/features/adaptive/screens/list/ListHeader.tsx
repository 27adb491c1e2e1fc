import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { CARD } from '../../../../kit/ui/Card.tsx';
import { paths } from '../../../../paths.ts';
import { SubjectScene } from '../../../lessons/screens/SubjectScene.tsx';
import { LEVEL_NAMES, SUBJECT_NAMES, type Level, type Subject } from '../../../lessons/subjects.ts';
import { AccessBanner } from './AccessBanner.tsx';

type ListHeaderProps = {
  subject: Subject;
  level: Level | undefined;
  explanation: string | undefined;
  isPremium: boolean | undefined;
  /** What is not there is on its way. */
  isWaiting: boolean;
};

/** The place that one has come to, and why its lessons are of this level. */
export function ListHeader({ subject, level, explanation, isPremium, isWaiting }: ListHeaderProps) {
  return (
    <header className={`${CARD} flex flex-col overflow-hidden sm:flex-row-reverse`}>
      <SubjectScene subject={subject} className="h-32 w-full shrink-0 sm:h-auto sm:min-h-52 sm:w-[42%]" />
      <div className="flex min-w-0 flex-1 flex-col items-start justify-center gap-2 p-5 sm:p-7">
        <Link
          to={paths.home}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 pr-2 font-display text-soft underline-offset-4 hover:text-ink hover:underline"
        >
          <ArrowLeft aria-hidden className="size-5" />
          My dashboard
        </Link>
        <h1 className="text-4xl text-subject lg:text-5xl">{SUBJECT_NAMES[subject]}</h1>
        {level && <p className="font-display text-xl font-medium">Your level: {LEVEL_NAMES[level]}</p>}
        {explanation && <p className="max-w-[52ch] text-soft">{explanation}</p>}
        {isPremium !== undefined && <AccessBanner isPremium={isPremium} />}
        {/* Room for what is still on its way, so that the heading stays where it is. */}
        {isWaiting && <div className="min-h-36" />}
      </div>
    </header>
  );
}

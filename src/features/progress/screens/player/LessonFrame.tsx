import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageTitle } from '../../../../kit/ui/PageTitle.tsx';
import type { Lesson } from '../../../lessons/contract.ts';
import { SubjectIcon } from '../../../lessons/screens/SubjectIcon.tsx';
import { LEVEL_NAMES } from '../../../lessons/subjects.ts';
import { useStepFocus } from './StepHeading.tsx';

/** The way out: to another screen, or to another face of this one. */
type Leave = { label: string; to: string } | { label: string; onPress: () => void };

type LessonFrameProps = {
  lesson: Lesson;
  place: number;
  steps: number;
  leave: Leave | undefined;
  /** It takes the place of another face of the lesson, and the focus with it. */
  takesFocus: boolean;
  children: ReactNode;
};

/** What stays while the steps change: the way out, the name of the lesson and how far one has come. */
export function LessonFrame({ lesson, place, steps, leave, takesFocus, children }: LessonFrameProps) {
  const frame = useStepFocus(place, takesFocus);
  // On a phone the room belongs to the question.
  const isBegun = place > 0;
  return (
    <div ref={frame} className={`subject-${lesson.subject} flex flex-1 flex-col`}>
      <PageTitle>{lesson.title}</PageTitle>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-soft">
        {leave ? <LeaveLink {...leave} /> : <span />}
        <p className="font-display tabular-nums">
          Step {place + 1} of {steps}
        </p>
      </div>
      <StepLine place={place} steps={steps} />
      <div className={`flex items-center gap-3 sm:mt-4 sm:mb-5 ${isBegun ? 'my-2.5' : 'mt-4 mb-5'}`}>
        <span
          className={`size-11 shrink-0 place-items-center rounded-full bg-subject-tint text-subject sm:grid ${isBegun ? 'hidden' : 'grid'}`}
        >
          <SubjectIcon subject={lesson.subject} className="size-6" />
        </span>
        <div className="min-w-0">
          <h1 className={`sm:text-2xl ${isBegun ? 'text-lg' : 'text-xl'}`}>{lesson.title}</h1>
          <p className={`leading-tight text-soft sm:block ${isBegun ? 'hidden' : ''}`}>
            {LEVEL_NAMES[lesson.difficulty]}
          </p>
        </div>
      </div>
      {children}
    </div>
  );
}

const LEAVE =
  'inline-flex min-h-11 items-center gap-1.5 rounded-button pr-2 font-display underline-offset-4 hover:text-ink hover:underline';

function LeaveLink(leave: Leave) {
  const inside = (
    <>
      <ArrowLeft aria-hidden className="size-5 shrink-0" />
      {leave.label}
    </>
  );
  if ('to' in leave) {
    return (
      <Link to={leave.to} className={LEAVE}>
        {inside}
      </Link>
    );
  }
  return (
    <button type="button" onClick={leave.onPress} className={LEAVE}>
      {inside}
    </button>
  );
}

/** A light for each step: lit where one is, filled where one was. The words beside it say the same. */
function StepLine({ place, steps }: { place: number; steps: number }) {
  return (
    <div aria-hidden className="mt-1 flex gap-1.5">
      {Array.from({ length: steps }, (_, step) => (
        <span
          key={step}
          className={`h-2 flex-1 rounded-full transition-colors duration-200 forced-colors:border ${
            step < place ? 'bg-subject' : step === place ? 'bg-glow' : 'bg-line'
          } ${step <= place ? 'forced-colors:highlighted' : ''}`}
        />
      ))}
    </div>
  );
}

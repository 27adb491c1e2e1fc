import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Glim } from '../../../../kit/glim/Glim.tsx';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Card } from '../../../../kit/ui/Card.tsx';
import { PageTitle } from '../../../../kit/ui/PageTitle.tsx';
import { paths } from '../../../../paths.ts';
import type { Lesson } from '../../../lessons/contract.ts';
import { SUBJECT_NAMES } from '../../../lessons/subjects.ts';
import { mayBeInDanger } from '../../../writing/rules/danger.ts';
import type { Completion } from '../../contract.ts';
import { useMyControls } from '../useMyControls.ts';
import { SavedEssay } from './SavedEssay.tsx';

type SummaryProps = {
  lesson: Lesson;
  completion: Completion;
  takesFocus: boolean;
  onReview: () => void;
  onRetake: () => void;
};

/** A completed lesson: how it went, what was made, and what one can do with it now. */
export function Summary({ lesson, completion, takesFocus, onReview, onRetake }: SummaryProps) {
  const { controls } = useMyControls();
  const isGrave = mayBeInDanger(completion.feedback ?? '');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={`subject-${lesson.subject} mx-auto w-full max-w-3xl space-y-5`}>
      <PageTitle>{lesson.title}</PageTitle>
      <Link
        to={paths.lessons(lesson.subject)}
        className="inline-flex min-h-11 items-center gap-1.5 font-display text-soft underline-offset-4 hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {SUBJECT_NAMES[lesson.subject]} lessons
      </Link>
      <Card className="flex flex-col items-center gap-5 text-center sm:p-9">
        <Glim pose={isGrave ? 'lantern' : 'cheering'} className="w-36 sm:w-44" />
        <div>
          <p className="font-display text-lg font-medium text-subject">You finished this lesson</p>
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            {lesson.title}
          </h1>
        </div>
        <dl className="flex w-full flex-wrap justify-center gap-3">
          {factsOf(completion).map(({ name, value }) => (
            <div
              key={name}
              className="min-w-[min(100%,calc(6.5*var(--letter-em)))] flex-1 rounded-button bg-subject-tint px-4 py-3"
            >
              <dt className="text-base text-ink">{name}</dt>
              <dd className="font-display text-xl font-semibold text-subject tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {completion.aiScore !== null && !isGrave && <WritingCraft figure={completion.aiScore} />}
        <div className="flex flex-wrap justify-center gap-3">
          <Button look="glow" onClick={onReview}>
            Review Lesson
          </Button>
          {!controls.isEnoughForToday && <Button onClick={onRetake}>Retake for Better Score</Button>}
        </div>
        {controls.isEnoughForToday && (
          <p className="text-soft">That is enough for today. You can do it again another day!</p>
        )}
      </Card>
      {completion.feedback && <SavedEssay text={completion.feedback} />}
      {completion.photoUrl && (
        <Card>
          <h2 className="mb-3 text-2xl">Your experiment</h2>
          <img
            src={completion.photoUrl}
            alt="Your experiment, as you took it"
            className="max-w-full rounded-button border-2 border-line"
          />
        </Card>
      )}
    </div>
  );
}

function factsOf({ score, timeSpentMinutes, completedAt }: Completion): { name: string; value: string }[] {
  return [
    { name: 'Score', value: `${score}%` },
    { name: 'Time', value: timeText(timeSpentMinutes) },
    { name: 'Completed', value: DATE.format(new Date(completedAt)) },
  ];
}

function timeText(minutes: number): string {
  if (minutes < 1) return 'Less than a minute';
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** How an essay is written, in a word: the figure must not look like a second, worse score. */
function WritingCraft({ figure }: { figure: number }) {
  return (
    <div>
      <p className="font-display text-lg">
        Writing craft: <strong className="font-semibold text-subject">{craftWord(figure)}</strong>{' '}
        <span className="text-base text-soft">({figure} of 100)</span>
      </p>
      <p className="text-base text-soft">
        The score is for handing in your text. Writing craft looks at its length, words and sentences.
      </p>
    </div>
  );
}

function craftWord(figure: number): string {
  if (figure >= 80) return 'shining';
  if (figure >= 60) return 'strong';
  return figure >= 30 ? 'growing' : 'just starting';
}

const DATE = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric' });

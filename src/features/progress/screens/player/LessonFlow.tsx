import { useEffect, useState } from 'react';
import type { Lesson } from '../../../lessons/contract.ts';
import type { Completion } from '../../contract.ts';
import { workRestored } from '../../rules/kept-work.ts';
import { untouched } from '../../rules/player.ts';
import { forget, readKept, sweepKept } from './keeping.ts';
import { PlayView } from './PlayView.tsx';
import { ReviewView } from './ReviewView.tsx';
import { Summary } from './Summary.tsx';
import type { Beginning } from './usePlayer.ts';

type View =
  | { name: 'summary'; takesFocus: boolean; justDone?: Completion }
  | { name: 'reviewing' }
  | { name: 'playing'; beginning: Beginning };

type LessonFlowProps = { lesson: Lesson; completion: Completion | undefined; userId: string };

/** Which face of a lesson is shown: its steps, or once it is completed the summary, a review or a retake. */
export function LessonFlow({ lesson, completion, userId }: LessonFlowProps) {
  const [view, setView] = useState<View>(() => firstView(lesson, completion, userId));
  useEffect(() => sweepKept(Date.now()), []);
  const toSummary = () => setView({ name: 'summary', takesFocus: true });

  if (view.name === 'playing') {
    return (
      <PlayView
        lesson={lesson}
        userId={userId}
        beginning={view.beginning}
        takesFocus={view.beginning.isRetake && view.beginning.keptAt === undefined}
        onBackToSummary={view.beginning.isRetake ? toSummary : undefined}
        onStayed={(justDone) => setView({ name: 'summary', takesFocus: true, justDone })}
      />
    );
  }
  // What has just been done may not be in the list yet.
  const latest = (view.name === 'summary' && view.justDone) || completion;
  if (!latest) return null;
  if (view.name === 'reviewing') {
    return <ReviewView lesson={lesson} completion={latest} onBackToSummary={toSummary} />;
  }
  return (
    <Summary
      lesson={lesson}
      completion={latest}
      takesFocus={view.takesFocus}
      onReview={() => setView({ name: 'reviewing' })}
      onRetake={() => setView({ name: 'playing', beginning: anew(lesson, true) })}
    />
  );
}

/** Work that was left unfinished comes back, unless the lesson was finished meanwhile, here or elsewhere. */
function firstView(lesson: Lesson, completion: Completion | undefined, userId: string): View {
  const isRetake = completion !== undefined;
  const kept = readKept(userId, lesson.id);
  const state = kept?.isRetake === isRetake ? workRestored(lesson, kept.work) : undefined;
  if (kept && state) {
    const { elapsedSeconds, savedAt } = kept;
    return { name: 'playing', beginning: { state, elapsedSeconds, isRetake, keptAt: savedAt } };
  }
  if (kept) forget(userId, lesson.id);
  return isRetake
    ? { name: 'summary', takesFocus: false }
    : { name: 'playing', beginning: anew(lesson, false) };
}

function anew(lesson: Lesson, isRetake: boolean): Beginning {
  return { state: untouched(lesson), elapsedSeconds: 0, isRetake, keptAt: undefined };
}

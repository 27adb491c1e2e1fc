import { useEffect } from 'react';
import { paths } from '../../../../paths.ts';
import type { Lesson } from '../../../lessons/contract.ts';
import { SUBJECT_NAMES } from '../../../lessons/subjects.ts';
import type { Completion } from '../../contract.ts';
import { hasAnswers } from '../../rules/kept-work.ts';
import { isAnswered, stepsOf, type PlayerState } from '../../rules/player.ts';
import { expectCelebration } from '../celebrations/Celebrations.tsx';
import { LessonFrame } from './LessonFrame.tsx';
import { PhotoUpload } from './PhotoUpload.tsx';
import { StepActions } from './StepActions.tsx';
import { StepView } from './StepView.tsx';
import { useCompletion } from './useCompletion.ts';
import { useLeaving } from './useLeaving.ts';
import { usePlayer, type Beginning } from './usePlayer.ts';

type PlayViewProps = {
  lesson: Lesson;
  userId: string;
  beginning: Beginning;
  takesFocus: boolean;
  /** Where a retake is given up. */
  onBackToSummary?: (() => void) | undefined;
  /** Completed, and the child stays with the lesson. */
  onStayed: (completion: Completion) => void;
};

/** The lesson being done: one step at a time; once it is completed the list of lessons follows, unless the child stays. */
export function PlayView({
  lesson,
  userId,
  beginning,
  takesFocus,
  onBackToSummary,
  onStayed,
}: PlayViewProps) {
  const player = usePlayer(lesson, userId, beginning);
  const { state, dispatch } = player;
  const { reply, isBusy, send } = useCompletion(lesson, userId, player);
  useLeaving(lesson, reply?.completion, onStayed);
  const last = stepsOf(lesson).length - 1;
  const isLast = state.place === last;
  const giveUp =
    onBackToSummary &&
    (() => {
      player.forgetAll();
      onBackToSummary();
    });
  useEffect(() => {
    if (isLast) expectCelebration();
  }, [isLast]);

  return (
    <LessonFrame
      lesson={lesson}
      place={state.place}
      steps={last + 1}
      takesFocus={takesFocus}
      leave={
        giveUp
          ? { label: 'Back to Summary', onPress: giveUp }
          : { label: `${SUBJECT_NAMES[lesson.subject]} lessons`, to: paths.lessons(lesson.subject) }
      }
    >
      {isStillWelcome(beginning, state) && (
        <p role="status" className="mb-4 rounded-button bg-glow-tint px-4 py-2.5 text-center">
          Welcome back!{hasAnswers(state) && ' Your answers are still here.'}
        </p>
      )}
      <StepView key={state.place} lesson={lesson} state={state} dispatch={dispatch} />
      {isLast && lesson.subject === 'science' && !reply && (
        <PhotoUpload photo={state.photo} onPhoto={(photo) => dispatch({ type: 'photo', photo })} />
      )}
      <StepActions
        place={state.place}
        isOpen={isAnswered(lesson, state, state.place) && !reply}
        isBusy={isBusy}
        forward={isLast ? 'Complete Lesson' : 'Next'}
        onBack={() => dispatch({ type: 'go', to: state.place - 1 })}
        onForward={isLast ? send : () => dispatch({ type: 'go', to: state.place + 1 })}
      />
    </LessonFrame>
  );
}

/** True until a child who came back to unfinished work goes on with it: an answer, a changed text, another step. */
function isStillWelcome({ state: first, keptAt }: Beginning, state: PlayerState): boolean {
  return keptAt !== undefined && state === first;
}

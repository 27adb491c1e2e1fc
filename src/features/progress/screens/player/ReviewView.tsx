import { useReducer } from 'react';
import type { Lesson } from '../../../lessons/contract.ts';
import type { Completion } from '../../contract.ts';
import { played, stepsOf, untouched, type PlayerAction, type PlayerState } from '../../rules/player.ts';
import { LessonFrame } from './LessonFrame.tsx';
import { StepActions } from './StepActions.tsx';
import { StepView } from './StepView.tsx';

type ReviewViewProps = { lesson: Lesson; completion: Completion; onBackToSummary: () => void };

/** A completed lesson step by step, with the right answers and why they are right. */
export function ReviewView({ lesson, completion, onBackToSummary }: ReviewViewProps) {
  const [state, dispatch] = useReducer(
    (state: PlayerState, action: PlayerAction) => played(lesson, state, action),
    untouched(lesson),
    (state) => played(lesson, state, { type: 'review' }),
  );
  const last = stepsOf(lesson).length - 1;
  const isLast = state.place === last;
  return (
    <LessonFrame
      lesson={lesson}
      place={state.place}
      steps={last + 1}
      takesFocus
      leave={isLast ? undefined : { label: 'Back to Summary', onPress: onBackToSummary }}
    >
      <StepView
        key={state.place}
        lesson={lesson}
        state={state}
        dispatch={dispatch}
        savedEssay={completion.feedback}
      />
      <StepActions
        place={state.place}
        isOpen
        forward={isLast ? 'Back to Summary' : 'Next'}
        onBack={() => dispatch({ type: 'go', to: state.place - 1 })}
        onForward={isLast ? onBackToSummary : () => dispatch({ type: 'go', to: state.place + 1 })}
      />
    </LessonFrame>
  );
}

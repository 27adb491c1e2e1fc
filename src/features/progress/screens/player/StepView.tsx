import type { Dispatch } from 'react';
import type { Lesson } from '../../../lessons/contract.ts';
import { answersOf, stepsOf, type PlayerAction, type PlayerState } from '../../rules/player.ts';
import { EssayStep } from './EssayStep.tsx';
import { InstructionStep } from './InstructionStep.tsx';
import { QuestionStep } from './QuestionStep.tsx';
import { SavedEssay } from './SavedEssay.tsx';

type StepViewProps = {
  lesson: Lesson;
  state: PlayerState;
  dispatch: Dispatch<PlayerAction>;
  /** The essay of a completed lesson, for its review. */
  savedEssay?: string | null;
};

/** The step that is shown now. */
export function StepView({ lesson, state, dispatch, savedEssay }: StepViewProps) {
  const step = stepsOf(lesson)[state.place];
  const isReview = state.mode === 'reviewing';
  if (!step) return null;
  if (step.kind === 'instructions') return <InstructionStep lesson={lesson} />;
  if (step.kind === 'question') {
    return (
      <QuestionStep
        lesson={lesson}
        question={step.question}
        number={step.index + 1}
        answers={answersOf(state, step.index)}
        isReview={isReview}
        onAnswer={(given, seconds) => dispatch({ type: 'answer', given, seconds })}
      />
    );
  }
  if (lesson.subject !== 'writing') return null;
  if (isReview) return <SavedEssay text={savedEssay ?? ''} isStep />;
  return <EssayStep lesson={lesson} essay={state.essay} dispatch={dispatch} />;
}

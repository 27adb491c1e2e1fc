import { createElement, type ComponentType } from 'react';
import type { Given } from './given.ts';
import type { KindName, Question } from './kinds.ts';

/** What the control of a kind is given, with which a child answers. */
export type AnswerProps<Asked = Question> = {
  question: Asked;
  /** Those given until now, in their order. */
  answers: readonly Given[];
  /** No further answer is taken; the key is shown in the control. */
  isOver: boolean;
  onAnswer: (given: Given) => void;
};

/** What shows the key of a question in one line, after its last try. */
export type SolutionProps<Asked = Question> = { question: Asked };

/*
 * Each kind's folder has an `Answer.tsx` and a `Solution.tsx`; they are found by the folder's name, which is the kind's
 * (`kinds.test.ts` asks for both).
 */
const answers = import.meta.glob<ComponentType<AnswerProps>>('./*/Answer.tsx', {
  eager: true,
  import: 'Answer',
});
const solutions = import.meta.glob<ComponentType<SolutionProps>>('./*/Solution.tsx', {
  eager: true,
  import: 'Solution',
});

function viewOf<View>(views: Record<string, View>, kind: KindName, file: string): View {
  const view = views[`./${kind}/${file}`];
  if (!view) throw new Error(`questions/${kind} has no ${file}`);
  return view;
}

export const Answer = (props: AnswerProps) =>
  createElement(viewOf(answers, props.question.kind, 'Answer.tsx'), props);

export const Solution = (props: SolutionProps) =>
  createElement(viewOf(solutions, props.question.kind, 'Solution.tsx'), props);

import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { prefersReducedMotion } from '../../../../kit/settings.ts';
import { useCanRead } from '../../../../kit/speech/known-voices.ts';
import { ReadAloud } from '../../../../kit/speech/ReadAloud.tsx';
import { stop } from '../../../../kit/speech/reader.ts';
import { playSound } from '../../../../kit/sounds.ts';
import { Card } from '../../../../kit/ui/Card.tsx';
import type { Lesson } from '../../../lessons/contract.ts';
import type { Given } from '../../../lessons/questions/given.ts';
import { isRight, readsAnswers, type Question } from '../../../lessons/questions/kinds.ts';
import { Answer } from '../../../lessons/questions/views.tsx';
import { questionsOf } from '../../../lessons/rules/judging.ts';
import { standingOf } from '../../rules/player.ts';
import { ReportAnswer } from '../corrections/ReportAnswer.tsx';
import { Feedback } from './Feedback.tsx';
import { materialOf } from './lessonMaterial.tsx';
import { LookBack } from './LookBack.tsx';
import { StepHeading } from './StepHeading.tsx';

type QuestionStepProps = {
  lesson: Lesson;
  question: Question;
  /** From 1. */
  number: number;
  answers: readonly Given[];
  isReview: boolean;
  onAnswer: (given: Given, seconds: number) => void;
};

/** One question: what it is about beside it, its answers big, and Glim who thinks along. */
export function QuestionStep({ lesson, question, number, answers, isReview, onAnswer }: QuestionStepProps) {
  const [openedAt] = useState(() => performance.now());
  const since = useRef(openedAt);
  const standing = standingOf(question, answers);
  const canRead = useCanRead();
  // An answer changes nothing of it, and it may be six hundred words.
  const material = useMemo(() => materialOf(lesson), [lesson]);
  const seen = useIntoSight(answers.length);
  const answer = (given: Given) => {
    stop();
    const now = performance.now();
    onAnswer(given, (now - since.current) / 1000);
    since.current = now;
    playSound(isRight(question, given) ? 'right' : 'think');
  };

  const hasReadAnswers = readsAnswers(question);
  const control = (
    <Answer question={question} answers={answers} isOver={standing.isOver || isReview} onAnswer={answer} />
  );
  const ask = (
    <Card>
      <div data-readable>
        <div className="relative mb-5">
          <StepHeading
            above={`Question ${number} of ${questionsOf(lesson).length}`}
            hasButtonAbove={canRead}
            className="leading-snug font-medium"
          >
            {question.question}
          </StepHeading>
          <ReadAloud
            name={hasReadAnswers ? 'the question and its answers' : 'the question'}
            className="absolute -top-2.5 -right-1"
          />
        </div>
        {hasReadAnswers && control}
      </div>
      {!hasReadAnswers && control}
    </Card>
  );
  const feedback = (
    <div
      ref={seen}
      className={`scroll-mt-20 scroll-mb-28 ${material ? '' : 'page-lg:sticky page-lg:top-20'}`}
    >
      <Feedback question={question} answers={answers} standing={standing} isReview={isReview} />
      {!question.isWithdrawn && (isReview || standing.wrong > 0) && (
        <ReportAnswer
          lessonId={lesson.id}
          question={question}
          step={number}
          answers={answers}
          isReview={isReview}
        />
      )}
    </div>
  );

  if (!material) {
    return (
      <div
        data-glim="beside"
        className="group mx-auto grid w-full max-w-2xl items-start gap-4 page-lg:max-w-none page-lg:grid-cols-[minmax(0,1fr)_calc(var(--spacing)*88)] page-lg:gap-8"
      >
        {ask}
        {feedback}
      </div>
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] items-start page-lg:max-w-none page-lg:grid-cols-2 page-lg:gap-6">
      <LookBack name={material.name}>{material.view}</LookBack>
      <div className="space-y-4">
        {ask}
        {feedback}
      </div>
    </div>
  );
}

/** Brings what was said to a new answer into sight: on a phone it lies below the options. */
function useIntoSight(count: number): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    if (shown.current === count) return;
    shown.current = count;
    const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
    element.current?.scrollIntoView({ block: 'nearest', behavior });
  }, [count]);
  return element;
}

import { Check, MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Dialog } from '../../../../kit/ui/Dialog.tsx';
import type { Given } from '../../../lessons/questions/given.ts';
import type { Question } from '../../../lessons/questions/kinds.ts';
import { ReportForm } from './ReportForm.tsx';

type ReportAnswerProps = {
  lessonId: string;
  question: Question;
  /** The question's place in the lesson, from 1. */
  step: number;
  answers: readonly Given[];
  isReview: boolean;
};

/** The way to say that a question is wrong, and not the child: where an answer was not taken, and in a review. */
export function ReportAnswer({ lessonId, question, step, answers, isReview }: ReportAnswerProps) {
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const name = isReview ? 'Something is wrong here' : 'My answer should count';
  return (
    <div className="mt-2 flex flex-wrap items-center justify-end gap-x-3">
      <p role="status" className="flex items-center gap-1.5 text-good empty:absolute">
        {isSent && (
          <>
            <Check aria-hidden strokeWidth={3} className="size-5" /> You told us. Thank you!
          </>
        )}
      </p>
      <Button look="quiet" onClick={() => setOpen(true)} className="-mr-2 px-2 text-base text-soft">
        <MessageCircleQuestion aria-hidden className="size-5 shrink-0" />
        {name}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={name}>
        <ReportForm
          lessonId={lessonId}
          question={question}
          step={step}
          answers={answers}
          onSent={() => {
            setSent(true);
            setOpen(false);
          }}
        />
      </Dialog>
    </div>
  );
}

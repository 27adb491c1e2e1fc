import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { call } from '../../../../kit/call.ts';
import { problemOf } from '../../../../kit/problem.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import type { Given } from '../../../lessons/questions/given.ts';
import type { Question } from '../../../lessons/questions/kinds.ts';
import { reportQuestion } from '../../corrections/contract.ts';
import {
  MOST_WORDS,
  REASON_WORDS,
  REPORT_REASONS,
  type ReportReason,
} from '../../corrections/rules/reasons.ts';

type ReportFormProps = {
  lessonId: string;
  question: Question;
  step: number;
  answers: readonly Given[];
  onSent: () => void;
};

/** What is wrong with a question: one reason, and words for those who have more to say. */
export function ReportForm({ lessonId, question, step, answers, onSent }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [isMissing, setMissing] = useState(false);
  const [words, setWords] = useState('');
  const id = useId();
  const sending = useMutation({
    mutationFn: (chosen: ReportReason) => {
      // One line: a tablet's keyboard makes more of them by itself.
      const comment = words.replaceAll(/\p{Cc}+/gu, ' ').trim();
      const body = { step, reason: chosen, given: [...answers], ...(comment ? { comment } : {}) };
      return call(reportQuestion, { params: { id: lessonId }, body });
    },
    onSuccess: onSent,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason) sending.mutate(reason);
    else setMissing(true);
  };
  const choose = (chosen: ReportReason) => {
    setReason(chosen);
    setMissing(false);
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="rounded-button bg-subject-tint px-4 py-2.5">
        <p className="line-clamp-3">{question.question}</p>
      </div>
      <fieldset className="min-w-0" aria-describedby={`${id}-problem`}>
        <legend className="mb-2 font-display text-lg font-medium">What is wrong?</legend>
        <div className="grid gap-2">
          {REPORT_REASONS.map((one) => (
            <Reason key={one} group={id} reason={one} isChosen={one === reason} onChoose={choose} />
          ))}
        </div>
      </fieldset>
      <div>
        <label htmlFor={`${id}-words`} className="font-display text-lg font-medium">
          Tell us more <span className="font-body text-base font-normal text-soft">(if you like)</span>
        </label>
        <textarea
          id={`${id}-words`}
          rows={2}
          maxLength={MOST_WORDS}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          aria-describedby={`${id}-hint`}
          className="mt-1.5 block w-full resize-none rounded-button border-2 border-line-strong bg-card px-4 py-2.5"
        />
        <p id={`${id}-hint`} className="mt-1 text-soft">
          Please leave out names and where you live.
        </p>
      </div>
      <p
        id={`${id}-problem`}
        role="alert"
        className="rounded-button bg-think-tint px-4 py-2.5 empty:absolute"
      >
        {isMissing && 'Please choose what is wrong.'}
        {sending.error && problemOf(sending.error).text}
      </p>
      <Button type="submit" look="glow" isBusy={sending.isPending}>
        Send
      </Button>
    </form>
  );
}

type ReasonProps = {
  group: string;
  reason: ReportReason;
  isChosen: boolean;
  onChoose: (reason: ReportReason) => void;
};

function Reason({ group, reason, isChosen, onChoose }: ReasonProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-button border-2 border-line bg-card px-3.5 py-2 leading-snug hover:border-line-strong has-checked:border-subject has-checked:bg-subject-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={() => onChoose(reason)}
        className="size-5 shrink-0 accent-subject outline-none"
      />
      {REASON_WORDS[reason]}
    </label>
  );
}

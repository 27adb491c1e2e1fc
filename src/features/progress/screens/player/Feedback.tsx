import { Check, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Given } from '../../../lessons/questions/given.ts';
import { notesOn, printed, type Question } from '../../../lessons/questions/kinds.ts';
import { Solution } from '../../../lessons/questions/views.tsx';
import { MAX_ATTEMPTS } from '../../../lessons/rules/judging.ts';
import { MISTAKE_OF_OURS } from '../../corrections/rules/reasons.ts';
import type { QuestionStanding } from '../../rules/player.ts';
import { GlimSays } from './GlimSays.tsx';

type FeedbackProps = {
  question: Question;
  answers: readonly Given[];
  standing: QuestionStanding;
  isReview: boolean;
};

/** What the feedback is called where it is read aloud. */
const GLIMS_WORD = 'what Glim says';

/** Glim's word on how it goes: a try that was not it, a hint, the answer and why it is right. */
export function Feedback({ question, answers, standing, isReview }: FeedbackProps) {
  const { wrong, isRight, isRevealed, showsHint } = standing;
  if (question.isWithdrawn) {
    return (
      <GlimSays
        pose={isRight ? 'cheering' : 'thinking'}
        tone={isRight ? 'right' : 'plain'}
        reads={GLIMS_WORD}
      >
        <p className="font-display text-xl font-medium">{MISTAKE_OF_OURS}</p>
      </GlimSays>
    );
  }
  if (isReview) {
    return (
      <GlimSays pose="reading" tone="plain" reads={GLIMS_WORD}>
        <Why question={question} />
      </GlimSays>
    );
  }
  if (isRight) {
    return (
      <GlimSays pose="cheering" tone="right" reads={GLIMS_WORD}>
        <Headline look="text-good" icon={<Check aria-hidden strokeWidth={3} className="size-6" />}>
          That's it!
        </Headline>
        <Why question={question} />
      </GlimSays>
    );
  }
  if (isRevealed) {
    return (
      <GlimSays pose="lantern" tone="think" reads={GLIMS_WORD}>
        <Headline look="text-think" icon={<Lightbulb aria-hidden className="size-6" />}>
          Now you know!
        </Headline>
        <div className="mb-2">
          The answer:{' '}
          <strong>
            <Solution question={question} />
          </strong>
        </div>
        <Why question={question} />
        <NotesOnChoices question={question} answers={answers} />
      </GlimSays>
    );
  }
  if (wrong > 0) {
    return (
      <GlimSays pose="thinking" tone="think" reads={GLIMS_WORD}>
        <p className="font-display text-xl font-medium text-think">
          Try again!{' '}
          <span data-said={`${wrong} of ${MAX_ATTEMPTS} attempts.`}>
            ({wrong}/{MAX_ATTEMPTS} attempts)
          </span>
        </p>
        {showsHint && (
          <p className="mt-2">
            <strong className="text-think">Hint: </strong>
            {printed(question, question.hint)}
          </p>
        )}
      </GlimSays>
    );
  }
  return (
    <GlimSays pose="thinking" tone="idle">
      <p>Take your time. You have three tries.</p>
    </GlimSays>
  );
}

function Headline({ look, icon, children }: { look: string; icon: ReactNode; children: ReactNode }) {
  return (
    <p className={`mb-1.5 flex items-center gap-2 font-display text-xl font-medium ${look}`}>
      {icon}
      {children}
    </p>
  );
}

/** An explanation may have a step on each line. */
function Why({ question }: { question: Question }) {
  return <p className="whitespace-pre-line">{printed(question, question.explanation.trim())}</p>;
}

/** What may have led to each of the options that the child chose. */
function NotesOnChoices({ question, answers }: Pick<FeedbackProps, 'question' | 'answers'>) {
  const notes = answers.flatMap((given) => notesOn(question, given));
  if (notes.length === 0) return null;
  return (
    <ul aria-label="About your choices" className="mt-3 space-y-2 border-t-2 border-line pt-3 text-base">
      {notes.map(({ about, note }) => (
        <li key={about}>
          <strong className="block">{about}</strong>
          {note}
        </li>
      ))}
    </ul>
  );
}

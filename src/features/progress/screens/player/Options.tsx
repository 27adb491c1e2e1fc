import { Check, CircleDashed } from 'lucide-react';
import { ReadAloud } from '../../../../kit/speech/ReadAloud.tsx';
import { useSettled } from '../../../../kit/useSettled.ts';
import type { ChoiceQuestion } from '../../../lessons/contract.ts';
import type { Given } from '../../../lessons/rules/judging.ts';

type OptionsProps = {
  question: ChoiceQuestion;
  answers: readonly Given[];
  isOver: boolean;
  onChoose: (option: number) => void;
};

type Mark = 'open' | 'wrong' | 'right' | 'closed';

const LOOKS: Record<Mark, string> = {
  open: 'border-line bg-card hover:border-subject hover:bg-subject-tint active:translate-y-[3px] active:border-b-2',
  wrong: 'border-line bg-think-tint',
  right: 'border-good bg-good-tint',
  closed: 'border-line bg-card text-soft',
};

/** The answers to choose from, big enough for small fingers. A press is an answer. */
export function Options({ question, answers, isOver, onChoose }: OptionsProps) {
  // The second tap on what led here, or on another answer, may fall on an option: it costs no try.
  const isSettled = useSettled(answers.length);
  const markOf = (option: number): Mark => {
    // Any answer counts, and none is called the right one.
    if (question.isWithdrawn) return answers.includes(option) ? 'right' : isOver ? 'closed' : 'open';
    if (isOver && option === question.correctIndex) return 'right';
    if (answers.includes(option)) return option === question.correctIndex ? 'right' : 'wrong';
    return isOver ? 'closed' : 'open';
  };
  return (
    <ul className="space-y-3 select-none">
      {question.options.map((text, option) => {
        const mark = markOf(option);
        return (
          <li
            key={text}
            data-readable
            className="flex items-center big-text:flex-col big-text:items-stretch sm:gap-1"
          >
            <button
              type="button"
              data-said=""
              // Not `disabled`: the focus would be lost on the press itself.
              aria-disabled={mark === 'open' ? undefined : true}
              onClick={() => isSettled && mark === 'open' && onChoose(option)}
              className={`flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-button border-2 border-b-[5px] px-3 sm:gap-3.5 sm:px-3.5 py-2.5 text-left text-lg leading-snug transition-[translate,background-color,border-color] duration-150 motion-reduce:transition-none ${LOOKS[mark]} ${isSettled ? '' : 'pointer-events-none'}`}
            >
              <Letter place={option} mark={mark} />
              <span className="flex min-w-0 flex-1 flex-col gap-x-3 gap-y-1 sm:flex-row sm:items-center">
                <span className="min-w-0 flex-1">{text}</span>
                <MarkWord mark={mark} rightWord={rightWordFor(question, answers.includes(option))} />
              </span>
            </button>
            <ReadAloud
              name={`answer ${letterOf(option)}`}
              look="quiet"
              className="-mr-3.5 big-text:-mr-1 big-text:self-end sm:-mr-2"
            />
          </li>
        );
      })}
    </ul>
  );
}

const letterOf = (place: number) => String.fromCharCode(65 + place);

function Letter({ place, mark }: { place: number; mark: Mark }) {
  return (
    <span
      aria-hidden
      data-said={`${letterOf(place)}:`}
      className={`grid size-9 shrink-0 place-items-center rounded-full font-display font-semibold ${
        mark === 'right'
          ? 'bg-good text-card forced-colors:highlighted'
          : mark === 'wrong'
            ? 'bg-card text-think'
            : 'bg-subject-tint text-subject'
      }`}
    >
      {letterOf(place)}
    </span>
  );
}

/** An answer to a withdrawn question counts, which does not make it true. */
function rightWordFor({ isWithdrawn }: ChoiceQuestion, isChosen: boolean): string {
  if (isWithdrawn) return 'Counts';
  return isChosen ? 'Right' : 'The answer';
}

function MarkWord({ mark, rightWord }: { mark: Mark; rightWord: string }) {
  if (mark === 'wrong') {
    return (
      <span className="inline-flex shrink-0 items-center gap-1.5 text-base font-bold text-think">
        <CircleDashed aria-hidden className="size-5" /> Not this one
      </span>
    );
  }
  if (mark === 'right') {
    return (
      <span className="inline-flex shrink-0 items-center gap-1.5 text-base font-bold text-good">
        <Check aria-hidden strokeWidth={3} className="size-5" /> {rightWord}
      </span>
    );
  }
  return null;
}

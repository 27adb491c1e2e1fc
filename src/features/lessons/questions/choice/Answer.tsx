import { ReadAloud } from '../../../../kit/speech/ReadAloud.tsx';
import { useSettled } from '../../../../kit/useSettled.ts';
import { MARK_LOOKS, MarkWord, OPTION_LOOK, rightWordFor, type Mark } from '../option-marks.tsx';
import type { AnswerProps } from '../views.tsx';
import type { ChoiceQuestion } from './schema.ts';

/** The answers to choose from, big enough for small fingers. A press is an answer. */
export function Answer({ question, answers, isOver, onAnswer }: AnswerProps<ChoiceQuestion>) {
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
              onClick={() => isSettled && mark === 'open' && onAnswer(option)}
              className={`${OPTION_LOOK} ${MARK_LOOKS[mark]} ${isSettled ? '' : 'pointer-events-none'}`}
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

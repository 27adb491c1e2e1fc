import { CircleDashed } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { ReadAloud } from '../../../../kit/speech/ReadAloud.tsx';
import { Button } from '../../../../kit/ui/Button.tsx';
import { MARK_LOOKS, MarkWord, OPTION_LOOK, rightWordFor, type Mark } from '../option-marks.tsx';
import type { AnswerProps } from '../views.tsx';
import { isAnswer, isRight, placesIn } from './judge.ts';
import type { ChoicesQuestion } from './schema.ts';

/** Boxes to tick, all that fit, and a button that hands them in; the last try stays ticked to go on from. */
export function Answer({ question, answers, isOver, onAnswer }: AnswerProps<ChoicesQuestion>) {
  const last = placesIn(question, answers.at(-1) ?? []) ?? [];
  const [chosen, setChosen] = useState<readonly number[]>(last);
  const [isRepeated, setRepeated] = useState(false);
  const id = useId();
  const shown = isOver ? last : chosen;
  const toggle = (option: number) => {
    setRepeated(false);
    setChosen((before) =>
      before.includes(option) ? before.filter((one) => one !== option) : [...before, option],
    );
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isOver || chosen.length === 0) return;
    if (isAnswer(question, answers, [...chosen])) onAnswer([...chosen]);
    else setRepeated(true);
  };
  const markOf = (option: number): Mark => {
    if (!isOver) return 'open';
    if (question.isWithdrawn) return shown.includes(option) ? 'right' : 'closed';
    if (question.correctIndexes.includes(option)) return 'right';
    return shown.includes(option) ? 'wrong' : 'closed';
  };

  return (
    <form onSubmit={submit} noValidate>
      <fieldset className="min-w-0" aria-describedby={isRepeated ? `${id}-help` : undefined}>
        <legend className="mb-3 text-soft">Choose all that fit.</legend>
        <ul className="space-y-3 select-none">
          {question.options.map((text, option) => (
            <li
              key={text}
              data-readable
              className="flex items-center big-text:flex-col big-text:items-stretch sm:gap-1"
            >
              <Option
                text={text}
                mark={markOf(option)}
                rightWord={rightWordFor(question, shown.includes(option))}
                isChosen={shown.includes(option)}
                onToggle={() => !isOver && toggle(option)}
              />
              <ReadAloud
                name={`answer ${option + 1}`}
                look="quiet"
                className="-mr-3.5 big-text:-mr-1 big-text:self-end sm:-mr-2"
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <p id={`${id}-help`} role="alert" className="mt-3 font-bold text-think empty:absolute">
        {isRepeated && 'You tried these together before. Change one.'}
      </p>
      {!isOver && (
        <Button type="submit" look="glow" disabled={chosen.length === 0} className="mt-4 w-full sm:w-auto">
          Submit
        </Button>
      )}
      <Tries question={question} answers={answers} />
    </form>
  );
}

type OptionProps = {
  text: string;
  mark: Mark;
  rightWord: string;
  isChosen: boolean;
  onToggle: () => void;
};

function Option({ text, mark, rightWord, isChosen, onToggle }: OptionProps) {
  const isOpen = mark === 'open';
  return (
    <label
      className={`${OPTION_LOOK} ${MARK_LOOKS[mark]} ${isOpen ? 'cursor-pointer has-checked:border-subject has-checked:bg-subject-tint' : ''} has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
    >
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        // Not `disabled`: the focus would be lost with the last try.
        aria-disabled={isOpen ? undefined : true}
        className="size-6 shrink-0 accent-subject outline-none"
      />
      <span className="flex min-w-0 flex-1 flex-col gap-x-3 gap-y-1 sm:flex-row sm:items-center">
        <span className="min-w-0 flex-1">{text}</span>
        <MarkWord mark={mark} rightWord={rightWord} />
      </span>
    </label>
  );
}

/** What was tried and was not it: which of them fit is left to find out. */
function Tries({ question, answers }: Pick<AnswerProps<ChoicesQuestion>, 'question' | 'answers'>) {
  const wrong = answers.filter((given) => !question.isWithdrawn && !isRight(question, given));
  if (wrong.length === 0) return null;
  return (
    <ul aria-label="Your tries" className="mt-4 space-y-2">
      {wrong.map((given, index) => (
        <li
          key={index}
          className="flex items-start gap-2 rounded-card bg-think-tint px-3.5 py-1.5 text-base text-think"
        >
          <CircleDashed aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <span>
            <span className="text-ink">
              {(placesIn(question, given) ?? []).map((place) => question.options[place]).join('; ')}
            </span>{' '}
            Not all of it yet
          </span>
        </li>
      ))}
    </ul>
  );
}

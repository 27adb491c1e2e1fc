import { Check, CircleDashed } from 'lucide-react';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { FigureView } from '../../screens/FigureView.tsx';
import { isRight } from '../kinds.ts';
import type { AnswerProps } from '../views.tsx';
import { readNumber } from './read-number.ts';
import type { NumberQuestion } from './schema.ts';
import { SymbolKeys } from './SymbolKeys.tsx';
import { isBefore, unitOf } from './with-unit.ts';

/** A number to type, beside the question's figure where it has one. */
export function Answer(props: AnswerProps<NumberQuestion>) {
  const { figure } = props.question;
  return (
    <div
      className={`grid gap-5 page-lg:items-center page-lg:gap-6 ${figure ? 'page-lg:grid-cols-[minmax(0,1fr)_minmax(0,calc(var(--spacing)*76))]' : ''}`}
    >
      {figure && <FigureView figure={figure} />}
      <NumberForm {...props} />
    </div>
  );
}

/** The field with the tries so far; a text that is no number costs no try. */
function NumberForm({ question, answers, isOver, onAnswer }: AnswerProps<NumberQuestion>) {
  const [typed, setTyped] = useState('');
  const [isNoNumber, setNoNumber] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const change = (text: string) => {
    setTyped(text);
    setNoNumber(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (isOver || typed.trim() === '') return;
    if (!readNumber(typed)) return setNoNumber(true);
    change('');
    onAnswer(typed.trim());
  };
  const right = answers.find((given) => isRight(question, given));
  const shown = isOver ? String(right ?? question.answer) : typed;
  // Looked back at, a withdrawn question has no answer to show.
  if (question.isWithdrawn && isOver && right === undefined) return null;

  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className="mb-1.5 block font-display text-lg">
        {isOver && right === undefined ? 'The answer' : 'Your answer'}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <AnswerField unit={isOver ? unitBeside(shown, question.unit) : question.unit} isOver={isOver}>
          <input
            ref={field}
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            maxLength={40}
            value={shown}
            readOnly={isOver}
            onChange={(event) => change(event.target.value)}
            aria-invalid={isNoNumber || undefined}
            aria-describedby={isNoNumber ? `${id}-help` : undefined}
            // In big letters the unit goes below rather than over the last digits.
            style={{ minWidth: isOver ? `${shown.length + 1}ch` : '5ch' }}
            className="w-0 max-w-full flex-1 bg-transparent py-2.5 font-display text-2xl font-medium tabular-nums outline-none"
          />
        </AnswerField>
        {!isOver && (
          <Button type="submit" look="glow" disabled={typed.trim() === ''} className="flex-1 sm:flex-none">
            Submit
          </Button>
        )}
      </div>
      <p id={`${id}-help`} role="alert" className="mt-2 font-bold text-think empty:absolute">
        {isNoNumber && 'Please type a number, like 12, 0.5 or 3/4.'}
      </p>
      {!isOver && <SymbolKeys field={field} onChange={change} />}
      <Tries question={question} answers={answers} />
    </form>
  );
}

/** The unit beside an answer that is given; none where the child has written one. */
function unitBeside(given: string, unit: string | undefined): string | undefined {
  const read = readNumber(given);
  return unit && !read?.prefix && !read?.suffix ? unitOf(given, unit) : undefined;
}

function AnswerField({
  unit,
  isOver,
  children,
}: {
  unit: string | undefined;
  isOver: boolean;
  children: React.ReactNode;
}) {
  const isLeading = unit !== undefined && isBefore(unit);
  const sign = unit !== undefined && <span className="font-display text-xl text-soft">{unit}</span>;
  return (
    <div
      className={`flex w-full flex-wrap items-center gap-x-2 rounded-button border-2 px-4 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus sm:w-[16rem] ${
        isOver ? 'border-good bg-good-tint' : 'border-line-strong bg-card'
      }`}
    >
      {isLeading && sign}
      {children}
      <span className="flex items-center gap-2 empty:hidden">
        {!isLeading && sign}
        {isOver && <Check aria-hidden strokeWidth={3} className="size-6 shrink-0 text-good" />}
      </span>
    </div>
  );
}

/** What was tried and was not it. */
function Tries({ question, answers }: Pick<AnswerProps<NumberQuestion>, 'question' | 'answers'>) {
  const wrong = answers.filter((given) => !isRight(question, given));
  if (wrong.length === 0) return null;
  return (
    <ul aria-label="Your tries" className="mt-4 flex flex-wrap gap-2">
      {wrong.map((given, index) => (
        <li
          key={index}
          className="inline-flex items-center gap-2 rounded-full bg-think-tint py-1 pr-3.5 pl-2.5 text-think"
        >
          <CircleDashed aria-hidden className="size-4.5" />
          <span className="font-display text-lg tabular-nums text-ink">{given}</span> Not this one
        </li>
      ))}
    </ul>
  );
}

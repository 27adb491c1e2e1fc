import { useEffect, useId, useRef, type SubmitEvent } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { saidProblem, type Problem } from '../../rules/math-race.ts';

/** A sum and the place for its answer, which has the keyboard from the start to the end of the race. */
export function RaceAnswer(props: {
  problem: Problem;
  typed: string;
  onChange: (typed: string) => void;
  onAnswer: () => void;
}) {
  const { problem, typed, onChange, onAnswer } = props;
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (typed.trim() !== '') onAnswer();
  };
  return (
    <form onSubmit={submit} noValidate>
      <p className="mb-3 font-display text-[2.6rem] leading-tight font-semibold whitespace-nowrap tabular-nums big-text:text-4xl sm:text-6xl">
        <span aria-hidden>{shown(problem)}</span>
        <span id={`${id}-sum`} className="sr-only">
          {saidProblem(problem)}
        </span>
      </p>
      <label htmlFor={id} className="mb-1.5 block font-display text-lg">
        Your answer
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          enterKeyHint="next"
          value={typed}
          aria-describedby={`${id}-sum`}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-14 w-full min-w-0 scroll-mt-48 rounded-button border-2 border-line-strong bg-paper px-4 font-display text-3xl font-medium tabular-nums sm:w-40"
        />
        <Button type="submit" look="glow" className="w-full sm:w-auto sm:px-8">
          Check
        </Button>
      </div>
    </form>
  );
}

/** With the long minus of print. */
function shown({ left, sign, right }: Problem): string {
  return `${left} ${sign === '-' ? '−' : sign} ${right}`;
}

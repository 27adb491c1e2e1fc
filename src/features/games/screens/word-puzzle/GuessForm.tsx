import { Delete } from 'lucide-react';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Tooltip } from '../../../../kit/ui/Tooltip.tsx';

const LONGEST = 20;

/** The guess, typed or put together from lanterns. `children` stand beside its button. */
export function GuessForm(props: {
  guess: string;
  isSolved: boolean;
  onChange: (guess: string) => void;
  onCheck: () => void;
  children: ReactNode;
}) {
  const { guess, isSolved, onChange, onCheck, children } = props;
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (guess.trim() !== '') onCheck();
  };
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={id} className="mb-1.5 block font-display text-lg">
        Your guess
      </label>
      <div
        className={`flex items-center rounded-button border-2 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus ${isSolved ? 'border-good bg-good-tint' : 'border-line-strong bg-paper'}`}
      >
        <input
          id={id}
          type="text"
          value={guess}
          readOnly={isSolved}
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => onChange(event.target.value)}
          className="min-h-14 w-full min-w-0 bg-transparent px-4 font-display text-2xl font-medium tracking-[0.12em] uppercase outline-none"
        />
        <Tooltip text="Take back a letter">
          <button
            type="button"
            aria-label="Take back a letter"
            aria-disabled={isSolved || guess === '' || undefined}
            onClick={() => !isSolved && onChange(guess.slice(0, -1))}
            className="grid size-14 shrink-0 place-items-center text-soft hover:text-ink"
          >
            <Delete aria-hidden className="size-7" />
          </button>
        </Tooltip>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          type="submit"
          look="glow"
          disabled={guess.trim() === '' && !isSolved}
          aria-disabled={isSolved}
          isTight
          className="flex-1 sm:flex-none sm:px-10"
        >
          Check
        </Button>
        {children}
      </div>
    </form>
  );
}

import { Lightbulb } from 'lucide-react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { MOST_HINTS } from '../../rules/word-puzzle.ts';

/** A hint, while there is one left. It keeps the keyboard when there is none. */
export function HintButton(props: { hintsUsed: number; isBarred: boolean; onTake: () => void }) {
  const left = MOST_HINTS - props.hintsUsed;
  const isBarred = props.isBarred || left === 0;
  return (
    <Button
      aria-disabled={isBarred}
      onClick={isBarred ? undefined : props.onTake}
      isTight
      className="flex-auto whitespace-nowrap big-text:whitespace-normal sm:flex-none sm:px-5"
    >
      <Lightbulb aria-hidden className="size-5" />
      {left === 0 ? 'No hints left' : `Hint (${left} left)`}
    </Button>
  );
}

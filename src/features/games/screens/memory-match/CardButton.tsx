import { Check } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Art } from '../../../../kit/glim/Art.tsx';
import type { MemoryCard } from '../../rules/memory-match.ts';
import { MotifArt } from './MotifArt.tsx';

const SHAPE = 'relative grid aspect-square w-full place-items-center rounded-2xl border-2 border-b-[5px]';

/** A window: dark while its card is face down, lit when it is open. */
export function CardButton(props: {
  card: MemoryCard;
  onFlip: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const { card, onFlip, onKeyDown } = props;
  const { id, value, isFlipped, isMatched } = card;
  const look = isMatched
    ? 'border-good bg-good-tint'
    : isFlipped
      ? 'border-glow-edge bg-glow-tint'
      : 'border-[var(--shade)] bg-[var(--plum-deep)] hover:bg-[var(--plum)] active:translate-y-[3px] active:border-b-2';
  return (
    <button
      id={cardElement(id)}
      type="button"
      aria-label={`Card ${id + 1}, ${nameOf(card)}`}
      aria-disabled={isFlipped || undefined}
      onClick={onFlip}
      onKeyDown={onKeyDown}
      className={`${SHAPE} ${look}`}
    >
      {isFlipped ? (
        <MotifArt
          motif={value}
          className="w-3/4 transition-[opacity,scale] duration-200 starting:scale-75 starting:opacity-0"
        />
      ) : (
        <Art viewBox="0 0 64 64" className="w-3/4">
          <path
            className="art-line-plum-soft"
            strokeWidth="3.5"
            d="M14 8h36q6 0 6 6v36q0 6-6 6H14q-6 0-6-6V14q0-6 6-6zM32 8v48M8 32h48"
          />
        </Art>
      )}
      {isMatched && (
        <span className="absolute -top-1.5 -right-1.5 grid size-6 place-items-center rounded-full bg-good text-card">
          <Check aria-hidden strokeWidth={3.5} className="size-4" />
        </span>
      )}
    </button>
  );
}

/** The name of a card's button in the page. */
export function cardElement(id: number): string {
  return `card-${id}`;
}

function nameOf({ value, isFlipped, isMatched }: MemoryCard): string {
  if (isMatched) return `${value}, matched`;
  return isFlipped ? value : 'face down';
}

import type { KeyboardEvent } from 'react';
import type { MemoryCard } from '../../rules/memory-match.ts';
import { CardButton, cardElement } from './CardButton.tsx';

const COLUMNS = 4;
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** Four by three cards. Tab goes through them; the arrow keys go where they point. */
export function CardGrid(props: { cards: readonly MemoryCard[]; onFlip: (id: number) => void }) {
  const { cards, onFlip } = props;
  const move = (event: KeyboardEvent, from: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    document.getElementById(cardElement(from + step))?.focus();
  };
  return (
    <ul aria-label="Cards" className="mx-auto grid w-full max-w-xl grid-cols-4 gap-2 sm:gap-3">
      {cards.map((card) => (
        <li key={card.id}>
          <CardButton
            card={card}
            onFlip={() => onFlip(card.id)}
            onKeyDown={(event) => move(event, card.id)}
          />
        </li>
      ))}
    </ul>
  );
}

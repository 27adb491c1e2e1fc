import { useEffect, useState } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { playSound } from '../../../../kit/sounds.ts';
import {
  dealCards,
  flipCard,
  isMemoryOver,
  isPair,
  MATCH_POINTS,
  MOTIFS,
  mustSettle,
  settleCards,
  type MemoryTable,
} from '../../rules/memory-match.ts';
import { GameEnd } from '../GameEnd.tsx';
import { GameFact, GameFrame } from '../GameFrame.tsx';
import { GameNews } from '../GameNews.tsx';
import type { GameProps } from '../Games.tsx';
import { useChance } from '../useChance.ts';
import { useNews } from '../useNews.ts';
import { cardElement } from './CardButton.tsx';
import { CardGrid } from './CardGrid.tsx';

const LOOK_MS = 1_000;

/** Six pairs of lights behind twelve windows. */
export function MemoryMatchGame(props: GameProps) {
  const random = useChance();
  const [table, setTable] = useState(() => dealCards(random));
  const [news, tell] = useNews();
  useEffect(() => {
    if (!mustSettle(table)) return;
    const timer = setTimeout(() => {
      if (isPair(table)) playSound('right');
      setTable(settleCards(table));
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [table]);

  const flip = (id: number) => {
    const next = flipCard(table, id);
    if (next === table) return;
    setTable(next);
    tell(whatIsSeen(next));
  };
  const deal = () => {
    setTable(dealCards(random));
    tell({ tone: 'plain', title: 'New windows.', text: 'All are dark again.' });
    document.getElementById(cardElement(0))?.focus();
  };

  return (
    <GameFrame
      {...props}
      game="memory-match"
      score={table.score}
      facts={<GameFact>Moves: {table.moves}</GameFact>}
    >
      {isMemoryOver(table) && (
        <GameEnd
          title="All pairs found!"
          text={`${MOTIFS.length} pairs in ${table.moves} moves: ${table.score} points.`}
        >
          <Button look="glow" onClick={deal}>
            Play Again
          </Button>
        </GameEnd>
      )}
      <CardGrid cards={table.cards} onFlip={flip} />
      <GameNews news={news}>
        <p className="w-full text-center text-lg text-soft">Open two windows. Do they hold the same light?</p>
      </GameNews>
      <p className="text-center text-soft">
        Pairs: {table.matches} of {MOTIFS.length}
      </p>
    </GameFrame>
  );
}

function whatIsSeen(table: MemoryTable) {
  const [one, other] = table.flipped.map((id) => table.cards[id]?.value ?? '');
  if (!other) return { tone: 'plain', title: `A ${one}.`, text: 'Where is the other one?' } as const;
  return isPair(table)
    ? ({ tone: 'good', title: `You found the ${one} pair!`, text: `${MATCH_POINTS} points.` } as const)
    : ({ tone: 'plain', title: `A ${other}.`, text: `Not a ${one}: both windows go dark again.` } as const);
}

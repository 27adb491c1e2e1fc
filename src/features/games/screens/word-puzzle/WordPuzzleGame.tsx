import { useEffect, useState } from 'react';
import { playSound } from '../../../../kit/sounds.ts';
import { Card } from '../../../../kit/ui/Card.tsx';
import {
  firstPuzzle,
  guessWord,
  hintsOf,
  nextPuzzle,
  takeHint,
  wordPoints,
} from '../../rules/word-puzzle.ts';
import { GameFact, GameFrame } from '../GameFrame.tsx';
import { GameNews } from '../GameNews.tsx';
import type { GameProps } from '../Games.tsx';
import { useChance } from '../useChance.ts';
import { useNews } from '../useNews.ts';
import { GuessForm } from './GuessForm.tsx';
import { HintButton } from './HintButton.tsx';
import { LetterLanterns } from './LetterLanterns.tsx';

const NEXT_WORD_MS = 2_000;

/** A word whose letters hang in the wrong order. */
export function WordPuzzleGame(props: GameProps) {
  const random = useChance();
  const [puzzle, setPuzzle] = useState(() => firstPuzzle(random));
  const [guess, setGuess] = useState('');
  const [news, tell] = useNews();
  useEffect(() => {
    if (!puzzle.isSolved) return;
    const timer = setTimeout(() => {
      const next = nextPuzzle(puzzle, random);
      setPuzzle(next);
      setGuess('');
      tell({
        tone: 'plain',
        title: `Level ${next.level}:`,
        text: 'a new word.',
        said: spelt(next.scrambled),
      });
    }, NEXT_WORD_MS);
    return () => clearTimeout(timer);
  }, [puzzle, random, tell]);

  const check = () => {
    if (puzzle.isSolved) return;
    const next = guessWord(puzzle, guess);
    setPuzzle(next);
    playSound(next.isSolved ? 'right' : 'think');
    if (!next.isSolved) {
      tell({ tone: 'think', title: 'Not quite right', text: 'Try again or use a hint!' });
      return;
    }
    tell({ tone: 'good', title: `Yes, ${puzzle.target}!`, text: `${wordPoints(puzzle.hintsUsed)} points.` });
  };
  const hint = () => {
    const next = takeHint(puzzle);
    setPuzzle(next);
    tell({ tone: 'plain', title: 'Hint:', text: hintsOf(next).join(' ') });
  };

  return (
    <GameFrame
      {...props}
      game="word-puzzle"
      score={puzzle.score}
      facts={<GameFact>Level {puzzle.level}</GameFact>}
    >
      <Card className="flex flex-col gap-4">
        <LetterLanterns puzzle={puzzle} typed={guess} onLight={(letter) => setGuess(guess + letter)} />
        <GameNews news={news}>
          <p className="text-lg text-soft">Which word do the lanterns spell?</p>
        </GameNews>
        <GuessForm guess={guess} isSolved={puzzle.isSolved} onChange={setGuess} onCheck={check}>
          <HintButton hintsUsed={puzzle.hintsUsed} isBarred={puzzle.isSolved} onTake={hint} />
        </GuessForm>
      </Card>
    </GameFrame>
  );
}

/** Letters apart, so that they are read out one by one. */
function spelt(letters: string): string {
  return `${[...letters].join(' ')}.`;
}

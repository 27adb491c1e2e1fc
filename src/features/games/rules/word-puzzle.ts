import type { Random } from '../../../base/random.ts';

export const WORDS = [
  'ADVENTURE',
  'LEARNING',
  'READING',
  'WRITING',
  'SCIENCE',
  'HISTORY',
  'CREATIVE',
  'EXPLORE',
] as const;
export const MOST_HINTS = 2;

const FULL_POINTS = 50;
const HINT_COSTS = 10;
const LEAST_POINTS = 10;

/** `level` counts from 1; `ahead` are the words that come before any comes again. */
export type WordPuzzle = {
  target: string;
  scrambled: string;
  hintsUsed: number;
  isSolved: boolean;
  level: number;
  score: number;
  ahead: readonly string[];
};

/** What a word is worth after so many hints. */
export function wordPoints(hintsUsed: number): number {
  return Math.max(LEAST_POINTS, FULL_POINTS - HINT_COSTS * hintsUsed);
}

export function firstPuzzle(random: Random): WordPuzzle {
  const [target = WORDS[0], ...ahead] = random.shuffle(WORDS);
  return puzzleOf(target, ahead, 1, 0, random);
}

/** The next word, one level up. All words come once before any comes again, and none twice in a row. */
export function nextPuzzle({ target, ahead, level, score }: WordPuzzle, random: Random): WordPuzzle {
  const others = ahead.length > 0 ? ahead : random.shuffle(WORDS.filter((word) => word !== target));
  const [next = WORDS[0], ...left] = others;
  return puzzleOf(next, left, level + 1, score, random);
}

function puzzleOf(target: string, ahead: readonly string[], level: number, score: number, random: Random) {
  return {
    target,
    scrambled: scramble(target, random),
    hintsUsed: 0,
    isSolved: false,
    level,
    score,
    ahead,
  };
}

/** The letters of a word in another order than the word's own; it has at least two different ones. */
export function scramble(word: string, random: Random): string {
  for (;;) {
    const scrambled = random.shuffle([...word]).join('');
    if (scrambled !== word) return scrambled;
  }
}

/** The puzzle after a guess, whatever its case; a wrong one changes nothing. */
export function guessWord(puzzle: WordPuzzle, guess: string): WordPuzzle {
  if (puzzle.isSolved || guess.trim().toUpperCase() !== puzzle.target) return puzzle;
  return { ...puzzle, isSolved: true, score: puzzle.score + wordPoints(puzzle.hintsUsed) };
}

export function takeHint(puzzle: WordPuzzle): WordPuzzle {
  if (puzzle.isSolved || puzzle.hintsUsed >= MOST_HINTS) return puzzle;
  return { ...puzzle, hintsUsed: puzzle.hintsUsed + 1 };
}

/** What the hints taken so far tell: the first letter, then the length. */
export function hintsOf({ target, hintsUsed }: WordPuzzle): string[] {
  return [`It begins with ${target[0]}.`, `It has ${target.length} letters.`].slice(0, hintsUsed);
}

/** For each scrambled letter whether the typed text has used it already. */
export function usedLetters(scrambled: string, typed: string): boolean[] {
  const left = [...typed.toUpperCase()];
  return [...scrambled].map((letter) => {
    const place = left.indexOf(letter);
    if (place === -1) return false;
    left.splice(place, 1);
    return true;
  });
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from '../../../base/random.ts';
import {
  firstPuzzle,
  guessWord,
  hintsOf,
  nextPuzzle,
  scramble,
  takeHint,
  usedLetters,
  wordPoints,
  WORDS,
  type WordPuzzle,
} from './word-puzzle.ts';

const history: WordPuzzle = {
  target: 'HISTORY',
  scrambled: 'YROTSIH',
  hintsUsed: 0,
  isSolved: false,
  level: 1,
  score: 0,
  ahead: [],
};

test('a word is worth 50 points, 10 less for each hint and never below 10', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(wordPoints)).toEqual([50, 40, 30, 20, 10, 10, 10]);
});

test('the guess is compared whatever its case, and brings its points once', () => {
  const solved = guessWord(history, ' History ');
  expect(solved).toMatchObject({ isSolved: true, score: 50 });
  expect(guessWord(solved, 'history')).toBe(solved);
  expect(guessWord(history, 'histroy')).toBe(history);
  expect(guessWord(history, '')).toBe(history);
});

test('there are two hints: the first letter, then the length', () => {
  const one = takeHint(history);
  expect(hintsOf(history)).toEqual([]);
  expect(hintsOf(one)).toEqual(['It begins with H.']);
  const two = takeHint(one);
  expect(hintsOf(two)).toEqual(['It begins with H.', 'It has 7 letters.']);
  expect(takeHint(two)).toBe(two);
  expect(guessWord(two, 'history').score).toBe(30);
});

test('a solved word takes no more hints', () => {
  const solved = guessWord(history, 'history');
  expect(takeHint(solved)).toBe(solved);
});

test('scrambled letters are the same letters in another order', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...WORDS), (seed, word) => {
      const scrambled = scramble(word, randomFrom(seed));
      expect(scrambled).not.toBe(word);
      expect([...scrambled].toSorted()).toEqual([...word].toSorted());
    }),
  );
});

test('all eight words come before any comes again, none twice in a row, each one level up', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const random = randomFrom(seed);
      const puzzles = [firstPuzzle(random)];
      for (let count = 1; count < 24; count++) puzzles.push(nextPuzzle(puzzles.at(-1) ?? history, random));
      const targets = puzzles.map(({ target }) => target);
      expect(new Set(targets.slice(0, WORDS.length))).toEqual(new Set(WORDS));
      for (const [place, target] of targets.entries()) expect(target).not.toBe(targets[place + 1]);
      expect(puzzles.map(({ level }) => level)).toEqual(puzzles.map((_, place) => place + 1));
    }),
  );
});

test('the score goes on to the next word, the hints do not', () => {
  const next = nextPuzzle(guessWord(takeHint(history), 'history'), randomFrom('next'));
  expect(next).toMatchObject({ score: 40, hintsUsed: 0, isSolved: false, level: 2 });
});

test('a letter that is there twice is used twice', () => {
  expect(usedLetters('NINE', '')).toEqual([false, false, false, false]);
  expect(usedLetters('NINE', 'n')).toEqual([true, false, false, false]);
  expect(usedLetters('NINE', 'enn')).toEqual([true, false, true, true]);
  expect(usedLetters('NINE', 'xnnnn')).toEqual([true, false, true, false]);
});

import { usedLetters, type WordPuzzle } from '../../rules/word-puzzle.ts';

const LANTERN =
  'relative grid h-14 w-11 place-items-center rounded-[40%] border-2 font-display text-2xl font-semibold before:absolute before:-top-[11px] before:h-2.5 before:w-0.5 before:bg-line-strong after:absolute after:-top-1 after:h-1.5 after:w-5 after:rounded-full after:bg-[var(--plum-deep)] sm:h-16 sm:w-14 sm:text-3xl';

/**
 * The letters in their lanterns. A press puts a letter into the guess; one that the guess has used is dim. The word
 * itself hangs there, once it is found.
 */
export function LetterLanterns(props: {
  puzzle: WordPuzzle;
  typed: string;
  onLight: (letter: string) => void;
}) {
  const { puzzle, typed, onLight } = props;
  const letters = puzzle.isSolved ? puzzle.target : puzzle.scrambled;
  const used = usedLetters(letters, puzzle.isSolved ? '' : typed);
  return (
    <ul
      aria-label={puzzle.isSolved ? 'The word' : 'Scrambled letters'}
      className="flex flex-wrap justify-center gap-x-1.5 gap-y-5 pt-3 sm:gap-x-2.5"
    >
      {[...letters].map((letter, place) => {
        const isDim = used[place] === true;
        return (
          <li key={`${puzzle.level} ${place}`}>
            <button
              type="button"
              aria-label={`Letter ${letter}${isDim ? ', used' : ''}`}
              aria-disabled={isDim || puzzle.isSolved || undefined}
              onClick={() => !isDim && !puzzle.isSolved && onLight(letter)}
              className={`${LANTERN} ${isDim ? 'border-dashed border-line-strong bg-transparent text-soft' : 'border-glow-edge bg-glow text-glow-ink shadow-[0_0_18px_-2px_var(--glow)] hover:brightness-105 active:translate-y-0.5'}`}
            >
              {letter}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

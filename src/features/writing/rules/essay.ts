import type { Level } from '../../lessons/subjects.ts';

/** Words that an essay needs before it can be submitted. */
export const MINIMUM_WORDS: Record<Level, number> = {
  easy: 30,
  medium: 50,
  hard: 75,
  expert: 125,
  extreme: 200,
};

/** The minimum when a lesson's level is not known. */
export const DEFAULT_MINIMUM_WORDS = 50;

/** Tries at one essay; the last one counts as final. */
export const MAX_ESSAY_ATTEMPTS = 3;

export type EssayAttempt = 1 | 2 | 3;

/** The headline over the feedback on each attempt, and all that is shown when feedback cannot be had. */
const FEEDBACK_HEADLINES: Record<EssayAttempt, string> = {
  1: 'Great start! Consider adding more details or examples to strengthen your writing.',
  2: 'Good work! Try expanding on your ideas or checking your grammar and sentence structure.',
  3: "Well done! Your essay meets the requirements. You've put in good effort!",
};

/** The headline for this attempt. */
export function feedbackHeadline(attempt: EssayAttempt): string {
  return FEEDBACK_HEADLINES[attempt];
}

/** Words as the child sees them counted: whatever stands between white space. */
export function countWords(text: string): number {
  return pieces(text).length;
}

/** What the figure is reckoned with. Texts of the lesson bank and of honest children set the numbers. */
const FIGURE = {
  /** A sentence is expected for each so many words: long ones for the grade, so that only a ramble falls short. */
  wordsPerSentence: { easy: 12, medium: 14, hard: 16, expert: 18, extreme: 20 },
  /**
   * n words of honest prose hold at least n to this power different ones (15 of 30, 69 of 200). Vocabulary
   * grows more slowly than text, hence a power and not a share.
   */
  varietyPower: 0.8,
  /** Copies of a sentence count up to this share of the first ones: a refrain is fine, pasting is not. */
  refrain: 1 / 3,
  /** From this share of word-like words on, names and sounds ('Brr!', 'TV') cost nothing. */
  wordlike: 0.8,
  /** English runs on words such as 'the' and 'to': two in five of all. A sparse poem still has one in six. */
  connecting: 1 / 6,
  /** What is left when no word connects: a list of words, a mashed keyboard, another language than asked. */
  senseFloor: 0.3,
  /** How the form is shared out: a text with no full stop and no capital keeps little more than `given`. */
  form: { given: 0.62, sentences: 0.24, capitals: 0.07, endMarks: 0.07 },
  /** The longest real words of children's texts have fewer letters and shorter runs of consonants. */
  longestWord: 24,
  consonantRun: 6,
} as const;

const CONNECTING_WORDS = new Set(
  `a about after all also am an and any are around as at away back be because been before but by can cant could
  did didnt do dont does down each every for from get go got had has have he her here him his how i if ill im in
  into is it its just like made make many me more most much my never no not now of off on once one only or other
  our out over said say see she should so some than that the their them then there these they this those though
  through to too two under until up us very want was we well went were what when where which while who why will
  with would you your`.split(/\s+/),
);

/** What a child is asked to write. */
export type WritingTask = {
  level: Level;
  prompt: string;
  guidelines: readonly string[];
  /** Openings that are offered to who does not know how to begin. */
  starters: readonly string[];
};

/** A sentence, or a line of a poem. */
type Sentence = {
  /** Its words, folded so that 'Café,' and 'cafe' are one word. */
  words: string[];
  capital: boolean;
  endMark: boolean;
};

/**
 * The figure 0-100 of an essay's first attempt where no richer feedback has been had: its share of the length
 * asked for, times three shares that tell writing from filling up.
 *
 * - length: words in sentences that are copies neither of each other nor of the task, of those asked for (the level's
 *   minimum, or more where a guideline says 'at least N words');
 * - variety: different words, of those that honest prose of that length holds;
 * - sense: words that look like words, and words that connect others;
 * - form: sentences (or lines), their capitals and their end marks.
 *
 * Another sentence as good as the ones before it does not lower the figure. Ideas and spelling are not judged.
 */
export function essayFigure(text: string, task: WritingTask): number {
  const sentences = sentencesOf(text);
  const words = sentences.flatMap((sentence) => sentence.words);
  if (words.length === 0) return 0;

  const counted = wordsThatCount(sentences, wordsOf(task));
  const length = share(counted, askedWords(task));
  const variety = share(new Set(words).size, counted ** FIGURE.varietyPower);
  return Math.round(100 * length * variety * senseOf(words) * formOf(sentences, counted, task.level));
}

function askedWords({ level, guidelines }: WritingTask): number {
  const named = guidelines.map((line) => Number(/\bat least (\d{1,4}) words\b/i.exec(line)?.[1] ?? 0));
  // A level read from a lesson of another version may not be one of ours.
  return Math.max(MINIMUM_WORDS[level] ?? DEFAULT_MINIMUM_WORDS, ...named);
}

/** The words of a task in one row, as a copy of any part of it would have them. */
function wordsOf({ prompt, guidelines, starters }: WritingTask): string {
  return inRow([prompt, ...guidelines, ...starters].flatMap(sentencesOf).flatMap(({ words }) => words));
}

const inRow = (words: readonly string[]) => ` ${words.join(' ')} `;

function wordsThatCount(sentences: readonly Sentence[], task: string): number {
  const seen = new Set<string>();
  let first = 0;
  let copied = 0;
  for (const { words } of sentences) {
    const same = inRow(words);
    if (seen.has(same) || task.includes(same)) copied += words.length;
    else first += words.length;
    seen.add(same);
  }
  return first + Math.min(copied, first * FIGURE.refrain);
}

function senseOf(words: readonly string[]): number {
  const wordlike = share(words.filter(looksLikeAWord).length, words.length * FIGURE.wordlike);
  const connecting = share(
    words.filter((word) => CONNECTING_WORDS.has(word)).length,
    words.length * FIGURE.connecting,
  );
  return wordlike * (FIGURE.senseFloor + (1 - FIGURE.senseFloor) * connecting);
}

function formOf(sentences: readonly Sentence[], counted: number, level: Level): number {
  // One word alone is a greeting, a name or a cry: it neither needs a full stop nor makes a sentence.
  const real = sentences.filter(({ words }) => words.length > 1);
  const { given, ...part } = FIGURE.form;
  return (
    given +
    part.sentences *
      share(real.length * (FIGURE.wordsPerSentence[level] ?? FIGURE.wordsPerSentence.easy), counted) +
    part.capitals * share(real.filter(({ capital }) => capital).length, real.length) +
    part.endMarks * share(real.filter(({ endMark }) => endMark).length, real.length)
  );
}

/** At most 1; 0 of 0 is 0. */
function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(1, part / whole);
}

function pieces(text: string): string[] {
  return text.split(/\s+/u).filter((piece) => piece !== '');
}

/** Sentences end at a mark or with the line: a poem's lines and a letter's greeting have no full stops. */
function sentencesOf(text: string): Sentence[] {
  return text.split(/[\n\r\u2028\u2029]/u).flatMap(sentencesOfLine);
}

function sentencesOfLine(line: string): Sentence[] {
  const found: Sentence[] = [];
  let current: Sentence = { words: [], capital: false, endMark: false };
  for (const piece of pieces(line)) {
    const initial = /[\p{L}\p{N}]/u.exec(piece)?.[0];
    if (initial !== undefined) {
      if (current.words.length === 0) current.capital = !/\p{Ll}/u.test(initial);
      current.words.push(folded(piece));
    }
    // Split rather than match at the end: a pattern ending in `$` would try anew at each of 10,000 dots.
    const tail = piece.split(/[\p{L}\p{N}]+/u).at(-1) ?? '';
    if (current.words.length > 0 && /[.!?…。！？]/u.test(tail)) {
      found.push({ ...current, endMark: true });
      current = { words: [], capital: false, endMark: false };
    }
  }
  return current.words.length > 0 ? [...found, current] : found;
}

function folded(piece: string): string {
  // Loose accents go first: putting thousands of them on one letter in order takes normalize() quadratic time.
  const plain = piece.replace(/[^\p{L}\p{N}]+/gu, '').normalize('NFD');
  return plain.replace(/\p{M}+/gu, '').toLowerCase();
}

/** Plain Latin letters need a vowel and no long run without one; numbers and other scripts pass. */
function looksLikeAWord(word: string): boolean {
  if (word.length > FIGURE.longestWord) return false;
  if (!/^[a-z]+$/.test(word)) return true;
  const runs = word.split(/[aeiouy]+/);
  return runs.length > 1 && runs.every((run) => run.length < FIGURE.consonantRun);
}

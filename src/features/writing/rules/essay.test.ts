import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../../lessons/subjects.ts';
import {
  countWords,
  DEFAULT_MINIMUM_WORDS,
  essayFigure,
  feedbackHeadline,
  MAX_ESSAY_ATTEMPTS,
  MINIMUM_WORDS,
  type WritingTask,
} from './essay.ts';

const figure = (text: string, level: Level = 'easy', task: Partial<WritingTask> = {}) =>
  essayFigure(text, { level, prompt: '', guidelines: [], starters: [], ...task });

/** Texts as children of that level write them, slips included, a few words over the minimum. */
const honest: Record<Level, string> = {
  easy: `My dog is big and brown. He likes to run. One day he ran to the moon! He saw a cow. The cow said
    hello. Then my dog came home and he was tired.`,
  medium: `Dear Left Sock,
    I am writing from under the bed. It is dusty here but I made a freind. His name is Button and he is very
    funny. We tell jokes all day. I miss you and the drawer. Do you still smell like soap? Please come and find
    me soon, because I am cold.
    Your friend,
    Right Sock`,
  hard: `I think our town should build a library bus. First of all, not everybody lives near the library. My
    grandma has to take two trams to get there and her knees hurt. A bus could stop right by her door. Also,
    little kids love buses, so they would want to read more. Some people say a skate park is more fun. But a
    skate park is only for people who skate, and books are for everyone. That is why I would pick the bus.`,
  expert: `Being bored has a bad name. Whenever I say that I'm bored, somebody hands me a chore or a screen. I
    believe that we should leave boredom alone, because it is the place where ideas grow. Last summer our
    electricity went out for a whole afternoon. At first my cousins and I just lay on the floor and complained.
    After an hour, Naledi started tapping on a pot, Thabo joined in with spoons, and by evening we had written
    a song about a goat. We still sing it. If the lights had stayed on, that song would not exist. Of course,
    too much boredom can make people miserable, and nobody wants to stare at a wall all year. However, a short
    empty hour is like an empty page. You only have to wait until something wants to be drawn there.`,
  extreme: `What does it mean to be fair? Most people answer quickly that fair means equal, and then they cut the
    cake into pieces of the same size. That works at a birthday party, but it stops working as soon as the people
    around the table are different. I want to explain three kinds of fairness and when each of them is useful.
    The first kind is equality. Everyone gets the same thing, and nobody has to ask why. It is simple, it is quick,
    and it prevents arguments. A vote works like this: the oldest person and the youngest adult each have one.
    The second kind is about need. Imagine two hikers sharing a bottle of water. One has already drunk from a
    stream, while the other has walked all morning in the heat. Giving the thirsty hiker more is not equal, but
    hardly anyone would call it unfair. Hospitals follow this idea when they treat the sickest patients first.
    The third kind looks at effort. If Amara paints the whole fence while Luis watches the clouds, she deserves
    more of the reward. The trouble is that effort is difficult to measure, since some work is invisible.
    None of these ideas is always right. Being fair really means choosing the kind that suits the situation, and
    then being honest about the choice.`,
};

test('words are counted between white space, whatever it is', () => {
  expect(countWords('')).toBe(0);
  expect(countWords(' \n\t ')).toBe(0);
  expect(countWords('  One  two\nthree\u00a0four\tfive ')).toBe(5);
  expect(countWords("Zoë's café – 🐸")).toBe(4);
});

test('the minimum grows with the level', () => {
  expect(LEVELS.map((level) => MINIMUM_WORDS[level])).toEqual([30, 50, 75, 125, 200]);
  expect(DEFAULT_MINIMUM_WORDS).toBe(50);
});

test('each of the three attempts has its headline, word for word', () => {
  expect(MAX_ESSAY_ATTEMPTS).toBe(3);
  expect(feedbackHeadline(1)).toBe(
    'Great start! Consider adding more details or examples to strengthen your writing.',
  );
  expect(feedbackHeadline(2)).toBe(
    'Good work! Try expanding on your ideas or checking your grammar and sentence structure.',
  );
  expect(feedbackHeadline(3)).toBe(
    "Well done! Your essay meets the requirements. You've put in good effort!",
  );
});

describe('the task copied', () => {
  const prompt = 'Which animal would make the worst pet? Tell us why, and make us laugh about it if you can.';
  const guidelines = [
    'Name the animal in your first sentence',
    'Give at least three reasons and an example for each of them',
    'End with a warning to everybody who wants to have one',
  ];
  const starters = [
    'The worst pet in the world would be a hippo, because ...',
    'You may think that nothing could go wrong with a skunk, but ...',
    'Last summer my neighbor brought home a goat, and ...',
  ];
  const task = { prompt, guidelines, starters };
  const all = [prompt, ...guidelines, ...starters];

  test.each([
    ['line by line', all.join('\n')],
    ['with full stops', all.join('. ')],
    ['as one sentence', all.join(' ').replaceAll(/[.?]/g, '')],
    ['its openings alone', starters.join(' ')],
    ['from the middle', `${guidelines.join('.\n')}.`],
  ])('is no writing: %s', (_, text) => {
    expect(figure(text, 'easy', task)).toBeLessThan(10);
  });

  test('costs an honest text nothing worth the name that takes up its words', () => {
    const text = `Which animal would make the worst pet? The worst pet in the world would be a hippo, because it sleeps
      in the bath all day. ${honest.easy}`;
    expect(figure(text, 'easy', task)).toBeGreaterThanOrEqual(95);
  });
});

describe('an honest essay', () => {
  test.each(LEVELS)('of the right length goes up from %s', (level) => {
    expect(countWords(honest[level])).toBeLessThan(MINIMUM_WORDS[level] * 1.25);
    expect(figure(honest[level], level)).toBeGreaterThanOrEqual(85);
  });

  test.each(LEVELS)('that stops half-way through %s does not', (level) => {
    const half = honest[level].split(/\s+/).slice(0, MINIMUM_WORDS[level] / 2);
    expect(figure(half.join(' '), level)).toBeLessThan(60);
  });

  test.each(LEVELS)('of %s is not lowered by its next sentence', (level) => {
    const sentences = honest[level].replace(/\s+/g, ' ').match(/[^.!?]+[.!?]/g) ?? [];
    expect(sentences.length).toBeGreaterThan(4);
    const figures = sentences.map((_, i) => figure(sentences.slice(0, i + 1).join(' '), level));
    expect(figures).toEqual(figures.toSorted((a, b) => a - b));
  });

  test('may be a poem without full stops, with a refrain', () => {
    const poem = `the market wakes before the sun
      the market sings
      mangoes roll and scooters run
      the market sings
      a drum of rain upon the tin
      steam from the pots is curling thin
      the market sings`;
    expect(figure(poem)).toBeGreaterThanOrEqual(85);
  });

  test('may have accents, emoji, names and another script in it', () => {
    const text = `Zoë and Ngozi went to the café. “Brr!” said Zoë. 🥶 They drank hot cocoa with Čeněk and Łucja.
      Then 王 came in and told a joke. Everyone laughed so hard that the spoons fell down! 😂`;
    expect(figure(text)).toBeGreaterThanOrEqual(85);
    expect(figure(text.normalize('NFD'))).toBe(figure(text.normalize('NFC')));
  });

  test('loses a little without any full stop or capital', () => {
    const plain = honest.easy.toLowerCase().replace(/[.!]/g, '').replace(/\s+/g, ' ');
    expect(figure(plain)).toBeGreaterThan(60);
    expect(figure(plain)).toBeLessThan(85);
  });
});

test.each([
  ['nothing', ''],
  ['white space', ' \n\n\t '],
  ['emoji', '😀 '.repeat(60)],
  ['marks', '. ! ? ... '.repeat(30)],
])('%s scores 0', (_, text) => {
  for (const level of LEVELS) expect(figure(text, level)).toBe(0);
});

test.each([
  ['one word', 'dog '.repeat(250)],
  ['one word as sentences', 'Dog. '.repeat(250)],
  ['one sentence pasted', 'My big dog likes to run in the green park. '.repeat(30)],
  ['one sentence pasted without full stops', 'my big dog likes to run in the green park '.repeat(30)],
  ['one sentence pasted on lines', 'My big dog likes to run\n'.repeat(50)],
  ['a mashed keyboard', 'Asdf jkl qwe sdfg hjkl. Zxcv bnmw wert dfgh sdkj. '.repeat(30)],
  ['a row of numbers', Array.from({ length: 250 }, (_, i) => i).join(' ')],
  ['the alphabet', 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(10)],
  [
    'words that say nothing',
    'Cat tree blue run stone. Lamp fish jump soft nine. Rice moon kite sad top. '.repeat(4),
  ],
  ['one long word', 'a'.repeat(5000)],
])('%s stays far below 60', (_, text) => {
  for (const level of LEVELS) expect(figure(text, level)).toBeLessThan(50);
});

test('random words of random letters stay far below 60', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
    minLength: 4,
    maxLength: 9,
  });
  fc.assert(
    fc.property(
      fc.array(letters, { minLength: 30, maxLength: 250 }),
      fc.constantFrom(...LEVELS),
      (words, level) => {
        expect(figure(words.join(' '), level)).toBeLessThan(50);
      },
    ),
  );
});

test('a guideline that asks for more words than the level is heard', () => {
  const asked = figure(honest.easy, 'easy', { guidelines: ['Write at least 60 words.'] });
  expect(asked).toBeLessThan(60);
  expect(figure(honest.easy, 'easy', { guidelines: ['Write at least 30 words.'] })).toBe(figure(honest.easy));
  expect(figure(honest.easy, 'easy', { guidelines: ['Use at least 3 words for colors.'] })).toBe(
    figure(honest.easy),
  );
});

describe('whatever is typed or pasted', () => {
  const codePoints = fc.string({ unit: 'binary', maxLength: 10_000, size: 'max' });
  const halfPairs = fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 10_000, size: 'max' })
    .map((units) => String.fromCharCode(...units));
  const wordsAndMarks = fc
    .array(fc.constantFrom('the ', 'Dog', '.', '!', '\n', '"', ' ', '\u0301', 'é', '🐸', '\ud83d'), {
      maxLength: 3000,
      size: 'max',
    })
    .map((parts) => parts.join(''));

  test('the figure is a whole number from 0 to 100', () => {
    fc.assert(
      fc.property(
        fc.oneof(codePoints, halfPairs, wordsAndMarks),
        fc.constantFrom(...LEVELS),
        fc.array(fc.string()),
        (text, level, guidelines) => {
          const value = figure(text, level, { guidelines, starters: guidelines });
          expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
          expect(countWords(text)).toBeLessThanOrEqual(text.length);
        },
      ),
    );
  });

  test.each([
    ['dots', '.'.repeat(200_000)],
    ['dots and a letter', `${'.'.repeat(200_000)}x`],
    ['letters', 'x'.repeat(200_000)],
    ['spaces', ' '.repeat(200_000)],
    ['lines', 'a\n'.repeat(100_000)],
    ['letters and dots in turn', 'a.'.repeat(100_000)],
    ['the same words', 'The dog ran. '.repeat(15_000)],
    ['accents on one letter', `e${'\u0301\u0316'.repeat(100_000)}`],
  ])('200,000 characters of %s take time in step with their length', (_, text) => {
    const start = performance.now();
    figure(text, 'easy', { guidelines: [`at least ${'9'.repeat(100_000)}`, 'at least '.repeat(20_000)] });
    countWords(text);
    // Linear work takes a tenth of a second, or some on a busy machine; quadratic work takes half a minute.
    expect(performance.now() - start).toBeLessThan(4500);
  });
});

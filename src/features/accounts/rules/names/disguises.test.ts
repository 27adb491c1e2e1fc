import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeName } from './judging.ts';
import { SPARED } from './unkind-words.ts';

/** Strongest words, that no gap hides, and words that are part of names, that stand alone. */
const GAPLESS = ['fuck', 'nigger', 'faggot', 'killyourself', 'suicide', 'blowjob', 'dickhead'];
const WORDS = [
  ...GAPLESS,
  'hitler',
  'bitch',
  'shit',
  'cunt',
  'whore',
  'porn',
  'penis',
  'idiot',
  'stupid',
  'loser',
  'kys',
  'nazi',
];
const FACES: Record<string, string[]> = {
  a: ['A', '4', '@', 'á', 'а', 'ａ', '𝐚', 'ⓐ', 'ᴀ'],
  b: ['B', '8', 'ｂ', '𝐛', 'ⓑ', 'ʙ'],
  c: ['C', 'ç', 'с', 'ｃ', '𝐜', 'ᴄ', '©', '<', '{', '⊂'],
  d: ['D', 'ď', 'ԁ', 'ｄ', '𝐝'],
  e: ['E', '3', 'é', 'е', 'ｅ', '𝐞', 'ε'],
  f: ['F', 'ｆ', 'ƒ', '𝐟', '🅵'],
  g: ['G', '9', 'ğ', 'ｇ', 'ɡ'],
  h: ['H', 'һ', 'ｈ', 'ħ', '𝐡'],
  i: ['I', '1', '!', 'í', 'і', 'ι', 'ｉ', 'ı'],
  j: ['J', 'ј', 'ｊ'],
  k: ['K', 'к', 'κ', 'ｋ', 'ķ'],
  l: ['L', '1', 'ł', 'ｌ', '𝐥'],
  n: ['N', 'ñ', 'ｎ', '𝐧', 'п'],
  o: ['O', '0', 'ö', 'о', 'ο', 'ｏ', 'ø'],
  p: ['P', 'р', 'ρ', 'ｐ'],
  r: ['R', 'ř', 'ｒ', '𝐫', 'я', '®'],
  s: ['S', '5', '$', 'š', 'ѕ', 'ｓ'],
  t: ['T', '7', 'ť', 'т', 'τ', 'ｔ'],
  u: ['U', 'ü', 'υ', 'ｕ', 'и', '*'],
  w: ['W', 'ŵ', 'ｗ', 'ѡ'],
  y: ['Y', 'у', 'ý', 'ｙ'],
  z: ['Z', '2', 'ž', 'ｚ'],
};

/** Each letter with another face or its own, at least one of them a plain letter, so that alphabets mix. */
const faces = (word: string) =>
  fc.tuple(...[...word].map((letter) => fc.constantFrom(letter, letter, ...(FACES[letter] ?? []))));
const disguised = (words: string[]) => fc.constantFrom(...words).chain(faces);
const mixes = (letters: string[]) => letters.some((letter) => /[a-z]/i.test(letter));
const refused = (name: string) => {
  fc.pre([...name].length <= 40 && !SPARED.includes(name.toLowerCase()));
  expect(judgeName(name)).toHaveProperty('problem');
};

test('a disguise of look-alikes hides nothing', () => {
  fc.assert(
    fc.property(disguised(WORDS), (letters) => {
      fc.pre(mixes(letters));
      refused(letters.join(''));
    }),
    { numRuns: 500 },
  );
});

test('a disguise of look-alikes and signs between all letters hides nothing', () => {
  const sign = fc.constantFrom('.', '-', '_', ' ', '  ', '·', '/', ',', '~', '🍕', ' . ', '’', '+');
  fc.assert(
    fc.property(disguised(WORDS), sign, fc.constantFrom('', '!', '7 ', '(('), (letters, between, before) => {
      fc.pre(mixes(letters));
      refused(`${before}${letters.join(between)}`);
    }),
    { numRuns: 500 },
  );
});

test('a disguise of signs anywhere hides no strong word', () => {
  const gap = fc.constantFrom('', '', '.', ' ', '-', '🍕', '_');
  fc.assert(
    fc.property(
      fc.constantFrom(...GAPLESS),
      fc.array(gap, { minLength: 12, maxLength: 12 }),
      (word, gaps) => {
        refused([...word].map((letter, index) => letter + (gaps[index] ?? '')).join(''));
      },
    ),
    { numRuns: 500 },
  );
});

test('a disguise of stretched letters in any case hides nothing', () => {
  const times = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(
      fc.constantFrom(...WORDS),
      times,
      fc.infiniteStream(fc.boolean()),
      (word, counts, capitals) => {
        const cased = [...word].map((letter) => (capitals.next().value ? letter.toUpperCase() : letter));
        refused(cased.map((letter, index) => letter.repeat(counts[index] ?? 1)).join(''));
      },
    ),
    { numRuns: 500 },
  );
});

test('a disguise of invisible characters hides nothing', () => {
  const hidden = fc.constantFrom(
    '\u200B',
    '\u200C',
    '\u200D',
    '\u2060',
    '\u00AD',
    '\uFEFF',
    '\uFE0F',
    '\u{E0061}',
  );
  fc.assert(
    fc.property(fc.constantFrom(...WORDS), hidden, fc.nat(11), (word, sign, at) => {
      const where = Math.min(at, word.length);
      refused(word.slice(0, where) + sign + word.slice(where));
    }),
  );
});

test('other words beside it hide nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...WORDS),
      fc.constantFrom('Leo', 'Anna', 'Łukasz', 'Рита', 'محمد', '小明', 'The', '🦁'),
      fc.boolean(),
      (word, name, first) => {
        refused(first ? `${word} ${name}` : `${name} ${word}`);
      },
    ),
  );
});

test('a disguise of a phone number hides nothing', () => {
  const digits = fc.array(fc.constantFrom('0', '1', '5', '９', '٣', '४', '④', 'two', 'seven', '𝟖', '6️⃣'), {
    minLength: 6,
    maxLength: 9,
  });
  fc.assert(
    fc.property(digits, fc.constantFrom(' ', '-', '.', ' / ', '🍕', '_'), (numbers, sign) => {
      refused(numbers.join(sign));
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sayingOf, wordAt } from './saying.ts';

const NBSP = '\u00a0';

test.each([
  ['A firefly lit up.', 'A firefly lit up.'],
  ['6 × 8 = 48, so 48 ÷ 6 = 8', '6 times 8 equals 48, so 48 divided by 6 equals 8'],
  [`60${NBSP}−${NBSP}54 =${NBSP}6 minutes`, '60 minus 54 equals 6 minutes'],
  ['−5 − (−10) = 5', 'minus 5 minus (minus 10) equals 5'],
  ['It is -5 °C, a well-known record.', 'It is minus 5 degrees Celsius, a well-known record.'],
  ['Solve c - 67 = 36.', 'Solve c minus 67 equals 36.'],
  ['Solve 6(t - 1) = 30.', 'Solve 6 times (t minus 1) equals 30.'],
  ['Is it 3/4 or 1/2?', 'Is it 3 quarters or 1 half?'],
  ['He ran 5/10 kilometer in 1/2 hour.', 'He ran 5 tenths of a kilometer in 1 half of an hour.'],
  ['12/42 + 1/100', '12 over 42 plus 1 hundredth'],
  ['2 3/4 cups and 2½ spoons', '2 and 3 quarters cups and 2 and 1 half spoons'],
  ['½ teaspoon', '1 half teaspoon'],
  ['On 1/2/2026', 'On 1/2/2026'],
  ['x/3 and (a + b)/2', 'x over 3 and (a plus b) over 2'],
  ['either and/or both', 'either and/or both'],
  ['3² cm, s³ and 10⁻²', '3 squared centimeters, s cubed and 10 to the power of minus 2'],
  ['2^5', '2 to the power of 5'],
  ['8 cm² or 1 m', '8 square centimeters or 1 meter'],
  ['How many m wide? I am 5 m.', 'How many meters wide? I am 5 meters.'],
  ['at 30 km/h for 1 min', 'at 30 kilometers per hour for 1 minute'],
  ['an angle of 1° or 90°', 'an angle of 1 degree or 90 degrees'],
  ['3 + _ = 7 and ___', '3 plus blank equals 7 and blank'],
  ['28 × ? = 588', '28 times what number equals 588'],
  ['25/60 = ?/12', '25 over 60 equals what number over 12'],
  ['3 < 5 > 4', '3 is less than 5 is greater than 4'],
  ['pages 3–5', 'pages 3 to 5'],
])('%j is said %j', (shown, said) => {
  expect(sayingOf(shown).said).toBe(said);
});

test.each([
  ['The sum is 3/4 mile.', 'quarters', '3/4'],
  ['The sum is 3/4 mile.', 'mile', 'mile'],
  ['“Hello,” he said.', 'Hello', 'Hello'],
  ['(3/4 of it)', '(', '3/4'],
  ['−5 °C', 'minus', '−'],
  ['−5 °C', 'degrees', '°C'],
  ['7 = 3 + ?', 'what', '?'],
  ['the well-known end', 'well', 'well-known'],
])('in %j the word %j is shown as %j', (shown, word, mark) => {
  const saying = sayingOf(shown);
  const place = wordAt(saying, saying.said.indexOf(word));
  expect(shown.slice(place?.start, place?.end)).toBe(mark);
});

const TOKENS =
  "rain|Tomás|x|3|1,024|0.5|3/4|2 1/2|½|−|-7|×|÷ |=|( |)|_|?| cm| m²|°C|10⁻³|^|“|,” |. |/|–|\u00a0| | |\n|don't".split(
    '|',
  );
const shownText = fc.oneof(
  fc.array(fc.constantFrom(...TOKENS), { maxLength: 30 }).map((all) => all.join('')),
  fc.string({ unit: 'grapheme' }),
);

test('every place in what is said is a word of what is shown, and the words come in their order', () => {
  fc.assert(
    fc.property(shownText, (shown) => {
      const saying = sayingOf(shown);
      let last = 0;
      for (let offset = 0; offset < saying.said.length; offset++) {
        const word = wordAt(saying, offset);
        if (!word) {
          expect(saying.said).not.toMatch(/[\p{L}\p{N}]/u);
          continue;
        }
        expect(shown.slice(word.start, word.end).trim()).not.toBe('');
        expect(word.start).toBeGreaterThanOrEqual(last);
        last = word.start;
      }
    }),
    { numRuns: 1000 },
  );
});

test('plain words are said as they are shown, and each is marked where it stands', () => {
  const word = fc.stringMatching(/^[a-zé]{4,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      const shown = words.join(' ');
      const saying = sayingOf(shown);
      expect(saying.said).toBe(shown);
      let offset = 0;
      for (const word of words) {
        const place = wordAt(saying, offset);
        expect(shown.slice(place?.start, place?.end)).toBe(word);
        offset += word.length + 1;
      }
    }),
  );
});

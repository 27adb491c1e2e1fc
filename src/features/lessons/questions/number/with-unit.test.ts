import { expect, test } from 'vitest';
import { randomFrom } from '../../../../base/random.ts';
import { GENERATORS } from '../../math/generators/all.ts';
import { unitOf, withUnit } from './with-unit.ts';

test.each([
  ['4', '$', '$4'],
  ['-4', '$', '-$4'],
  ['10', '%', '10%'],
  ['1', 'bananas', '1 banana'],
  ['1', 'cups of nuts', '1 cup of nuts'],
  ['1', 'square cm', '1 square cm'],
  ['1', 'glasses', '1 glass'],
  ['1', '°C', '1 °C'],
  ['-1', '°C', '-1 °C'],
  ['1', 'mile', '1 mile'],
  ['26', 'kilometers', '26 kilometers'],
  ['1/4', 'pounds', '1/4 pounds'],
])('%s in %s is written %s', (answer, unit, written) => {
  expect(withUnit(answer, unit)).toBe(written);
});

test('one of every thing that problems count has its name', () => {
  const units = GENERATORS.flatMap(({ skill, make }) =>
    Array.from({ length: 400 }, (_, seed) => make(randomFrom(`one of ${skill}/${seed}`)).unit ?? ''),
  );
  const things = [
    ...new Set(
      units.map(
        (unit) =>
          unit
            .replace(/ of .*/, '')
            .split(' ')
            .at(-1) ?? '',
      ),
    ),
  ];
  // Whatever else ends in an s only loses it.
  const others = things.filter((thing) => /(?:ch|sh|ss|x|o|v|i)es$|[^s]$/.test(thing));
  const changed = others.filter((thing) => unitOf('1', thing) !== thing);
  expect(changed.map((thing) => unitOf('1', thing)).toSorted()).toEqual(
    (
      'bench box bunch bush child cookie family foot glass inch leaf mango olive pass patch person pie potato pouch ' +
      'scarf shelf stitch tomato'
    ).split(' '),
  );
});

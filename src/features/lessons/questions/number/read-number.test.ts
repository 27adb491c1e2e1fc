import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

const valueOf = (typed: string) => readNumber(typed)?.value.toFraction();

test.each([
  ['7', '7'],
  [' 7 ', '7'],
  ['+7', '7'],
  ['-7', '-7'],
  ['−7', '-7'],
  ['– 7', '-7'],
  ['minus 7', '-7'],
  ['Negative 7', '-7'],
  ['negative $7.50', '-15/2'],
  ['x = minus 7', '-7'],
  ['(-7)', '-7'],
  ['= 7', '7'],
  ['=-7', '-7'],
  ['1000', '1000'],
  ['1,000', '1000'],
  ['1 000', '1000'],
  ['12,345,678', '12345678'],
  ['1,000.5', '2001/2'],
  ['0.5', '1/2'],
  ['.5', '1/2'],
  ['0,5', '1/2'],
  [',5', '1/2'],
  ['0,375', '3/8'],
  ['-0,125', '-1/8'],
  ['5.', '5'],
  ['007', '7'],
  ['1/2', '1/2'],
  [' 1 / 2 ', '1/2'],
  ['2/4', '1/2'],
  ['3 over 6', '1/2'],
  ['3 out of 6', '1/2'],
  ['1 and 3 out of 6', '3/2'],
  ['-3/4', '-3/4'],
  ['3/-4', '-3/4'],
  ['1 1/2', '3/2'],
  ['-1 1/2', '-3/2'],
  ['1 and 1/2', '3/2'],
  ['1 + 1/2', '3/2'],
  ['-1 and 1/2', '-3/2'],
  ['½', '1/2'],
  ['1½', '3/2'],
  ['3⁄4', '3/4'],
  ['$3.50', '7/2'],
  ['-$3.50', '-7/2'],
  ['$ -3.50', '-7/2'],
  ['٤', '4'],
  ['١٨٫٨٤', '471/25'],
  ['۱۸', '18'],
  ['４２', '42'],
])('%j is %s', (typed, value) => {
  expect(valueOf(typed)).toBe(value);
});

test.each([
  '',
  ' ',
  'seven',
  '-',
  '.',
  '/',
  '1/0',
  'NaN',
  'Infinity',
  '--7',
  'minus -7',
  '-minus 7',
  '(7',
  '((7))',
  '==7',
  '-$-3',
  '-1 + 1/2',
  'e5',
  '9'.repeat(50),
])('%j is no number', (typed) => {
  expect(readNumber(typed)).toBeUndefined();
});

test('what stands behind the number is kept apart', () => {
  expect(readNumber('12 cm')).toMatchObject({ suffix: 'cm' });
  expect(readNumber('50%')).toMatchObject({ suffix: '%' });
  expect(readNumber('1e5')).toMatchObject({ suffix: 'e5' });
  expect(readNumber('1,00')?.value.toFraction()).toBe('1');
  expect(readNumber('3.4.5')).toMatchObject({ suffix: '.5' });
});

test('whatever is typed, reading it ends and throws nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => void readNumber(typed)),
    { numRuns: 2_000 },
  );
});

test('with a comma a decimal below one is read as with a point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 1, max: 5 }), (digits, places) => {
      const decimals = String(digits).padStart(places, '0').slice(0, places);
      expect(valueOf(`0,${decimals}`)).toBe(valueOf(`0.${decimals}`));
    }),
  );
});

test('every whole number and decimal is read as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 3 }), (digits, places) => {
      const value = digits / 10 ** places;
      expect(readNumber(value.toFixed(places))?.value.valueOf()).toBe(value);
      expect(readNumber(value.toLocaleString('en', { minimumFractionDigits: places }))?.value.valueOf()).toBe(
        value,
      );
    }),
  );
});

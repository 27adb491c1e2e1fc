import { expect, test } from 'vitest';
import { mathText } from './math-text.ts';

/** With line breaks shown: `_` is a space that does not break. */
const printed = (text: string) => mathText(text).replaceAll('\u00A0', '_');

test.each([
  ['8 - 14 = -6 °C', '8_−_14 =_−6 °C'],
  ['-1 - (-5) = 4', '−1_−_(−5) =_4'],
  ['$58 - $35 = $23', '$58_−_$35 =_$23'],
  ['100% - 40% = 60%', '100%_−_40% =_60%'],
  ['5n - 14 and x - y = -3', '5n_−_14 and x_−_y =_−3'],
  ['So y = -x + 2', 'So y =_−x +_2'],
  ['-2/7 × 1/8 = -1/28', '−2/7_×_1/8 =_−1/28'],
  ['Point A at (-3, -5).', 'Point A at (−3, −5).'],
  ['12 ÷ 3\n-2 + 5', '12_÷_3\n−2 +_5'],
])('%j is printed %j', (text, expected) => expect(printed(text)).toBe(expected));

test.each([
  'A yo-yo crosses the y-axis.',
  'An L-shape with same-side interior angles.',
  'Stay - think - go on.',
  'Reads a 3-digit number, a 10-cm line, pages 4-7.',
  '2026-11-21',
])('%j keeps its hyphens', (text) => expect(printed(text)).toBe(text));

test('what is printed once is printed the same again', () => {
  const once = mathText('-4 - (-86) = 82');
  expect(mathText(once)).toBe(once);
});

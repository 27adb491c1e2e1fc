import fc from 'fast-check';
import { expect, test } from 'vitest';
import { personalDetails } from './safety.ts';

test.each([
  'Write to me at ada.l@example.org please!',
  'my mail is Ada_9@mail.example.co.uk',
  'ada @ example . org',
  'ada@example dot com',
])('an e-mail address is seen: %s', (text) => {
  expect(personalDetails(text)).toEqual(['email']);
});

test.each([
  'Call 555-123-4567 tonight',
  'call me: (555) 123 4567',
  '+44 20 7946 0958',
  '5551234',
  '0049/30.1234567',
  '٠١٢٣٤٥٦٧٨٩',
  'My number is 555 123 456.',
  'My number is 1914 4918',
])('a telephone number is seen: %s', (text) => {
  expect(personalDetails(text)).toEqual(['phone']);
});

test.each([
  'We live at 12 Oak Street, next to the bakery.',
  'Come to 7b St. Mary’s Rd!',
  'My new house: 221 Old Mill Lane',
  'i live on 12 oak street',
  'My address is 4, long meadow drive',
  'Grandma lives at number 9 lake road.',
  'The 1040 5th Avenue is ours.',
])('a house is seen: %s', (text) => {
  expect(personalDetails(text)).toEqual(['address']);
});

test('all are seen together', () => {
  const text = '12 Oak Street, ada@example.org or 555 123 4567';
  expect(personalDetails(text)).toEqual(['address', 'email', 'phone']);
});

test.each([
  '',
  'My dog is 3 years old and weighs 12 kilos.',
  'On 12/11/2026 and 2026-11-12 we met.',
  'There are 1,000,000 stars, or 1 000 000, or 8.000.000.000 people, or 25000000 ants.',
  'We counted 1 2 3 4 5 6 7 8 9 and jumped.',
  'In 1969 they landed. In 2026 we wrote this.',
  'The First World War (1914-1918) came before the Second (1939–1945).',
  'In the school year 2025/2026 and from 1920 - 1930 it rained.',
  'I was @ home. Then mom came.',
  'Pi is 3.14159.',
  'I live in a house with 3 cats. They drive me mad.',
  'We live 2 miles down the road, and he lives with 3 cats close to us.',
  'We walked 3 miles the long way down to the road.',
  'At 7 the whole street was awake, and 20 lamps lit the square.',
  'The fox lives on Oak Street with 2 owls.',
  'In 1850 St. Louis was a port. 5 Drive-in cinemas close.',
])('plain writing is let pass: %s', (text) => {
  expect(personalDetails(text)).toEqual([]);
});

test('a number of 10 digits is seen wherever it stands and however it is parted', () => {
  const parted = fc.tuple(
    fc.integer({ min: 200, max: 999 }),
    fc.integer({ min: 200, max: 999 }),
    fc.integer({ min: 1001, max: 9998 }).filter((end) => end % 1000 !== 0),
    fc.constantFrom('', ' ', '-', '.', ') ', ' - '.trim()),
  );
  fc.assert(
    fc.property(parted, fc.lorem(), ([area, middle, end, gap], words) => {
      const text = `${words} ${area}${gap}${middle}${gap}${end} ${words}`;
      expect(personalDetails(text)).toEqual(['phone']);
    }),
  );
});

test.each([
  ['digits', '1'.repeat(200_000)],
  ['digits and spaces', '1 '.repeat(100_000)],
  ['at signs', '@'.repeat(200_000)],
  ['letters', 'a'.repeat(200_000)],
  ['addresses that do not end', 'a@a'.repeat(60_000)],
  ['houses without a street', '1 A A A '.repeat(25_000)],
  ['homes without a number', 'live '.repeat(40_000)],
])('200,000 characters of %s take no time to speak of', (_, text) => {
  const start = performance.now();
  personalDetails(text);
  expect(performance.now() - start).toBeLessThan(1000);
});

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
])('a telephone number is seen: %s', (text) => {
  expect(personalDetails(text)).toEqual(['phone']);
});

test('both are seen together', () => {
  expect(personalDetails('ada@example.org or 555 123 4567')).toEqual(['email', 'phone']);
});

test.each([
  '',
  'My dog is 3 years old and weighs 12 kilos.',
  'On 12/11/2026 and 2026-11-12 we met.',
  'There are 1,000,000 stars, or 1 000 000, or 8.000.000.000 people, or 25000000 ants.',
  'We counted 1 2 3 4 5 6 7 8 9 and jumped.',
  'In 1969 they landed. In 2026 we wrote this.',
  'I was @ home. Then mom came.',
  'Pi is 3.14159.',
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
])('200,000 characters of %s take no time to speak of', (_, text) => {
  const start = performance.now();
  personalDetails(text);
  expect(performance.now() - start).toBeLessThan(1000);
});

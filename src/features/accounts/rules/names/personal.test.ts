import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPersonalName, nameForLetter } from './personal.ts';

const REAL = `
  María José | D'Angelo | D’Angelo | O'Brien-Smith | Nguyễn | 李 | Jean-Luc | Mc Donald | ʻAlohilani | Kaʻiulani | X | É
  St. John | Anne-Marie | Xi'an | J.R. | J. | Sammy Jr. | 't Hooft | Ja’ | Ana-María | Gal·la | Møller | Æthel | Weiß
  محمد | علی‌رضا | عبد الله | יעל | ז׳אן | अर्जुन | क्‍षमा | শ্রেয়া | ශ්‍රී | ကျော်မြတ် | ནོར་བུ | ནོར་བུ་ | ជ័យ | สุภาพร | ሰላም | Արմեն | ნინო
  Ελένη | Γιώργος | Семён | Мар'яна | 小明 | さくら | アンナ・マリア | ヨーコ | 지우 | Ṣọlá | Xóchitl | Łukasz | Þór | Ağça | Ntụrụ
  Dick | Fanny | Phuc | Randy | Gaylord | Nazim | Van Dyke | del Carmen | Bint Yusuf | Zhang Wei | My Linh | Line | Signal
`
  .split(/[|\n]/)
  .map((name) => name.trim())
  .filter((name) => name !== '');

test.each(REAL)('%s is a name', (name) => expect(isPersonalName(name)).toBe(true));

test('so are long ones of many words', () => {
  for (const name of [
    'María de los Ángeles',
    'Conceição dos Santos e Silva',
    'Abdul Rahman bin Auf al-Qurashi',
  ])
    expect(isPersonalName(name)).toBe(true);
});

test('names of the world in a row and side by side stay names', () => {
  const name = fc.constantFrom(...REAL.filter((one) => !/[.’'་]$/u.test(one)));
  fc.assert(
    fc.property(name, name, fc.constantFrom(' ', '-'), (one, other, sign) => {
      expect(isPersonalName(`${one}${sign === '-' && /^['’]/u.test(other) ? ' ' : sign}${other}`)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

const NONE = `
  Buy cheap pills at evil.example | www.x.y | www x | evil.example | evil。example | ｅｖｉｌ．ｅｘａｍｐｌｅ | t.co | leo@mail.com
  leo at gmail | larks dot com | text me | add me | my insta | @leo | https://x | x/y | a:b | Mira2 | 7 | ٧ | 七7 | 🦊 | Ada 🦊 | ♥ | ♥ Ada
  Ada! | Ada? | Ada, Theo | Ada & Theo | Ada + Theo | (Ada) | "Ada" | <b>Ada</b> | {{7*7}} | Ada_ | 100% | $ | … | ... | - | ’ | ． | 𝐁uy | ℂ
  -Ada | Ada- | Ada--Lou | O''Brien | St..John
`
  .split(/[|\n]/)
  .map((name) => name.trim())
  .filter((name) => name !== '');

test.each([
  ...NONE,
  '',
  ' ',
  'a\u0000b',
  'a\u001b',
  'Le\u200bo',
  'Le\u200do',
  '\u202eoel',
  'Leo\u200f',
  '\u3164',
  'L\u20dd',
])('%j is none', (name) => {
  expect(isPersonalName(name)).toBe(false);
  expect(nameForLetter(name)).toBe('');
});

test.each([
  ['Ada', 'Ada'],
  ['  Anna \n Lena ', 'Anna Lena'],
  ['Ame\u0301lie', 'Am\u00e9lie'],
  ['علی‌رضا', 'علی‌رضا'],
  ['María de los Ángeles', ''],
  ['Buy cheap pills', ''],
  ['Wolfeschlegelsteinhausenb', ''],
  ['Wolfeschlegelsteinhausen', 'Wolfeschlegelsteinhausen'],
  ['Fuck You', ''],
  ['Dick', ''],
])('the name %j stands in a letter as %j', (name, shown) => expect(nameForLetter(name)).toBe(shown));

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc
    .array(
      fc.constantFrom(
        'a',
        'É',
        '.',
        ' ',
        "'",
        '-',
        '@',
        '/',
        ':',
        '\u200d',
        '\u0301',
        '한',
        'ש',
        '1',
        '🦁',
        'com',
      ),
      {
        maxLength: 30,
      },
    )
    .map((signs) => signs.join('')),
);

test('whatever is typed, a letter gets one short line that leads nowhere', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const name = nameForLetter(text);
      expect([...name].length).toBeLessThanOrEqual(24);
      expect(name.split(' ').length).toBeLessThanOrEqual(2);
      expect(name).not.toMatch(
        /[\p{N}\p{Cc}\p{S}@/\\:,;!?<>"&=%#\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
      );
      expect(name).not.toMatch(/\.[\p{L}\p{M}]{2}/u);
      expect(nameForLetter(name)).toBe(name);
      if (name !== '') expect(isPersonalName(name)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('endless ones are judged too', () => {
  for (const part of ['a', ' ', 'a ', 'a-', "'", 'a.', '\u0301', 'a\u200d', 'ש'])
    expect(nameForLetter(part.repeat(100_000))).toBe('');
});

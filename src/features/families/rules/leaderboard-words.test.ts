import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hiddenWords, initialsOfName, memberWords, placeWords, shownNameOf } from './leaderboard-words.ts';

test('a nickname goes before the first name', () => {
  expect(shownNameOf({ nickname: 'Lion', firstName: null })).toBe('Lion');
  expect(shownNameOf({ nickname: null, firstName: 'Leonie' })).toBe('Leonie');
});

test('initials are whole letters of the first and the last word', () => {
  expect(initialsOfName('amara')).toBe('A');
  expect(initialsOfName('  Amara de la Cruz ')).toBe('AC');
  expect(initialsOfName('👩‍🚀 Zoë')).toBe('👩‍🚀Z');
  expect(initialsOfName('é́toile')).toBe('É́');
  expect(initialsOfName('ليلى')).toBe('ل');
});

test('initials of any name can be read: at most two letters, and one at least', () => {
  const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'ß', 'ل', '👨‍👩‍👧', ' ', 'é'), { minLength: 1, maxLength: 40 }),
      (parts) => {
        fc.pre(parts.some((part) => part !== ' '));
        const count = [...letters.segment(initialsOfName(parts.join('')))].length;
        expect(count).toBeGreaterThanOrEqual(1);
        expect(count).toBeLessThanOrEqual(2);
      },
    ),
  );
});

test('places and counts in words', () => {
  expect([1, 2, 3, 4, 11, 12].map(placeWords)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th']);
  expect([memberWords(1), memberWords(12)]).toEqual(['1 member', '12 members']);
});

test('says when somebody of the family is not on the board', () => {
  expect(hiddenWords(3, 3)).toBeUndefined();
  expect(hiddenWords(3, 2)).toBe('1 member of the family is not on this board.');
  expect(hiddenWords(5, 2)).toBe('3 members of the family are not on this board.');
});

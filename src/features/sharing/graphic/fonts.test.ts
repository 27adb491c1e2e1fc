import { expect, test } from 'vitest';
import { canBeSet, settable } from './fonts.ts';

test.each([
  'Ada',
  'Zoë',
  'O’Brien-Löf',
  'Żółć',
  'İbrahim',
  'Дмитро',
  'Ұлжан',
  'Nguyễn Thị Ánh',
  'Ẹ̀bùn',
  'נועה',
  'Zoe\u0308',
  'Luca 😀',
  'Mia ❤️',
])('%s can be set', (name) => expect(canBeSet(name)).toBe(true));

test.each(['漢字', 'محمد', 'नेहा', 'Ελένη', 'Ada 漢', 'a\u0489', '\u{10ffff}', '', ' ', '\u202e\u200b'])(
  '%j cannot be set',
  (name) => expect(canBeSet(name)).toBe(false),
);

test('marks of direction and control characters leave no trace', () => {
  expect(settable('\u202eAda\u2066\u200b\u0000 \n Löf\ufeff')).toMatchObject({
    text: 'Ada Löf',
    lacks: false,
  });
});

test('what no face has is left out and said', () => {
  expect(settable('Ada 漢字 Löf')).toMatchObject({ text: 'Ada Löf', lacks: true });
});

test('emoji are pictures, but what the letters have is letters', () => {
  const { text, emoji } = settable('👩‍🚀 © 7 1️⃣ 🏳️‍🌈');
  expect(text).toBe('👩‍🚀 © 7 1️⃣ 🏳️‍🌈');
  expect([...emoji.keys()]).toEqual(['👩‍🚀', '1️⃣', '🏳️‍🌈']);
});

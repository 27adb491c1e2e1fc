import { expect, test } from 'vitest';
import { readItem } from './item-name.ts';

test.each([
  ['reading/easy/nine-left-shoes#2', { source: 'reading/easy/nine-left-shoes', place: 2 }],
  [' social_studies/expert/maps#8 ', { source: 'social_studies/expert/maps', place: 8 }],
  ['2026-11-21-math-hard-1#3', { source: '2026-11-21-math-hard-1', place: 3 }],
])('%j is one question', (text, named) => expect(readItem(text)).toEqual(named));

test.each([
  'math/4.NF.B.3',
  'math/4.NF.B.3#1',
  'reading/easy/nine-left-shoes',
  'x#0',
  'x#-1',
  'x#1.5',
  'x#100',
  '',
])('%j is none', (text) => expect(readItem(text)).toBeUndefined());

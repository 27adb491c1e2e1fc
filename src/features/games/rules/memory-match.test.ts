import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from '../../../base/random.ts';
import {
  dealCards,
  flipCard,
  isMemoryOver,
  isPair,
  MOTIFS,
  mustSettle,
  settleCards,
  type MemoryTable,
} from './memory-match.ts';

const twinOf = ({ cards }: MemoryTable, id: number) =>
  cards.find((card) => card.id !== id && card.value === cards[id]?.value)?.id ?? -1;
const strangerOf = ({ cards }: MemoryTable, id: number) =>
  cards.find((card) => card.value !== cards[id]?.value)?.id ?? -1;

test('six pairs are dealt, face down, in an order of the draw', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const { cards } = dealCards(randomFrom(seed));
      expect(cards.map(({ value }) => value).toSorted()).toEqual([...MOTIFS, ...MOTIFS].toSorted());
      expect(cards.every(({ isFlipped, isMatched }) => !isFlipped && !isMatched)).toBe(true);
    }),
  );
  const orders = ['a', 'b', 'c'].map((seed) => JSON.stringify(dealCards(randomFrom(seed)).cards));
  expect(new Set(orders).size).toBe(3);
});

test('a pair stays open and brings 20 points', () => {
  const dealt = dealCards(randomFrom('pair'));
  const open = flipCard(flipCard(dealt, 0), twinOf(dealt, 0));
  expect(isPair(open)).toBe(true);
  const settled = settleCards(open);
  expect(settled).toMatchObject({ matches: 1, moves: 1, score: 20, flipped: [] });
  expect(settled.cards[0]).toMatchObject({ isFlipped: true, isMatched: true });
  expect(flipCard(settled, 0)).toBe(settled);
});

test('two different cards turn face down again and bring nothing', () => {
  const dealt = dealCards(randomFrom('miss'));
  const open = flipCard(flipCard(dealt, 0), strangerOf(dealt, 0));
  expect(isPair(open)).toBe(false);
  const settled = settleCards(open);
  expect(settled).toMatchObject({ matches: 0, moves: 1, score: 0, flipped: [] });
  expect(settled.cards).toEqual(dealt.cards);
});

test('one open card waits, and is not opened twice', () => {
  const one = flipCard(dealCards(randomFrom('one')), 4);
  expect(settleCards(one)).toBe(one);
  expect(flipCard(one, 4)).toBe(one);
  expect(flipCard(one, 12)).toBe(one);
});

test('however it is played, at most two are open, and points and matches agree', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.oneof(fc.nat(11), fc.constant('settle' as const)), { maxLength: 80 }),
      (seed, presses) => {
        let table = dealCards(randomFrom(seed));
        for (const press of presses) {
          table = press === 'settle' ? settleCards(table) : flipCard(table, press);
          const open = table.cards.filter(({ isFlipped, isMatched }) => isFlipped && !isMatched);
          expect(open.map(({ id }) => id)).toEqual(table.flipped.toSorted((one, other) => one - other));
          expect(open.length).toBeLessThanOrEqual(2);
          expect(mustSettle(table)).toBe(open.length === 2);
          expect(table.cards.filter(({ isMatched }) => isMatched)).toHaveLength(table.matches * 2);
          expect(table.score).toBe(table.matches * 20);
        }
      },
    ),
  );
});

test('six matches end the game', () => {
  let table = dealCards(randomFrom('end'));
  for (const { id } of table.cards) {
    if (table.cards[id]?.isMatched) continue;
    expect(isMemoryOver(table)).toBe(false);
    table = settleCards(flipCard(flipCard(table, id), twinOf(table, id)));
  }
  expect(isMemoryOver(table)).toBe(true);
  expect(table).toMatchObject({ matches: 6, moves: 6, score: 120 });
});

import type { Random } from '../../../base/random.ts';

/** What is behind the cards, by the names that a screen reader says. */
export const MOTIFS = ['firefly', 'lantern', 'moon', 'candle', 'campfire', 'lighthouse'] as const;
export type Motif = (typeof MOTIFS)[number];

export const MATCH_POINTS = 20;
const MOST_FLIPPED = 2;

export type MemoryCard = { id: number; value: Motif; isFlipped: boolean; isMatched: boolean };

/** `flipped` are the ids of the cards that lie open and are no pair yet; a move is two cards looked at. */
export type MemoryTable = {
  cards: readonly MemoryCard[];
  flipped: readonly number[];
  matches: number;
  moves: number;
  score: number;
};

/** Six pairs, face down; an id is the card's place, from 0. */
export function dealCards(random: Random): MemoryTable {
  const values = random.shuffle([...MOTIFS, ...MOTIFS]);
  const cards = values.map((value, id) => ({ id, value, isFlipped: false, isMatched: false }));
  return { cards, flipped: [], matches: 0, moves: 0, score: 0 };
}

/** The table with a card turned face up; unchanged when two lie open, or when that card does. */
export function flipCard(table: MemoryTable, id: number): MemoryTable {
  const card = table.cards[id];
  if (!card || card.isFlipped || card.isMatched || mustSettle(table)) return table;
  const flipped = [...table.flipped, id];
  return {
    ...table,
    cards: table.cards.map((one) => (one.id === id ? { ...one, isFlipped: true } : one)),
    flipped,
    moves: table.moves + (flipped.length === MOST_FLIPPED ? 1 : 0),
  };
}

/** Whether two cards lie open and wait to be judged. */
export function mustSettle({ flipped }: MemoryTable): boolean {
  return flipped.length === MOST_FLIPPED;
}

/** Whether the two open cards show the same. */
export function isPair({ cards, flipped }: MemoryTable): boolean {
  const [one, other] = flipped.map((id) => cards[id]?.value);
  return flipped.length === MOST_FLIPPED && one === other;
}

/** The two open cards judged: a pair stays and brings points, any others turn face down. */
export function settleCards(table: MemoryTable): MemoryTable {
  if (!mustSettle(table)) return table;
  const isFound = isPair(table);
  return {
    ...table,
    cards: table.cards.map((card) =>
      table.flipped.includes(card.id) ? { ...card, isFlipped: isFound, isMatched: isFound } : card,
    ),
    flipped: [],
    matches: table.matches + (isFound ? 1 : 0),
    score: table.score + (isFound ? MATCH_POINTS : 0),
  };
}

export function isMemoryOver({ matches }: MemoryTable): boolean {
  return matches === MOTIFS.length;
}

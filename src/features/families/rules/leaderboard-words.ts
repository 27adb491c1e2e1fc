import type { LeaderboardEntry } from '../contract.ts';

/** What the others call a member: the server sends one of the two. */
export function shownNameOf({
  nickname,
  firstName,
}: Pick<LeaderboardEntry, 'nickname' | 'firstName'>): string {
  return nickname ?? firstName ?? '';
}

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One or two letters that stand in for a picture: of the first and the last word, each as a reader sees it. */
export function initialsOfName(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? '')).join('');
}

function firstLetter(word: string): string {
  // Capitals first: the one of ß is two letters.
  const [first] = LETTERS.segment(word.toUpperCase());
  return first?.segment ?? '';
}

const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** `1st`, `2nd`, `3rd`, `4th`. */
export function placeWords(rank: number): string {
  return `${rank}${ENDINGS[RULES.select(rank)]}`;
}

/** `1 member`, `12 members`. */
export function memberWords(count: number): string {
  return count === 1 ? '1 member' : `${count} members`;
}

/** Why fewer members stand on the board than belong to the family; undefined when all do. */
export function hiddenWords(totalMembers: number, shown: number): string | undefined {
  const hidden = totalMembers - shown;
  if (hidden <= 0) return undefined;
  return `${memberWords(hidden)} of the family ${hidden === 1 ? 'is' : 'are'} not on this board.`;
}

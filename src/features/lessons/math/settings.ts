import type { Random } from '../../../base/random.ts';

/*
 * Who and what word problems are about. No sentence uses a pronoun for a person, so that every name fits everywhere.
 */

/** A noun that can be counted. */
export type Noun = { one: string; many: string };

/** First names from all over the world. */
export const NAMES: readonly string[] = [
  'Amara Kofi Mei Tomás Priya Luca Aisha Noah Yuki Diego Fatima Emil',
  'Zola Ravi Ingrid Omar Leilani Mateo Hana Kwame Sofia Tariq Freya Jamal',
  'Linh Anders Nadia Pablo Ewa Sione Chloe Bilal Marisol Dmitri Ayana Finn',
  'Rosa Haruto Imani Elif Tane Nia Samir Greta Joon Talia Emeka Lucía',
].flatMap((row) => row.split(' '));

/** One first name. */
export const person = (random: Random): string => random.pick(NAMES);

/** Two different first names. */
export function pair(random: Random): readonly [string, string] {
  const first = random.pick(NAMES);
  return [first, random.pick(NAMES.filter((name) => name !== first))];
}

/** Makes a noun whose plural only adds an s, unless told otherwise. */
export const noun = (one: string, many = `${one}s`): Noun => ({ one, many });

/** What children collect, make and share. */
export const THINGS: readonly Noun[] = [
  ...[
    'shell',
    'sticker',
    'marble',
    'button',
    'bead',
    'postcard',
    'seed',
    'pebble',
    'feather',
    'bookmark',
  ].map((one) => noun(one)),
  ...['paper crane', 'toy car', 'picture card', 'acorn', 'badge', 'crayon', 'paper star', 'key ring'].map(
    (one) => noun(one),
  ),
  noun('leaf', 'leaves'),
  noun('wooden fish', 'wooden fish'),
];

/** Things that come in equal groups. */
export const PACKS: readonly { holder: Noun; thing: Noun }[] = [
  { holder: noun('box', 'boxes'), thing: noun('pencil') },
  { holder: noun('bag'), thing: noun('orange') },
  { holder: noun('tray'), thing: noun('seedling') },
  { holder: noun('crate'), thing: noun('mango', 'mangoes') },
  { holder: noun('shelf', 'shelves'), thing: noun('book') },
  { holder: noun('vase'), thing: noun('tulip') },
  { holder: noun('packet'), thing: noun('sticker') },
  { holder: noun('basket'), thing: noun('egg') },
  { holder: noun('jar'), thing: noun('olive') },
  { holder: noun('plate'), thing: noun('dumpling') },
  { holder: noun('string'), thing: noun('lantern') },
  { holder: noun('bunch', 'bunches'), thing: noun('banana') },
  { holder: noun('drawer'), thing: noun('sock') },
  { holder: noun('album page'), thing: noun('photo') },
];

/** Units of length, short as they are written after a number. */
export const LENGTHS = ['cm', 'm', 'ft'] as const;

/** Rectangles one may meet: inside the sentence 'a rectangular garden'. */
export const PLOTS = [
  'garden',
  'playground',
  'yard',
  'field',
  'meadow',
  'stage',
  'courtyard',
  'pen for goats',
] as const;

/** What things of everyday life cost, in dollars. */
export const GOODS: readonly { name: string; from: number; to: number }[] = [
  { name: 'kite', from: 8, to: 24 },
  { name: 'backpack', from: 20, to: 60 },
  { name: 'lamp', from: 16, to: 48 },
  { name: 'drum', from: 30, to: 90 },
  { name: 'jacket', from: 30, to: 90 },
  { name: 'board game', from: 15, to: 45 },
  { name: 'tent', from: 60, to: 180 },
  { name: 'guitar', from: 80, to: 240 },
  { name: 'skateboard', from: 40, to: 100 },
  { name: 'raincoat', from: 24, to: 60 },
];

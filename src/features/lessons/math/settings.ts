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
  'Oluwaseun Isla Arjun Wanjiru Pavel Citlali Malik Astrid Thabo Nguyet Rafael Zeynep',
  'Koa Magdalena Bao Adanna Yusuf Eilidh Tenzin Camila Lars Shanti Moana Idris',
  'Katya Enzo Amina Takumi Nayeli Viggo Farah Sibusiso Anika Hugo Makena Batu',
  'Saoirse Kenji Abena Nikolai Xochitl Hamza Petra Duc Ximena Olu Solveig Jorge',
  'Mirembe Aarav Inés Tuan Halima Matthias Aroha Ibrahim Zuzana Kaveh Lerato Minh',
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
    'shell, sticker, marble, button, bead, postcard, seed, pebble, feather, bookmark',
    'paper crane, toy car, picture card, acorn, badge, crayon, paper star, key ring',
    'bottle cap, ticket, drawing, wooden block, ribbon, walnut, friendship bracelet, stamp',
    'pine cone, paper lantern, clay bird, dried flower, puzzle piece, chestnut, tile, riddle card',
  ]
    .flatMap((row) => row.split(', '))
    .map((one) => noun(one)),
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
  { holder: noun('steamer'), thing: noun('bun') },
  { holder: noun('carton'), thing: noun('lemon') },
  { holder: noun('bed'), thing: noun('cabbage') },
  { holder: noun('net'), thing: noun('coconut') },
  { holder: noun('rack'), thing: noun('bicycle') },
  { holder: noun('chest'), thing: noun('drum') },
  { holder: noun('case'), thing: noun('flute') },
  { holder: noun('sack'), thing: noun('potato', 'potatoes') },
  { holder: noun('stall'), thing: noun('rug') },
  { holder: noun('pouch', 'pouches'), thing: noun('marble') },
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
  'park',
  'rice field',
  'orchard',
  'market square',
  'skating rink',
  'ball court',
  'roof terrace',
  'herb garden',
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
  { name: 'telescope', from: 50, to: 190 },
  { name: 'banjo', from: 36, to: 120 },
  { name: 'microscope', from: 60, to: 160 },
  { name: 'hammock', from: 24, to: 80 },
  { name: 'sewing machine', from: 80, to: 220 },
  { name: 'wok', from: 18, to: 54 },
  { name: 'chess set', from: 14, to: 70 },
  { name: 'paddle board', from: 90, to: 280 },
  { name: 'sleeping bag', from: 28, to: 95 },
  { name: 'bookshelf', from: 40, to: 150 },
];

/** Towns of every continent, as in 'a market in Oaxaca'. */
const TOWNS: readonly string[] = [
  'Oaxaca, Kyoto, Accra, Tromsø, Da Nang, Cusco, Jaipur, Tbilisi, Zanzibar, Porto, Suva, Montreal',
  'Marrakesh, Ljubljana, Bogotá, Samarkand, Galway, Lagos, Chiang Mai, Valparaíso, Kraków, Apia, Izmir, Nairobi',
  'Reykjavik, Mendoza, Busan, Windhoek, Halifax, Granada, Pokhara, Dakar, Hobart, Yerevan, Savannah, Kandy',
].flatMap((row) => row.split(', '));

/** One town. */
export const town = (random: Random): string => random.pick(TOWNS);

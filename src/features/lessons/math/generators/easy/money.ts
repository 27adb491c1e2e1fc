import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, count, dollars, listed, mix, problem, choices } from '../wording.ts';

const COINS = [
  { one: 'one-dollar bill', many: 'one-dollar bills', worth: 100, most: 5 },
  { one: 'quarter', many: 'quarters', worth: 25, most: 3 },
  { one: 'dime', many: 'dimes', worth: 10, most: 9 },
  { one: 'nickel', many: 'nickels', worth: 5, most: 9 },
  { one: 'penny', many: 'pennies', worth: 1, most: 9 },
] as const;

const coins =
  (story: boolean): Form =>
  (random) => {
    const kinds = random
      .shuffle(COINS)
      .slice(0, 3)
      .toSorted((a, b) => b.worth - a.worth)
      .map((coin) => ({ ...coin, have: random.int(1, coin.most) }));
    const line = listed(kinds.map((coin) => count(coin.have, coin)));
    const cents = kinds.reduce((sum, coin) => sum + coin.have * coin.worth, 0);
    const who = person(random);
    const what = random.pick(
      choices('pocket, piggy bank, purse, coat, drawer, tin, backpack, teapot, wallet, jar'),
    );
    return problem({
      question: story
        ? `${who} finds ${line} in a ${what}. How many cents does ${who} find?`
        : `How many cents are ${line} together?`,
      answer: `${cents}`,
      unit: 'cents',
      hints: [
        'A quarter is 25 cents, a dime 10, a nickel 5 and a penny 1. Start with the biggest ones.',
        'Start with those that are worth the most.',
      ],
      steps: [
        ...kinds.map(
          (coin) =>
            `${count(coin.have, coin)}: ${coin.have} × ${coin.worth} = ${coin.have * coin.worth} cents`,
        ),
        `${kinds.map((coin) => coin.have * coin.worth).join(' + ')} = ${cents} cents`,
      ],
    });
  };
const change: Form = (random) => {
  const who = person(random);
  const paid = random.pick([50, 100]);
  const price = random.int(11, paid - 6);
  const thing = random.pick([
    'pear',
    'pencil',
    'bun',
    'bookmark',
    'stamp',
    'flower',
    'postcard',
    'sticker',
    'muffin',
    'samosa',
    'balloon',
    'candle',
    'ribbon',
    'lemon',
    'marble',
    'bread roll',
    'seed packet',
  ]);
  const coin = paid === 100 ? 'a dollar (100 cents)' : 'two quarters (50 cents)';
  const tens = Math.ceil(price / 10) * 10;
  return problem({
    question: `A ${thing} costs ${price} cents. ${who} pays with ${coin}. How many cents does ${who} get back?`,
    answer: `${paid - price}`,
    unit: 'cents',
    hints: [`Count up from ${price} cents to ${paid} cents.`, 'Count up from the price to what was paid.'],
    steps:
      tens === price || tens === paid
        ? ['What is paid less the price is what comes back.', `${paid} - ${price} = ${paid - price} cents`]
        : [
            `From ${price} to ${tens} is ${tens - price}.`,
            `From ${tens} to ${paid} is ${paid - tens}.`,
            `${tens - price} + ${paid - tens} = ${paid - price} cents`,
          ],
  });
};
const spend: Form = (random) => {
  const who = person(random);
  const have = random.int(30, 100);
  const first = random.int(5, Math.floor(have / 2) - 3);
  const second = random.int(5, Math.floor(have / 2) - 3);
  const [one, two] = random.shuffle(
    choices(
      'kite, book, ball, puzzle, cap, scarf, paint set, yo-yo, drum, lantern',
      'jump rope, flute, plant, board game, teddy bear, jigsaw, whistle, mask',
    ),
  );
  const left = have - first - second;
  return problem({
    question: `${who} has $${have} and buys a ${one} for $${first} and a ${two} for $${second}. How many dollars does ${who} have left?`,
    answer: `${left}`,
    unit: '$',
    hints: ['First find out how much both things cost together.'],
    steps: [
      `Both things together: ${first} + ${second} = ${first + second} dollars`,
      `${dollars(have * 100)} - ${dollars((first + second) * 100)} = ${dollars(left * 100)}`,
    ],
  });
};

const missingCents: Form = (random) => {
  const who = person(random);
  const [quarters, dimes, pennies] = [random.int(1, 3), random.int(1, 6), random.int(1, 9)];
  const have = quarters * 25 + dimes * 10 + pennies;
  const missing = random.int(4, 80);
  const thing = random.pick(
    choices(
      'mango, comic book, bus ticket, notebook, toy boat, paintbrush, bracelet, pinwheel',
      'bowl of soup, cup of cocoa, sun hat, packet of seeds, map, rice cake',
    ),
  );
  const coins = listed([
    `${quarters} ${quarters === 1 ? 'quarter' : 'quarters'}`,
    `${dimes} ${dimes === 1 ? 'dime' : 'dimes'}`,
    `${pennies} ${pennies === 1 ? 'penny' : 'pennies'}`,
  ]);
  return problem({
    question: `${who} wants a ${thing} for ${have + missing} cents and has ${coins}. How many cents are missing?`,
    answer: `${missing}`,
    unit: 'cents',
    hints: [
      'First count the coins. A quarter is 25 cents, a dime 10 and a penny 1.',
      'First count the coins, the biggest ones at the start.',
    ],
    steps: [
      `The coins: ${quarters * 25} + ${dimes * 10} + ${pennies} = ${have} cents`,
      `${have + missing} - ${have} = ${missing} cents`,
    ],
  });
};

/** Money. */
export const MONEY: readonly Generator[] = [
  {
    skill: '2.MD.C.8',
    level: 'easy',
    title: 'Coins and dollars',
    description: 'Count coins, work out change and spend a little money.',
    make: mix(coins(false), coins(true), coins(true), change, spend, missingCents),
  },
];

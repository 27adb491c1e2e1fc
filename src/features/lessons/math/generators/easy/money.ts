import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, count, dollars, mix, problem } from '../wording.ts';

const COINS = [
  { one: 'quarter', many: 'quarters', worth: 25, most: 3 },
  { one: 'dime', many: 'dimes', worth: 10, most: 6 },
  { one: 'nickel', many: 'nickels', worth: 5, most: 6 },
  { one: 'penny', many: 'pennies', worth: 1, most: 9 },
] as const;

const coins =
  (story: boolean): Form =>
  (random) => {
    const kinds = random
      .shuffle(COINS)
      .slice(0, random.int(2, 3))
      .toSorted((a, b) => b.worth - a.worth)
      .map((coin) => ({ ...coin, have: random.int(1, coin.most) }));
    const words = kinds.map((coin) => count(coin.have, coin));
    const last = words.pop();
    const line = `${words.join(', ')} and ${last}`;
    const cents = kinds.reduce((sum, coin) => sum + coin.have * coin.worth, 0);
    const who = person(random);
    const what = random.pick(['pocket', 'piggy bank', 'purse', 'coat', 'drawer', 'tin']);
    return problem({
      question: story
        ? `${who} finds ${line} in a ${what}. How many cents does ${who} find?`
        : `How many cents are ${line} together?`,
      answer: `${cents}`,
      unit: 'cents',
      hints: [
        'A quarter is 25 cents, a dime 10, a nickel 5 and a penny 1. Start with the biggest coins.',
        'Start with the coins that are worth the most.',
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
  const [one, two] = random.shuffle(['kite', 'book', 'ball', 'puzzle', 'cap', 'scarf', 'paint set', 'yo-yo']);
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

/** Money. */
export const MONEY: readonly Generator[] = [
  {
    skill: '2.MD.C.8',
    level: 'easy',
    title: 'Coins and dollars',
    description: 'Count coins, work out change and spend a little money.',
    make: mix(coins(false), coins(false), coins(true), change, spend),
  },
];

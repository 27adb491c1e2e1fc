import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, amount, big, decimal, dollars, fixed, mix, problem } from '../wording.ts';

const addDecimals: Form = (random) => {
  const [a, b] = [random.int(105, 9899), random.int(11, 989)];
  const [x, y] = [decimal(a, 2), decimal(b * 10, 2)];
  const sum = random.int(0, 1) === 0 || a <= b * 10;
  const result = sum ? a + b * 10 : a - b * 10;
  return problem({
    question: `What is ${x} ${sum ? '+' : '-'} ${y}?`,
    answer: decimal(result, 2),
    hints: ['Write the numbers under each other so that the points line up.'],
    steps: [
      `With two places each: ${fixed(a, 2)} and ${fixed(b * 10, 2)}.`,
      `${fixed(a, 2)} ${sum ? '+' : '-'} ${fixed(b * 10, 2)} = ${decimal(result, 2)}`,
    ],
  });
};
const timesDecimals: Form = (random) => {
  const [a, b] = [random.int(11, 99), random.int(12, 98)];
  const [x, y] = [decimal(a, 1), decimal(b, 1)];
  const places = 2 - (a % 10 === 0 ? 1 : 0) - (b % 10 === 0 ? 1 : 0);
  const units = (a * b) / 10 ** (2 - places);
  return problem({
    question: `What is ${x} × ${y}?`,
    answer: decimal(a * b, 2),
    hints: ['Multiply as if there were no points. Then count the places after the points.'],
    steps: [
      `Without the points: ${Number(x.replace('.', ''))} × ${Number(y.replace('.', ''))} = ${big(units)}`,
      places === 0
        ? `There are no places after the points: ${decimal(a * b, 2)}`
        : `Places after the points, both together: ${places}. So it is ${decimal(a * b, 2)}`,
    ],
  });
};
const divideDecimal: Form = (random) => {
  const [by, whole, part] = [random.int(3, 12), random.int(1, 40), random.int(1, 9)];
  const tenths = whole * 10 + part;
  const all = by * tenths;
  return problem({
    question: `What is ${decimal(all, 1)} ÷ ${by}?`,
    answer: decimal(tenths, 1),
    hints: [`How many tenths are ${decimal(all, 1)}? Share the tenths.`],
    steps: [
      `${decimal(all, 1)} is ${all} tenths.`,
      `${all} ÷ ${by} = ${tenths} tenths`,
      `${tenths} tenths are ${decimal(tenths, 1)}`,
    ],
  });
};
const SHOP = [
  ['notebooks', 'notebook'],
  ['tickets', 'ticket'],
  ['peaches', 'peach'],
  ['paint brushes', 'paint brush'],
  ['bus rides', 'bus ride'],
  ['rolls', 'roll'],
  ['postcards', 'postcard'],
  ['bottles of juice', 'bottle'],
  ['samosas', 'samosa'],
  ['ferry tickets', 'ferry ticket'],
  ['bags of dates', 'bag'],
  ['candles', 'candle'],
  ['paper lanterns', 'paper lantern'],
  ['loaves of bread', 'loaf'],
  ['bunches of herbs', 'bunch'],
] as const;
const buyMany: Form = (random) => {
  const who = person(random);
  const [many, one] = random.pick(SHOP);
  const [price, number] = [random.int(45, 899), random.int(3, 9)];
  const cents = price * number;
  return problem({
    question: `${who} buys ${number} ${many}. Each ${one} costs ${dollars(price)}. How many dollars does ${who} pay?`,
    answer: amount(cents),
    unit: '$',
    hints: [`How many cents does one ${one} cost? Multiply the cents.`],
    steps: [`In cents: ${price} × ${number} = ${big(cents)}`, `${big(cents)} cents are ${dollars(cents)}`],
  });
};
const shareCost: Form = (random) => {
  const who = person(random);
  const [friends, each] = [random.int(3, 8), random.int(125, 975)];
  const cents = friends * each;
  const what = random.pick([
    'a pizza',
    'a gift',
    'a boat ride',
    'a kite',
    'a big cake',
    'a board game',
    'a puzzle',
    'a bouquet',
    'a taxi',
    'a tent',
    'a drum',
    'a football',
    'a museum tour',
  ]);
  return problem({
    question: `${who} and some friends, ${friends} children in all, pay ${dollars(cents)} for ${what}. All pay the same. How many dollars does each child pay?`,
    answer: amount(each),
    unit: '$',
    hints: ['Turn the dollars into cents and share the cents.'],
    steps: [
      `${dollars(cents)} is ${big(cents)} cents.`,
      `${big(cents)} ÷ ${friends} = ${each} cents`,
      `${each} cents are ${dollars(each)}`,
    ],
  });
};
const lengthSum: Form = (random) => {
  const who = person(random);
  const [a, b] = [random.int(15, 989), random.int(15, 989)];
  const [does, unit] = random.pick([
    ['runs', 'kilometers'],
    ['cycles', 'kilometers'],
    ['skis', 'kilometers'],
    ['hikes', 'miles'],
    ['rows', 'kilometers'],
    ['skates', 'kilometers'],
    ['paddles', 'miles'],
    ['rides', 'miles'],
  ] as const);
  const days = random.pick([
    ['Saturday', 'Sunday'],
    ['Monday', 'Friday'],
    ['Tuesday', 'Thursday'],
  ] as const);
  return problem({
    question: `${who} ${does} ${fixed(a, 2)} ${unit} on ${days[0]} and ${fixed(b, 2)} ${unit} on ${days[1]}. How many ${unit} is that in all?`,
    answer: decimal(a + b, 2),
    unit,
    hints: ['Write the numbers under each other so that the points line up.'],
    steps: ['In all means that we add.', `${fixed(a, 2)} + ${fixed(b, 2)} = ${decimal(a + b, 2)}`],
  });
};

/** Decimals. */
export const DECIMALS: readonly Generator[] = [
  {
    skill: '5.NBT.B.7',
    level: 'hard',
    title: 'Working with decimals',
    description: 'Add, take away, multiply and divide decimal numbers.',
    make: mix(mix(addDecimals, timesDecimals, divideDecimal), buyMany, shareCost, lengthSum),
  },
];

import type { Generator } from '../../problem.ts';
import { person, town } from '../../settings.ts';
import { type Form, amount, big, dollars, mix, problem } from '../wording.ts';

const SPEEDS = [
  ['drives', 'kilometers', 40, 110],
  ['cycles', 'kilometers', 9, 28],
  ['walks', 'kilometers', 3, 6],
  ['sails', 'miles', 5, 14],
  ['types', 'pages', 4, 15],
  ['picks', 'baskets of berries', 2, 7],
  ['folds', 'paper cranes', 8, 40],
  ['bakes', 'flatbreads', 12, 60],
  ['paddles', 'kilometers', 3, 9],
  ['knits', 'rows', 12, 40],
  ['plants', 'trees', 4, 20],
  ['sorts', 'letters', 60, 220],
  ['hikes', 'miles', 2, 4],
  ['paints', 'tiles', 3, 14],
  ['rolls', 'dumplings', 20, 75],
] as const;
const rate: Form = (random) => {
  const who = person(random);
  const [does, things, low, high] = random.pick(SPEEDS);
  const [each, hours] = [random.int(low, high), random.int(2, 9)];
  return problem({
    question: `${who} ${does} ${each * hours} ${things} in ${hours} hours at an even pace. How many ${things} is that in 1 hour?`,
    answer: `${each}`,
    unit: things,
    hints: ['How much belongs to one single hour? Share it out equally.'],
    steps: [
      `${hours} hours go with ${each * hours} ${things}.`,
      `${each * hours} ÷ ${hours} = ${each} ${things} in each hour`,
    ],
  });
};
const rateOn: Form = (random) => {
  const who = person(random);
  const [does, things, low, high] = random.pick(SPEEDS);
  const [each, hours] = [random.int(low, high), random.int(2, 6)];
  const later = hours + random.int(1, 5);
  return problem({
    question: `${who} ${does} ${each * hours} ${things} in ${hours} hours. How many ${things} is that in ${later} hours at the same pace?`,
    answer: `${each * later}`,
    unit: things,
    hints: ['First find out how many belong to one hour.'],
    steps: [
      `In one hour: ${each * hours} ÷ ${hours} = ${each}`,
      `In ${later} hours: ${each} × ${later} = ${each * later}`,
    ],
  });
};
const unitPrice: Form = (random) => {
  const [number, each] = [random.int(2, 12), random.int(15, 480)];
  const [pack, one] = random.pick([
    ['pencils', 'pencil'],
    ['oranges', 'orange'],
    ['batteries', 'battery'],
    ['buns', 'bun'],
    ['candles', 'candle'],
    ['lemons', 'lemon'],
    ['bulbs', 'bulb'],
    ['tea bags', 'tea bag'],
    ['guavas', 'guava'],
    ['envelopes', 'envelope'],
    ['rice cakes', 'rice cake'],
    ['marbles', 'marble'],
    ['ribbons', 'ribbon'],
    ['tomatoes', 'tomato'],
  ] as const);
  const cents = number * each;
  return problem({
    question: `At a shop in ${town(random)}, ${number} ${pack} cost ${dollars(cents)}. How many dollars does one ${one} cost?`,
    answer: amount(each),
    unit: '$',
    hints: ['The price of one is the whole price shared among all of them.'],
    steps: [`In cents: ${big(cents)} ÷ ${number} = ${each}`, `${each} cents are ${dollars(each)}`],
  });
};
const bareRate: Form = (random) => {
  const [each, number] = [random.int(3, 60), random.int(3, 12)];
  const [a, b, one] = random.pick([
    ['kilometers', 'hours', 'hour'],
    ['pages', 'days', 'day'],
    ['liters', 'minutes', 'minute'],
    ['meters', 'seconds', 'second'],
    ['words', 'minutes', 'minute'],
    ['cups', 'batches', 'batch'],
    ['stitches', 'rows', 'row'],
    ['seeds', 'trays', 'tray'],
    ['beats', 'seconds', 'second'],
    ['tiles', 'layers', 'layer'],
  ] as const);
  return problem({
    question: `What is the unit rate of ${each * number} ${a} in ${number} ${b}, in ${a} per ${one}?`,
    answer: `${each}`,
    unit: a,
    hints: ['A unit rate tells how much belongs to one.'],
    steps: [`Divide to find what belongs to one.`, `${each * number} ÷ ${number} = ${each}`],
  });
};

/** Rates. */
export const UNIT_RATES: readonly Generator[] = [
  {
    skill: '6.RP.A.2',
    level: 'hard',
    title: 'Unit rates',
    description: 'Find how much belongs to one: one hour, one pencil, one day.',
    make: mix(rate, rateOn, unitPrice, bareRate),
  },
];

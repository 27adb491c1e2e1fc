import type { Generator } from '../../problem.ts';
import { pair, person } from '../../settings.ts';
import { type Form, aOr, amount, big, decimal, dollars, gcd, mix, problem } from '../wording.ts';

const SPEEDS = [
  ['drives', 'kilometers', 40, 110],
  ['cycles', 'kilometers', 9, 28],
  ['walks', 'kilometers', 3, 6],
  ['sails', 'miles', 5, 14],
  ['types', 'pages', 4, 15],
  ['picks', 'baskets of berries', 2, 7],
  ['folds', 'paper cranes', 8, 40],
  ['bakes', 'flatbreads', 12, 60],
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
  ] as const);
  const cents = number * each;
  return problem({
    question: `${number} ${pack} cost ${dollars(cents)}. How many dollars does one ${one} cost?`,
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
  ] as const);
  return problem({
    question: `What is the unit rate of ${each * number} ${a} in ${number} ${b}, in ${a} per ${one}?`,
    answer: `${each}`,
    unit: a,
    hints: ['A unit rate tells how much belongs to one.'],
    steps: [`Divide to find what belongs to one.`, `${each * number} ÷ ${number} = ${each}`],
  });
};

const PERCENTS = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 65, 70, 75, 80, 85, 90, 95] as const;
/** A whole of which the percentage is a whole number. */
function wholeFor(random: Parameters<Form>[0], percent: number): number {
  const unit = 100 / gcd(percent, 100);
  return unit * random.int(2, Math.floor(600 / unit));
}
function percentSteps(percent: number, whole: number): string[] {
  const part = (percent * whole) / 100;
  return [
    `1 percent of ${whole} is ${whole} ÷ 100 = ${decimal(whole, 2)}`,
    `${percent} percent: ${decimal(whole, 2)} × ${percent} = ${part}`,
  ];
}
const PERCENT_HINTS = ['Percent means out of a hundred. Find one percent (or ten percent) first.'];

const percentOf: Form = (random) => {
  const percent = random.pick(PERCENTS);
  const whole = wholeFor(random, percent);
  return problem({
    question: `What is ${percent}% of ${whole}?`,
    answer: `${(percent * whole) / 100}`,
    hints: PERCENT_HINTS,
    steps: percentSteps(percent, whole),
  });
};
const whatPercent: Form = (random) => {
  const percent = random.pick(PERCENTS);
  const whole = wholeFor(random, percent);
  const part = (percent * whole) / 100;
  return problem({
    question: `What percent of ${whole} is ${part}?`,
    answer: `${percent}`,
    unit: '%',
    hints: ['Which fraction of the whole is it? Turn that into parts of a hundred.'],
    steps: [
      `The fraction is ${part}/${whole}.`,
      `${part} ÷ ${whole} = ${decimal(percent, 2)}`,
      `${decimal(percent, 2)} is ${percent}%`,
    ],
  });
};
const GROUPS = [
  ['children in a school', 'come by bike'],
  ['seats in a theater', 'are taken'],
  ['seeds in a tray', 'have sprouted'],
  ['books in a classroom', 'are picture books'],
  ['animals in a park', 'are birds'],
  ['boats in a harbor', 'have sails'],
  ['stamps in an album', 'are from abroad'],
  ['trees in an orchard', 'bear plums'],
] as const;
const percentStory: Form = (random) => {
  const who = person(random);
  const percent = random.pick(PERCENTS);
  const whole = wholeFor(random, percent);
  const [things, are] = random.pick(GROUPS);
  const kind = things.split(' ')[0] ?? things;
  return problem({
    question: `${who} counts ${whole} ${things}. ${percent}% of them ${are}. How many ${kind} is that?`,
    answer: `${(percent * whole) / 100}`,
    unit: kind,
    hints: PERCENT_HINTS,
    steps: percentSteps(percent, whole),
  });
};
const shareRatio: Form = (random) => {
  const [ana, ben] = pair(random);
  const [a, b] = random.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [3, 5],
    [2, 5],
    [4, 5],
    [1, 4],
  ] as const);
  const each = random.int(3, 20);
  const things = random.pick(['cards', 'beads', 'grapes', 'shells', 'tokens', 'walnuts', 'stickers']);
  const all = (a + b) * each;
  return problem({
    question: `${ana} and ${ben} share ${all} ${things} in the ratio ${a} to ${b}. How many ${things} does ${ben} get?`,
    answer: `${b * each}`,
    unit: things,
    hints: [`Into how many equal parts are the ${things} shared?`],
    steps: [
      `Equal parts: ${a} + ${b} = ${a + b}`,
      `One part: ${all} ÷ ${a + b} = ${each}`,
      `${ben} gets ${b} parts: ${b} × ${each} = ${b * each}`,
    ],
  });
};
const equalRatio: Form = (random) => {
  const [a, b] = [random.int(2, 9), random.int(2, 9)];
  const [c, d] = a === b ? [a, b + 1] : [a, b];
  const scale = random.int(2, 12);
  return problem({
    question: `The ratios ${c} : ${d} and ${c * scale} : ? are equal. What number is missing?`,
    answer: `${d * scale}`,
    hints: ['What was the first number multiplied by? Do the same to the second number.'],
    steps: [`From ${c} to ${c * scale} is × ${scale}.`, `${d} × ${scale} = ${d * scale}`],
  });
};
const discount: Form = (random) => {
  const who = person(random);
  const percent = random.pick([10, 20, 25, 30, 40, 50] as const);
  const price = 20 * random.int(2, 20);
  const off = (price * percent) / 100;
  const thing = random.pick([
    'coat',
    'tent',
    'bike helmet',
    'camera',
    'guitar',
    'pair of boots',
    'telescope',
  ]);
  return problem({
    question: `A ${thing} costs $${price}. ${who} has ${aOr(percent)} ${percent}% coupon. How many dollars does ${who} save?`,
    answer: `${off}`,
    unit: '$',
    hints: PERCENT_HINTS,
    steps: percentSteps(percent, price),
  });
};

/** Rates, ratios and percent. */
export const RATIOS: readonly Generator[] = [
  {
    skill: '6.RP.A.2',
    level: 'hard',
    title: 'Unit rates',
    description: 'Find how much belongs to one: one hour, one pencil, one day.',
    make: mix(rate, rateOn, unitPrice, bareRate, bareRate),
  },
  {
    skill: '6.RP.A.3',
    level: 'hard',
    title: 'Ratios and percent',
    description: 'Work with equal ratios and with parts of a hundred.',
    make: mix(percentOf, whatPercent, equalRatio, percentStory, shareRatio, discount),
  },
];

import type { Generator } from '../../problem.ts';
import { pair, person } from '../../settings.ts';
import { type Form, aOr, decimal, gcd, mix, problem } from '../wording.ts';

const PERCENTS = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 65, 70, 75, 80, 85, 90, 95] as const;
/** A whole of which the percentage is a whole number. */
function wholeFor(random: Parameters<Form>[0], percent: number): number {
  const unit = 100 / gcd(percent, 100);
  return unit * random.int(2, Math.floor(2000 / unit));
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
  ['guests at a wedding', 'dance'],
  ['songs in a list', 'are folk songs'],
  ['puzzles in a library', 'are new'],
  ['sheep in a valley', 'are black'],
  ['houses in a village', 'have solar panels'],
  ['players in a league', 'are beginners'],
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
  const [a, b] = [random.int(2, 15), random.int(2, 15)];
  const [c, d] = a === b ? [a, b + 1] : [a, b];
  const scale = random.int(2, 15);
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
    'drum set',
    'rowing machine',
    'keyboard',
    'sled',
    'desk',
    'tool box',
    'picnic tent',
  ]);
  return problem({
    question: `A ${thing} costs $${price}. ${who} has ${aOr(percent)} ${percent}% coupon. How many dollars does ${who} save?`,
    answer: `${off}`,
    unit: '$',
    hints: PERCENT_HINTS,
    steps: percentSteps(percent, price),
  });
};

/** Ratios and percent. */
export const PERCENTS_AND_RATIOS: readonly Generator[] = [
  {
    skill: '6.RP.A.3',
    level: 'hard',
    title: 'Ratios and percent',
    description: 'Work with equal ratios and with parts of a hundred.',
    make: mix(mix(percentOf, whatPercent, equalRatio), percentStory, shareRatio, discount),
  },
];

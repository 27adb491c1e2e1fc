import type { Generator } from '../../problem.ts';
import { person, town } from '../../settings.ts';
import { type Form, big, gcd, lowest, mix, problem } from '../wording.ts';

const BOTTOMS = [2, 3, 4, 5, 6, 8, 10, 12] as const;
type Parts = { top: number; bottom: number };

/** The fractions below 1 in lowest terms. */
const PROPER = BOTTOMS.flatMap((bottom) =>
  Array.from({ length: bottom - 1 }, (_, index) => ({ top: index + 1, bottom })),
).filter(({ top, bottom }) => gcd(top, bottom) === 1);
const proper = (random: Parameters<Form>[0]) => random.pick(PROPER);
const text = ({ top, bottom }: Parts) => `${top}/${bottom}`;
function rateSteps(much: Parts, time: Parts): string[] {
  const [top, bottom] = [much.top * time.bottom, much.bottom * time.top];
  const low = lowest(top, bottom);
  return [
    `Divide by the time: ${text(much)} ÷ ${text(time)} = ${text(much)} × ${time.bottom}/${time.top}`,
    `${much.top} × ${time.bottom} = ${top} and ${much.bottom} × ${time.top} = ${bottom}`,
    low === `${top}/${bottom}` ? `The rate is ${low}` : `In lowest terms: ${top}/${bottom} = ${low}`,
  ];
}
const HINTS = ['How much belongs to one whole? Divide the first fraction by the second.'];

const bare: Form = (random) => {
  const [much, time] = [proper(random), proper(random)];
  const [unit, per] = random.pick([
    ['mile', 'hour'],
    ['liter', 'minute'],
    ['kilometer', 'hour'],
    ['cup', 'batch'],
    ['meter', 'second'],
    ['kilogram', 'week'],
    ['gallon', 'day'],
    ['page', 'minute'],
  ] as const);
  return problem({
    question: `What is the unit rate of ${text(much)} ${unit} in ${text(time)} ${per}, in ${unit}s per ${per}? Write it in lowest terms.`,
    answer: lowest(much.top * time.bottom, much.bottom * time.top),
    unit: `${unit}s`,
    form: 'simplest',
    hints: HINTS,
    steps: rateSteps(much, time),
  });
};
const PACES = [
  ['walks', 'mile', 'hour'],
  ['swims', 'kilometer', 'hour'],
  ['paints', 'wall', 'hour'],
  ['plows', 'field', 'day'],
  ['weaves', 'meter', 'hour'],
  ['knits', 'scarf', 'week'],
  ['paddles', 'mile', 'hour'],
  ['mows', 'lawn', 'hour'],
  ['fills', 'tank', 'minute'],
  ['skis', 'kilometer', 'hour'],
  ['carves', 'mask', 'day'],
  ['tiles', 'floor', 'day'],
] as const;
const pace: Form = (random) => {
  const who = person(random);
  const [much, time] = [proper(random), proper(random)];
  const [does, unit, per] = random.pick(PACES);
  const measured = ['mile', 'kilometer', 'meter'].includes(unit);
  const many = unit === 'scarf' ? 'scarves' : `${unit}s`;
  return problem({
    question: `${who} ${does} ${text(much)} ${measured ? unit : `of a ${unit}`} in ${text(time)} of ${per === 'hour' ? 'an hour' : `a ${per}`}. How many ${many} is that in one ${per} at this pace? Write it in lowest terms.`,
    answer: lowest(much.top * time.bottom, much.bottom * time.top),
    unit: many,
    form: 'simplest',
    hints: HINTS,
    steps: rateSteps(much, time),
  });
};

const SAMPLES = [
  ['fish in a net', 'are trout', 'fish in the lake'],
  ['tickets', 'are winning tickets', 'tickets in the box'],
  ['shoppers', 'bring a bag of their own', 'shoppers on that day'],
  ['children', 'walk to school', 'children in the school'],
  ['bulbs from a machine', 'are broken', 'bulbs in the crate'],
  ['readers', 'like mysteries', 'readers of the library'],
  ['trees in the forest', 'are oaks', 'trees in the whole forest'],
  ['passengers', 'ride without luggage', 'passengers of the ferry'],
  ['seeds', 'sprout', 'seeds of the same kind'],
  ['households', 'have a bicycle', 'households in the district'],
  ['birds at a feeder', 'are finches', 'birds in the valley'],
  ['letters', 'go abroad', 'letters in the sack'],
] as const;
/** A sample in which some of the things fit, and a whole of the same kind. */
function sampleOf(random: Parameters<Form>[0]): { size: number; hits: number; whole: number } {
  const size = random.pick([20, 25, 30, 40, 50, 60, 80, 100] as const);
  const [hits, scale] = [random.int(2, size - 2), random.int(4, 60)];
  return { size, hits, whole: size * scale };
}
const sampleSteps = (size: number, hits: number, whole: number) => [
  `The whole is ${big(whole)} ÷ ${size} = ${whole / size} times as large as the sample.`,
  `${hits} × ${whole / size} = ${big((hits * whole) / size)}`,
];
const SAMPLE_HINTS = ['How many times as large as the sample is the whole? The part grows in the same way.'];
const sample: Form = (random) => {
  const who = person(random);
  const { size, hits, whole } = sampleOf(random);
  const [few, are, all] = random.pick(SAMPLES);
  return problem({
    question: `In ${town(random)}, ${who} takes a random sample of ${size} ${few}. ${hits} of them ${are}. About how many of the ${big(whole)} ${all} would that be?`,
    answer: `${(hits * whole) / size}`,
    hints: SAMPLE_HINTS,
    steps: sampleSteps(size, hits, whole),
  });
};
const bareSample: Form = (random) => {
  const { size, hits, whole } = sampleOf(random);
  return problem({
    question: `In a random sample of ${size}, ${hits} are red. How many red ones do you expect among ${big(whole)}?`,
    answer: `${(hits * whole) / size}`,
    hints: SAMPLE_HINTS,
    steps: sampleSteps(size, hits, whole),
  });
};
const twoSamples: Form = (random) => {
  const who = person(random);
  const size = random.pick([20, 25, 40, 50] as const);
  const [first, second, scale] = [random.int(2, size - 2), random.int(2, size - 2), random.int(4, 30)];
  const [few, are, all] = random.pick(SAMPLES);
  const whole = 2 * size * scale;
  return problem({
    question: `${who} takes two random samples of ${size} ${few} each. In one ${first} of them ${are}, in the other ${second}. Taken together, about how many of the ${big(whole)} ${all} would that be?`,
    answer: `${(first + second) * scale}`,
    hints: ['Put both samples together first: one larger sample.'],
    steps: [
      `Together: ${first} + ${second} = ${first + second} of ${2 * size}`,
      `The whole is ${big(whole)} ÷ ${2 * size} = ${scale} times as large.`,
      `${first + second} × ${scale} = ${big((first + second) * scale)}`,
    ],
  });
};

/** Rates with fractions, and samples. */
export const RATES_AND_SAMPLES: readonly Generator[] = [
  {
    skill: '7.RP.A.1',
    level: 'expert',
    title: 'Rates with fractions',
    description: 'Find how much belongs to one when both numbers are fractions.',
    make: mix(bare, pace, pace, pace),
  },
  {
    skill: '7.SP.A.2',
    level: 'expert',
    title: 'Samples',
    description: 'Use a random sample to say something about the whole.',
    make: mix(bareSample, sample, sample, twoSamples),
  },
];

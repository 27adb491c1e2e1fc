import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, gcd, lowest, mix, problem } from '../wording.ts';

const BOTTOMS = [3, 4, 5, 6, 8, 10, 12, 100] as const;

/** A fraction below 1 in lowest terms. */
function proper(random: Parameters<Form>[0]): { top: number; bottom: number } {
  const bottom = random.pick(BOTTOMS);
  const tops = Array.from({ length: bottom - 1 }, (_, index) => index + 1);
  return { bottom, top: random.pick(tops.filter((top) => gcd(top, bottom) === 1)) };
}
function timesSteps(many: number, top: number, bottom: number): string[] {
  const low = lowest(many * top, bottom);
  const product = `${many} × ${top}/${bottom} = ${many * top}/${bottom}`;
  return [
    `The parts: ${many} × ${top} = ${many * top}`,
    ...(low === `${many * top}/${bottom}`
      ? [product]
      : [product, `In lowest terms: ${many * top}/${bottom} = ${low}`]),
  ];
}
const HINTS = ['The size of the parts stays the same. How many parts are there in all?'];

const bare: Form = (random) => {
  const { top, bottom } = proper(random);
  const many = random.int(2, 30);
  const [first, second] = random.shuffle([`${many}`, `${top}/${bottom}`]);
  return problem({
    question: `What is ${first} × ${second}? Write it in lowest terms.`,
    answer: lowest(many * top, bottom),
    form: 'simplest',
    hints: HINTS,
    steps: timesSteps(many, top, bottom),
  });
};
const unitParts: Form = (random) => {
  const { top, bottom } = proper(random);
  const many = random.int(2, 30);
  if (top === 1) return bare(random);
  return problem({
    question: `${many} × ${top}/${bottom} = ? × 1/${bottom}. What number is missing?`,
    answer: `${many * top}`,
    hints: [
      `How many parts of 1/${bottom} are in ${top}/${bottom}?`,
      'How many single parts are in the fraction?',
    ],
    steps: [`${top}/${bottom} is ${top} times 1/${bottom}.`, `${many} × ${top} = ${many * top}`],
  });
};
const BATCHES = [
  ['batches of pancakes', 'batch', 'cups of milk'],
  ['pots of soup', 'pot', 'cups of lentils'],
  ['kites', 'kite', 'meters of string'],
  ['bracelets', 'bracelet', 'yards of yarn'],
  ['loaves of bread', 'loaf', 'kilograms of flour'],
  ['jars of jam', 'jar', 'cups of sugar'],
  ['paper dragons', 'dragon', 'liters of paste'],
  ['bowls of rice', 'bowl', 'cups of water'],
  ['flower pots', 'pot', 'kilograms of soil'],
  ['puppets', 'puppet', 'meters of cloth'],
  ['candles', 'candle', 'kilograms of wax'],
  ['trays of baklava', 'tray', 'cups of nuts'],
] as const;
const batches: Form = (random) => {
  const who = person(random);
  const { top, bottom } = proper(random);
  const many = random.int(2, 20);
  const [things, one, stuff] = random.pick(BATCHES.slice());
  if (bottom === 100) return batches(random);
  return problem({
    question: `${who} makes ${many} ${things}. Each ${one} takes ${top}/${bottom} ${stuff.replace('s of', ' of')}. How many ${stuff} is that? Write it in lowest terms.`,
    answer: lowest(many * top, bottom),
    unit: stuff,
    form: 'simplest',
    hints: HINTS,
    steps: timesSteps(many, top, bottom),
  });
};
const TRIPS = [
  ['walks to school', 'mile', 'days'],
  ['swims', 'kilometer', 'days'],
  ['practices the violin for', 'hour', 'days'],
  ['runs', 'mile', 'mornings'],
  ['rides a bus', 'hour', 'days'],
  ['waters plants for', 'hour', 'evenings'],
  ['paddles', 'kilometer', 'weeks'],
  ['skates', 'mile', 'weekends'],
] as const;
const again: Form = (random) => {
  const who = person(random);
  const { top, bottom } = proper(random);
  const many = random.int(2, 20);
  const [does, unit, times] = random.pick(TRIPS);
  if (bottom === 100) return again(random);
  const far =
    does === 'walks to school'
      ? `walks ${top}/${bottom} ${unit} to school`
      : `${does} ${top}/${bottom} ${unit}`;
  return problem({
    question: `${who} ${far} on each of ${many} ${times}. How many ${unit}s is that in all? Write it in lowest terms.`,
    answer: lowest(many * top, bottom),
    unit: `${unit}s`,
    form: 'simplest',
    hints: HINTS,
    steps: timesSteps(many, top, bottom),
  });
};
const shadedBars: Form = (random) => {
  const who = person(random);
  const parts = random.pick([3, 4, 5, 6, 8, 10, 12] as const);
  const [shaded, many] = [random.int(1, parts - 1), random.int(2, 9)];
  const thing = random.pick(['bars', 'strips', 'ribbons', 'planks', 'flags', 'scarves', 'belts', 'tapes']);
  // What comes out whole is written as no fraction.
  if ((many * shaded) % parts === 0) return shadedBars(random);
  return problem({
    question: `${who} paints ${many} ${thing} just like the one in the picture. All the painted parts together are how many whole ${thing}? Write a fraction in lowest terms.`,
    answer: lowest(many * shaded, parts),
    form: 'simplest',
    hints: ['Which fraction is painted in one of them? Take it as often as the question says.'],
    steps: [`In one of them ${shaded}/${parts} is painted.`, ...timesSteps(many, shaded, parts).slice(1)],
    figure: {
      kind: 'fraction_bar',
      parts,
      shaded,
      alt: `A bar cut into ${parts} equal parts, ${shaded} of them shaded.`,
    },
  });
};

/** Fractions times whole numbers. */
export const SCALED_FRACTIONS: readonly Generator[] = [
  {
    skill: '4.NF.B.4',
    level: 'medium',
    title: 'Fractions times whole numbers',
    description: 'Take a fraction several times: five walks of three fourths of a mile.',
    make: mix(mix(bare, bare, unitParts), batches, batches, again, shadedBars),
  },
];

import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, gcd, lowest, mix, problem } from '../wording.ts';

const BOTTOMS = [2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16] as const;

/** The fractions below 1 in lowest terms. */
const PROPER = BOTTOMS.flatMap((bottom) =>
  Array.from({ length: bottom - 1 }, (_, index) => ({ top: index + 1, bottom })),
).filter(({ top, bottom }) => gcd(top, bottom) === 1);
const proper = (random: Parameters<Form>[0]) => random.pick(PROPER);
const HINTS = ['Dividing by a fraction is the same as multiplying by it turned upside down.'];

function divideSteps(a: number, b: number, c: number, d: number): string[] {
  const [top, bottom] = [a * d, b * c];
  const low = lowest(top, bottom);
  return [
    `Turn the second fraction upside down and multiply: ${a}/${b} × ${d}/${c}`,
    `${a} × ${d} = ${top} and ${b} × ${c} = ${bottom}`,
    low === `${top}/${bottom}` ? `The result is ${low}` : `In lowest terms: ${top}/${bottom} = ${low}`,
  ];
}
const bare: Form = (random) => {
  const [one, other] = [proper(random), proper(random)];
  return problem({
    question: `What is ${one.top}/${one.bottom} ÷ ${other.top}/${other.bottom}? Write it in lowest terms.`,
    answer: lowest(one.top * other.bottom, one.bottom * other.top),
    form: 'simplest',
    hints: HINTS,
    steps: divideSteps(one.top, one.bottom, other.top, other.bottom),
  });
};
const wholeBy: Form = (random) => {
  const { top, bottom } = proper(random);
  const whole = random.int(2, 40);
  return problem({
    question: `What is ${whole} ÷ ${top}/${bottom}? Write it in lowest terms.`,
    answer: lowest(whole * bottom, top),
    form: 'simplest',
    hints: HINTS,
    steps: divideSteps(whole, 1, top, bottom).with(
      0,
      `Turn the fraction upside down and multiply: ${whole} × ${bottom}/${top}`,
    ),
  });
};
const SERVINGS = [
  ['liters of soup', 'liter', 'bowls'],
  ['cups of rice', 'cup', 'servings'],
  ['kilograms of tea', 'kilogram', 'tins'],
  ['liters of paint', 'liter', 'pots'],
  ['kilograms of clay', 'kilogram', 'cups'],
  ['meters of ribbon', 'meter', 'bows'],
  ['yards of cloth', 'yard', 'flags'],
  ['pounds of dough', 'pound', 'buns'],
  ['liters of mango juice', 'liter', 'glasses'],
  ['kilograms of seeds', 'kilogram', 'bags'],
  ['meters of copper wire', 'meter', 'lamps'],
  ['cups of batter', 'cup', 'pancakes'],
] as const;
const servings: Form = (random) => {
  const who = person(random);
  const { top, bottom } = proper(random);
  const many = random.int(2, 12) * bottom;
  const whole = (many * top) / bottom;
  const [stuff, unit, things] = random.pick(SERVINGS);
  return problem({
    question: `${who} has ${whole} ${stuff} and uses ${top}/${bottom} ${unit} for each of the ${things}. For how many ${things} is that enough?`,
    answer: `${many}`,
    unit: things,
    hints: [
      `How often does ${top}/${bottom} fit into ${whole}?`,
      'How often does the small amount fit into the whole?',
    ],
    steps: [
      `${whole} ÷ ${top}/${bottom} = ${whole} × ${bottom}/${top}`,
      `${whole} × ${bottom} = ${whole * bottom}`,
      `${whole * bottom} ÷ ${top} = ${many}`,
    ],
  });
};
const share: Form = (random) => {
  const who = person(random);
  const { top, bottom } = proper(random);
  const friends = random.int(2, 12);
  const [stuff, whole] = random.pick([
    ['a flatbread', 'flatbread'],
    ['a pizza', 'pizza'],
    ['a garden', 'garden'],
    ['a liter of cocoa', 'liter'],
    ['a kilogram of dates', 'kilogram'],
    ['a meter of rope', 'meter'],
    ['a cake', 'cake'],
    ['a pound of nuts', 'pound'],
    ['a wall', 'wall'],
  ] as const);
  return problem({
    question: `${who} splits ${top}/${bottom} of ${stuff} into ${friends} equal parts. What fraction of the whole ${whole} is each part? Write it in lowest terms.`,
    answer: lowest(top, bottom * friends),
    unit: whole,
    form: 'simplest',
    hints: ['Sharing among some is the same as taking one of that many parts: multiply the bottom number.'],
    steps: [
      `${top}/${bottom} ÷ ${friends} = ${top}/${bottom} × 1/${friends}`,
      `${bottom} × ${friends} = ${bottom * friends}, so it is ${top}/${bottom * friends}`,
      `In lowest terms that is ${lowest(top, bottom * friends)}`,
    ],
  });
};

/** Dividing fractions. */
export const DIVIDED_FRACTIONS: readonly Generator[] = [
  {
    skill: '6.NS.A.1',
    level: 'hard',
    title: 'Dividing fractions',
    description: 'Divide by fractions and find how often a part fits.',
    make: mix(mix(bare, wholeBy), servings, servings, share),
  },
];

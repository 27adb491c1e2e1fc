import type { Generator } from '../../problem.ts';
import { LENGTHS, PLOTS, noun, person } from '../../settings.ts';
import { type Form, count, mix, problem } from '../wording.ts';

const rectangle = (width: number, height: number, unit: string) => ({
  kind: 'shape' as const,
  alt: `A rectangle. It is ${width} ${unit} long and ${height} ${unit} wide.`,
  outline: {
    name: 'rectangle' as const,
    width,
    height,
    labels: { width: `${width} ${unit}`, height: `${height} ${unit}` },
  },
});
const aroundSteps = (long: number, wide: number, unit: string) => [
  `One long and one short side: ${long} + ${wide} = ${long + wide}`,
  `There are two of each: ${long + wide} × 2 = ${2 * (long + wide)} ${unit}`,
];
const AROUND_HINTS = [
  'A rectangle has four sides, and the sides across from each other are equal. Add all of them.',
];

const around: Form = (random) => {
  const [wide, unit] = [random.int(2, 40), random.pick(LENGTHS)];
  const long = wide + random.int(1, 40);
  return problem({
    question: `A rectangle is ${long} ${unit} long and ${wide} ${unit} wide. What is its perimeter, the length all the way around?`,
    answer: `${2 * (long + wide)}`,
    unit,
    hints: AROUND_HINTS,
    steps: aroundSteps(long, wide, unit),
    figure: rectangle(long, wide, unit),
  });
};
const fence: Form = (random) => {
  const who = person(random);
  const [wide, plot] = [random.int(3, 20), random.pick(PLOTS)];
  const long = wide + random.int(1, 20);
  const [puts, what] = random.pick([
    ['puts a fence', 'fence'],
    ['lays a rope', 'rope'],
    ['hangs a string of lights', 'lights'],
    ['paints a line', 'line'],
    ['plants a hedge', 'hedge'],
    ['builds a low wall', 'wall'],
    ['ties a row of flags', 'flags'],
    ['lays a path', 'path'],
  ] as const);
  return problem({
    question: `${who} ${puts} all around a rectangular ${plot}. It is ${long} m long and ${wide} m wide. How many meters of ${what} is that?`,
    answer: `${2 * (long + wide)}`,
    unit: 'm',
    hints: AROUND_HINTS,
    steps: aroundSteps(long, wide, 'm'),
    figure: rectangle(long, wide, 'm'),
  });
};
const missingSide: Form = (random) => {
  const [long, wide, unit] = [random.int(3, 40), random.int(3, 40), random.pick(LENGTHS)];
  const all = 2 * (long + wide);
  return problem({
    question: `A rectangle has a perimeter of ${all} ${unit}. One side is ${long} ${unit} long. How long is the side next to it?`,
    answer: `${wide}`,
    unit,
    hints: ['Two sides next to each other are half of the way around.'],
    steps: [`Half of the way around: ${all} ÷ 2 = ${all / 2}`, `${all / 2} - ${long} = ${wide} ${unit}`],
  });
};
const regular: Form = (random) => {
  const who = person(random);
  const [name, sides] = random.pick([
    ['square', 4],
    ['triangle', 3],
    ['pentagon', 5],
    ['hexagon', 6],
    ['octagon', 8],
  ] as const);
  const [side, unit] = [random.int(3, 20), random.pick(LENGTHS)];
  const made = random.pick(['draws', 'builds', 'marks out', 'cuts out', 'sews', 'paints', 'lays out']);
  return problem({
    question: `${who} ${made} ${name === 'octagon' ? 'an' : 'a'} ${name} with ${sides} equal sides. Each side is ${side} ${unit}. How long is it all the way around?`,
    answer: `${sides * side}`,
    unit,
    hints: ['All sides are equal, so multiply one side by the number of sides.'],
    steps: [
      `${count(sides, noun('equal side'))} of ${side} ${unit}`,
      `${sides} × ${side} = ${sides * side} ${unit}`,
    ],
  });
};

/** Perimeter. */
export const MEASURES: readonly Generator[] = [
  {
    skill: '3.MD.D.8',
    level: 'easy',
    title: 'All the way around',
    description: 'Find the perimeter of shapes, or a side that is missing.',
    make: mix(mix(around, missingSide), fence, regular),
  },
];

import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, big, decimal, mix, problem, tail, choices } from '../wording.ts';

const UNITS = ['cm', 'm', 'ft', 'mm', 'km', 'yd'] as const;
const circleFigure = (line: 'radius' | 'diameter', size: number, unit: string) => ({
  kind: 'shape' as const,
  alt: `A circle with a ${line} of ${size} ${unit}.`,
  outline: { name: 'circle' as const, line, label: `${size} ${unit}` },
});
const around: Form = (random) => {
  const [size, unit] = [random.int(2, 400), random.pick(UNITS)];
  const line = random.pick(['radius', 'diameter'] as const);
  const across = line === 'radius' ? 2 * size : size;
  return problem({
    question: `A circle has a ${line} of ${size} ${unit}. What is its circumference in ${unit}? Use 3.14 for pi.`,
    answer: decimal(314 * across, 2),
    unit,
    hints: ['The circumference is pi times the diameter.'],
    steps: [
      line === 'radius'
        ? `The diameter is 2 × ${size} = ${across} ${unit}.`
        : `The diameter is ${across} ${unit}.`,
      `3.14 × ${across} = ${big(decimal(314 * across, 2))} ${unit}`,
    ],
    figure: circleFigure(line, size, unit),
  });
};
const inside: Form = (random) => {
  const [radius, unit] = [random.int(2, 100), random.pick(UNITS)];
  const line = random.pick(['radius', 'diameter'] as const);
  const size = line === 'radius' ? radius : 2 * radius;
  return problem({
    question: `A circle has a ${line} of ${size} ${unit}. What is its area in square ${unit}? Use 3.14 for pi.`,
    answer: decimal(314 * radius * radius, 2),
    unit: `square ${unit}`,
    hints: ['The area is pi times the radius times the radius.'],
    steps: [
      line === 'radius'
        ? `The radius is ${radius} ${unit}.`
        : `The radius is half of ${size}: ${radius} ${unit}.`,
      `${radius} × ${radius} = ${radius * radius}`,
      `3.14 × ${radius * radius} = ${big(decimal(314 * radius * radius, 2))} square ${unit}`,
    ],
    figure: circleFigure(line, size, unit),
  });
};
const ROUND = [
  'pond',
  'flower bed',
  'rug',
  'table top',
  'trampoline',
  'fountain',
  'mosaic',
  'drum skin',
  'well cover',
  'stage',
  'skylight',
  'plaza',
  'hot tub',
  'carousel',
] as const;
const roundStory: Form = (random) => {
  const who = person(random);
  const thing = random.pick(ROUND);
  const small = ['table top', 'drum skin', 'well cover', 'skylight'].includes(thing);
  const [radius, unit] = small ? [random.int(10, 60), 'cm'] : [random.int(2, 30), 'ft'];
  const wantsArea = random.int(0, 1) === 0;
  const across = 2 * radius;
  return problem({
    question: wantsArea
      ? `${who} measures a round ${thing} with a radius of ${radius} ${unit}. What is its area in square ${unit}? Use 3.14 for pi.`
      : `${who} lays a cord around a round ${thing} with a radius of ${radius} ${unit}. How many ${unit} of cord is that? Use 3.14 for pi.`,
    answer: decimal(wantsArea ? 314 * radius * radius : 314 * across, 2),
    unit: wantsArea ? `square ${unit}` : unit,
    hints: [
      wantsArea
        ? 'The area is pi times the radius times the radius.'
        : 'The way around is pi times the diameter.',
    ],
    steps: wantsArea
      ? [
          `${radius} × ${radius} = ${radius * radius}`,
          `3.14 × ${radius * radius} = ${big(decimal(314 * radius * radius, 2))} square ${unit}`,
        ]
      : [
          `The diameter is 2 × ${radius} = ${across} ${unit}.`,
          `3.14 × ${across} = ${big(decimal(314 * across, 2))} ${unit}`,
        ],
    figure: circleFigure('radius', radius, unit),
  });
};

const anglesOf = (known: number, whole: number, name: string) => ({
  kind: 'shape' as const,
  alt: `Two angles side by side that make ${name}. One has ${known} degrees, the other is not given.`,
  outline: {
    name: 'angles' as const,
    parts: [
      { degrees: known, label: `${known}°` },
      { degrees: whole - known, label: '?' },
    ],
  },
});
const PAIRS = [
  ['complementary', 90, 'a right angle'],
  ['supplementary', 180, 'a straight line'],
] as const;
const partner: Form = (random) => {
  const [word, whole, name] = random.pick(PAIRS);
  const known = random.int(11, whole - 11);
  const [a, b] = random.shuffle(['A', 'B', 'C', 'D', 'P', 'Q']);
  return problem({
    question: `Angles ${a} and ${b} are ${word}. Angle ${a} has ${known} degrees. How many degrees does angle ${b} have?`,
    answer: `${whole - known}`,
    unit: 'degrees',
    hints: [`Complementary angles make a right angle, supplementary angles a straight line.`],
    steps: [
      `Together they make ${name}, ${whole} degrees.`,
      `${whole} - ${known} = ${whole - known} degrees`,
    ],
    figure: anglesOf(known, whole, name),
  });
};
/** 'x', '3x'. */
const term = (factor: number) => (factor === 1 ? 'x' : `${factor}x`);
const solveAngle: Form = (random) => {
  const [word, whole, name] = random.pick(PAIRS);
  const a = random.int(1, 6);
  const b = random.int(1, 6);
  const sum = a + b;
  const most = Math.floor(whole / sum);
  const value = random.int(Math.ceil(most / 3), most + Math.min(9, Math.floor(most / 3)));
  const extra = whole - sum * value;
  if (extra === 0 || b * value + extra < 5) return solveAngle(random);
  return problem({
    question: `Two ${word} angles have ${term(a)} degrees and ${term(b)}${tail(extra)} degrees. What is x?`,
    answer: `${value}`,
    hints: [`Both angles together make ${name}. Write an equation.`],
    steps: [
      `${term(a)} + ${term(b)}${tail(extra)} = ${whole}`,
      `${sum}x = ${whole - extra}`,
      `x = ${whole - extra} ÷ ${sum} = ${value}`,
    ],
  });
};
const solveThree: Form = (random) => {
  const who = person(random);
  const [a, b, c] = [random.int(1, 4), random.int(1, 4), random.int(1, 4)];
  const sum = a + b + c;
  const value = random.int(Math.ceil(180 / sum / 3), Math.floor(179 / sum));
  const extra = 180 - sum * value;
  const thing = random.pick(
    choices('fan, paper star, tile, slice of wood, quilt patch, kite, window, mosaic, cake'),
  );
  return problem({
    question: `${who} fits three corners of a ${thing} together on a straight line. They have ${term(a)} degrees, ${term(b)} degrees and ${term(c)} + ${extra} degrees. What is x?`,
    answer: `${value}`,
    hints: ['Together they make a straight line. Write an equation.'],
    steps: [
      `${term(a)} + ${term(b)} + ${term(c)} + ${extra} = 180`,
      `${sum}x = 180 - ${extra} = ${180 - extra}`,
      `x = ${180 - extra} ÷ ${sum} = ${value}`,
    ],
  });
};
const crossing: Form = (random) => {
  const who = person(random);
  const known = random.int(21, 159);
  const things = random.pick([
    'paths',
    'roads',
    'beams',
    'ropes',
    'sticks',
    'ribbons',
    'canals',
    'laser beams',
    'rails',
    'branches',
    'wires',
    'streams',
    'ski tracks',
  ]);
  const opposite = random.int(0, 1) === 0;
  return problem({
    question: `${who} sees two straight ${things} that cross. One of the angles has ${known} degrees. How many degrees does the angle ${opposite ? 'straight across from' : 'next to'} it have?`,
    answer: `${opposite ? known : 180 - known}`,
    unit: 'degrees',
    hints: ['Angles across from each other are equal. Angles next to each other make a straight line.'],
    steps: opposite
      ? [
          'Angles straight across from each other are vertical angles, and those are equal.',
          `So it has the same size: ${known} degrees`,
        ]
      : [
          'Angles next to each other make a straight line, 180 degrees.',
          `180 - ${known} = ${180 - known} degrees`,
        ],
    figure: {
      kind: 'shape',
      alt: `Two straight lines that cross. One of the four angles has ${known} degrees.`,
      outline: {
        name: 'angles',
        parts: [
          { degrees: known, label: `${known}°` },
          { degrees: 180 - known, label: opposite ? ' ' : '?' },
          { degrees: known, label: opposite ? '?' : ' ' },
          { degrees: 180 - known, label: ' ' },
        ],
      },
    },
  });
};

/** Circles and angles. */
export const EXPERT_GEOMETRY: readonly Generator[] = [
  {
    skill: '7.G.B.4',
    level: 'expert',
    title: 'Circles',
    description: 'Find the way around a circle and the area inside.',
    make: mix(mix(around, inside), roundStory, roundStory, roundStory),
  },
  {
    skill: '7.G.B.5',
    level: 'expert',
    title: 'Angles and equations',
    description: 'Find angles that belong together.',
    make: mix(mix(partner, partner, solveAngle), solveThree, crossing),
  },
];

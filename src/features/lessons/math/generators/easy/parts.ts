import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, mix, problem, choices } from '../wording.ts';

/** The denominators of grade 3. */
const PARTS = [2, 3, 4, 6, 8] as const;
/** Without halves, where there is little to find out. */
const FOLDS = [3, 4, 6, 8] as const;
const PART_NAMES: Record<number, string> = {
  2: 'halves',
  3: 'thirds',
  4: 'fourths',
  6: 'sixths',
  8: 'eighths',
};

const WHOLES = [
  ['cuts', 'a cake', 'cake', 'slices', 'eats'],
  ['cuts', 'a flatbread', 'flatbread', 'pieces', 'eats'],
  ['cuts', 'a pizza', 'pizza', 'slices', 'eats'],
  ['cuts', 'a melon', 'melon', 'pieces', 'eats'],
  ['folds', 'a ribbon', 'ribbon', 'parts', 'paints'],
  ['folds', 'a paper strip', 'strip', 'parts', 'colors'],
  ['splits', 'a garden bed', 'bed', 'parts', 'waters'],
  ['splits', 'a banner', 'banner', 'parts', 'paints'],
  ['splits', 'a quilt', 'quilt', 'parts', 'sews'],
  ['cuts', 'a mooncake', 'mooncake', 'pieces', 'eats'],
  ['cuts', 'a loaf', 'loaf', 'slices', 'eats'],
  ['cuts', 'a papaya', 'papaya', 'pieces', 'eats'],
  ['splits', 'a wall', 'wall', 'parts', 'paints'],
  ['splits', 'a field', 'field', 'parts', 'plows'],
  ['folds', 'a paper fan', 'fan', 'parts', 'colors'],
  ['splits', 'a fence', 'fence', 'parts', 'mends'],
] as const;

const barOf = (parts: number, shaded: number) => ({
  kind: 'fraction_bar' as const,
  parts,
  shaded,
  alt: `A bar cut into ${parts} equal parts, ${shaded} of them shaded.`,
});

const shadedPart: Form = (random) => {
  const parts = random.pick(FOLDS);
  const shaded = random.int(1, parts - 1);
  const thing = random.pick(
    choices('bar, strip, ribbon, flag, tape, beam, plank, scarf, belt, banner, mat, fence'),
  );
  const left = random.int(0, 1) === 1;
  const wanted = left ? parts - shaded : shaded;
  const asked = left ? 'not shaded' : 'shaded';
  const who = person(random);
  const shows = random.pick([
    'The picture shows',
    ...['drew', 'folded', 'painted', 'made', 'cut out'].map((did) => `${who} ${did}`),
  ]);
  return problem({
    question: `${shows} a ${thing} with ${parts} equal parts. What fraction of the ${thing} is ${asked}?`,
    answer: `${wanted}/${parts}`,
    hints: [`The bottom number is the number of equal parts. How many of them are ${asked}?`],
    steps: [
      `All the equal parts: ${parts}. That is the bottom number.`,
      `The parts that are ${asked}: ${wanted}. That is the top number.`,
      `The fraction is ${wanted}/${parts}.`,
    ],
    figure: barOf(parts, shaded),
  });
};
const partOf: Form = (random) => {
  const who = person(random);
  const [cut, a, whole, pieces, does] = random.pick(WHOLES);
  const parts = random.pick(FOLDS);
  const used = random.int(1, parts - 1);
  const left = random.int(0, 1) === 1;
  const wanted = left ? parts - used : used;
  const plain = does.replace(/s$/, '');
  return problem({
    question: `${who} ${cut} ${a} into ${parts} equal ${pieces} and ${does} ${used} of them. What fraction of the ${whole} ${left ? `does ${who} not ${plain}` : `does ${who} ${plain}`}?`,
    answer: `${wanted}/${parts}`,
    hints: [`The bottom number tells how many equal ${pieces} the whole ${whole} has.`],
    steps: [
      `The whole ${whole} has ${parts} equal ${pieces}, so the bottom number is ${parts}.`,
      left ? `${parts} - ${used} = ${wanted}, so the top number is ${wanted}.` : `The top number is ${used}.`,
      `The fraction is ${wanted}/${parts}.`,
    ],
  });
};
const partOfSet: Form = (random) => {
  const who = person(random);
  const [things, one, other] = random.pick([
    ['balloons', 'red', 'blue'],
    ['mugs', 'striped', 'plain'],
    ['kites', 'green', 'white'],
    ['fish', 'silver', 'golden'],
    ['hats', 'woolen', 'straw'],
    ['boats', 'yellow', 'brown'],
    ['drums', 'wooden', 'metal'],
    ['scarves', 'silk', 'cotton'],
    ['goats', 'spotted', 'black'],
    ['lanterns', 'round', 'square'],
    ['shirts', 'checked', 'plain'],
    ['pebbles', 'gray', 'white'],
  ] as const);
  const all = random.pick(FOLDS);
  const some = random.int(1, all - 1);
  const be = some === 1 ? 'is' : 'are';
  return problem({
    question:
      `${who} has ${all} ${things}. ${some} of them ${be} ${one}, the others are ${other}. What fraction of the ${things} is ${other}?`.replace(
        'the others are',
        all - some === 1 ? 'the other one is' : 'the others are',
      ),
    answer: `${all - some}/${all}`,
    hints: [`First find out how many ${things} are ${other}.`],
    steps: [
      `${all} - ${some} = ${all - some}, so ${all - some} of the ${all} ${things} are ${other}.`.replace(
        /so 1 of the (.+) are/,
        'so 1 of the $1 is',
      ),
      `The fraction is ${all - some}/${all}.`,
    ],
  });
};

const line = (parts: number, to: number, tick: number, label: string) => ({
  kind: 'number_line' as const,
  from: 0,
  to,
  step: 1 / parts,
  labelEvery: parts,
  marks: [{ at: tick / parts, label }],
  alt: `A number line from 0 to ${to}. Each whole is cut into ${parts} equal parts. ${label === '?' ? 'The question mark' : label} is at tick number ${tick} after 0.`,
});
const lineSteps = (parts: number, tick: number): string[] => [
  `Each step on the line is 1/${parts}.`,
  `It is ${tick} ${tick === 1 ? 'step' : 'steps'} from 0, so it is at ${tick}/${parts}.`,
];

const point: Form = (random) => {
  const parts = random.pick(PARTS);
  const to = random.int(1, parts < 6 ? 3 : 2);
  const tick = random.pick(
    Array.from({ length: parts * to - 1 }, (_, index) => index + 1).filter((at) => at % parts),
  );
  const label = random.pick(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'K', 'M', 'P', 'R', 'S', 'T']);
  const who = person(random);
  const starts = ['draws a line', 'paints a path', 'marks a rope', 'folds a strip'].map(
    (does) => `${who} ${does}. The`,
  );
  return problem({
    question: `${random.pick(['The', 'The', ...starts])} number line goes from 0 to ${to} in ${PART_NAMES[parts]}. What fraction is at point ${label}?`,
    answer: `${tick}/${parts}`,
    hints: ['How many equal steps make one whole? Then count the steps from zero to the point.'],
    steps: lineSteps(parts, tick),
    figure: line(parts, to, tick, label),
  });
};
const walk: Form = (random) => {
  const who = person(random);
  const parts = random.pick([2, 3, 4, 6, 8] as const);
  const unit = random.pick(['mile', 'kilometer']);
  const tick = random.int(1, parts - 1);
  const path = random.pick(
    choices('trail, beach path, river path, forest path, bike path, canal path, garden path, dike'),
  );
  const sign = random.pick(['sign', 'bench', 'lamp', 'tree', 'stone', 'flag', 'bin', 'bridge']);
  const place = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'][tick - 1];
  return problem({
    question: `A ${path} of 1 ${unit} has a ${sign} after every 1/${parts} ${unit}. ${who} walks to the ${place} ${sign}. What fraction of a ${unit} is that?`,
    answer: `${tick}/${parts}`,
    unit: `${unit}`,
    hints: [`Count the equal steps from the start to the ${place} ${sign}.`],
    steps: lineSteps(parts, tick),
    figure: line(parts, 1, tick, '?'),
  });
};
const stepsToWhole: Form = (random) => {
  const parts = random.pick(PARTS);
  const wholes = random.int(1, 9);
  const things = random.pick([
    'line',
    'track',
    'rope',
    'path',
    'ladder rail',
    'board',
    'fence',
    'wire',
    'belt',
  ]);
  const who = person(random);
  return problem({
    question: `${who} marks a ${things} in steps of 1/${parts}. How many steps is it from 0 to ${wholes}?`,
    answer: `${parts * wholes}`,
    unit: 'steps',
    hints: [`How many steps of 1/${parts} make one whole?`, 'First count the steps in one whole.'],
    steps: [
      `${parts} steps of 1/${parts} make 1 whole.`,
      `${wholes} ${wholes === 1 ? 'whole needs' : 'wholes need'} ${wholes} × ${parts} = ${wholes * parts} steps.`,
    ],
  });
};

/** Fractions. */
export const FRACTIONS_OF_A_WHOLE: readonly Generator[] = [
  {
    skill: '3.NF.A.1',
    level: 'easy',
    title: 'Fractions of a whole',
    description: 'Name the part of a whole that is shaded, eaten or left.',
    make: mix(shadedPart, partOf, partOfSet),
  },
  {
    skill: '3.NF.A.2',
    level: 'easy',
    title: 'Fractions on a number line',
    description: 'Find fractions between the whole numbers on a line.',
    make: mix(point, walk, walk, stepsToWhole),
  },
];

import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, gcd, lowest, mix, problem } from '../wording.ts';

const BOTTOMS = [2, 3, 4, 5, 6, 8, 10, 12] as const;

const PROPER = BOTTOMS.flatMap((bottom) =>
  Array.from({ length: bottom - 1 }, (_, index) => ({ top: index + 1, bottom })),
).filter(({ top, bottom }) => gcd(top, bottom) === 1);

/** A proper fraction in lowest terms and a number to enlarge it by. */
const fractionAndScale = (random: Parameters<Form>[0]) => ({
  ...random.pick(PROPER),
  scale: random.int(2, 12),
});
const scaleHints = ['What was the bottom number multiplied or divided by? Do the same to the top number.'];

const enlarge: Form = (random) => {
  const { top, bottom, scale } = fractionAndScale(random);
  const large = bottom * scale;
  return problem({
    question: `${top}/${bottom} = ?/${large}. What number is missing?`,
    answer: `${top * scale}`,
    hints: scaleHints,
    steps: [
      `The bottom number grows from ${bottom} to ${large}: that is × ${scale}.`,
      `Top number: ${top} × ${scale} = ${top * scale}`,
    ],
    ...(large <= 24
      ? {
          figure: {
            kind: 'fraction_bar' as const,
            parts: bottom,
            shaded: top,
            below: { parts: large, shaded: 0 },
            alt: `A bar cut into ${bottom} equal parts, ${top} of them shaded. Below it, a bar of the same length cut into ${large} equal parts, none of them shaded.`,
          },
        }
      : {}),
  });
};
const enlargeBottom: Form = (random) => {
  const { top, bottom, scale } = fractionAndScale(random);
  return problem({
    question: `${top}/${bottom} = ${top * scale}/?. What number is missing?`,
    answer: `${bottom * scale}`,
    hints: ['What was the top number multiplied by? Do the same to the bottom number.'],
    steps: [
      `The top number grows from ${top} to ${top * scale}: that is × ${scale}.`,
      `Bottom number: ${bottom} × ${scale} = ${bottom * scale}`,
    ],
  });
};
/** Three equal fractions in a row. */
const chain: Form = (random) => {
  const { top, bottom, scale } = fractionAndScale(random);
  const other = random.int(2, 12);
  const end = other !== scale ? other : other === 2 ? 3 : other - 1;
  return problem({
    question: `${top * end}/${bottom * end} = ?/${bottom * scale} = ${top}/${bottom}. What number is missing?`,
    answer: `${top * scale}`,
    hints: ['Two of the fractions are whole. Take the one that is easier to enlarge.'],
    steps: [
      `From ${bottom} to ${bottom * scale} the bottom number is multiplied by ${scale}.`,
      `Top number: ${top} × ${scale} = ${top * scale}`,
    ],
  });
};
const shrink: Form = (random) => {
  const { top, bottom, scale } = fractionAndScale(random);
  return problem({
    question: `${top * scale}/${bottom * scale} = ?/${bottom}. What number is missing?`,
    answer: `${top}`,
    hints: scaleHints,
    steps: [
      `The bottom number shrinks from ${bottom * scale} to ${bottom}: that is ÷ ${scale}.`,
      `Top number: ${top * scale} ÷ ${scale} = ${top}`,
    ],
  });
};
const simplest: Form = (random) => {
  const { top, bottom, scale } = fractionAndScale(random);
  return problem({
    question: `Write ${top * scale}/${bottom * scale} in lowest terms.`,
    answer: `${top}/${bottom}`,
    form: 'simplest',
    hints: ['What is the biggest number that divides both the top and the bottom?'],
    steps: [
      `${scale} divides both numbers.`,
      `${top * scale} ÷ ${scale} = ${top} and ${bottom * scale} ÷ ${scale} = ${bottom}`,
      `In lowest terms it is ${top}/${bottom}`,
    ],
  });
};
const sameShare: Form = (random) => {
  const who = person(random);
  const { top, bottom, scale } = fractionAndScale(random);
  const [eats, thing, pieces] = random.pick([
    ['eats', 'pie', 'slices'],
    ['paints', 'wall', 'panels'],
    ['plants', 'flower bed', 'squares'],
    ['colors', 'poster', 'squares'],
    ['waters', 'garden', 'plots'],
    ['sews', 'quilt', 'patches'],
    ['eats', 'flatbread', 'pieces'],
    ['shovels', 'path', 'slabs'],
    ['mends', 'fishing net', 'parts'],
    ['tiles', 'fountain', 'fields'],
    ['decorates', 'cake', 'squares'],
    ['plows', 'field', 'strips'],
    ['weaves', 'mat', 'bands'],
    ['cleans', 'window', 'panes'],
  ] as const);
  return problem({
    question: `${who} ${eats} ${top}/${bottom} of a ${thing}. The ${thing} has ${bottom * scale} equal ${pieces}. How many ${pieces} is that?`,
    answer: `${top * scale}`,
    unit: pieces,
    hints: [`How many ${pieces} are one part of ${bottom}?`, `How many ${pieces} are one equal part?`],
    steps: [
      `One part of ${bottom}: ${bottom * scale} ÷ ${bottom} = ${scale} ${pieces}`,
      `${top} of those parts: ${top} × ${scale} = ${top * scale}`,
    ],
  });
};

const LIKE = [3, 4, 5, 6, 7, 8, 9, 10, 12] as const;
/** The last step of a sum or difference of fractions. */
function inLowest(top: number, bottom: number): string[] {
  const low = lowest(top, bottom);
  return low === `${top}/${bottom}`
    ? [`It is in lowest terms already: ${low}`]
    : [`In lowest terms: ${top}/${bottom} = ${low}`];
}
const likeSteps = (a: number, b: number, bottom: number, sign: '+' | '-') => {
  const top = sign === '+' ? a + b : a - b;
  return [
    `The parts are of the same size, so only the top numbers change: ${a} ${sign} ${b} = ${top}`,
    `That makes ${top}/${bottom}.`,
    ...inLowest(top, bottom),
  ];
};
const LIKE_HINTS = [
  'The bottom numbers are the same. Work with the top numbers, then look for lowest terms.',
];

const like =
  (sign: '+' | '-'): Form =>
  (random) => {
    const bottom = random.pick(LIKE);
    const a = random.int(2, (sign === '+' ? 2 : 3) * bottom - 1);
    const b = random.int(1, sign === '+' ? 2 * bottom - 1 : a - 1);
    return problem({
      question: `What is ${a}/${bottom} ${sign} ${b}/${bottom}? Write it in lowest terms.`,
      answer: lowest(sign === '+' ? a + b : a - b, bottom),
      form: 'simplest',
      hints: LIKE_HINTS,
      steps: likeSteps(a, b, bottom, sign),
    });
  };
const threeLike: Form = (random) => {
  const bottom = random.pick(LIKE);
  const [a, b, c] = [random.int(1, bottom), random.int(1, 2 * bottom), random.int(1, 2 * bottom)];
  const top = a + b + c;
  return problem({
    question: `What is ${a}/${bottom} + ${b}/${bottom} + ${c}/${bottom}? Write it in lowest terms.`,
    answer: lowest(top, bottom),
    form: 'simplest',
    hints: LIKE_HINTS,
    steps: [
      `The parts are of the same size: ${a} + ${b} + ${c} = ${top}`,
      `That makes ${top}/${bottom}.`,
      ...inLowest(top, bottom),
    ],
  });
};
const KITCHEN = [
  ['cup', 'flour'],
  ['cup', 'rice'],
  ['liter', 'water'],
  ['liter', 'milk'],
  ['kilogram', 'lentils'],
  ['kilogram', 'clay'],
  ['cup', 'honey'],
  ['liter', 'paint'],
  ['cup', 'corn'],
  ['liter', 'coconut water'],
  ['kilogram', 'dates'],
  ['cup', 'couscous'],
  ['liter', 'soup'],
  ['kilogram', 'wool'],
  ['cup', 'sesame'],
  ['meter', 'string'],
  ['yard', 'ribbon'],
] as const;
const pour: Form = (random) => {
  const who = person(random);
  const [unit, stuff] = random.pick(KITCHEN);
  const bottom = random.pick(LIKE);
  const [a, b] = [random.int(1, bottom - 1), random.int(1, bottom - 1)];
  return problem({
    question: `${who} takes ${a}/${bottom} ${unit} of ${stuff} and then ${b}/${bottom} ${unit} more. How much is that in all, in ${unit}s and in lowest terms?`,
    answer: lowest(a + b, bottom),
    unit: `${unit}s`,
    form: 'simplest',
    hints: LIKE_HINTS,
    steps: likeSteps(a, b, bottom, '+'),
  });
};
const useUp: Form = (random) => {
  const who = person(random);
  const [unit, stuff] = random.pick(KITCHEN);
  const bottom = random.pick(LIKE);
  const a = random.int(2, bottom - 1);
  const b = random.int(1, a - 1);
  return problem({
    question: `There is ${a}/${bottom} ${unit} of ${stuff}. ${who} uses ${b}/${bottom} ${unit}. How much is left, in ${unit}s and in lowest terms?`,
    answer: lowest(a - b, bottom),
    unit: `${unit}s`,
    form: 'simplest',
    hints: LIKE_HINTS,
    steps: likeSteps(a, b, bottom, '-'),
  });
};

/** Fractions. */
export const FRACTIONS: readonly Generator[] = [
  {
    skill: '4.NF.A.1',
    level: 'medium',
    title: 'Equal fractions',
    description: 'Find fractions that look different and are worth the same.',
    make: mix(
      mix(chain, chain, mix(enlarge, enlargeBottom, shrink, simplest)),
      sameShare,
      sameShare,
      sameShare,
    ),
  },
  {
    skill: '4.NF.B.3',
    level: 'medium',
    title: 'Adding fractions',
    description: 'Add and take away fractions with the same bottom number.',
    make: mix(mix(like('+'), like('-'), threeLike, threeLike), pour, useUp, useUp),
  },
];

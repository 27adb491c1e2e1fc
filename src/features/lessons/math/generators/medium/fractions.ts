import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, decimal, gcd, lowest, mix, problem } from '../wording.ts';

const BOTTOMS = [2, 3, 4, 5, 6, 8, 10] as const;

/** A proper fraction in lowest terms and a number to enlarge it by. */
function fractionAndScale(random: Parameters<Form>[0]): { top: number; bottom: number; scale: number } {
  const bottom = random.pick(BOTTOMS);
  const tops = Array.from({ length: bottom - 1 }, (_, index) => index + 1).filter(
    (top) => gcd(top, bottom) === 1,
  );
  return { bottom, top: random.pick(tops), scale: random.int(2, bottom > 6 ? 6 : 9) };
}
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
    const a = random.int(2, sign === '+' ? bottom - 1 : 2 * bottom - 1);
    const b = random.int(1, sign === '+' ? bottom - 1 : a - 1);
    return problem({
      question: `What is ${a}/${bottom} ${sign} ${b}/${bottom}? Write it in lowest terms.`,
      answer: lowest(sign === '+' ? a + b : a - b, bottom),
      form: 'simplest',
      hints: LIKE_HINTS,
      steps: likeSteps(a, b, bottom, sign),
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

const missingTop: Form = (random) => {
  const tenths = random.int(0, 2) === 0;
  const places = tenths ? 1 : 2;
  const low = random.int(tenths ? 11 : 101, tenths ? 99 : 999);
  const units = low % 10 === 0 ? low + 1 : low;
  const bottom = tenths ? 10 : 100;
  const word = tenths ? 'tenths' : 'hundredths';
  const whole = Math.floor(units / bottom);
  return problem({
    question: `${decimal(units, places)} = ?/${bottom}. What number is missing?`,
    answer: `${units}`,
    hints: [`How many ${word} make one whole? Then count all the ${word}.`],
    steps: [
      `${whole} ${whole === 1 ? 'whole is' : 'wholes are'} ${whole * bottom} ${word}.`,
      `After the point there are ${units - whole * bottom} more.`,
      `${whole * bottom} + ${units - whole * bottom} = ${units}`,
    ],
  });
};
const placeSum: Form = (random) => {
  const [ones, tenths, parts] = [random.int(0, 9), random.int(1, 9), random.int(1, 9)];
  const units = ones * 100 + tenths * 10 + parts;
  const start = ones === 0 ? '' : `${ones} + `;
  return problem({
    question: `What is ${start}${tenths}/10 + ${parts}/100? Write it as a decimal.`,
    answer: decimal(units, 2),
    hints: ['Tenths stand first after the point, hundredths second.'],
    steps: [
      `${tenths}/10 goes in the tenths place and ${parts}/100 in the hundredths place.`,
      `The number is ${decimal(units, 2)}`,
    ],
  });
};
const tenthsAndHundredths: Form = (random) => {
  const who = person(random);
  const tenths = random.int(1, 8);
  const some = random.int(3, 99 - tenths * 10);
  const parts = some % 10 === 0 ? some - 1 : some;
  const [does, unit] = random.pick([
    ['runs', 'kilometer'],
    ['walks', 'mile'],
    ['swims', 'kilometer'],
    ['pours', 'liter'],
    ['paints', 'meter'],
    ['knits', 'meter'],
  ] as const);
  const units = tenths * 10 + parts;
  return problem({
    question: `${who} ${does} ${tenths}/10 ${unit} and then ${parts}/100 ${unit}. How much of a ${unit} is that in all? Write a decimal.`,
    answer: decimal(units, 2),
    unit,
    hints: ['Turn the tenths into hundredths first. One tenth is ten hundredths.'],
    steps: [
      `${tenths}/10 = ${tenths * 10}/100`,
      `${tenths * 10} + ${parts} = ${units} hundredths`,
      `As a decimal that is ${decimal(units, 2)}`,
    ],
  });
};
const tenthPoint: Form = (random) => {
  const whole = random.int(0, 9);
  const tick = random.int(1, 9);
  const label = random.pick(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'K', 'M', 'P', 'R', 'S', 'T']);
  return problem({
    question: `The number line goes from ${whole} to ${whole + 1} in tenths. Which decimal number is at point ${label}?`,
    answer: decimal(whole * 10 + tick, 1),
    hints: ['Each small step is one tenth. Count the steps after the whole number.'],
    steps: [
      `Point ${label} is ${tick} tenths after ${whole}.`,
      `${whole} and ${tick} tenths is ${decimal(whole * 10 + tick, 1)}`,
    ],
    figure: {
      kind: 'number_line',
      from: whole,
      to: whole + 1,
      step: 0.1,
      labelEvery: 10,
      marks: [{ at: (whole * 10 + tick) / 10, label }],
      alt: `A number line from ${whole} to ${whole + 1}, cut into 10 equal parts. ${label} is at tick number ${tick} after ${whole}.`,
    },
  });
};
const coinsAsDecimal: Form = (random) => {
  const who = person(random);
  const [dimes, pennies, whole] = [random.int(1, 9), random.int(1, 9), random.int(1, 9)];
  const cents = whole * 100 + dimes * 10 + pennies;
  return problem({
    question: `${who} has $${whole}, ${dimes}/10 of a dollar in dimes and ${pennies}/100 of a dollar in pennies. How many dollars is that, as a decimal?`,
    answer: decimal(cents, 2),
    unit: '$',
    hints: ['Dimes are tenths of a dollar and pennies are hundredths.'],
    steps: [
      `${dimes}/10 and ${pennies}/100 of a dollar are ${dimes * 10 + pennies} cents.`,
      `With the ${whole} it is $${decimal(cents, 2)}`,
    ],
  });
};

/** Fractions and decimals. */
export const FRACTIONS: readonly Generator[] = [
  {
    skill: '4.NF.A.1',
    level: 'medium',
    title: 'Equal fractions',
    description: 'Find fractions that look different and are worth the same.',
    make: mix(enlarge, shrink, simplest, sameShare, sameShare, sameShare),
  },
  {
    skill: '4.NF.B.3',
    level: 'medium',
    title: 'Adding fractions',
    description: 'Add and take away fractions with the same bottom number.',
    make: mix(like('+'), like('-'), pour, useUp),
  },
  {
    skill: '4.NF.C.6',
    level: 'medium',
    title: 'Fractions as decimals',
    description: 'Go between tenths, hundredths and decimal numbers.',
    make: mix(missingTop, placeSum, tenthPoint, tenthsAndHundredths, tenthsAndHundredths, coinsAsDecimal),
  },
];

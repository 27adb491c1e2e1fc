import type { Generator } from '../../problem.ts';
import { PACKS, person } from '../../settings.ts';
import { type Form, gcd, lcm, lowest, mix, problem } from '../wording.ts';

const PAIRS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20] as const;

/** Two different denominators that go together without a large common one. */
function bottoms(random: Parameters<Form>[0]): [number, number] {
  const a = random.pick(PAIRS);
  return [a, random.pick(PAIRS.filter((b) => b !== a && lcm(a, b) <= 60))];
}
/** A fraction below 1 that is in lowest terms. */
const topFor = (random: Parameters<Form>[0], bottom: number) =>
  random.pick(
    Array.from({ length: bottom - 1 }, (_, index) => index + 1).filter((top) => gcd(top, bottom) === 1),
  );

/** What becomes of a fraction when its bottom number is made larger, if it has to be. */
const grown = (top: number, bottom: number, wanted: number) =>
  bottom === wanted ? `${top}/${bottom} stays` : `${top}/${bottom} = ${(top * wanted) / bottom}/${wanted}`;

function unlikeSteps(a: number, b: number, c: number, d: number, sign: '+' | '-'): string[] {
  const bottom = lcm(b, d);
  const [first, second] = [(a * bottom) / b, (c * bottom) / d];
  const top = sign === '+' ? first + second : first - second;
  const low = lowest(top, bottom);
  const end = `${first}/${bottom} ${sign} ${second}/${bottom} = ${top}/${bottom}`;
  return [
    `Make both bottom numbers ${bottom}: ${grown(a, b, bottom)} and ${grown(c, d, bottom)}`,
    ...(low === `${top}/${bottom}` ? [end] : [end, `In lowest terms: ${top}/${bottom} = ${low}`]),
  ];
}
const unlikeHints = (b: number, d: number) => [
  `Find a number that is in the ${b} times table and in the ${d} times table. Use it as the bottom number.`,
  'Give both fractions the same bottom number first.',
];

const addUnlike: Form = (random) => {
  const [b, d] = bottoms(random);
  const [a, c] = [topFor(random, b), topFor(random, d)];
  return problem({
    question: `What is ${a}/${b} + ${c}/${d}? Write it in lowest terms.`,
    answer: lowest(a * d + c * b, b * d),
    form: 'simplest',
    hints: unlikeHints(b, d),
    steps: unlikeSteps(a, b, c, d, '+'),
  });
};
/** The larger of two different fractions first. */
function ordered(random: Parameters<Form>[0]): [number, number, number, number] {
  const [b, d] = bottoms(random);
  const [a, c] = [topFor(random, b), topFor(random, d)];
  return a * d > c * b ? [a, b, c, d] : [c, d, a, b];
}
const takeUnlike: Form = (random) => {
  const [a, b, c, d] = ordered(random);
  return problem({
    question: `What is ${a}/${b} - ${c}/${d}? Write it in lowest terms.`,
    answer: lowest(a * d - c * b, b * d),
    form: 'simplest',
    hints: unlikeHints(b, d),
    steps: unlikeSteps(a, b, c, d, '-'),
  });
};
const threeUnlike: Form = (random) => {
  const bottom = random.pick([12, 18, 20, 24, 30, 36, 40, 60] as const);
  const parts = PAIRS.filter((each) => bottom % each === 0);
  const [b, d, f] = [random.pick(parts), random.pick(parts), random.pick(parts)];
  const [a, c, e] = [topFor(random, b), topFor(random, d), topFor(random, f)];
  const all = lcm(lcm(b, d), f);
  const [x, y, z] = [(a * all) / b, (c * all) / d, (e * all) / f];
  const sign = x + y > z && random.int(0, 1) === 0 ? '-' : '+';
  const top = sign === '+' ? x + y + z : x + y - z;
  return problem({
    question: `What is ${a}/${b} + ${c}/${d} ${sign} ${e}/${f}? Write it in lowest terms.`,
    answer: lowest(top, all),
    form: 'simplest',
    hints: ['Find one bottom number that fits all three fractions.'],
    steps: [
      `Make all bottom numbers ${all}: ${x}/${all} + ${y}/${all} ${sign} ${z}/${all}`,
      `Top numbers: ${x} + ${y} ${sign} ${z} = ${top}`,
      lowest(top, all) === `${top}/${all}`
        ? `The result is ${top}/${all}, which is in lowest terms.`
        : `In lowest terms: ${top}/${all} = ${lowest(top, all)}`,
    ],
  });
};
const MIXES = [
  ['liter', 'apple juice', 'orange juice'],
  ['cup', 'oats', 'raisins'],
  ['kilogram', 'sand', 'soil'],
  ['cup', 'flour', 'corn meal'],
  ['liter', 'blue paint', 'white paint'],
  ['kilogram', 'lentils', 'rice'],
  ['cup', 'yogurt', 'berries'],
  ['liter', 'coconut milk', 'mango juice'],
  ['kilogram', 'almonds', 'dates'],
  ['cup', 'chickpeas', 'couscous'],
  ['kilogram', 'clay', 'straw'],
  ['liter', 'tea', 'hot milk'],
  ['cup', 'sesame', 'honey'],
] as const;
const blend: Form = (random) => {
  const who = person(random);
  const [unit, one, other] = random.pick(MIXES);
  const [b, d] = bottoms(random);
  const [a, c] = [topFor(random, b), topFor(random, d)];
  return problem({
    question: `${who} mixes ${a}/${b} ${unit} of ${one} with ${c}/${d} ${unit} of ${other}. How many ${unit}s is that in all? Write a fraction in lowest terms.`,
    answer: lowest(a * d + c * b, b * d),
    unit: `${unit}s`,
    form: 'simplest',
    hints: unlikeHints(b, d),
    steps: unlikeSteps(a, b, c, d, '+'),
  });
};
const wayLeft: Form = (random) => {
  const who = person(random);
  const [a, b, c, d] = ordered(random);
  const [way, does] = random.pick([
    ['hike', 'has walked'],
    ['bike ride', 'has ridden'],
    ['swim', 'has swum'],
    ['run', 'has run'],
    ['canoe trip', 'has paddled'],
    ['ski trail', 'has skied'],
    ['climb', 'has climbed'],
    ['horse ride', 'has ridden'],
    ['river tour', 'has rowed'],
  ] as const);
  const unit = random.pick(['mile', 'kilometer']);
  return problem({
    question: `The ${way} is ${a}/${b} ${unit} long. ${who} ${does} ${c}/${d} ${unit}. What part of a ${unit} is left? Write a fraction in lowest terms.`,
    answer: lowest(a * d - c * b, b * d),
    unit,
    form: 'simplest',
    hints: unlikeHints(b, d),
    steps: unlikeSteps(a, b, c, d, '-'),
  });
};

function productSteps(a: number, b: number, c: number, d: number): string[] {
  const [top, bottom] = [a * c, b * d];
  const low = lowest(top, bottom);
  return [
    `Top times top: ${a} × ${c} = ${top}`,
    `Bottom times bottom: ${b} × ${d} = ${bottom}`,
    low === `${top}/${bottom}`
      ? `The product is ${low}, which is in lowest terms.`
      : `In lowest terms: ${top}/${bottom} = ${low}`,
  ];
}
const PRODUCT_HINTS = ['Multiply the tops, multiply the bottoms, then look for lowest terms.'];

const multiply: Form = (random) => {
  const [b, d] = [random.pick(PAIRS), random.pick(PAIRS)];
  const [a, c] = [topFor(random, b), topFor(random, d)];
  return problem({
    question: `What is ${a}/${b} × ${c}/${d}? Write it in lowest terms.`,
    answer: lowest(a * c, b * d),
    form: 'simplest',
    hints: PRODUCT_HINTS,
    steps: productSteps(a, b, c, d),
  });
};
const multiplyThree: Form = (random) => {
  const [b, d, f] = [random.int(2, 8), random.int(2, 8), random.int(2, 6)];
  const [a, c, e] = [topFor(random, b), topFor(random, d), topFor(random, f)];
  const [top, bottom] = [a * c * e, b * d * f];
  const low = lowest(top, bottom);
  return problem({
    question: `What is ${a}/${b} × ${c}/${d} × ${e}/${f}? Write it in lowest terms.`,
    answer: low,
    form: 'simplest',
    hints: PRODUCT_HINTS,
    steps: [
      `Top: ${a} × ${c} × ${e} = ${top}`,
      `Bottom: ${b} × ${d} × ${f} = ${bottom}`,
      low === `${top}/${bottom}`
        ? `The product is ${low}, which is in lowest terms.`
        : `In lowest terms: ${top}/${bottom} = ${low}`,
    ],
  });
};
const partOfPart: Form = (random) => {
  const who = person(random);
  const [b, d] = [random.pick(PAIRS), random.pick(PAIRS)];
  const [a, c] = [topFor(random, b), topFor(random, d)];
  const [whole, is, does] = random.pick([
    ['garden', 'is planted with vegetables', 'are beans'],
    ['wall', 'is painted', 'is green'],
    ['shelf', 'is full of books', 'are atlases'],
    ['quilt', 'is sewn', 'is made of silk'],
    ['field', 'is under water', 'is a rice paddy'],
    ['mural', 'is finished', 'shows the sea'],
    ['orchard', 'is in bloom', 'bears pears'],
    ['carpet', 'is woven', 'is red'],
    ['market', 'is open', 'sells spices'],
    ['mosaic', 'is laid', 'is blue'],
    ['parade', 'is made of bands', 'plays drums'],
    ['library', 'is novels', 'is for children'],
  ] as const);
  return problem({
    question: `${a}/${b} of the ${whole} ${is}, says ${who}. ${c}/${d} of that part ${does}. What fraction of the whole ${whole} is that? Write it in lowest terms.`,
    answer: lowest(a * c, b * d),
    form: 'simplest',
    hints: ['A part of a part: the word "of" tells you to multiply.'],
    steps: productSteps(a, b, c, d),
  });
};
const ofNumber =
  (story: boolean): Form =>
  (random) => {
    const who = person(random);
    const { thing } = random.pick(PACKS);
    const bottom = random.pick(PAIRS.filter((each) => each > 2));
    const top = topFor(random, bottom);
    const each = random.int(3, 24);
    const all = bottom * each;
    const does = random.pick(['sells', 'gives away', 'packs', 'counts', 'sorts']);
    return problem({
      question: story
        ? `${who} has ${all} ${thing.many} and ${does} ${top}/${bottom} of them. How many ${thing.many} is that?`
        : `What is ${top}/${bottom} of ${all}?`,
      answer: `${top * each}`,
      ...(story ? { unit: thing.many } : {}),
      hints: [`First find 1/${bottom} of ${all}.`, 'First find one single part of it.'],
      steps: [`One part: ${all} ÷ ${bottom} = ${each}`, `${top} of those: ${top} × ${each} = ${top * each}`],
    });
  };

/** Fractions. */
export const HARD_FRACTIONS: readonly Generator[] = [
  {
    skill: '5.NF.A.1',
    level: 'hard',
    title: 'Fractions with different bottoms',
    description: 'Add and take away fractions with different bottom numbers.',
    make: mix(mix(mix(addUnlike, takeUnlike), threeUnlike, threeUnlike), blend, wayLeft),
  },
  {
    skill: '5.NF.B.4',
    level: 'hard',
    title: 'Multiplying fractions',
    description: 'Multiply fractions and find a fraction of a number.',
    make: mix(mix(multiply, multiplyThree, ofNumber(false)), partOfPart, ofNumber(true), partOfPart),
  },
];

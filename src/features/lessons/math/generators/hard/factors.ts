import type { Generator } from '../../problem.ts';
import { pair, person, town } from '../../settings.ts';
import { type Form, gcd, lcm, mix, problem } from '../wording.ts';

const GREATEST = ['Which numbers divide both without a remainder? Look for the largest of them.'];
const LEAST = [
  'Go through the multiples of the larger number. Which is the first that the other divides too?',
];

/** Two numbers up to 200 with a common factor, neither dividing the other. */
function withFactor(random: Parameters<Form>[0]): { a: number; b: number; shared: number } {
  const shared = random.int(2, 25);
  const most = Math.floor(200 / shared);
  const [p, q] = [random.int(2, most), random.int(2, most)];
  if (gcd(p, q) !== 1) return withFactor(random);
  return { a: p * shared, b: q * shared, shared };
}
const greatestSteps = (a: number, b: number, shared: number) => [
  `${a} = ${shared} × ${a / shared} and ${b} = ${shared} × ${b / shared}`,
  `${a / shared} and ${b / shared} have no common factor but 1.`,
  `The greatest common factor is ${shared}`,
];
const greatest: Form = (random) => {
  const { a, b, shared } = withFactor(random);
  return problem({
    question: `What is the greatest common factor of ${a} and ${b}?`,
    answer: `${shared}`,
    hints: GREATEST,
    steps: greatestSteps(a, b, shared),
  });
};
const baskets: Form = (random) => {
  const who = person(random);
  const { a, b, shared } = withFactor(random);
  const [one, other, holder] = random.pick([
    ['apples', 'pears', 'baskets'],
    ['roses', 'lilies', 'bunches'],
    ['pencils', 'erasers', 'sets'],
    ['red beads', 'blue beads', 'bags'],
    ['samosas', 'spring rolls', 'plates'],
    ['dates', 'figs', 'boxes'],
    ['violinists', 'drummers', 'groups'],
    ['tents', 'lamps', 'kits'],
    ['novels', 'comics', 'parcels'],
    ['shells', 'pebbles', 'jars'],
  ] as const);
  return problem({
    question: `${who} puts ${a} ${one} and ${b} ${other} into as many equal ${holder} as possible, with nothing left over. How many ${holder} are there?`,
    answer: `${shared}`,
    unit: holder,
    hints: ['The number must divide both. Look for the largest one that does.'],
    steps: greatestSteps(a, b, shared),
  });
};

/** Two numbers whose least common multiple can still be found by going through multiples. */
function forMultiple(random: Parameters<Form>[0], high: number): { a: number; b: number; least: number } {
  const [a, b] = [random.int(4, high), random.int(4, high)];
  const least = lcm(a, b);
  return a === b || least > 600 ? forMultiple(random, high) : { a, b, least };
}
const leastSteps = (a: number, b: number, least: number, unit = '') => [
  `${least} is ${least / a} × ${a} and ${least / b} × ${b}.`,
  `No smaller number is a multiple of both, so it is ${least}${unit}`,
];
const least: Form = (random) => {
  const { a, b, least: found } = forMultiple(random, 60);
  return problem({
    question: `What is the least common multiple of ${a} and ${b}?`,
    answer: `${found}`,
    hints: LEAST,
    steps: leastSteps(a, b, found),
  });
};
const meet: Form = (random) => {
  const [ana, ben] = pair(random);
  const { a, b, least: found } = forMultiple(random, 24);
  const place = town(random);
  const [first, second, unit] = random.pick([
    [`A tram in ${place} leaves every # minutes`, 'a bus leaves every # minutes', 'minutes'],
    [`A fountain in ${place} jumps every # seconds`, 'another one every # seconds', 'seconds'],
    [`A bell in ${place} rings every # minutes`, 'a second bell every # minutes', 'minutes'],
    [`${ana} visits a library in ${place} every # days`, `${ben} comes every # days`, 'days'],
    [`${ana} runs a lap in ${place} in # minutes`, `${ben} needs # minutes for one`, 'minutes'],
    [`A lighthouse near ${place} flashes every # seconds`, 'a buoy flashes every # seconds', 'seconds'],
    [`${ana} waters the palms in ${place} every # days`, `${ben} waters the ferns every # days`, 'days'],
    [`A ferry from ${place} sails every # days`, 'a cargo ship sails every # days', 'days'],
  ] as const);
  return problem({
    question: `${first.replace('#', `${a}`)}, and ${second.replace('#', `${b}`)}. They start together now. After how many ${unit} does that happen again for the first time?`,
    answer: `${found}`,
    unit,
    hints: LEAST,
    steps: leastSteps(a, b, found, ` ${unit}`),
  });
};

const brackets: Form = (random) => {
  const [a, b, c, d] = [random.int(2, 30), random.int(2, 30), random.int(2, 9), random.int(2, 60)];
  const inside = a + b;
  const minus = inside * c > d && random.int(0, 1) === 0;
  const [sign, result] = minus ? ['-', inside * c - d] : ['+', inside * c + d];
  return problem({
    question: `What is (${a} + ${b}) × ${c} ${sign} ${d}?`,
    answer: `${result}`,
    hints: ['Work out the brackets first, then multiply, then do what is left.'],
    steps: [
      `Brackets: ${a} + ${b} = ${inside}`,
      `Multiply: ${inside} × ${c} = ${inside * c}`,
      `${inside * c} ${sign} ${d} = ${result}`,
    ],
  });
};
const deep: Form = (random) => {
  const [a, b, c, d] = [random.int(2, 9), random.int(10, 40), random.int(2, 9), random.int(2, 6)];
  const [inner, outer] = [b - c, a + b - c];
  return problem({
    question: `What is ${d} × (${a} + (${b} - ${c}))?`,
    answer: `${d * outer}`,
    hints: ['Start with the inner brackets and go outward.'],
    steps: [
      `Inner brackets: ${b} - ${c} = ${inner}`,
      `Outer brackets: ${a} + ${inner} = ${outer}`,
      `${d} × ${outer} = ${d * outer}`,
    ],
  });
};
const kits: Form = (random) => {
  const who = person(random);
  const [a, b, many, off] = [random.int(3, 25), random.int(3, 25), random.int(3, 12), random.int(2, 30)];
  const [thing, one, other, does] = random.pick([
    ['school kits', 'pens', 'pencils', 'gives away'],
    ['necklaces', 'red beads', 'white beads', 'loses'],
    ['picnic baskets', 'buns', 'plums', 'eats'],
    ['garden beds', 'onions', 'leeks', 'picks'],
    ['gift bags', 'figs', 'almonds', 'takes out'],
    ['game boxes', 'dice', 'tokens', 'lends out'],
    ['flower stands', 'tulips', 'irises', 'sells'],
    ['toy trains', 'wheels', 'screws', 'replaces'],
    ['lantern strings', 'yellow lanterns', 'red lanterns', 'takes down'],
  ] as const);
  const all = many * (a + b);
  if (all <= off) return kits(random);
  return problem({
    question: `${who} has ${many} ${thing} with ${a} ${one} and ${b} ${other} in each and ${does} ${off} pieces. Work out ${many} × (${a} + ${b}) - ${off}. How many pieces are left?`,
    answer: `${all - off}`,
    hints: ['The brackets tell how many are in one. Work them out first.'],
    steps: [
      `In one: ${a} + ${b} = ${a + b}`,
      `In all of them: ${many} × ${a + b} = ${all}`,
      `${all} - ${off} = ${all - off}`,
    ],
  });
};

/** Common factors and multiples, and the order of operations. */
export const FACTORS_AND_BRACKETS: readonly Generator[] = [
  {
    skill: '6.NS.B.4',
    level: 'hard',
    title: 'Common factors and multiples',
    description: 'Find the greatest common factor and the least common multiple.',
    make: mix(mix(greatest, least), baskets, baskets, meet, meet),
  },
  {
    skill: '5.OA.A.1',
    level: 'hard',
    title: 'Brackets',
    description: 'Work out brackets and the rest in the right order.',
    make: mix(mix(brackets, deep), kits),
  },
];

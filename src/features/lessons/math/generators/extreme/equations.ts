import type { Generator } from '../../problem.ts';
import { pair, person } from '../../settings.ts';
import { type Form, after, mix, problem, tail, choices } from '../wording.ts';

/** 'x', '-x', '7x'. */
const term = (factor: number, letter: string) =>
  factor === 1 ? letter : factor === -1 ? `-${letter}` : `${factor}${letter}`;
const bothSides: Form = (random) => {
  const letter = random.pick(['x', 'y', 'n', 'm', 't', 'k']);
  const [value, c, more, b] = [random.int(-9, 12), random.int(1, 8), random.int(1, 8), random.int(-30, 30)];
  const a = c + more;
  const d = (a - c) * value + b;
  return problem({
    question: `Solve ${term(a, letter)}${tail(b)} = ${term(c, letter)}${tail(d)}. What is ${letter}?`,
    answer: `${value}`,
    hints: ['Bring all the letters to one side and all the plain numbers to the other.'],
    steps: [
      `Take ${term(c, letter)} away on both sides: ${term(more, letter)}${tail(b)} = ${d}`,
      ...(b === 0 ? [] : [`Get the letter alone: ${term(more, letter)} = ${d - b}`]),
      `${d - b} ÷ ${more} = ${value}`,
    ],
  });
};
const bracketSides: Form = (random) => {
  const letter = random.pick(['x', 'y', 'n', 'm', 't', 'k']);
  const [value, c, more, b] = [random.int(-6, 12), random.int(1, 6), random.int(1, 6), random.int(1, 9)];
  const a = c + more;
  const d = a * (value + b) - c * value;
  return problem({
    question: `Solve ${a}(${letter} + ${b}) = ${term(c, letter)}${tail(d)}. What is ${letter}?`,
    answer: `${value}`,
    hints: ['Multiply out the brackets first. Then bring the letters to one side.'],
    steps: [
      `Multiply out: ${a}${letter} + ${a * b} = ${term(c, letter)}${tail(d)}`,
      `Letters to the left, numbers to the right: ${term(more, letter)} = ${d - a * b}`,
      `${d - a * b} ÷ ${more} = ${value}`,
    ],
  });
};
const OFFERS = [
  ['bike shops', 'hours'],
  ['phone plans', 'months'],
  ['boat hires', 'hours'],
  ['climbing halls', 'visits'],
  ['print shops', 'posters'],
  ['music schools', 'lessons'],
  ['swimming halls', 'visits'],
  ['seed shops', 'trays'],
  ['ski hires', 'days'],
  ['pottery studios', 'lessons'],
  ['delivery services', 'parcels'],
] as const;
const breakEven: Form = (random) => {
  const who = person(random);
  const [what, units] = random.pick(OFFERS);
  const [value, c, more, b] = [random.int(2, 18), random.int(2, 9), random.int(1, 8), random.int(2, 30)];
  const a = c + more;
  const d = more * value + b;
  return problem({
    question: `${who} compares two ${what}. One costs $${b} plus $${a} for each of n ${units}, the other $${d} plus $${c} each. For how many ${units} do both cost the same?`,
    answer: `${value}`,
    unit: units,
    hints: ['Write both prices with n and set them equal.'],
    steps: [
      `${a}n + ${b} = ${c}n + ${d}`,
      `${term(more, 'n')} = ${d - b}`,
      `n = ${d - b} ÷ ${more} = ${value}`,
    ],
  });
};
const catchUp: Form = (random) => {
  const [ana, ben] = pair(random);
  const [value, slow, more] = [random.int(3, 24), random.int(2, 20), random.int(1, 9)];
  const start = random.int(4, 40);
  const ahead = start + more * value;
  const [things, unit] = random.pick([
    ['dollars', 'week'],
    ['stamps', 'month'],
    ['stickers', 'week'],
    ['liters of rain water', 'day'],
    ['books', 'year'],
  ] as const);
  return problem({
    question: `${ana} has ${start} ${things} and gets ${slow + more} more each ${unit}. ${ben} has ${ahead} and gets ${slow} more each ${unit}. After how many ${unit}s do both have the same?`,
    answer: `${value}`,
    unit: `${unit}s`,
    hints: [`Write both amounts with n ${unit}s and set them equal.`],
    steps: [
      `${start} + ${slow + more}n = ${ahead} + ${slow}n`,
      `${term(more, 'n')} = ${ahead - start}`,
      `n = ${ahead - start} ÷ ${more} = ${value}`,
    ],
  });
};

const sumDifference: Form = (random) => {
  const [x, y] = [random.int(-15, 25), random.int(-15, 25)];
  const want = random.pick(['x', 'y'] as const);
  return problem({
    question: `x + y = ${x + y} and x - y = ${x - y}. What is ${want}?`,
    answer: `${want === 'x' ? x : y}`,
    hints: ['What happens when you add the two equations?'],
    steps: [
      `Add both equations: 2x = ${2 * x}, so x = ${x}`,
      `Then y = ${x + y} - ${after(x)} = ${y}`,
      ...(want === 'x' ? [`So x = ${x}`] : []),
    ],
  });
};
const substitute: Form = (random) => {
  const [a, x, b, c] = [random.int(2, 6), random.int(-6, 12), random.int(-15, 15), random.int(1, 5)];
  const y = a * x + b;
  return problem({
    question: `y = ${a}x${tail(b)} and ${term(c, 'x')} + y = ${c * x + y}. What is x?`,
    answer: `${x}`,
    hints: ['Put what y is worth into the second equation.'],
    steps: [
      `Put y in: ${term(c, 'x')} + ${a}x${tail(b)} = ${c * x + y}`,
      `${a + c}x = ${c * x + y - b}`,
      `x = ${c * x + y - b} ÷ ${a + c} = ${x}`,
    ],
  });
};
const TICKETS = [
  ['adult tickets', 'child tickets', 'tickets', 'a concert'],
  ['large boxes', 'small boxes', 'boxes', 'a fair'],
  ['tulips', 'daisies', 'flowers', 'a market'],
  ['big lanterns', 'small lanterns', 'lanterns', 'a festival'],
  ['pies', 'muffins', 'cakes', 'a bake sale'],
  ['kites', 'pinwheels', 'toys', 'a spring fair'],
  ['long scarves', 'short scarves', 'scarves', 'a winter market'],
  ['tall candles', 'tea lights', 'candles', 'a craft fair'],
  ['mangoes', 'limes', 'fruits', 'a harbor market'],
  ['day passes', 'evening passes', 'passes', 'a film festival'],
] as const;
const tickets: Form = (random) => {
  const who = person(random);
  const [first, second, things, place] = random.pick(TICKETS);
  const [x, y, low] = [random.int(3, 40), random.int(3, 40), random.int(2, 9)];
  const high = low + random.int(1, 8);
  const total = high * x + low * y;
  return problem({
    question: `At ${place} ${who} sells ${x + y} ${things}: ${first} for $${high} each and ${second} for $${low} each. That brings $${total}. How many ${first} does ${who} sell?`,
    answer: `${x}`,
    unit: first,
    hints: [`What would all ${things} bring if each were one of the ${second}?`],
    steps: [
      `If all cost $${low}: ${x + y} × ${low} = ${(x + y) * low}. Missing: ${total} - ${(x + y) * low} = ${total - (x + y) * low}`,
      `Each of the ${first} brings ${high} - ${low} = ${high - low} more.`,
      `${total - (x + y) * low} ÷ ${high - low} = ${x}`,
    ],
  });
};
const ages: Form = (random) => {
  const [ana, ben] = pair(random);
  const [y, gap] = [random.int(5, 60), random.int(2, 30)];
  const things = random.pick(
    choices('cards, coins, books, stamps, points, shells, photos, badges, comics, fossils, maps'),
  );
  return problem({
    question: `${ana} and ${ben} have ${2 * y + gap} ${things} together. ${ana} has ${gap} more than ${ben}. How many ${things} does ${ben} have?`,
    answer: `${y}`,
    unit: things,
    hints: [`Let x be for ${ana} and y for ${ben}. Write two equations.`],
    steps: [
      `x + y = ${2 * y + gap} and x = y + ${gap}`,
      `2y = ${2 * y + gap} - ${gap} = ${2 * y}`,
      `y = ${2 * y} ÷ 2 = ${y}`,
    ],
  });
};

/** Equations and systems. */
export const EXTREME_EQUATIONS: readonly Generator[] = [
  {
    skill: '8.EE.C.7',
    level: 'extreme',
    title: 'Letters on both sides',
    description: 'Solve equations with the unknown on both sides.',
    make: mix(bothSides, bracketSides, breakEven, catchUp),
  },
  {
    skill: '8.EE.C.8',
    level: 'extreme',
    title: 'Two unknowns',
    description: 'Find two unknown numbers from two equations.',
    make: mix(mix(sumDifference, substitute), tickets, ages),
  },
];

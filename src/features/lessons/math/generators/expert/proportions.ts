import type { Generator } from '../../problem.ts';
import { GOODS, person } from '../../settings.ts';
import { type Form, amount, aOr, big, decimal, dollars, mix, problem } from '../wording.ts';

const constant: Form = (random) => {
  const [k, x] = [random.int(2, 30), random.int(2, 20)];
  const [a, b] = random.pick([
    ['x', 'y'],
    ['t', 'd'],
    ['n', 'c'],
    ['h', 'p'],
    ['w', 'm'],
  ] as const);
  return problem({
    question: `${b} is proportional to ${a}. When ${a} = ${x}, ${b} = ${k * x}. What is the constant k in ${b} = k${a}?`,
    answer: `${k}`,
    hints: [`The constant tells how much ${b} belongs to one of ${a}.`],
    steps: [`k = ${b} ÷ ${a}`, `k = ${k * x} ÷ ${x} = ${k}`],
  });
};
const proportion: Form = (random) => {
  const [k2, x, drawn] = [random.int(3, 40), random.int(1, 10) * 2, random.int(3, 30)];
  const z = drawn === x ? x + 1 : drawn;
  // k may be a half, so that one cannot guess that everything is whole.
  const y = (k2 * x) / 2;
  const end = decimal(k2 * z * 5, 1);
  return problem({
    question: `y is proportional to x. When x = ${x}, y = ${y}. What is y when x = ${z}?`,
    answer: end,
    hints: ['How much y belongs to one x? Find that first.'],
    steps: [
      `For one x: ${y} ÷ ${x} = ${decimal(k2 * 5, 1)}`,
      `For x = ${z}: ${decimal(k2 * 5, 1)} × ${z} = ${end}`,
    ],
  });
};
const RECIPES = [
  ['cups of rice', 'people'],
  ['grams of lentils', 'bowls of soup'],
  ['milliliters of milk', 'glasses of lassi'],
  ['grams of flour', 'flatbreads'],
  ['grams of sugar', 'jars of jam'],
  ['milliliters of paint', 'masks'],
  ['centimeters of yarn', 'bracelets'],
  ['grams of chickpeas', 'plates of falafel'],
  ['milliliters of coconut milk', 'bowls of curry'],
  ['grams of clay', 'beads'],
  ['cups of masa', 'tamales'],
  ['grams of butter', 'scones'],
  ['centimeters of bamboo', 'kites'],
] as const;
const recipe: Form = (random) => {
  const who = person(random);
  const [stuff, things] = random.pick(RECIPES);
  const [each, few] = [stuff.startsWith('cups') ? random.int(2, 4) : random.int(4, 50) * 5, random.int(2, 8)];
  const more = few + random.int(1, 12);
  return problem({
    question: `${who} needs ${big(each * few)} ${stuff} for ${few} ${things}. How many ${stuff} does ${who} need for ${more} ${things}?`,
    answer: `${each * more}`,
    unit: stuff.split(' ')[0] ?? stuff,
    hints: [`How much is needed for one? Then think of ${more}.`, 'How much is needed for one?'],
    steps: [
      `For one: ${big(each * few)} ÷ ${few} = ${each}`,
      `For ${more}: ${each} × ${more} = ${big(each * more)}`,
    ],
  });
};
const wages: Form = (random) => {
  const who = person(random);
  const [each, few] = [random.int(10, 36) * 50, random.int(2, 8)];
  const more = few + random.int(1, 9);
  const [does, time] = random.pick([
    ['walks dogs', 'hours'],
    ['mows lawns', 'hours'],
    ['waters plants for neighbors', 'weeks'],
    ['tutors chess', 'lessons'],
    ['sorts a library', 'days'],
    ['feeds horses', 'days'],
    ['picks apples', 'hours'],
    ['paints fences', 'hours'],
    ['delivers bread', 'weeks'],
    ['plays the fiddle at fairs', 'evenings'],
  ] as const);
  return problem({
    question: `${who} ${does} and earns ${dollars(each * few)} in ${few} ${time}. How many dollars is that in ${more} ${time} at the same rate?`,
    answer: amount(each * more),
    unit: '$',
    hints: [`How much is earned in one of the ${time}?`],
    steps: [
      `In one: ${dollars(each * few)} ÷ ${few} = ${dollars(each)}`,
      `In ${more}: ${dollars(each)} × ${more} = ${dollars(each * more)}`,
    ],
  });
};

const RATES = [5, 10, 12, 15, 20, 25, 30, 35, 40, 45, 60, 70, 75] as const;
const sale: Form = (random) => {
  const who = person(random);
  const [thing, percent] = [random.pick(GOODS), random.pick(RATES)];
  const price = random.int(thing.from, thing.to);
  const cents = price * (100 - percent);
  return problem({
    question: `A ${thing.name} costs $${price}. It is on sale for ${percent}% off. How many dollars does ${who} pay for it?`,
    answer: amount(cents),
    unit: '$',
    hints: ['Which percentage of the price is still to be paid?'],
    steps: [
      `Still to be paid: 100% - ${percent}% = ${100 - percent}%`,
      `${decimal(100 - percent, 2)} × ${price} = ${amount(cents)} dollars: ${dollars(cents)}`,
    ],
  });
};
const tax: Form = (random) => {
  const who = person(random);
  const [thing, percent] = [random.pick(GOODS), random.pick([4, 5, 6, 7, 8, 9, 10, 12, 15] as const)];
  const price = random.int(thing.from, thing.to);
  const cents = price * (100 + percent);
  return problem({
    question: `A ${thing.name} costs $${price} before tax. The sales tax is ${percent}%. How many dollars does ${who} pay in all?`,
    answer: amount(cents),
    unit: '$',
    hints: ['Find the tax first, then add it to the price.'],
    steps: [
      `Tax: ${percent}% of ${price} is ${decimal(percent, 2)} × ${price} = ${amount(price * percent)}`,
      `${price} + ${amount(price * percent)} = ${amount(cents)} dollars`,
    ],
  });
};
const percentChange: Form = (random) => {
  const percent = random.pick([5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 80] as const);
  const start = 20 * random.int(2, 250);
  const up = random.int(0, 1) === 0;
  const change = (start * percent) / 100;
  const end = up ? start + change : start - change;
  return problem({
    question: `A number ${up ? 'grows' : 'shrinks'} from ${big(start)} to ${big(end)}. By what percent does it ${up ? 'grow' : 'shrink'}?`,
    answer: `${percent}`,
    unit: '%',
    hints: ['Compare the change with the number at the start.'],
    steps: [
      `The change: ${big(Math.max(start, end))} - ${big(Math.min(start, end))} = ${change}`,
      `${change} ÷ ${start} = ${decimal(percent, 2)}, which is ${percent}%`,
    ],
  });
};
const wholeFromPart: Form = (random) => {
  const percent = random.pick([5, 10, 15, 20, 25, 30, 40, 45, 60, 75, 80] as const);
  const whole = 20 * random.int(2, 250);
  const part = (whole * percent) / 100;
  return problem({
    question: `${percent}% of a number is ${part}. What is the number?`,
    answer: `${whole}`,
    hints: ['First find how much one percent is.'],
    steps: [
      `1 percent: ${part} ÷ ${percent} = ${decimal(whole, 2)}`,
      `100 percent: ${decimal(whole, 2)} × 100 = ${whole}`,
    ],
  });
};
const interest: Form = (random) => {
  const who = person(random);
  const [base, percent, years] = [50 * random.int(2, 30), random.int(2, 6), random.int(2, 6)];
  const yearly = base * percent;
  return problem({
    question: `${who} puts $${big(base)} in a savings account with ${aOr(percent)} ${percent}% simple interest rate a year. How many dollars of interest come in ${years} years?`,
    answer: amount(yearly * years),
    unit: '$',
    hints: ['Simple interest is the same every year. Find one year first.'],
    steps: [
      `One year: ${decimal(percent, 2)} × ${big(base)} = ${amount(yearly)} dollars`,
      `${years} years: ${amount(yearly)} × ${years} = ${amount(yearly * years)} dollars`,
    ],
  });
};

/** Proportions and percent. */
export const PROPORTIONS: readonly Generator[] = [
  {
    skill: '7.RP.A.2',
    level: 'expert',
    title: 'Proportions',
    description: 'Find what grows at the same rate, and by which constant.',
    make: mix(mix(constant, proportion), recipe, wages),
  },
  {
    skill: '7.RP.A.3',
    level: 'expert',
    title: 'Percent in daily life',
    description: 'Work with sales, taxes, interest and percent change.',
    make: mix(mix(percentChange, wholeFromPart), sale, tax, interest),
  },
];

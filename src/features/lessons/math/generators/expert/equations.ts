import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, big, decimal, mix, problem, choices } from '../wording.ts';

const LETTERS = ['x', 'y', 'n', 'm', 'k', 't', 'p', 'b'] as const;

const twoStep: Form = (random) => {
  const letter = random.pick(LETTERS);
  const [a, value] = [random.int(2, 12), random.int(-12, 15)];
  const b = random.int(1, 40);
  const plus = random.int(0, 1) === 0;
  const right = plus ? a * value + b : a * value - b;
  return problem({
    question: `Solve ${a}${letter} ${plus ? '+' : '-'} ${b} = ${right}. What is ${letter}?`,
    answer: `${value}`,
    hints: ['Undo the plus or minus first, then undo the multiplication.'],
    steps: [
      plus
        ? `Take ${b} away on both sides: ${a}${letter} = ${right - b}`
        : `Add ${b} on both sides: ${a}${letter} = ${right + b}`,
      `Divide both sides by ${a}: ${letter} = ${value}`,
    ],
  });
};
const bracket: Form = (random) => {
  const letter = random.pick(LETTERS);
  const [a, value, b] = [random.int(2, 9), random.int(-9, 15), random.int(1, 12)];
  const plus = random.int(0, 1) === 0;
  const inside = plus ? value + b : value - b;
  return problem({
    question: `Solve ${a}(${letter} ${plus ? '+' : '-'} ${b}) = ${a * inside}. What is ${letter}?`,
    answer: `${value}`,
    hints: ['What must the brackets be worth? Divide first.'],
    steps: [
      `Divide both sides by ${a}: ${letter} ${plus ? '+' : '-'} ${b} = ${inside}`,
      `${plus ? `Take ${b} away` : `Add ${b}`} on both sides: ${letter} = ${value}`,
    ],
  });
};
const FEES = [
  ['rents a bike', 'a fee of', 'hour'],
  ['joins a climbing hall', 'an entry fee of', 'visit'],
  ['orders a photo book', 'a start price of', 'page'],
  ['hires a boat', 'a fee of', 'hour'],
  ['takes a taxi', 'a start price of', 'mile'],
  ['prints posters', 'a set-up cost of', 'poster'],
  ['rents skates', 'a deposit of', 'hour'],
  ['joins a chess club', 'an entry fee of', 'month'],
  ['hires a canoe', 'a fee of', 'day'],
  ['takes pottery lessons', 'a fee of', 'lesson'],
  ['orders stickers', 'a shipping cost of', 'sheet'],
  ['books a camp site', 'a booking fee of', 'night'],
] as const;
const fee: Form = (random) => {
  const who = person(random);
  const [does, start, unit] = random.pick(FEES);
  const [a, b, value] = [random.int(2, 15), random.int(3, 40), random.int(3, 18)];
  return problem({
    question: `${who} ${does} for ${start} $${b} and $${a} for each ${unit}. The bill is $${a * value + b}. How many ${unit}s is that?`,
    answer: `${value}`,
    unit: `${unit}s`,
    hints: [`Write an equation with n for the number of ${unit}s.`],
    steps: [`${a}n + ${b} = ${a * value + b}`, `${a}n = ${a * value}`, `n = ${a * value} ÷ ${a} = ${value}`],
  });
};
const thinkOf: Form = (random) => {
  const who = person(random);
  const [a, value, b] = [random.int(2, 12), random.int(2, 30), random.int(2, 40)];
  const plus = random.int(0, 1) === 0;
  const end = plus ? a * value + b : a * value - b;
  return problem({
    question: `${who} thinks of a number, multiplies it by ${a} and then ${plus ? 'adds' : 'takes away'} ${b}. The result is ${end}. What was the number?`,
    answer: `${value}`,
    hints: ['Go backwards: undo the last thing first.'],
    steps: [
      `Undo the last step: ${end} ${plus ? '-' : '+'} ${b} = ${a * value}`,
      `Undo the multiplication: ${a * value} ÷ ${a} = ${value}`,
    ],
  });
};

const scaleDraw: Form = (random) => {
  const who = person(random);
  const [each, tenths] = [
    random.pick([2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 50] as const),
    random.int(12, 120),
  ];
  const thing = random.pick(
    choices('road map, floor plan, garden plan, stage plan, park map, city map, house plan, boat plan'),
  );
  const unit = thing === 'road map' || thing === 'city map' ? 'kilometers' : 'meters';
  const end = decimal(each * tenths, 1);
  return problem({
    question: `On a ${thing} that ${who} draws, 1 cm stands for ${each} ${unit}. A line on it is ${decimal(tenths, 1)} cm long. How many ${unit} is that in reality?`,
    answer: end,
    unit,
    hints: ['Each centimeter stands for the same length. How many of them are there?'],
    steps: [
      `Multiply the length by what one centimeter stands for.`,
      `${decimal(tenths, 1)} × ${each} = ${end} ${unit}`,
    ],
  });
};
const scaleBack: Form = (random) => {
  const who = person(random);
  const thing = random.pick(
    choices(
      'a harbor, a bridge, a stadium, a castle, a ship, a runway, a canal, a vineyard',
      'a school yard, a temple, a railway station, a camp site, a zoo, a market hall',
    ),
  );
  const [each, long] = [random.pick([2, 4, 5, 8, 10, 20, 25, 40, 50] as const), random.int(3, 48)];
  return problem({
    question: `${who} draws ${thing} with a scale of 1 cm to ${each} m. How many centimeters long is ${big(each * long)} m in the drawing?`,
    answer: `${long}`,
    unit: 'cm',
    hints: ['How many times does the scale length fit into the real length?'],
    steps: [`Every ${each} m become 1 cm.`, `${big(each * long)} ÷ ${each} = ${long} cm`],
  });
};
const similar: Form = (random) => {
  const [a, b, scale] = [random.int(3, 25), random.int(3, 40), random.int(2, 9)];
  return problem({
    question: `A rectangle of ${a} cm by ${b} cm is enlarged. The side of ${a} cm becomes ${a * scale} cm. How many centimeters does the side of ${b} cm become?`,
    answer: `${b * scale}`,
    unit: 'cm',
    hints: ['By which number is the first side multiplied?'],
    steps: [`Scale factor: ${a * scale} ÷ ${a} = ${scale}`, `${b} × ${scale} = ${b * scale} cm`],
    figure: {
      kind: 'shape',
      alt: `A rectangle with sides of ${a} cm and ${b} cm.`,
      outline: { name: 'rectangle', width: a, height: b, labels: { width: `${a} cm`, height: `${b} cm` } },
    },
  });
};

/** Equations and scale drawings. */
export const EXPERT_EQUATIONS: readonly Generator[] = [
  {
    skill: '7.EE.B.4',
    level: 'expert',
    title: 'Two-step equations',
    description: 'Solve equations by undoing one step after the other.',
    make: mix(twoStep, bracket, fee, thinkOf),
  },
  {
    skill: '7.G.A.1',
    level: 'expert',
    title: 'Scale drawings',
    description: 'Go between a map or plan and the real length.',
    make: mix(scaleDraw, scaleDraw, scaleBack, similar),
  },
];

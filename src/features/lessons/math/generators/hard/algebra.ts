import type { Generator } from '../../problem.ts';
import { pair, person } from '../../settings.ts';
import { type Form, mix, problem } from '../wording.ts';

const LETTERS = ['n', 'm', 'k', 'x', 'y', 'z', 'b', 'c', 't', 'p'] as const;

const evaluateLine: Form = (random) => {
  const [letter, a, b, value] = [
    random.pick(LETTERS),
    random.int(2, 12),
    random.int(2, 40),
    random.int(2, 12),
  ];
  const plus = random.int(0, 1) === 0 || a * value <= b;
  const result = plus ? a * value + b : a * value - b;
  const sign = plus ? '+' : '-';
  return problem({
    question: `What is the value of ${a}${letter} ${sign} ${b} when ${letter} = ${value}?`,
    answer: `${result}`,
    hints: [
      `${a}${letter} means ${a} times ${letter}. Put ${value} in for ${letter}.`,
      'Put the number in for the letter and multiply first.',
    ],
    steps: [`${a}${letter} is ${a} × ${value} = ${a * value}`, `${a * value} ${sign} ${b} = ${result}`],
  });
};
const evaluateBracket: Form = (random) => {
  const [letter, a, b, value] = [
    random.pick(LETTERS),
    random.int(2, 9),
    random.int(1, 20),
    random.int(2, 15),
  ];
  return problem({
    question: `What is the value of ${a} × (${letter} + ${b}) when ${letter} = ${value}?`,
    answer: `${a * (value + b)}`,
    hints: ['Put the number in for the letter. Work out the brackets first.'],
    steps: [`Brackets first: ${value} + ${b} = ${value + b}`, `${a} × ${value + b} = ${a * (value + b)}`],
  });
};
const evaluateSquare: Form = (random) => {
  const [letter, b, value] = [random.pick(LETTERS), random.int(1, 40), random.int(2, 12)];
  return problem({
    question: `What is the value of ${letter}² + ${b} when ${letter} = ${value}?`,
    answer: `${value * value + b}`,
    hints: [`${letter}² means ${letter} times itself.`],
    steps: [
      `${value}² is ${value} × ${value} = ${value * value}`,
      `${value * value} + ${b} = ${value * value + b}`,
    ],
  });
};
const HIRES = [
  ['Renting a kayak', 'hour'],
  ['Renting a bike', 'hour'],
  ['A taxi ride', 'kilometer'],
  ['A swimming pass', 'visit'],
  ['A cooking class', 'lesson'],
  ['Printing a photo book', 'page'],
  ['A climbing course', 'lesson'],
  ['Renting a drum', 'week'],
] as const;
const hire: Form = (random) => {
  const who = person(random);
  const [what, unit] = random.pick(HIRES);
  const [start, each, number] = [random.int(3, 30), random.int(2, 12), random.int(2, 12)];
  return problem({
    question: `${what} costs ${start} + ${each}n dollars for n ${unit}s. ${who} takes n = ${number}. How many dollars does ${who} pay?`,
    answer: `${start + each * number}`,
    unit: '$',
    hints: ['Put the number in for n. Multiply before you add.'],
    steps: [
      `${each}n is ${each} × ${number} = ${each * number}`,
      `${start} + ${each * number} = ${start + each * number} dollars`,
    ],
  });
};
const ageRule: Form = (random) => {
  const [ana, ben] = pair(random);
  const [a, value] = [random.int(2, 5), random.int(3, 14)];
  const less = random.int(1, a * value - 2);
  const what = random.pick(['beads', 'points', 'stamps', 'marbles', 'cards', 'laps', 'shells']);
  return problem({
    question: `${ana} has n ${what}. ${ben} has ${a}n - ${less} ${what}. How many ${what} does ${ben} have when n = ${value}?`,
    answer: `${a * value - less}`,
    unit: what,
    hints: ['Put the number in for n. Multiply before you take away.'],
    steps: [`${a}n is ${a} × ${value} = ${a * value}`, `${a * value} - ${less} = ${a * value - less}`],
  });
};

const solvePlus: Form = (random) => {
  const [letter, value, b] = [random.pick(LETTERS), random.int(3, 120), random.int(3, 120)];
  return problem({
    question: `Solve ${letter} + ${b} = ${value + b}. What is ${letter}?`,
    answer: `${value}`,
    hints: ['Undo the plus: take the same number away on both sides.'],
    steps: [`Take ${b} away on both sides.`, `${letter} = ${value + b} - ${b} = ${value}`],
  });
};
const solveMinus: Form = (random) => {
  const [letter, value, b] = [random.pick(LETTERS), random.int(20, 180), random.int(3, 80)];
  const left = value - b;
  return left < 1
    ? solvePlus(random)
    : problem({
        question: `Solve ${letter} - ${b} = ${left}. What is ${letter}?`,
        answer: `${value}`,
        hints: ['Undo the minus: add the same number on both sides.'],
        steps: [`Add ${b} on both sides.`, `${letter} = ${left} + ${b} = ${value}`],
      });
};
const solveTimes: Form = (random) => {
  const [letter, value, a] = [random.pick(LETTERS), random.int(4, 60), random.int(3, 12)];
  return problem({
    question: `Solve ${a}${letter} = ${a * value}. What is ${letter}?`,
    answer: `${value}`,
    hints: [`${a}${letter} means ${a} times ${letter}. Undo it.`, 'Undo the multiplication on both sides.'],
    steps: [`Divide both sides by ${a}.`, `${letter} = ${a * value} ÷ ${a} = ${value}`],
  });
};
const solveOver: Form = (random) => {
  const [letter, right, a] = [random.pick(LETTERS), random.int(3, 40), random.int(2, 12)];
  return problem({
    question: `Solve ${letter} ÷ ${a} = ${right}. What is ${letter}?`,
    answer: `${right * a}`,
    hints: ['Undo the division: multiply both sides.'],
    steps: [`Multiply both sides by ${a}.`, `${letter} = ${right} × ${a} = ${right * a}`],
  });
};
const storyPlus: Form = (random) => {
  const who = person(random);
  const [value, more] = [random.int(12, 190), random.int(8, 120)];
  const [thing, where] = random.pick([
    ['books', 'on a shelf'],
    ['fish', 'in a pond'],
    ['photos', 'in an album'],
    ['songs', 'in a list'],
    ['coins', 'in a jar'],
    ['plants', 'in a greenhouse'],
  ] as const);
  return problem({
    question: `There are some ${thing} ${where}. ${who} adds ${more} more, and now there are ${value + more}. How many ${thing} were there at first?`,
    answer: `${value}`,
    unit: thing,
    hints: [`Write an equation with n for the ${thing} at first.`],
    steps: [`n + ${more} = ${value + more}`, `n = ${value + more} - ${more} = ${value}`],
  });
};
const storyTimes: Form = (random) => {
  const who = person(random);
  const [value, a] = [random.int(6, 48), random.int(3, 12)];
  const [thing, one] = random.pick([
    ['tickets', 'ticket'],
    ['books', 'book'],
    ['plants', 'plant'],
    ['hats', 'hat'],
    ['bowls', 'bowl'],
    ['lanterns', 'lantern'],
  ] as const);
  return problem({
    question: `${who} pays $${a * value} for ${a} ${thing} at the same price. How many dollars does one ${one} cost?`,
    answer: `${value}`,
    unit: '$',
    hints: [`Write an equation with p for the price of one ${one}.`],
    steps: [`${a}p = ${a * value}`, `p = ${a * value} ÷ ${a} = ${value} dollars`],
  });
};

/** Expressions and equations. */
export const HARD_ALGEBRA: readonly Generator[] = [
  {
    skill: '6.EE.A.2',
    level: 'hard',
    title: 'Expressions with letters',
    description: 'Put a number in for a letter and work out the value.',
    make: mix(evaluateLine, evaluateBracket, evaluateSquare, hire, ageRule, hire),
  },
  {
    skill: '6.EE.B.7',
    level: 'hard',
    title: 'First equations',
    description: 'Find the number that a letter stands for.',
    make: mix(solvePlus, solveMinus, solveTimes, solveOver, storyPlus, storyTimes, storyPlus, storyTimes),
  },
];

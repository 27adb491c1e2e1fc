import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, listed, lowest, mix, problem, choices } from '../wording.ts';

/** The last step: how the fraction looks in lowest terms. */
const inLowest = (top: number, bottom: number) =>
  lowest(top, bottom) === `${top}/${bottom}`
    ? `It is in lowest terms already: ${top}/${bottom}`
    : `In lowest terms: ${top}/${bottom} = ${lowest(top, bottom)}`;

const COLORS = ['red', 'blue', 'green', 'yellow', 'white', 'purple'] as const;
const draw: Form = (random) => {
  const who = person(random);
  const thing = random.pick(
    choices('marbles, beads, balls, buttons, cards, tokens, ribbons, socks, stones, tulips, pens'),
  );
  const holder = random.pick(['bag', 'box', 'hat', 'drawer', 'basket']);
  const colors = random.shuffle(COLORS).slice(0, 3);
  const numbers = colors.map(() => random.int(2, 12));
  const all = numbers.reduce((sum, value) => sum + value, 0);
  const not = random.int(0, 1) === 0;
  const hits = not ? all - (numbers[0] ?? 0) : (numbers[0] ?? 0);
  const one = thing === 'ribbons' ? 'ribbon' : thing.replace(/s$/, '');
  return problem({
    question: `A ${holder} holds ${listed(colors.map((color, index) => `${numbers[index]} ${color}`))} ${thing}. ${who} takes one without looking. What is the probability that the ${one} is ${not ? 'not ' : ''}${colors[0]}? Write a fraction in lowest terms.`,
    answer: lowest(hits, all),
    form: 'simplest',
    hints: ['Compare the number of good outcomes with the number of all outcomes.'],
    steps: [`All outcomes: ${numbers.join(' + ')} = ${all}`, `Good outcomes: ${hits}`, inLowest(hits, all)],
  });
};
const drawNumber: Form = (random) => {
  const all = random.int(10, 60);
  const who = person(random);
  const things = random.pick(
    choices('Cards, Tickets, Tiles, Wooden balls, Lottery slips, Marbles, Tokens, Puzzle pieces'),
  );
  const [words, good] = random.pick([
    ['even', (value: number) => value % 2 === 0],
    ['odd', (value: number) => value % 2 === 1],
    ['a multiple of 3', (value: number) => value % 3 === 0],
    ['a multiple of 4', (value: number) => value % 4 === 0],
    ['a multiple of 5', (value: number) => value % 5 === 0],
    ['a multiple of 6', (value: number) => value % 6 === 0],
    ['less than 7', (value: number) => value < 7],
    ['greater than 8', (value: number) => value > 8],
  ] as const);
  const hits = Array.from({ length: all }, (_, index) => index + 1).filter(good).length;
  return problem({
    question: `${things} are numbered from 1 to ${all}. ${who} draws one by chance. What is the probability that its number is ${words}? Write a fraction in lowest terms.`,
    answer: lowest(hits, all),
    form: 'simplest',
    hints: ['How many of the numbers fit? Compare that with all of them.'],
    steps: [`Of all ${all}, ${hits} ${hits === 1 ? 'fits' : 'fit'}.`, inLowest(hits, all)],
  });
};
const expected: Form = (random) => {
  const who = person(random);
  const [bottom, times] = [random.pick([2, 3, 4, 5, 6, 8, 10] as const), random.int(4, 40)];
  const top = random.pick([1, bottom - 1]);
  const what = random.pick([
    'spins a spinner',
    'rolls a number cube',
    'draws a card and puts it back',
    'tosses a ring',
    'shoots an arrow at a target',
    'opens a puzzle box',
    'picks a straw',
    'rolls a marble down a maze',
    'spins a top',
    'draws a tile and puts it back',
  ]);
  return problem({
    question: `${who} ${what} ${bottom * times} times. The probability of a win is ${top}/${bottom} each time. How many wins should ${who} expect?`,
    answer: `${top * times}`,
    unit: 'wins',
    hints: ['The expected number is the probability times the number of tries.'],
    steps: [
      `One part: ${bottom * times} ÷ ${bottom} = ${times}`,
      `${top} of those parts: ${top} × ${times} = ${top * times}`,
    ],
  });
};
const twoEvents: Form = (random) => {
  const [a, b] = [random.int(3, 16), random.int(3, 16)];
  const [k, m] = [random.int(1, a - 1), random.int(1, b - 1)];
  return problem({
    question: `One spinner has ${a} equal parts, ${k} of them blue. Another has ${b} equal parts, ${m} of them blue. What is the probability that both land on blue? Write a fraction in lowest terms.`,
    answer: lowest(k * m, a * b),
    form: 'simplest',
    hints: ['For both to happen, multiply the two probabilities.'],
    steps: [
      `The probabilities are ${k}/${a} and ${m}/${b}.`,
      `${k} × ${m} = ${k * m} and ${a} × ${b} = ${a * b}`,
      inLowest(k * m, a * b),
    ],
  });
};

/** Probability. */
export const CHANCE: readonly Generator[] = [
  {
    skill: '7.SP.C.7',
    level: 'expert',
    title: 'Probability',
    description: 'Say how likely something is, as a fraction.',
    make: mix(draw, draw, drawNumber, expected, twoEvents),
  },
];

import type { Generator } from '../../problem.ts';
import { pair, person } from '../../settings.ts';
import { type Form, gcd, mix, problem, tail } from '../wording.ts';

const LETTERS = ['x', 'y', 'n', 'm', 'k', 't', 'a', 'b'] as const;
/** 'x', '-x', '7x'. */
const term = (factor: number, letter: string) =>
  factor === 1 ? letter : factor === -1 ? `-${letter}` : `${factor}${letter}`;
const plusTerm = (factor: number, letter: string) =>
  factor < 0 ? ` - ${term(-factor, letter)}` : ` + ${term(factor, letter)}`;
const signed = (random: Parameters<Form>[0], most: number) => random.int(1, most) * random.pick([1, -1]);

const combine: Form = (random) => {
  const letter = random.pick(LETTERS);
  const [a, b, c, d] = [random.int(2, 15), signed(random, 20), signed(random, 15), signed(random, 20)];
  const wantsFactor = random.int(0, 1) === 0;
  if (a + c === 0 || b + d === 0) return combine(random);
  const left = `${term(a, letter)}${tail(b)}${plusTerm(c, letter)}${tail(d)}`;
  return problem({
    question: wantsFactor
      ? `${left} = ?${letter}${tail(b + d)}. What number is missing?`
      : `${left} = ${term(a + c, letter)} + ?. What number is missing?`,
    answer: `${wantsFactor ? a + c : b + d}`,
    hints: [
      wantsFactor
        ? `Which terms have the letter ${letter}? Put only those together.`
        : 'Which terms have no letter? Put only those together.',
    ],
    steps: wantsFactor
      ? [`The terms with ${letter}: ${term(a, letter)}${plusTerm(c, letter)}`, `${a}${tail(c)} = ${a + c}`]
      : [`The plain numbers: ${b}${tail(d)}`, `${b}${tail(d)} = ${b + d}`],
  });
};
const expand: Form = (random) => {
  const letter = random.pick(LETTERS);
  const [a, b, c] = [random.int(2, 12), signed(random, 12), random.int(2, 9)];
  const wantsFactor = random.int(0, 1) === 0;
  return problem({
    question: wantsFactor
      ? `${a}(${letter}${tail(b)}) + ${term(c, letter)} = ?${letter}${tail(a * b)}. What number is missing?`
      : `${a}(${letter}${tail(b)}) + ${term(c, letter)} = ${term(a + c, letter)} + ?. What number is missing?`,
    answer: `${wantsFactor ? a + c : a * b}`,
    hints: ['Multiply everything inside the brackets by the number in front of them.'],
    steps: wantsFactor
      ? [
          `Multiply out: ${term(a, letter)}${tail(a * b)} + ${term(c, letter)}`,
          `The terms with ${letter}: ${a} + ${c} = ${a + c}`,
        ]
      : [
          `Multiply out: ${term(a, letter)}${tail(a * b)} + ${term(c, letter)}`,
          `The plain number is ${a * b}`,
        ],
  });
};
const factorOut: Form = (random) => {
  const letter = random.pick(LETTERS);
  const [front, a, b] = [random.int(2, 12), random.int(2, 12), signed(random, 12)];
  if (gcd(a, b) !== 1) return factorOut(random);
  return problem({
    question: `${front * a}${letter}${tail(front * b)} = ${front}(?${letter}${tail(b)}). What number is missing?`,
    answer: `${a}`,
    hints: [
      `Which number times ${front} makes ${front * a}?`,
      'Divide the first term by the number before the brackets.',
    ],
    steps: [`Both terms are divided by ${front}.`, `${front * a} ÷ ${front} = ${a}`],
  });
};
const FIGURES = [
  ['kite', 2],
  ['garden', 2],
  ['picture frame', 2],
  ['sports field', 2],
  ['banner', 2],
  ['dance floor', 2],
  ['rice field', 2],
  ['swimming pool', 2],
] as const;
const around: Form = (random) => {
  const who = person(random);
  const [thing] = random.pick(FIGURES);
  const [a, b, c, d] = [random.int(1, 9), random.int(1, 15), random.int(1, 9), random.int(1, 15)];
  const wantsFactor = random.int(0, 1) === 0;
  const [factor, plain] = [2 * (a + c), 2 * (b + d)];
  return problem({
    question: `${who} measures a rectangular ${thing}: it is ${term(a, 'x')} + ${b} long and ${term(c, 'x')} + ${d} wide. Its perimeter is ${wantsFactor ? `?x + ${plain}` : `${factor}x + ?`}. What number is missing?`,
    answer: `${wantsFactor ? factor : plain}`,
    hints: ['Add length and width first. Both come twice.'],
    steps: [
      `Length and width: ${term(a, 'x')} + ${b} + ${term(c, 'x')} + ${d} = ${a + c}x + ${b + d}`,
      `Twice that: ${factor}x + ${plain}`,
      `The missing number is ${wantsFactor ? factor : plain}`,
    ],
  });
};
const together: Form = (random) => {
  const [ana, ben] = pair(random);
  const [a, b, c, d] = [random.int(2, 12), random.int(1, 30), random.int(2, 12), random.int(1, 30)];
  const [unit, things] = random.pick([
    ['hours', 'baskets'],
    ['days', 'pages'],
    ['weeks', 'dollars'],
    ['rounds', 'points'],
    ['minutes', 'stitches'],
    ['games', 'goals'],
    ['evenings', 'lanterns'],
    ['months', 'stamps'],
  ] as const);
  const wantsFactor = random.int(0, 1) === 0;
  return problem({
    question: `After n ${unit} ${ana} has ${a}n + ${b} ${things} and ${ben} has ${c}n + ${d}. Together they have ${wantsFactor ? `?n + ${b + d}` : `${a + c}n + ?`}. What number is missing?`,
    answer: `${wantsFactor ? a + c : b + d}`,
    hints: ['Put the terms with n together, and the plain numbers together.'],
    steps: wantsFactor
      ? [`The terms with n: ${a}n + ${c}n`, `${a} + ${c} = ${a + c}`]
      : [`The plain numbers are ${b} and ${d}.`, `${b} + ${d} = ${b + d}`],
  });
};

/** Rewriting expressions. */
export const EXPRESSIONS: readonly Generator[] = [
  {
    skill: '7.EE.A.1',
    level: 'expert',
    title: 'Rewriting expressions',
    description: 'Put like terms together, multiply out brackets and factor.',
    make: mix(mix(combine, expand, factorOut), around, together),
  },
];

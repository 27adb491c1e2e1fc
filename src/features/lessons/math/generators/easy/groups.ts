import type { Generator } from '../../problem.ts';
import { PACKS, THINGS, pair, person, town } from '../../settings.ts';
import { type Form, count, mix, problem } from '../wording.ts';

/** Works out a product from the one before it. */
function times(a: number, b: number): string[] {
  return b < 3
    ? [`${a} × ${b} means ${b === 2 ? `${a} + ${a}` : a}.`, `${a} × ${b} = ${a * b}`]
    : [
        `Start with one less: ${a} × ${b - 1} = ${a * (b - 1)}`,
        `One more ${a}: ${a * (b - 1)} + ${a} = ${a * b}`,
      ];
}
const timesHints = (a: number, b: number): string[] =>
  b < 3
    ? [`Think of ${a} + ${a}.`, 'Think of a double.']
    : [`Think of ${a} × ${b} as ${a} × ${b - 1} and one more ${a}.`, 'Start from a product that you know.'];

const shared = (all: number, by: number): string[] => [
  `Think: ${by} times what makes ${all}?`,
  `${by} × ${all / by} = ${all}, so ${all} ÷ ${by} = ${all / by}`,
];
const sharedHints = (all: number, by: number): string[] => [
  `${by} times what number makes ${all}?`,
  'Think of the times table that fits.',
];

const dots: Form = (random) => {
  const rows = random.int(2, 9);
  const columns = random.int(3, 10);
  const shape = random.pick(['dots', 'stars', 'beads', 'sequins', 'buttons', 'pearls', 'patches']);
  const who = person(random);
  return problem({
    question: `${random.pick(['The picture shows', ...['lays out', 'draws', 'sews on'].map((does) => `${who} ${does}`)])} ${rows} rows of ${shape}. There are ${columns} ${shape} in each row. How many ${shape} are there in all?`,
    answer: `${rows * columns}`,
    unit: shape,
    hints: timesHints(columns, rows),
    steps: [`${rows} rows of ${columns} are ${columns} × ${rows}.`, ...times(columns, rows)],
    figure: { kind: 'array', rows, columns, alt: `${rows} rows of dots with ${columns} dots in each row.` },
  });
};
const rowsOf: Form = (random) => {
  const rows = random.int(2, 9);
  const columns = random.int(3, 10);
  const who = person(random);
  const [things, verb] = random.pick([
    ['chairs', 'sets out'],
    ['carrots', 'plants'],
    ['cookies', 'bakes'],
    ['pictures', 'hangs up'],
    ['toy cars', 'lines up'],
    ['cards', 'lays out'],
    ['onions', 'plants'],
    ['tiles', 'lays'],
    ['lanterns', 'hangs up'],
    ['dumplings', 'folds'],
    ['tulips', 'plants'],
    ['boots', 'lines up'],
    ['puppets', 'sets out'],
    ['mats', 'spreads'],
  ] as const);
  return problem({
    question: `${who} ${verb} ${rows * columns} ${things} in ${rows} equal rows. How many ${things} are in each row?`,
    answer: `${columns}`,
    unit: things,
    hints: sharedHints(rows * columns, rows),
    steps: shared(rows * columns, rows),
  });
};
const packs: Form = (random) => {
  const place = random.pick(['market', 'school', 'fair', 'festival', 'shop', 'street party', 'workshop']);
  const { holder, thing } = random.pick(PACKS);
  const [groups, each] = [random.int(2, 10), random.int(2, 10)];
  return problem({
    question: `At a ${place} in ${town(random)} there are ${count(groups, holder)}. Each ${holder.one} has ${count(each, thing)}. How many ${thing.many} are there in all?`,
    answer: `${groups * each}`,
    unit: thing.many,
    hints: timesHints(each, groups),
    steps: [`${groups} equal groups of ${each} are ${each} × ${groups}.`, ...times(each, groups)],
  });
};
const share: Form = (random) => {
  const who = person(random);
  const thing = random.pick(THINGS);
  const [friends, each] = [random.int(2, 10), random.int(2, 10)];
  return problem({
    question: `${who} shares ${count(friends * each, thing)} equally among ${friends} friends. How many ${thing.many} does each friend get?`,
    answer: `${each}`,
    unit: thing.many,
    hints: sharedHints(friends * each, friends),
    steps: shared(friends * each, friends),
  });
};
const fill: Form = (random) => {
  const who = person(random);
  const { holder, thing } = random.pick(PACKS);
  const [groups, each] = [random.int(2, 10), random.int(2, 10)];
  return problem({
    question: `${who} has ${count(groups * each, thing)} and wants ${each} in each ${holder.one}. How many ${holder.many} does ${who} need?`,
    answer: `${groups}`,
    unit: holder.many,
    hints: sharedHints(groups * each, each),
    steps: shared(groups * each, each),
  });
};

const product: Form = (random) => {
  const [a, b] = [random.int(2, 10), random.int(2, 10)];
  const [ana, ben] = pair(random);
  return problem({
    question: random.pick([
      `${ana} asks ${ben}: what is ${a} × ${b}?`,
      `What is ${a} × ${b}?`,
      `Multiply ${a} by ${b}.`,
      `${a} × ${b} = ? Find the product.`,
    ]),
    answer: `${a * b}`,
    hints: timesHints(a, b),
    steps: times(a, b),
  });
};
const quotient: Form = (random) => {
  const [a, b] = [random.int(2, 10), random.int(2, 10)];
  const [ana, ben] = pair(random);
  return problem({
    question: random.pick([
      `${ana} asks ${ben}: what is ${a * b} ÷ ${a}?`,
      `What is ${a * b} ÷ ${a}?`,
      `Divide ${a * b} by ${a}.`,
      `How many times does ${a} fit into ${a * b}?`,
    ]),
    answer: `${b}`,
    hints: sharedHints(a * b, a),
    steps: shared(a * b, a),
  });
};
const factor: Form = (random) => {
  const [ana, ben] = pair(random);
  const [a, b] = [random.int(2, 10), random.int(2, 10)];
  return problem({
    question: random.pick([
      `${a} × ? = ${a * b}. What number is missing?`,
      `? × ${a} = ${a * b}. What number is missing?`,
      ...[ana, ben].map((who) => `${who} thinks: which number times ${a} makes ${a * b}?`),
    ]),
    answer: `${b}`,
    hints: sharedHints(a * b, a),
    steps: shared(a * b, a),
  });
};

/** Two facts in one question. */
const twoProducts: Form = (random) => {
  const [a, b, c, d] = [random.int(2, 10), random.int(2, 10), random.int(2, 10), random.int(2, 10)];
  const [one, other] = [a * b, c * d];
  const more = random.int(0, 1) === 0 && one > other;
  return problem({
    question: more ? `How much more is ${a} × ${b} than ${c} × ${d}?` : `What is ${a} × ${b} + ${c} × ${d}?`,
    answer: `${more ? one - other : one + other}`,
    hints: [
      `Work out both products first, ${a} × ${b} and ${c} × ${d}.`,
      'Work out both products first. What do you do with them then?',
    ],
    steps: [
      `The products: ${a} × ${b} = ${one} and ${c} × ${d} = ${other}`,
      more ? `${one} - ${other} = ${one - other}` : `${one} + ${other} = ${one + other}`,
    ],
  });
};
const twoQuotients: Form = (random) => {
  const [a, b, c, d] = [random.int(2, 10), random.int(2, 10), random.int(2, 10), random.int(2, 10)];
  return problem({
    question: `What is ${a * b} ÷ ${a} + ${c * d} ÷ ${c}?`,
    answer: `${b + d}`,
    hints: [
      `Divide first: ${a} times what makes ${a * b}, and ${c} times what makes ${c * d}?`,
      'Divide first, both times. Then add.',
    ],
    steps: [`Divide first: ${a * b} ÷ ${a} = ${b} and ${c * d} ÷ ${c} = ${d}`, `${b} + ${d} = ${b + d}`],
  });
};

/** Multiplication and division. */
export const GROUPS: readonly Generator[] = [
  {
    skill: '3.OA.A.3',
    level: 'easy',
    title: 'Equal groups',
    description: 'Put things in equal groups and rows, and share them fairly.',
    make: mix(dots, packs, share, fill, rowsOf),
  },
  {
    skill: '3.OA.C.7',
    level: 'easy',
    title: 'Times tables',
    description: 'Multiply and divide with the tables up to 10.',
    make: mix(mix(product, quotient, factor), mix(twoProducts, twoQuotients), packs, share, fill, rowsOf),
  },
];

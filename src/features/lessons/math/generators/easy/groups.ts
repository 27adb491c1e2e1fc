import type { Generator } from '../../problem.ts';
import { PACKS, THINGS, pair, person } from '../../settings.ts';
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
  const shape = random.pick(['dots', 'counters', 'beads', 'stamps', 'buttons', 'tiles']);
  return problem({
    question: `${random.pick(['The picture shows', `${person(random)} lays out`])} ${rows} rows of ${shape}. There are ${columns} ${shape} in each row. How many ${shape} are there in all?`,
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
  const { holder, thing } = random.pick(PACKS);
  const [groups, each] = [random.int(2, 10), random.int(2, 10)];
  return problem({
    question: `There are ${count(groups, holder)}. Each ${holder.one} has ${count(each, thing)}. How many ${thing.many} are there in all?`,
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
  return problem({
    question: random.pick([
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
  return problem({
    question: random.pick([
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
  const [a, b] = [random.int(2, 10), random.int(2, 10)];
  return problem({
    question: `${random.pick([`${a} × ?`, `? × ${a}`])} = ${a * b}. What number is missing?`,
    answer: `${b}`,
    hints: sharedHints(a * b, a),
    steps: shared(a * b, a),
  });
};

const productPlus: Form = (random) => {
  const [a, b, c] = [random.int(2, 10), random.int(2, 10), random.int(3, 40)];
  const up = a * b <= c || random.int(0, 1) === 0;
  const sign = up ? '+' : '-';
  const result = up ? a * b + c : a * b - c;
  return problem({
    question: `What is ${a} × ${b} ${sign} ${c}?`,
    answer: `${result}`,
    hints: [`Multiply first. What is ${a} × ${b}?`, 'Multiply first.'],
    steps: [`Multiply first: ${a} × ${b} = ${a * b}`, `${a * b} ${sign} ${c} = ${result}`],
  });
};
const sharePlus: Form = (random) => {
  const [a, b, c] = [random.int(2, 10), random.int(2, 10), random.int(3, 40)];
  return problem({
    question: `What is ${c} + ${a * b} ÷ ${a}?`,
    answer: `${c + b}`,
    hints: [`Divide first. What is ${a * b} ÷ ${a}?`, 'Divide first, then add.'],
    steps: [`Divide first: ${a * b} ÷ ${a} = ${b}`, `${c} + ${b} = ${c + b}`],
  });
};
const packsAndLoose: Form = (random) => {
  const [ana, ben] = pair(random);
  const { holder, thing } = random.pick(PACKS);
  const [groups, each, loose] = [random.int(2, 9), random.int(3, 10), random.int(2, 19)];
  return problem({
    question: `${ana} has ${count(groups, holder)} with ${count(each, thing)} in each. ${ben} brings ${loose} more ${thing.many}. How many ${thing.many} are there now?`,
    answer: `${groups * each + loose}`,
    unit: thing.many,
    hints: [`First find out how many ${thing.many} ${ana} has.`],
    steps: [
      `${ana} has ${groups} × ${each} = ${groups * each}.`,
      `With the ones from ${ben}: ${groups * each} + ${loose} = ${groups * each + loose}`,
    ],
  });
};
const packsLessSome: Form = (random) => {
  const ana = person(random);
  const { holder, thing } = random.pick(PACKS);
  const [groups, each] = [random.int(3, 9), random.int(3, 10)];
  const gone = random.int(2, groups * each - 3);
  return problem({
    question: `${ana} has ${count(groups, holder)} with ${count(each, thing)} in each and gives away ${count(gone, thing)}. How many ${thing.many} are left?`,
    answer: `${groups * each - gone}`,
    unit: thing.many,
    hints: [`First find out how many ${thing.many} there were at the start.`],
    steps: [
      `At the start: ${groups} × ${each} = ${groups * each}`,
      `Then ${gone} go: ${groups * each} - ${gone} = ${groups * each - gone}`,
    ],
  });
};
const saveUp: Form = (random) => {
  const ana = person(random);
  const [start, weekly, weeks] = [random.int(5, 40), random.int(2, 10), random.int(3, 9)];
  return problem({
    question: `${ana} has $${start} and saves $${weekly} every week. How many dollars does ${ana} have after ${weeks} weeks?`,
    answer: `${start + weekly * weeks}`,
    unit: '$',
    hints: ['First find out how much is saved in all those weeks.'],
    steps: [
      `Saved in ${weeks} weeks: ${weekly} × ${weeks} = ${weekly * weeks} dollars`,
      `With the start: ${start} + ${weekly * weeks} = ${start + weekly * weeks}`,
    ],
  });
};

/** Multiplication and division. */
export const GROUPS: readonly Generator[] = [
  {
    skill: '3.OA.A.3',
    level: 'easy',
    title: 'Equal groups',
    description: 'Put things in equal groups and rows, and share them fairly.',
    make: mix(dots, dots, packs, share, fill, rowsOf),
  },
  {
    skill: '3.OA.C.7',
    level: 'easy',
    title: 'Times tables',
    description: 'Multiply and divide with the tables up to 10.',
    make: mix(product, quotient, factor, packs, share, fill),
  },
  {
    skill: '3.OA.D.8',
    level: 'easy',
    title: 'Two steps',
    description: 'Solve problems that need two small steps, one after the other.',
    make: mix(productPlus, sharePlus, packsAndLoose, packsLessSome, saveUp),
  },
];

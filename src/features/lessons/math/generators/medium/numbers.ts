import type { Generator } from '../../problem.ts';
import { PACKS, pair, person } from '../../settings.ts';
import { type Form, big, mix, problem } from '../wording.ts';

/** The thousands first, then what is left of the second number. */
function inTwo(a: number, b: number, sign: '+' | '-'): string[] {
  const thousands = Math.floor(b / 1000) * 1000;
  const rest = b - thousands;
  const step = (from: number, by: number) => (sign === '+' ? from + by : from - by);
  const middle = step(a, thousands);
  return [
    `Thousands first: ${big(a)} ${sign} ${big(thousands)} = ${big(middle)}`,
    `Then the rest: ${big(middle)} ${sign} ${big(rest)} = ${big(step(middle, rest))}`,
  ];
}
const PLUS_HINTS = ['Add the thousands first. Then add the rest.'];
const MINUS_HINTS = ['Take away the thousands first. Then take away the rest.'];

/** A number that is no whole thousand. */
const uneven = (random: Parameters<Form>[0], low: number, high: number) => {
  const value = random.int(low, high);
  return value % 1000 === 0 ? value + 7 : value;
};

const add: Form = (random) => {
  const [a, b] = [random.int(1200, 480_000), uneven(random, 1100, 480_000)];
  return problem({
    question: `What is ${big(a)} + ${big(b)}?`,
    answer: `${a + b}`,
    hints: PLUS_HINTS,
    steps: inTwo(a, b, '+'),
  });
};
const take: Form = (random) => {
  const a = random.int(9000, 900_000);
  const b = uneven(random, 1100, a - 1000);
  return problem({
    question: `What is ${big(a)} - ${big(b)}?`,
    answer: `${a - b}`,
    hints: MINUS_HINTS,
    steps: inTwo(a, b, '-'),
  });
};
const TOTALS = [
  ['A stadium', 'people', 'The first game has', 'The second game has'],
  ['A museum', 'visitors', 'In May it has', 'In June it has'],
  ['A beekeeper', 'bees', 'One hive has', 'The other hive has'],
  ['A bakery', 'rolls', 'Last month it baked', 'This month it baked'],
  ['A city library', 'books', 'The old house has', 'The new house has'],
  ['A rice farm', 'kilograms of rice', 'The first harvest gives', 'The second harvest gives'],
  ['A nursery', 'young trees', 'The north field has', 'The south field has'],
  ['A ferry line', 'passengers', 'In winter it carries', 'In summer it carries'],
  ['A wind park', 'visitors', 'In spring it has', 'In autumn it has'],
  ['A seed bank', 'seeds', 'The upper hall holds', 'The lower hall holds'],
  ['A tea garden', 'bushes', 'The sunny slope has', 'The shady slope has'],
  ['A port', 'containers', 'In March it loads', 'In April it loads'],
  ['A salt works', 'bags of salt', 'Last year it filled', 'This year it filled'],
  ['A film archive', 'reels', 'The old wing has', 'The new wing has'],
] as const;
const total: Form = (random) => {
  const [who, things, first, second] = random.pick(TOTALS);
  const [a, b] = [random.int(2100, 95_000), uneven(random, 1100, 95_000)];
  return problem({
    question:
      `${who} counts its ${things}. ${first} ${big(a)}. ${second} ${big(b)}. How many ${things} is that altogether?`.replace(
        'A beekeeper counts its bees',
        'A beekeeper counts bees',
      ),
    answer: `${a + b}`,
    unit: things,
    hints: PLUS_HINTS,
    steps: ['Altogether means that we add.', ...inTwo(a, b, '+')],
  });
};
const further: Form = (random) => {
  const [ana, ben] = pair(random);
  const a = random.int(6000, 60_000);
  const b = uneven(random, 1100, a - 1000);
  const [did, things] = random.pick([
    ['walks', 'steps'],
    ['scores', 'points'],
    ['sorts', 'beads'],
    ['types', 'letters'],
    ['saves', 'coins'],
    ['collects', 'bottle caps'],
    ['knits', 'stitches'],
    ['swims', 'meters'],
    ['folds', 'paper stars'],
    ['reads', 'lines'],
    ['weaves', 'knots'],
  ] as const);
  return problem({
    question: `${ana} ${did} ${big(a)} ${things} in a month. ${ben} ${did} ${big(b)}. How many more ${things} is that for ${ana}?`,
    answer: `${a - b}`,
    unit: things,
    hints: MINUS_HINTS,
    steps: ['How many more means the difference, so we take away.', ...inTwo(a, b, '-')],
  });
};

/** Splits off the leading digit or the tens: 347 × 6 is 300 × 6 and 47 × 6. */
function split(a: number, b: number): string[] {
  const lead = Math.floor(a / 10 ** (String(a).length - 1)) * 10 ** (String(a).length - 1);
  const rest = a - lead;
  if (rest === 0)
    return [`Leave the zeros aside, multiply, and put them back.`, `${big(a)} × ${b} = ${big(a * b)}`];
  return [
    `${big(lead)} × ${b} = ${big(lead * b)}`,
    `${big(rest)} × ${b} = ${big(rest * b)}`,
    `${big(lead * b)} + ${big(rest * b)} = ${big(a * b)}`,
  ];
}
const splitHints = (a: number) => [`Split ${big(a)} into two easier parts and multiply each.`];

const multiplyLong: Form = (random) => {
  const [a, b] = [random.int(123, 4999), random.int(3, 9)];
  return problem({
    question: `What is ${big(a)} × ${b}?`,
    answer: `${a * b}`,
    hints: splitHints(a),
    steps: split(a, b),
  });
};
const multiplyTwo: Form = (random) => {
  const [a, b] = [random.int(12, 98), random.int(12, 98)];
  return problem({
    question: `What is ${a} × ${b}?`,
    answer: `${a * b}`,
    hints: splitHints(a),
    steps: split(a, b),
  });
};
const stacks: Form = (random) => {
  const { holder, thing } = random.pick(PACKS);
  const [a, b] = [random.int(12, 96), random.int(11, 60)];
  const place = random.pick([
    'market',
    'school',
    'shop',
    'festival',
    'hotel',
    'kitchen',
    'warehouse',
    'farm',
  ]);
  return problem({
    question: `A ${place} orders ${a} ${holder.many} with ${b} ${thing.many} in each. How many ${thing.many} is that?`,
    answer: `${a * b}`,
    unit: thing.many,
    hints: splitHints(a),
    steps: split(a, b),
  });
};
const perDay: Form = (random) => {
  const who = person(random);
  const [a, b] = [random.int(112, 2400), random.int(3, 9)];
  const [does, things] = random.pick([
    ['walks', 'steps'],
    ['swims', 'meters'],
    ['rows', 'meters'],
    ['reads', 'words'],
    ['rides', 'meters'],
    ['skis', 'meters'],
    ['weaves', 'knots'],
    ['paddles', 'meters'],
    ['types', 'letters'],
  ] as const);
  return problem({
    question: `${who} ${does} ${big(a)} ${things} every day. How many ${things} is that in ${b} days?`,
    answer: `${a * b}`,
    unit: things,
    hints: splitHints(a),
    steps: split(a, b),
  });
};

/** Addition, subtraction and multiplication. */
export const WHOLE_NUMBERS: readonly Generator[] = [
  {
    skill: '4.NBT.B.4',
    level: 'medium',
    title: 'Plus and minus to a million',
    description: 'Add and take away numbers with up to six digits.',
    make: mix(add, take, total, further),
  },
  {
    skill: '4.NBT.B.5',
    level: 'medium',
    title: 'Multiplying bigger numbers',
    description: 'Multiply numbers with two, three and four digits.',
    make: mix(multiplyLong, multiplyTwo, stacks, perDay),
  },
];

import type { Random } from '../../../../../base/random.ts';
import type { Generator } from '../../problem.ts';
import { pair, person } from '../../settings.ts';
import { type Form, after, mix, problem, tail } from '../wording.ts';

const HINTS = ['The rate of change is how much y grows when x grows by one. Find it for both.'];
const rule = (m: number, b: number) => `y = ${m}x${tail(b)}`;

/** Two rates of change, the first one larger. */
function rates(random: Random): { large: number; small: number } {
  const small = random.int(2, 20);
  return { small, large: small + random.int(1, 15) };
}
/** A table of a linear function at three places. */
function tableOf(random: Random, m: number, b: number, names: readonly [string, string] = ['x', 'y']) {
  const [start, step] = [random.int(1, 5), random.int(2, 5)];
  const places = [start, start + step, start + 2 * step] as const;
  const values = places.map((x) => m * x + b);
  const [one = 0, two = 0] = values;
  return {
    figure: {
      kind: 'table' as const,
      head: [names[0], ...places.map(String)],
      rows: [[names[1], ...values.map(String)]],
      alt: `A table: ${places.map((x, index) => `${names[0]} ${x}: ${names[1]} ${values[index]}`).join('; ')}.`,
    },
    step: `From the table: ${two} - ${after(one)} = ${two - one} in ${step} steps, and ${two - one} ÷ ${step} = ${m}`,
  };
}

const tableAndRule: Form = (random) => {
  const { large, small } = rates(random);
  const table = tableOf(random, large, random.int(-20, 40));
  return problem({
    question: `Function A is in the table. Function B is ${rule(small, random.int(-20, 40))}. How much greater is the rate of change of A than that of B?`,
    answer: `${large - small}`,
    hints: HINTS,
    steps: [table.step, `B has the rate ${small}.`, `${large} - ${small} = ${large - small}`],
    figure: table.figure,
  });
};
/** The line through a point as far as it runs inside the grid, from lattice point to lattice point. */
function longLine(x: number, y: number, m: number): { from: [number, number]; to: [number, number] } {
  const inside = Array.from({ length: 21 }, (_, index): [number, number] => [
    index - 10,
    y + m * (index - 10 - x),
  ]).filter(([, high]) => Math.abs(high) <= 10);
  return { from: inside[0] ?? [x, y], to: inside.at(-1) ?? [x, y] };
}
const graphAndRule: Form = (random) => {
  const [m, x, y] = [random.int(1, 4) * random.pick([1, -1]), random.int(-4, 1), random.int(-4, 4)];
  const across = random.int(1, m === 1 || m === -1 ? 4 : 2);
  const end = { x: x + across, y: y + m * across };
  const small = m - random.int(1, 9);
  if (Math.abs(end.y) > 10) return graphAndRule(random);
  return problem({
    question: `Function A is the line in the grid. Function B is ${rule(small, random.int(-12, 12)).replace('= 1x', '= x').replace('= -1x', '= -x').replace('= 0x + ', '= ').replace('= 0x - ', '= -').replace('= 0x', '= 0')}. How much greater is the rate of change of A than that of B?`,
    answer: `${m - small}`,
    hints: HINTS,
    steps: [
      `A: from (${x}, ${y}) to (${end.x}, ${end.y}) y changes by ${m * across} while x grows by ${across}, so its rate is ${m}.`,
      `B has the rate ${small}.`,
      `${m} - ${after(small)} = ${m - small}`,
    ],
    figure: {
      kind: 'coordinate_grid',
      extent: 10,
      quadrants: 4,
      points: [
        { x, y, label: 'P' },
        { ...end, label: 'Q' },
      ],
      lines: [longLine(x, y, m)],
      alt: `A coordinate grid with a straight line through P (${x}, ${y}) and Q (${end.x}, ${end.y}).`,
    },
  });
};
const RACES = [
  ['saves', 'dollars', 'week'],
  ['folds', 'cranes', 'hour'],
  ['reads', 'pages', 'day'],
  ['picks', 'pounds of apples', 'hour'],
  ['walks', 'meters', 'minute'],
  ['plants', 'trees', 'day'],
  ['knits', 'rows', 'hour'],
  ['copies', 'photos', 'minute'],
  ['bottles', 'liters of juice', 'hour'],
  ['paints', 'tiles', 'hour'],
] as const;
const race: Form = (random) => {
  const [ana, ben] = pair(random);
  const { large, small } = rates(random);
  const [does, things, unit] = random.pick(RACES);
  const table = tableOf(random, large, 0, [`${unit}s`, ana]);
  return problem({
    question: `The table shows how many ${things} ${ana} ${does}. ${ben} ${does} y = ${small}x ${things} in x ${unit}s. By how many ${things} in each ${unit} is ${ana} ahead of ${ben}?`,
    answer: `${large - small}`,
    unit: things,
    hints: [`Find how many ${things} belong to one ${unit}, for both of them.`],
    steps: [table.step, `${ben}: ${small} in each ${unit}`, `${large} - ${small} = ${large - small}`],
    figure: table.figure,
  });
};
const startValue: Form = (random) => {
  const who = person(random);
  const [m, first, second] = [random.int(2, 20), random.int(5, 60), random.int(2, 80)];
  const [things, unit, one, other] = random.pick([
    ['dollars', 'weeks', 'tin', 'jar'],
    ['liters', 'minutes', 'tank', 'pool'],
    ['centimeters', 'months', 'palm', 'bamboo'],
    ['stamps', 'months', 'old album', 'new album'],
    ['photos', 'days', 'first camera', 'second camera'],
    ['points', 'rounds', 'red team', 'blue team'],
    ['kilograms', 'days', 'north barn', 'south barn'],
    ['visitors', 'hours', 'east gate', 'west gate'],
  ] as const);
  const high = Math.max(first, second + m);
  const table = tableOf(random, m, high, [unit, things]);
  const lowStart = Math.min(first, second);
  return problem({
    question: `${who} compares two numbers of ${things}. The table shows the ${one} after some ${unit}. The ${other} has y = ${m + 3}x + ${lowStart} ${things} after x ${unit}. How many more ${things} does the ${one} have at the start, after 0 ${unit}?`,
    answer: `${high - lowStart}`,
    unit: things,
    hints: ['Find the rate in the table, then go back to zero. In an equation the start value stands alone.'],
    steps: [
      `${table.step}`,
      `Back to 0: ${table.figure.rows[0]?.[1]} - ${table.figure.head[1]} × ${m} = ${high}`,
      `The ${other} starts at ${lowStart}: ${high} - ${lowStart} = ${high - lowStart}`,
    ],
    figure: table.figure,
  });
};

/** Comparing functions. */
export const FUNCTIONS: readonly Generator[] = [
  {
    skill: '8.F.A.2',
    level: 'extreme',
    title: 'Comparing functions',
    description: 'Compare functions that are given as tables, lines and rules.',
    make: mix(mix(tableAndRule, graphAndRule), race, startValue),
  },
];

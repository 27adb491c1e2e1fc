import type { Generator } from '../../problem.ts';
import { LENGTHS, pair, person } from '../../settings.ts';
import { type Form, after, decimal, mix, problem } from '../wording.ts';

const LETTERS = ['n', 'm', 'k', 'x', 'y', 'a', 'b', 'c', 't', 'p'] as const;

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

const PAIR_LABELS = [
  ['A', 'B'],
  ['C', 'D'],
  ['P', 'Q'],
  ['S', 'T'],
] as const;
const distance =
  (story: boolean): Form =>
  (random) => {
    const who = person(random);
    const [p, q] = random.pick(PAIR_LABELS);
    const [from, long, other] = [random.int(-8, 2), random.int(2, 6), random.int(-8, 8)];
    const to = from + long;
    const upright = random.int(0, 1) === 0;
    const at = (value: number): [number, number] => (upright ? [other, value] : [value, other]);
    const [[ax, ay], [bx, by]] = random.shuffle([at(from), at(to)]);
    if (ax === undefined || bx === undefined) throw new Error('Two points are needed');
    const [one, two] = random.pick([
      ['the school', 'the library'],
      ['the well', 'the old oak'],
      ['the harbor', 'the lighthouse'],
      ['the bakery', 'the park'],
      ['the bridge', 'the mill'],
    ] as const);
    const unit = random.pick(['blocks', 'steps', 'units']);
    const axis = upright ? 'x' : 'y';
    const [high, low] = [Math.max(from, to), Math.min(from, to)];
    return problem({
      question: story
        ? `On a map with a grid, ${one} is at (${ax}, ${ay}) and ${two} is at (${bx}, ${by}). ${who} walks straight from one to the other. How many ${unit} of the grid is that?`
        : `How far is it from ${p} (${ax}, ${ay}) to ${q} (${bx}, ${by}), in units of the grid?`,
      answer: `${high - low}`,
      unit: story ? unit : 'units',
      hints: [`The ${axis} numbers are the same. How far apart are the other two numbers?`],
      steps: [
        `Both points have the same ${axis}, so the line runs straight along the grid.`,
        `The other numbers are ${high} and ${low}: ${high} - ${after(low)} = ${high - low}`,
      ],
      figure: {
        kind: 'coordinate_grid',
        extent: 8,
        quadrants: 4,
        points: [
          { x: ax, y: ay, label: p },
          { x: bx, y: by, label: q },
        ],
        alt: `A coordinate grid with point ${p} at (${ax}, ${ay}) and point ${q} at (${bx}, ${by}).`,
      },
    });
  };

const triangle: Form = (random) => {
  const [base, height, unit] = [random.int(3, 24), random.int(3, 20), random.pick(LENGTHS)];
  const who = person(random);
  const story = random.int(0, 1) === 0;
  const thing = random.pick(['sail', 'flag', 'kite', 'garden bed', 'window', 'sign', 'tent wall']);
  return problem({
    question: story
      ? `${who} makes a ${thing} in the shape of a triangle. Its base is ${base} ${unit} and its height is ${height} ${unit}. What is its area in square ${unit}?`
      : `A triangle has a base of ${base} ${unit} and a height of ${height} ${unit}. What is its area in square ${unit}?`,
    answer: decimal(base * height * 5, 1),
    unit: `square ${unit}`,
    hints: ['A triangle is half of a rectangle with the same base and height.'],
    steps: [
      `The rectangle around it: ${base} × ${height} = ${base * height}`,
      `Half of it: ${base * height} ÷ 2 = ${decimal(base * height * 5, 1)} square ${unit}`,
    ],
    figure: {
      kind: 'shape',
      alt: `A triangle with a base of ${base} ${unit} and a height of ${height} ${unit}.`,
      outline: {
        name: 'triangle',
        base,
        height,
        lean: random.pick([0, 0.3, 0.5, 0.7]),
        labels: { base: `${base} ${unit}`, height: `${height} ${unit}` },
      },
    },
  });
};
const lShape: Form = (random) => {
  const unit = random.pick(LENGTHS);
  const [cutWidth, cutHeight] = [random.int(2, 8), random.int(2, 7)];
  const [width, height] = [cutWidth + random.int(2, 9), cutHeight + random.int(2, 7)];
  const who = person(random);
  const story = random.int(0, 1) === 0;
  const room = random.pick(['room', 'terrace', 'pond', 'garden', 'attic', 'hall', 'stage']);
  const [whole, cut] = [width * height, cutWidth * cutHeight];
  return problem({
    question: `${story ? `${who} measures an L-shaped ${room}.` : 'Look at the L-shape.'} It is a rectangle of ${width} ${unit} by ${height} ${unit} with a corner of ${cutWidth} ${unit} by ${cutHeight} ${unit} cut out. What is its area in square ${unit}?`,
    answer: `${whole - cut}`,
    unit: `square ${unit}`,
    hints: ['Find the area of the full rectangle and of the corner that is missing.'],
    steps: [
      `The full rectangle: ${width} × ${height} = ${whole}`,
      `The missing corner: ${cutWidth} × ${cutHeight} = ${cut}`,
      `${whole} - ${cut} = ${whole - cut} square ${unit}`,
    ],
    figure: {
      kind: 'shape',
      alt: `An L-shape: a rectangle ${width} ${unit} wide and ${height} ${unit} high with a corner ${cutWidth} ${unit} wide and ${cutHeight} ${unit} high cut out at the top right.`,
      outline: {
        name: 'l_shape',
        width,
        height,
        cutWidth,
        cutHeight,
        labels: {
          bottom: `${width} ${unit}`,
          left: `${height} ${unit}`,
          top: `${width - cutWidth} ${unit}`,
          right: `${height - cutHeight} ${unit}`,
          cutAcross: `${cutWidth} ${unit}`,
          cutDown: `${cutHeight} ${unit}`,
        },
      },
    },
  });
};

const volume: Form = (random) => {
  const unit = random.pick(['cm', 'm', 'ft']);
  const [width, depth, height] = [random.int(3, 20), random.int(2, 12), random.int(2, 12)];
  const who = person(random);
  const story = random.int(0, 1) === 0;
  const thing = random.pick(['fish tank', 'toy chest', 'planter', 'sand pit', 'wooden box', 'water trough']);
  return problem({
    question: `${story ? `${who} fills a ${thing} to the top. It` : 'A box'} is ${width} ${unit} long, ${depth} ${unit} wide and ${height} ${unit} high inside. What is its volume in cubic ${unit}?`,
    answer: `${width * depth * height}`,
    unit: `cubic ${unit}`,
    hints: ['How many unit cubes fit in the bottom layer? How many layers are there?'],
    steps: [
      `Bottom layer: ${width} × ${depth} = ${width * depth} cubes`,
      `Layers: ${height}. So ${width * depth} × ${height} = ${width * depth * height} cubic ${unit}`,
    ],
    figure: {
      kind: 'shape',
      alt: `A box, ${width} ${unit} long, ${depth} ${unit} wide and ${height} ${unit} high.`,
      outline: {
        name: 'box',
        width,
        height,
        depth,
        labels: { width: `${width} ${unit}`, height: `${height} ${unit}`, depth: `${depth} ${unit}` },
      },
    },
  });
};

/** Expressions, equations and shapes. */
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
  {
    skill: '6.NS.C.8',
    level: 'hard',
    title: 'Points on a grid',
    description: 'Find how far apart two points of a coordinate grid are.',
    make: mix(distance(false), distance(true)),
  },
  {
    skill: '6.G.A.1',
    level: 'hard',
    title: 'Area of triangles and L-shapes',
    description: 'Find areas by halving rectangles and cutting corners.',
    make: mix(triangle, lShape),
  },
  {
    skill: '5.MD.C.5',
    level: 'hard',
    title: 'Volume of boxes',
    description: 'Count how many small cubes fill a box.',
    make: volume,
  },
];

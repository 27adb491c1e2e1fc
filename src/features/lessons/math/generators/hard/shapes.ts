import type { Generator } from '../../problem.ts';
import { LENGTHS, person } from '../../settings.ts';
import { type Form, after, decimal, mix, problem } from '../wording.ts';

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
    const [long, other] = [random.int(2, 14), random.int(-8, 8)];
    const from = random.int(-8, 8 - long);
    const to = from + long;
    const upright = random.int(0, 1) === 0;
    const at = (value: number): [number, number] => (upright ? [other, value] : [value, other]);
    const back = random.int(0, 1) === 0;
    const [ax, ay] = at(back ? to : from);
    const [bx, by] = at(back ? from : to);
    const [one, two] = random.pick([
      ['the school', 'the library'],
      ['the well', 'the old oak'],
      ['the harbor', 'the lighthouse'],
      ['the bakery', 'the park'],
      ['the bridge', 'the mill'],
      ['the temple', 'the pond'],
      ['the market', 'the ferry'],
      ['the clinic', 'the bus stop'],
      ['the tea house', 'the gate'],
      ['the museum', 'the fountain'],
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

const TRIANGLES = [
  ['sail', 'ft'],
  ['garden bed', 'ft'],
  ['tent wall', 'ft'],
  ['roof panel', 'ft'],
  ['sun shade', 'ft'],
  ['flag', 'cm'],
  ['kite', 'cm'],
  ['sign', 'cm'],
  ['banner', 'cm'],
  ['napkin', 'cm'],
] as const;
const triangle: Form = (random) => {
  const who = person(random);
  const story = random.int(0, 1) === 0;
  const [thing, own] = random.pick(TRIANGLES);
  const base = story ? random.int(8, 40) : random.int(3, 40);
  // No napkin is ten times as wide as high.
  const height = story ? random.int(Math.ceil(base / 2), Math.min(base, 30)) : random.int(3, 30);
  const unit = story ? own : random.pick(LENGTHS);
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
const L_ROOMS = [
  ['terrace', 'm'],
  ['pond', 'm'],
  ['garden', 'm'],
  ['hall', 'm'],
  ['stage', 'm'],
  ['museum', 'm'],
  ['room', 'ft'],
  ['attic', 'ft'],
  ['workshop', 'ft'],
  ['kitchen', 'ft'],
  ['patio', 'ft'],
] as const;
const lShape: Form = (random) => {
  const [cutWidth, cutHeight] = [random.int(2, 12), random.int(2, 10)];
  const [width, height] = [cutWidth + random.int(2, 9), cutHeight + random.int(2, 7)];
  const who = person(random);
  const story = random.int(0, 1) === 0;
  const [room, own] = random.pick(L_ROOMS);
  const unit = story ? own : random.pick(LENGTHS);
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
          cutAcross: `${cutWidth} ${unit}`,
          cutDown: `${cutHeight} ${unit}`,
        },
      },
    },
  });
};

/** A thing, what it is measured in, and from what to what it may be wide and high. */
type Filled = readonly [
  thing: string,
  unit: string,
  wide: readonly [number, number],
  high: readonly [number, number],
];
const FILLED: readonly Filled[] = [
  ['pool', 'm', [3, 12], [2, 3]],
  ['hay barn', 'm', [5, 15], [4, 9]],
  ['cellar', 'm', [3, 9], [2, 3]],
  ['storage room', 'm', [3, 12], [2, 4]],
  ['sand pit', 'ft', [4, 15], [2, 3]],
  ['trailer', 'ft', [4, 9], [2, 8]],
  ['water trough', 'ft', [2, 4], [2, 3]],
  ['compost bin', 'ft', [2, 5], [3, 5]],
  ['gift box', 'cm', [5, 15], [3, 16]],
  ['tea tin', 'cm', [6, 12], [6, 16]],
  ['planter', 'cm', [10, 15], [8, 16]],
  ['fish tank', 'cm', [12, 15], [12, 16]],
  ['toy chest', 'cm', [12, 15], [12, 16]],
  ['lunch box', 'cm', [8, 15], [4, 9]],
];
const ANY_BOX: Filled = ['box', 'cm', [2, 15], [2, 16]];
const volume: Form = (random) => {
  const who = person(random);
  const story = random.int(0, 3) > 0;
  const [thing, own, wide, high] = story ? random.pick(FILLED) : ANY_BOX;
  const unit = story ? own : random.pick(LENGTHS);
  const depth = random.int(...wide);
  const [width, height] = [depth + random.int(1, 15), random.int(...high)];
  return problem({
    question: `${story ? `${who} fills a ${thing} shaped like a box to the top. It` : 'A box'} is ${width} ${unit} long, ${depth} ${unit} wide and ${height} ${unit} high inside. What is its volume in cubic ${unit}?`,
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

/** The coordinate grid, areas and volumes. */
export const HARD_SHAPES: readonly Generator[] = [
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

import type { Generator } from '../../problem.ts';
import { LENGTHS, person } from '../../settings.ts';
import { type Form, after, decimal, mix, problem, choices } from '../wording.ts';

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

const triangle: Form = (random) => {
  const [base, height, unit] = [random.int(3, 40), random.int(3, 30), random.pick(LENGTHS)];
  const who = person(random);
  const story = random.int(0, 1) === 0;
  const thing = random.pick(
    choices('sail, flag, kite, garden bed, window, sign, tent wall, banner, roof panel, shawl'),
  );
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
  const [cutWidth, cutHeight] = [random.int(2, 12), random.int(2, 10)];
  const [width, height] = [cutWidth + random.int(2, 9), cutHeight + random.int(2, 7)];
  const who = person(random);
  const story = random.int(0, 1) === 0;
  const room = random.pick(
    choices('room, terrace, pond, garden, attic, hall, stage, workshop, kitchen, patio, museum'),
  );
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

const FILLED = [
  ['pool', 'm'],
  ['hay barn', 'm'],
  ['cellar', 'm'],
  ['sand pit', 'ft'],
  ['trailer', 'ft'],
  ['gift box', 'cm'],
  ['tea tin', 'cm'],
  ['plant pot', 'cm'],
  ['fish tank', 'cm'],
  ['toy chest', 'cm'],
  ['water trough', 'ft'],
  ['storage room', 'm'],
  ['compost bin', 'ft'],
  ['lunch box', 'cm'],
] as const;
const volume: Form = (random) => {
  const who = person(random);
  const story = random.int(0, 3) > 0;
  const [thing, own] = random.pick(FILLED);
  const unit = story ? own : random.pick(['cm', 'm', 'ft'] as const);
  const depth = random.int(2, 15);
  const [width, height] = [depth + random.int(1, 15), random.int(2, 16)];
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

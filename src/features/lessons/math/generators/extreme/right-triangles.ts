import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, after, big, mix, problem } from '../wording.ts';

/** Whole-number sides of right triangles, the longest last. */
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
  [11, 60, 61],
  [28, 45, 53],
  [33, 56, 65],
  [16, 63, 65],
  [48, 55, 73],
  [13, 84, 85],
  [36, 77, 85],
  [39, 80, 89],
  [65, 72, 97],
] as const;

/** Right triangles with one decimal, such as 2.1, 2.8 and 3.5. */
function decimalSides(random: Parameters<Form>[0]): { a: number; b: number; c: number } {
  const { a, b, c } = sidesOf(random, 160);
  return { a: a / 10, b: b / 10, c: c / 10 };
}
/** The square of a number with at most one decimal, without the dust of binary fractions. */
const square = (value: number) => Math.round(value * value * 100) / 100;

function sidesOf(random: Parameters<Form>[0], most: number): { a: number; b: number; c: number } {
  const fitting = TRIPLES.filter((triple) => triple[2] <= most);
  const scaled = fitting.flatMap(([p, q, r]) =>
    Array.from({ length: Math.floor(most / r) }, (_, index) => ({ p, q, r, scale: index + 1 })),
  );
  const { p, q, r, scale } = random.pick(scaled);
  const swap = random.int(0, 1) === 0;
  return { a: (swap ? p : q) * scale, b: (swap ? q : p) * scale, c: r * scale };
}
const longest = (a: number, b: number, c: number) => [
  `Squares of the short sides: ${a} × ${a} = ${big(square(a))} and ${b} × ${b} = ${big(square(b))}`,
  `${big(square(a))} + ${big(square(b))} = ${big(square(c))}`,
  `The square root of ${big(square(c))} is ${c}`,
];
const shorter = (a: number, b: number, c: number) => [
  `Squares: ${c} × ${c} = ${big(square(c))} and ${a} × ${a} = ${big(square(a))}`,
  `${big(square(c))} - ${big(square(a))} = ${big(square(b))}`,
  `The square root of ${big(square(b))} is ${b}`,
];
const PYTHAGORAS = [
  'In a right triangle the squares of the two short sides together make the square of the longest side.',
];

const right = (
  base: number,
  height: number,
  labels: { base: string; left: string; right: string },
  alt: string,
) => ({
  kind: 'shape' as const,
  alt,
  outline: { name: 'triangle' as const, base, height, lean: 0, labels },
});
const hypotenuse: Form = (random) => {
  const { a, b, c } = random.int(0, 1) === 0 ? sidesOf(random, 240) : decimalSides(random);
  const unit = random.pick(['cm', 'm', 'ft', 'mm', 'km', 'yd']);
  return problem({
    question: `The short sides of a right triangle are ${a} ${unit} and ${b} ${unit}. How many ${unit} long is the longest side?`,
    answer: `${c}`,
    unit,
    hints: PYTHAGORAS,
    steps: longest(a, b, c),
    figure: right(
      a,
      b,
      { base: `${a} ${unit}`, left: `${b} ${unit}`, right: '?' },
      `A right triangle. The sides at the right angle are ${a} ${unit} and ${b} ${unit}; the longest side is not given.`,
    ),
  });
};
const leg: Form = (random) => {
  const { a, b, c } = random.int(0, 1) === 0 ? sidesOf(random, 240) : decimalSides(random);
  const unit = random.pick(['cm', 'm', 'ft', 'mm', 'km', 'yd']);
  return problem({
    question: `The longest side of a right triangle is ${c} ${unit}, another side is ${a} ${unit}. How many ${unit} long is the third side?`,
    answer: `${b}`,
    unit,
    hints: PYTHAGORAS,
    steps: shorter(a, b, c),
    figure: right(
      a,
      b,
      { base: `${a} ${unit}`, left: '?', right: `${c} ${unit}` },
      `A right triangle. The longest side is ${c} ${unit}, one side at the right angle is ${a} ${unit}, the other is not given.`,
    ),
  });
};
const ladder: Form = (random) => {
  const who = person(random);
  const { a: one, b: other, c } = sidesOf(random, 60);
  // A ladder stands steep.
  const [a, b] = [Math.min(one, other), Math.max(one, other)];
  const [what, from, up] = random.pick([
    ['a ladder', 'a wall', 'the wall'],
    ['a plank', 'a shed', 'the shed'],
    ['a ramp', 'a stage', 'the stage'],
    ['a wooden beam', 'a barn', 'the barn'],
    ['a pole', 'a tree house', 'the tree house'],
    ['a bamboo stick', 'a temple wall', 'the temple wall'],
    ['a sail mast', 'a boat house', 'the boat house'],
    ['a slide', 'a tower', 'the tower'],
  ] as const);
  return problem({
    question: `${who} leans ${what} of ${c} ft against ${from}. Its foot stands ${a} ft from ${up} on level ground. How many feet up does it reach?`,
    answer: `${b}`,
    unit: 'ft',
    hints: PYTHAGORAS,
    steps: shorter(a, b, c),
    figure: right(
      a,
      b,
      { base: `${a} ft`, left: '?', right: `${c} ft` },
      `A right triangle. The longest side is ${c} ft, the side on the ground is ${a} ft, the upright side is not given.`,
    ),
  });
};
const shortcut: Form = (random) => {
  const who = person(random);
  const { a, b, c } = sidesOf(random, 90);
  const [goes, unit] = random.pick([
    ['sails', 'miles'],
    ['walks', 'meters'],
    ['flies a drone', 'meters'],
    ['rides', 'kilometers'],
    ['paddles', 'meters'],
    ['hikes', 'kilometers'],
    ['skis', 'meters'],
    ['cycles', 'kilometers'],
    ['rows', 'meters'],
    ['drives', 'miles'],
  ] as const);
  const [north, east] = random.pick([
    ['north', 'east'],
    ['north', 'west'],
    ['south', 'east'],
    ['south', 'west'],
  ] as const);
  return problem({
    question: `${who} ${goes} ${a} ${unit} ${north} and then ${b} ${unit} ${east}. How many ${unit} is it straight back to the start?`,
    answer: `${c}`,
    unit,
    hints: ['The two ways meet at a right angle. Which side of the triangle is the way back?'],
    steps: longest(a, b, c),
  });
};

const gridDistance =
  (story: boolean): Form =>
  (random) => {
    const who = person(random);
    const { a, b, c } = sidesOf(random, 15);
    const flip = random.pick([1, -1]);
    const x = random.int(-10, 10 - a);
    const y = flip > 0 ? random.int(-10, 10 - b) : random.int(-10 + b, 10);
    const [p, q] = random.pick([
      ['A', 'B'],
      ['C', 'D'],
      ['P', 'Q'],
      ['S', 'T'],
    ] as const);
    const end = { x: x + a, y: y + flip * b };
    const [one, two] = random.pick([
      ['a ship', 'the harbor'],
      ['a drone', 'its base'],
      ['a bee', 'the hive'],
      ['a hiker', 'the hut'],
      ['a fox', 'its den'],
      ['a rover', 'its station'],
      ['a whale', 'the bay'],
      ['a balloon', 'its landing place'],
      ['a sled', 'the cabin'],
      ['a turtle', 'the beach'],
    ] as const);
    return problem({
      question: story
        ? `${who} tracks ${one} on a grid map. It is at (${x}, ${y}) and ${two} is at (${end.x}, ${end.y}). How many units is it in a straight line?`
        : `What is the distance from ${p} (${x}, ${y}) to ${q} (${end.x}, ${end.y}), in units of the grid?`,
      answer: `${c}`,
      unit: 'units',
      hints: ['How far is it across and how far up or down? Those are the short sides of a right triangle.'],
      steps: [
        `Across: ${end.x} - ${after(x)} = ${a}. Up or down: ${Math.max(y, end.y)} - ${after(Math.min(y, end.y))} = ${b}.`,
        `${a} × ${a} + ${b} × ${b} = ${c * c}`,
        `The square root of ${c * c} is ${c}`,
      ],
      figure: {
        kind: 'coordinate_grid',
        extent: 10,
        quadrants: 4,
        points: [
          { x, y, label: p },
          { ...end, label: q },
        ],
        lines: [{ from: [x, y], to: [end.x, end.y] }],
        alt: `A coordinate grid with a straight line from point ${p} at (${x}, ${y}) to point ${q} at (${end.x}, ${end.y}).`,
      },
    });
  };

/** Right triangles and distances. */
export const RIGHT_TRIANGLES: readonly Generator[] = [
  {
    skill: '8.G.B.7',
    level: 'extreme',
    title: 'Right triangles',
    description: 'Find a missing side with the theorem of Pythagoras.',
    make: mix(mix(hypotenuse, leg), ladder, shortcut, ladder, shortcut),
  },
  {
    skill: '8.G.B.8',
    level: 'extreme',
    title: 'Distance on a grid',
    description: 'Find how far two points are apart in a straight line.',
    make: mix(gridDistance(false), gridDistance(true), gridDistance(true)),
  },
];

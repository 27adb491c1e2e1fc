import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, after, big, decimal, mix, problem } from '../wording.ts';

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

function sidesOf(random: Parameters<Form>[0], most: number): { a: number; b: number; c: number } {
  const fitting = TRIPLES.filter((triple) => triple[2] <= most);
  const [p, q, r] = random.pick(fitting);
  const scale = random.int(1, Math.floor(most / r));
  const swap = random.int(0, 1) === 0;
  return { a: (swap ? p : q) * scale, b: (swap ? q : p) * scale, c: r * scale };
}
const longest = (a: number, b: number, c: number) => [
  `Squares of the short sides: ${a} × ${a} = ${big(a * a)} and ${b} × ${b} = ${big(b * b)}`,
  `${big(a * a)} + ${big(b * b)} = ${big(c * c)}`,
  `The square root of ${big(c * c)} is ${c}`,
];
const shorter = (a: number, b: number, c: number) => [
  `Squares: ${c} × ${c} = ${big(c * c)} and ${a} × ${a} = ${big(a * a)}`,
  `${big(c * c)} - ${big(a * a)} = ${big(b * b)}`,
  `The square root of ${big(b * b)} is ${b}`,
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
  const { a, b, c } = sidesOf(random, 240);
  const unit = random.pick(['cm', 'm', 'ft', 'mm', 'km']);
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
  const { a, b, c } = sidesOf(random, 240);
  const unit = random.pick(['cm', 'm', 'ft', 'mm', 'km']);
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

const solidHints = ['Find the area of the round base first: pi times radius times radius.'];
const cylinder =
  (story: boolean): Form =>
  (random) => {
    const who = person(random);
    const [radius, height] = [random.int(2, 12), random.int(2, 25)];
    const unit = random.pick(['cm', 'm', 'ft', 'mm']);
    const [thing, small] = random.pick([
      ['can', 'cm'],
      ['drum', 'cm'],
      ['vase', 'cm'],
      ['candle', 'cm'],
      ['flower pot', 'cm'],
      ['grain silo', 'ft'],
      ['water tank', 'ft'],
    ] as const);
    const used = story ? small : unit;
    const [base, all] = [314 * radius * radius, 314 * radius * radius * height];
    return problem({
      question: story
        ? `${who} has a ${thing} in the shape of a cylinder with a radius of ${radius} ${used} and a height of ${height} ${used}. What is its volume in cubic ${used}? Use 3.14 for pi.`
        : `A cylinder has a radius of ${radius} ${used} and a height of ${height} ${used}. What is its volume in cubic ${used}? Use 3.14 for pi.`,
      answer: decimal(all, 2),
      unit: `cubic ${used}`,
      hints: solidHints,
      steps: [
        `Base: 3.14 × ${radius} × ${radius} = ${big(decimal(base, 2))} square ${used}`,
        `Times the height: ${decimal(base, 2)} × ${height} = ${big(decimal(all, 2))} cubic ${used}`,
      ],
    });
  };
const cone =
  (story: boolean): Form =>
  (random) => {
    const who = person(random);
    const [radius, third] = [random.int(2, 12), random.int(1, 8)];
    const height = 3 * third;
    const thing = random.pick(['paper cup', 'party hat', 'heap of sand', 'funnel', 'clay model', 'candle']);
    const unit = story ? 'cm' : random.pick(['cm', 'm', 'ft', 'mm']);
    const [base, all] = [314 * radius * radius, 314 * radius * radius * third];
    return problem({
      question: `${story ? `${who} has a ${thing} in the shape of a cone. Its` : 'The'} radius${story ? '' : ' of a cone'} is ${radius} ${unit} and ${story ? 'its' : 'the'} height is ${height} ${unit}. What is ${story ? 'its' : 'the'} volume in cubic ${unit}? Use 3.14 for pi.`,
      answer: decimal(all, 2),
      unit: `cubic ${unit}`,
      hints: ['A cone is a third of the cylinder with the same base and height.'],
      steps: [
        `Base: 3.14 × ${radius} × ${radius} = ${big(decimal(base, 2))} square ${unit}`,
        `A third of the height: ${height} ÷ 3 = ${third}`,
        `${decimal(base, 2)} × ${third} = ${big(decimal(all, 2))} cubic ${unit}`,
      ],
    });
  };

/** Right triangles, distances and solids. */
export const SOLIDS: readonly Generator[] = [
  {
    skill: '8.G.B.7',
    level: 'extreme',
    title: 'Right triangles',
    description: 'Find a missing side with the theorem of Pythagoras.',
    make: mix(hypotenuse, leg, ladder, shortcut),
  },
  {
    skill: '8.G.B.8',
    level: 'extreme',
    title: 'Distance on a grid',
    description: 'Find how far two points are apart in a straight line.',
    make: mix(gridDistance(false), gridDistance(true)),
  },
  {
    skill: '8.G.C.9',
    level: 'extreme',
    title: 'Cylinders and cones',
    description: 'Find how much fits into round solids.',
    make: mix(cylinder(false), cylinder(true), cone(false), cone(true)),
  },
];

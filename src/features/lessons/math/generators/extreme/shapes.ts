import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, after, big, decimal, lowest, mix, problem } from '../wording.ts';

/** Whole-number sides of right triangles, the longest last. */
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
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
  const { a, b, c } = sidesOf(random, 120);
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
  const { a, b, c } = sidesOf(random, 120);
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
  const { a, b, c } = sidesOf(random, 60);
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

const slope: Form = (random) => {
  const [x, y, across, up] = [random.int(-8, 3), random.int(-5, 5), random.int(1, 5), random.int(-8, 8)];
  const rise = up === 0 ? 3 : up;
  const end = { x: x + across, y: Math.max(-10, Math.min(10, y + rise)) };
  const change = end.y - y;
  const answer = lowest(change, across);
  return problem({
    question: `A line goes through (${x}, ${y}) and (${end.x}, ${end.y}). What is its slope, in lowest terms?`,
    answer,
    form: 'simplest',
    hints: ['Compare how far the line goes up or down with how far it goes across.'],
    steps: [
      `Up or down: ${end.y} - ${after(y)} = ${change}. Across: ${end.x} - ${after(x)} = ${across}.`,
      `Slope: ${change} ÷ ${across} = ${answer}`,
    ],
    figure: {
      kind: 'coordinate_grid',
      extent: 10,
      quadrants: 4,
      points: [
        { x, y, label: 'A' },
        { ...end, label: 'B' },
      ],
      lines: [{ from: [x, y], to: [end.x, end.y] }],
      alt: `A coordinate grid with a straight line through A (${x}, ${y}) and B (${end.x}, ${end.y}).`,
    },
  });
};
const intercept: Form = (random) => {
  const [m, b, x] = [random.int(2, 9) * random.pick([1, -1]), random.int(-15, 15), random.int(1, 9)];
  const y = m * x + b;
  return problem({
    question: `A line has slope ${m} and goes through (${x}, ${y}). At which y does it cross the y-axis?`,
    answer: `${b}`,
    hints: ['Go back along the line to where x is zero.'],
    steps: [`y = ${m}x + b, so ${y} = ${m} × ${x} + b`, `b = ${y} - ${after(m * x)} = ${b}`],
  });
};
const FILLING = [
  ['A tank has', 'liters', 'minutes', 'fills'],
  ['A jar has', 'beads', 'minutes', 'fills'],
  ['A plant is', 'centimeters high', 'weeks', 'grows'],
  ['A candle is', 'millimeters high', 'minutes', 'burns'],
  ['A rain barrel has', 'liters', 'hours', 'fills'],
  ['A snow drift is', 'centimeters high', 'hours', 'melts'],
] as const;
const changeRate: Form = (random) => {
  const who = person(random);
  const [what, unit, time, does] = random.pick(FILLING);
  const down = does === 'burns' || does === 'melts';
  const [rate, from, long] = [random.int(2, 15), random.int(1, 6), random.int(2, 9)];
  const start = down ? rate * (from + long) + random.int(20, 80) : random.int(5, 80);
  const at = (t: number) => start + (down ? -rate : rate) * t;
  return problem({
    question: `${what} ${at(from)} ${unit} after ${from} ${from === 1 ? time.replace(/s$/, '') : time} and ${at(from + long)} after ${from + long} ${time}, notes ${who}. It changes evenly. What was the number at the start, after 0 ${time}?`,
    answer: `${start}`,
    unit: unit.split(' ')[0] ?? unit,
    hints: ['First find the change in one unit of time. Then go back to zero.'],
    steps: [
      `Change: ${at(from + long)} - ${at(from)} = ${at(from + long) - at(from)} in ${long} ${time}`,
      `Each one: ${at(from + long) - at(from)} ÷ ${long} = ${down ? -rate : rate}`,
      `Back to 0: ${at(from)} - ${from} × ${after(down ? -rate : rate)} = ${start}`,
    ],
  });
};
const perUnit: Form = (random) => {
  const who = person(random);
  const [rate, fee, few, gap] = [random.int(3, 24), random.int(2, 40), random.int(1, 8), random.int(2, 9)];
  const many = few + gap;
  const [what, unit] = random.pick([
    ['A taxi ride', 'miles'],
    ['A boat hire', 'hours'],
    ['A phone plan', 'gigabytes'],
    ['A pottery course', 'lessons'],
    ['A print order', 'posters'],
    ['A camp site', 'nights'],
  ] as const);
  return problem({
    question: `${what} costs a fixed fee and a price for each of the ${unit}. ${who} sees $${rate * few + fee} for ${few} and $${rate * many + fee} for ${many} ${unit}. How many dollars does each one cost, without the fee?`,
    answer: `${rate}`,
    unit: '$',
    hints: ['The fee is in both prices, so the difference comes from the others alone.'],
    steps: [
      `Difference in price: ${rate * many + fee} - ${rate * few + fee} = ${rate * gap}`,
      `Difference in ${unit}: ${many} - ${few} = ${gap}`,
      `${rate * gap} ÷ ${gap} = ${rate} dollars`,
    ],
  });
};

const triangleAngle: Form = (random) => {
  const who = person(random);
  const [a, b] = [random.int(20, 88), random.int(20, 88)];
  const thing = random.pick(['sail', 'roof gable', 'kite', 'flag', 'park', 'sign', 'bridge brace', 'garden']);
  const story = random.int(0, 1) === 0;
  const outside = random.int(0, 1) === 0;
  const lean =
    Math.tan((b * Math.PI) / 180) / (Math.tan((a * Math.PI) / 180) + Math.tan((b * Math.PI) / 180));
  const height = lean * Math.tan((a * Math.PI) / 180);
  const start = story ? `${who} draws a ${thing} in the shape of a triangle. Two` : 'Two';
  return problem({
    question: outside
      ? `${start} of its angles have ${a} and ${b} degrees. How many degrees has the outside angle at the third corner, next to the third angle?`.replace(
          /^Two of its angles/,
          'Two angles of a triangle',
        )
      : `${start} of its angles have ${a} and ${b} degrees. How many degrees does the third angle have?`.replace(
          /^Two of its angles/,
          'Two angles of a triangle',
        ),
    answer: `${outside ? a + b : 180 - a - b}`,
    unit: 'degrees',
    hints: ['The three angles of a triangle make a straight line together.'],
    steps: outside
      ? [
          `The third angle: 180 - ${a} - ${b} = ${180 - a - b}`,
          `The outside angle makes a straight line with it: 180 - ${180 - a - b} = ${a + b} degrees`,
        ]
      : [`The two together: ${a} + ${b} = ${a + b}`, `180 - ${a + b} = ${180 - a - b} degrees`],
    figure: {
      kind: 'shape',
      alt: `A triangle. Two of its angles have ${a} and ${b} degrees; the third is not given.`,
      outline: {
        name: 'triangle',
        base: 10,
        height: Math.round(height * 1000) / 100,
        lean: Math.round(lean * 1000) / 1000,
        labels: { angleLeft: `${a}°`, angleRight: `${b}°`, ...(outside ? {} : { angleTop: '?' }) },
      },
    },
  });
};
const parallel: Form = (random) => {
  const who = person(random);
  const known = random.int(25, 155);
  const [word, equal] = random.pick([
    ['alternate interior', true],
    ['corresponding', true],
    ['same-side interior', false],
  ] as const);
  const [lines, cross] = random.pick([
    ['streets', 'A third street'],
    ['rails', 'A path'],
    ['shelves', 'A slanted board'],
    ['fences', 'A stream'],
    ['canals', 'A bridge'],
    ['lines', 'Another line'],
  ] as const);
  return problem({
    question: `${who} draws two parallel ${lines}. ${cross} crosses both. One angle has ${known} degrees. How many degrees does the ${word} angle have?`,
    answer: `${equal ? known : 180 - known}`,
    unit: 'degrees',
    hints: [
      'Where parallel lines are crossed, angles are either equal or make a straight line together. Which of the two is it here?',
    ],
    steps: equal
      ? [`At parallel lines, ${word} angles are equal.`, `So it also has ${known} degrees`]
      : [
          `At parallel lines, ${word} angles make 180 degrees together.`,
          `180 - ${known} = ${180 - known} degrees`,
        ],
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
        `Base: 3.14 × ${radius} × ${radius} = ${decimal(base, 2)} square ${used}`,
        `Times the height: ${decimal(base, 2)} × ${height} = ${decimal(all, 2)} cubic ${used}`,
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
        `Base: 3.14 × ${radius} × ${radius} = ${decimal(base, 2)} square ${unit}`,
        `A third of the height: ${height} ÷ 3 = ${third}`,
        `${decimal(base, 2)} × ${third} = ${decimal(all, 2)} cubic ${unit}`,
      ],
    });
  };

/** Functions and geometry. */
export const EXTREME_SHAPES: readonly Generator[] = [
  {
    skill: '8.F.B.4',
    level: 'extreme',
    title: 'Slope and start value',
    description: 'Find how fast something changes and where it starts.',
    make: mix(slope, intercept, changeRate, perUnit),
  },
  {
    skill: '8.G.A.5',
    level: 'extreme',
    title: 'Angles in triangles',
    description: 'Find angles in triangles and at parallel lines.',
    make: mix(triangleAngle, parallel),
  },
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

import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, after, lowest, mix, problem } from '../wording.ts';

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
  ['A pond has', 'liters', 'hours', 'fills'],
  ['A bamboo shoot is', 'centimeters high', 'days', 'grows'],
  ['A wax figure is', 'millimeters high', 'minutes', 'melts'],
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
    ['A climbing hall', 'visits'],
    ['A canoe tour', 'days'],
    ['A choir', 'months'],
    ['A tool hire', 'hours'],
  ] as const);
  return problem({
    question: `${what} costs a fixed fee and a price for each ${unit.replace(/s$/, '')}. ${who} sees $${rate * few + fee} for ${few} and $${rate * many + fee} for ${many} ${unit}. How many dollars does each ${unit.replace(/s$/, '')} cost, without the fee?`,
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
/** Which angle goes with the known one, above the lower line on the right, and where it lies. */
const PAIRED = {
  'alternate interior': ['below_left', true],
  corresponding: ['above_right', true],
  'same-side interior': ['below_right', false],
} as const;
const parallel: Form = (random) => {
  const who = person(random);
  const known = random.int(25, 155);
  const word = random.pick(['alternate interior', 'corresponding', 'same-side interior'] as const);
  const [at, equal] = PAIRED[word];
  const [lines, cross] = random.pick([
    ['streets', 'A third street'],
    ['rails', 'A path'],
    ['shelves', 'A slanted board'],
    ['fences', 'A stream'],
    ['canals', 'A bridge'],
    ['lines', 'Another line'],
    ['beams', 'A rope'],
    ['paths', 'A stream'],
    ['wires', 'A pole'],
    ['rows of vines', 'A track'],
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
    figure: {
      kind: 'shape',
      alt: `Two parallel lines and one that crosses both. The angle above the lower line, on the right, has ${known} degrees. The angle asked for is at the upper line, ${at.replace('_', ' it on the ')}.`,
      outline: {
        name: 'parallels',
        degrees: known,
        marks: [
          { line: 'lower', at: 'above_right', label: `${known}°` },
          { line: 'upper', at, label: '?' },
        ],
      },
    },
  });
};

/** Slopes and angles. */
export const LINES: readonly Generator[] = [
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
];

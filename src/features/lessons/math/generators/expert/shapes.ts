import type { Generator } from '../../problem.ts';
import { LENGTHS, person } from '../../settings.ts';
import { type Form, big, decimal, listed, lowest, mix, problem } from '../wording.ts';

const LETTERS = ['x', 'y', 'n', 'm', 'k', 't', 'p', 'b'] as const;

const twoStep: Form = (random) => {
  const letter = random.pick(LETTERS);
  const [a, value] = [random.int(2, 12), random.int(-12, 15)];
  const b = random.int(1, 40);
  const plus = random.int(0, 1) === 0;
  const right = plus ? a * value + b : a * value - b;
  return problem({
    question: `Solve ${a}${letter} ${plus ? '+' : '-'} ${b} = ${right}. What is ${letter}?`,
    answer: `${value}`,
    hints: ['Undo the plus or minus first, then undo the multiplication.'],
    steps: [
      plus
        ? `Take ${b} away on both sides: ${a}${letter} = ${right - b}`
        : `Add ${b} on both sides: ${a}${letter} = ${right + b}`,
      `Divide both sides by ${a}: ${letter} = ${value}`,
    ],
  });
};
const bracket: Form = (random) => {
  const letter = random.pick(LETTERS);
  const [a, value, b] = [random.int(2, 9), random.int(-9, 15), random.int(1, 12)];
  const plus = random.int(0, 1) === 0;
  const inside = plus ? value + b : value - b;
  return problem({
    question: `Solve ${a}(${letter} ${plus ? '+' : '-'} ${b}) = ${a * inside}. What is ${letter}?`,
    answer: `${value}`,
    hints: ['What must the brackets be worth? Divide first.'],
    steps: [
      `Divide both sides by ${a}: ${letter} ${plus ? '+' : '-'} ${b} = ${inside}`,
      `${plus ? `Take ${b} away` : `Add ${b}`} on both sides: ${letter} = ${value}`,
    ],
  });
};
const FEES = [
  ['rents a bike', 'a fee of', 'hour'],
  ['joins a climbing hall', 'an entry fee of', 'visit'],
  ['orders a photo book', 'a start price of', 'page'],
  ['hires a boat', 'a fee of', 'hour'],
  ['takes a taxi', 'a start price of', 'mile'],
  ['prints posters', 'a set-up cost of', 'poster'],
] as const;
const fee: Form = (random) => {
  const who = person(random);
  const [does, start, unit] = random.pick(FEES);
  const [a, b, value] = [random.int(2, 15), random.int(3, 40), random.int(3, 18)];
  return problem({
    question: `${who} ${does} for ${start} $${b} and $${a} for each ${unit}. The bill is $${a * value + b}. How many ${unit}s is that?`,
    answer: `${value}`,
    unit: `${unit}s`,
    hints: [`Write an equation with n for the number of ${unit}s.`],
    steps: [`${a}n + ${b} = ${a * value + b}`, `${a}n = ${a * value}`, `n = ${a * value} ÷ ${a} = ${value}`],
  });
};
const thinkOf: Form = (random) => {
  const who = person(random);
  const [a, value, b] = [random.int(2, 12), random.int(2, 30), random.int(2, 40)];
  const plus = random.int(0, 1) === 0;
  const end = plus ? a * value + b : a * value - b;
  return problem({
    question: `${who} thinks of a number, multiplies it by ${a} and then ${plus ? 'adds' : 'takes away'} ${b}. The result is ${end}. What was the number?`,
    answer: `${value}`,
    hints: ['Go backwards: undo the last thing first.'],
    steps: [
      `Undo the last step: ${end} ${plus ? '-' : '+'} ${b} = ${a * value}`,
      `Undo the multiplication: ${a * value} ÷ ${a} = ${value}`,
    ],
  });
};

const circleFigure = (line: 'radius' | 'diameter', size: number, unit: string) => ({
  kind: 'shape' as const,
  alt: `A circle with a ${line} of ${size} ${unit}.`,
  outline: { name: 'circle' as const, line, label: `${size} ${unit}` },
});
const around: Form = (random) => {
  const [size, unit] = [random.int(2, 60), random.pick(LENGTHS)];
  const line = random.pick(['radius', 'diameter'] as const);
  const across = line === 'radius' ? 2 * size : size;
  return problem({
    question: `A circle has a ${line} of ${size} ${unit}. What is its circumference in ${unit}? Use 3.14 for pi.`,
    answer: decimal(314 * across, 2),
    unit,
    hints: ['The circumference is pi times the diameter.'],
    steps: [
      line === 'radius'
        ? `The diameter is 2 × ${size} = ${across} ${unit}.`
        : `The diameter is ${across} ${unit}.`,
      `3.14 × ${across} = ${decimal(314 * across, 2)} ${unit}`,
    ],
    figure: circleFigure(line, size, unit),
  });
};
const inside: Form = (random) => {
  const [radius, unit] = [random.int(2, 30), random.pick(LENGTHS)];
  const line = random.pick(['radius', 'diameter'] as const);
  const size = line === 'radius' ? radius : 2 * radius;
  return problem({
    question: `A circle has a ${line} of ${size} ${unit}. What is its area in square ${unit}? Use 3.14 for pi.`,
    answer: decimal(314 * radius * radius, 2),
    unit: `square ${unit}`,
    hints: ['The area is pi times the radius times the radius.'],
    steps: [
      line === 'radius'
        ? `The radius is ${radius} ${unit}.`
        : `The radius is half of ${size}: ${radius} ${unit}.`,
      `${radius} × ${radius} = ${radius * radius}`,
      `3.14 × ${radius * radius} = ${decimal(314 * radius * radius, 2)} square ${unit}`,
    ],
    figure: circleFigure(line, size, unit),
  });
};
const ROUND = [
  'pond',
  'flower bed',
  'rug',
  'table top',
  'trampoline',
  'fountain',
  'mosaic',
  'drum skin',
] as const;
const roundStory: Form = (random) => {
  const who = person(random);
  const thing = random.pick(ROUND);
  const small = thing === 'table top' || thing === 'drum skin';
  const [radius, unit] = small ? [random.int(10, 60), 'cm'] : [random.int(2, 12), 'ft'];
  const wantsArea = random.int(0, 1) === 0;
  const across = 2 * radius;
  return problem({
    question: wantsArea
      ? `${who} measures a round ${thing} with a radius of ${radius} ${unit}. What is its area in square ${unit}? Use 3.14 for pi.`
      : `${who} lays a cord around a round ${thing} with a radius of ${radius} ${unit}. How many ${unit} of cord is that? Use 3.14 for pi.`,
    answer: decimal(wantsArea ? 314 * radius * radius : 314 * across, 2),
    unit: wantsArea ? `square ${unit}` : unit,
    hints: [
      wantsArea
        ? 'The area is pi times the radius times the radius.'
        : 'The way around is pi times the diameter.',
    ],
    steps: wantsArea
      ? [
          `${radius} × ${radius} = ${radius * radius}`,
          `3.14 × ${radius * radius} = ${decimal(314 * radius * radius, 2)} square ${unit}`,
        ]
      : [
          `The diameter is 2 × ${radius} = ${across} ${unit}.`,
          `3.14 × ${across} = ${decimal(314 * across, 2)} ${unit}`,
        ],
    figure: circleFigure('radius', radius, unit),
  });
};

const anglesOf = (known: number, whole: number, name: string) => ({
  kind: 'shape' as const,
  alt: `Two angles side by side that make ${name}. One has ${known} degrees, the other is not given.`,
  outline: {
    name: 'angles' as const,
    parts: [
      { degrees: known, label: `${known}°` },
      { degrees: whole - known, label: '?' },
    ],
  },
});
const PAIRS = [
  ['complementary', 90, 'a right angle'],
  ['supplementary', 180, 'a straight line'],
] as const;
const partner: Form = (random) => {
  const [word, whole, name] = random.pick(PAIRS);
  const known = random.int(11, whole - 11);
  const [a, b] = random.shuffle(['A', 'B', 'C', 'D', 'P', 'Q']);
  return problem({
    question: `Angles ${a} and ${b} are ${word}. Angle ${a} has ${known} degrees. How many degrees does angle ${b} have?`,
    answer: `${whole - known}`,
    unit: 'degrees',
    hints: [`Complementary angles make a right angle, supplementary angles a straight line.`],
    steps: [
      `Together they make ${name}, ${whole} degrees.`,
      `${whole} - ${known} = ${whole - known} degrees`,
    ],
    figure: anglesOf(known, whole, name),
  });
};
const solveAngle: Form = (random) => {
  const [word, whole, name] = random.pick(PAIRS);
  const a = random.int(1, 4);
  const b = random.int(1, 4);
  const sum = a + b;
  const value = random.int(Math.ceil(whole / sum / 2), Math.floor(whole / sum) - 1);
  const extra = whole - sum * value;
  const term = (factor: number) => (factor === 1 ? 'x' : `${factor}x`);
  return problem({
    question: `Two ${word} angles have ${term(a)} degrees and ${term(b)} + ${extra} degrees. What is x?`,
    answer: `${value}`,
    hints: [`Both angles together make ${name}. Write an equation.`],
    steps: [
      `${term(a)} + ${term(b)} + ${extra} = ${whole}`,
      `${sum}x = ${whole - extra}`,
      `x = ${whole - extra} ÷ ${sum} = ${value}`,
    ],
  });
};
const crossing: Form = (random) => {
  const who = person(random);
  const known = random.int(21, 159);
  const things = random.pick([
    'paths',
    'roads',
    'beams',
    'ropes',
    'sticks',
    'ribbons',
    'canals',
    'laser beams',
  ]);
  const opposite = random.int(0, 1) === 0;
  return problem({
    question: `${who} sees two straight ${things} that cross. One of the angles has ${known} degrees. How many degrees does the angle ${opposite ? 'straight across from' : 'next to'} it have?`,
    answer: `${opposite ? known : 180 - known}`,
    unit: 'degrees',
    hints: ['Angles across from each other are equal. Angles next to each other make a straight line.'],
    steps: opposite
      ? [
          'Angles straight across from each other are vertical angles, and those are equal.',
          `So it has the same size: ${known} degrees`,
        ]
      : [
          'Angles next to each other make a straight line, 180 degrees.',
          `180 - ${known} = ${180 - known} degrees`,
        ],
    figure: {
      kind: 'shape',
      alt: `Two straight lines that cross. One of the four angles has ${known} degrees.`,
      outline: {
        name: 'angles',
        parts: [
          { degrees: known, label: `${known}°` },
          { degrees: 180 - known, label: opposite ? ' ' : '?' },
          { degrees: known, label: opposite ? '?' : ' ' },
          { degrees: 180 - known, label: ' ' },
        ],
      },
    },
  });
};

const scaleDraw: Form = (random) => {
  const who = person(random);
  const [each, tenths] = [
    random.pick([2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 50] as const),
    random.int(12, 120),
  ];
  const thing = random.pick(['map', 'floor plan', 'garden plan', 'model plan', 'park map', 'city map']);
  const unit = thing === 'map' || thing === 'city map' ? 'kilometers' : 'meters';
  const end = decimal(each * tenths, 1);
  return problem({
    question: `On the ${thing} of ${who}, 1 cm stands for ${each} ${unit}. A line on it is ${decimal(tenths, 1)} cm long. How many ${unit} is that in reality?`,
    answer: end,
    unit,
    hints: ['Each centimeter stands for the same length. How many of them are there?'],
    steps: [
      `Multiply the length by what one centimeter stands for.`,
      `${decimal(tenths, 1)} × ${each} = ${end} ${unit}`,
    ],
  });
};
const scaleBack: Form = (random) => {
  const [each, long] = [random.pick([2, 4, 5, 8, 10, 20, 25, 40, 50] as const), random.int(3, 48)];
  return problem({
    question: `A drawing has a scale of 1 cm to ${each} m. How many centimeters long is ${big(each * long)} m in the drawing?`,
    answer: `${long}`,
    unit: 'cm',
    hints: ['How many times does the scale length fit into the real length?'],
    steps: [`Every ${each} m become 1 cm.`, `${big(each * long)} ÷ ${each} = ${long} cm`],
  });
};
const similar: Form = (random) => {
  const [a, b, scale] = [random.int(3, 15), random.int(3, 20), random.int(2, 8)];
  return problem({
    question: `A rectangle of ${a} cm by ${b} cm is enlarged. The side of ${a} cm becomes ${a * scale} cm. How many centimeters does the side of ${b} cm become?`,
    answer: `${b * scale}`,
    unit: 'cm',
    hints: ['By which number is the first side multiplied?'],
    steps: [`Scale factor: ${a * scale} ÷ ${a} = ${scale}`, `${b} × ${scale} = ${b * scale} cm`],
    figure: {
      kind: 'shape',
      alt: `A rectangle with sides of ${a} cm and ${b} cm.`,
      outline: { name: 'rectangle', width: a, height: b, labels: { width: `${a} cm`, height: `${b} cm` } },
    },
  });
};

const COLORS = ['red', 'blue', 'green', 'yellow', 'white', 'purple'] as const;
const draw: Form = (random) => {
  const who = person(random);
  const thing = random.pick(['marbles', 'beads', 'balls', 'buttons', 'cards', 'tokens', 'ribbons', 'socks']);
  const holder = random.pick(['bag', 'box', 'hat', 'drawer', 'basket']);
  const colors = random.shuffle(COLORS).slice(0, 3);
  const numbers = colors.map(() => random.int(2, 12));
  const all = numbers.reduce((sum, value) => sum + value, 0);
  const not = random.int(0, 1) === 0;
  const hits = not ? all - (numbers[0] ?? 0) : (numbers[0] ?? 0);
  const one = thing === 'ribbons' ? 'ribbon' : thing.replace(/s$/, '');
  return problem({
    question: `A ${holder} holds ${listed(colors.map((color, index) => `${numbers[index]} ${color}`))} ${thing}. ${who} takes one without looking. What is the probability that the ${one} is ${not ? 'not ' : ''}${colors[0]}? Write a fraction in lowest terms.`,
    answer: lowest(hits, all),
    form: 'simplest',
    hints: ['Compare the number of good outcomes with the number of all outcomes.'],
    steps: [
      `All outcomes: ${numbers.join(' + ')} = ${all}`,
      `Good outcomes: ${hits}`,
      `${hits}/${all} in lowest terms is ${lowest(hits, all)}`,
    ],
  });
};
const drawNumber: Form = (random) => {
  const all = random.int(10, 60);
  const [words, good] = random.pick([
    ['an even number', (value: number) => value % 2 === 0],
    ['an odd number', (value: number) => value % 2 === 1],
    ['a multiple of 3', (value: number) => value % 3 === 0],
    ['a multiple of 4', (value: number) => value % 4 === 0],
    ['a multiple of 5', (value: number) => value % 5 === 0],
    ['a multiple of 6', (value: number) => value % 6 === 0],
    ['less than 7', (value: number) => value < 7],
    ['greater than 8', (value: number) => value > 8],
  ] as const);
  const hits = Array.from({ length: all }, (_, index) => index + 1).filter(good).length;
  return problem({
    question: `Cards are numbered from 1 to ${all}. One is drawn by chance. What is the probability that its number is ${words}? Write a fraction in lowest terms.`,
    answer: lowest(hits, all),
    form: 'simplest',
    hints: ['How many of the cards fit? Compare that with all cards.'],
    steps: [`${hits} of the ${all} cards fit.`, `${hits}/${all} in lowest terms is ${lowest(hits, all)}`],
  });
};
const expected: Form = (random) => {
  const who = person(random);
  const [bottom, times] = [random.pick([2, 3, 4, 5, 6, 8, 10] as const), random.int(4, 40)];
  const top = random.int(1, bottom - 1);
  const what = random.pick([
    'spins a spinner',
    'rolls a number cube',
    'draws a card and puts it back',
    'tosses a ring',
  ]);
  return problem({
    question: `${who} ${what} ${bottom * times} times. The probability of a win is ${top}/${bottom} each time. How many wins should ${who} expect?`,
    answer: `${top * times}`,
    unit: 'wins',
    hints: ['The expected number is the probability times the number of tries.'],
    steps: [
      `One part: ${bottom * times} ÷ ${bottom} = ${times}`,
      `${top} of those parts: ${top} × ${times} = ${top * times}`,
    ],
  });
};
const twoEvents: Form = (random) => {
  const [a, b] = [random.int(3, 12), random.int(3, 12)];
  const [k, m] = [random.int(1, a - 1), random.int(1, b - 1)];
  return problem({
    question: `One spinner has ${a} equal parts, ${k} of them blue. Another has ${b} equal parts, ${m} of them blue. What is the probability that both land on blue? Write a fraction in lowest terms.`,
    answer: lowest(k * m, a * b),
    form: 'simplest',
    hints: ['For both to happen, multiply the two probabilities.'],
    steps: [
      `The probabilities are ${k}/${a} and ${m}/${b}.`,
      `${k} × ${m} = ${k * m} and ${a} × ${b} = ${a * b}`,
      `In lowest terms: ${k * m}/${a * b} = ${lowest(k * m, a * b)}`,
    ],
  });
};

/** Equations, geometry and probability. */
export const EXPERT_SHAPES: readonly Generator[] = [
  {
    skill: '7.EE.B.4',
    level: 'expert',
    title: 'Two-step equations',
    description: 'Solve equations by undoing one step after the other.',
    make: mix(twoStep, bracket, fee, thinkOf),
  },
  {
    skill: '7.G.A.1',
    level: 'expert',
    title: 'Scale drawings',
    description: 'Go between a map or plan and the real length.',
    make: mix(scaleDraw, scaleDraw, scaleBack, similar),
  },
  {
    skill: '7.G.B.4',
    level: 'expert',
    title: 'Circles',
    description: 'Find the way around a circle and the area inside.',
    make: mix(around, inside, roundStory, roundStory),
  },
  {
    skill: '7.G.B.5',
    level: 'expert',
    title: 'Angles and equations',
    description: 'Find angles that belong together.',
    make: mix(partner, solveAngle, crossing, crossing),
  },
  {
    skill: '7.SP.C.7',
    level: 'expert',
    title: 'Probability',
    description: 'Say how likely something is, as a fraction.',
    make: mix(draw, drawNumber, expected, twoEvents),
  },
];

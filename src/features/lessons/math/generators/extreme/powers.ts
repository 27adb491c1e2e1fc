import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, after, big, lowest, mix, problem, raised, tail } from '../wording.ts';

const productPower: Form = (random) => {
  const [base, a, b] = [random.int(2, 15), random.int(2, 12), random.int(-6, 12)];
  const second = b === 0 ? 3 : b;
  return problem({
    question: `${base}${raised(a)} × ${base}${raised(second)} = ${base} to which power?`,
    answer: `${a + second}`,
    hints: ['The base is the same, so something happens with the exponents. Count the factors.'],
    steps: ['With the same base, multiplying adds the exponents.', `${a} + ${after(second)} = ${a + second}`],
  });
};
const quotientPower: Form = (random) => {
  const [base, a, b] = [random.int(2, 15), random.int(2, 14), random.int(2, 14)];
  const second = a === b ? a + 1 : b;
  return problem({
    question: `${base}${raised(a)} ÷ ${base}${raised(second)} = ${base} to which power?`,
    answer: `${a - second}`,
    hints: ['The base is the same, so something happens with the exponents. How many factors are left?'],
    steps: [
      'With the same base, dividing takes the exponents away from each other.',
      `${a} - ${second} = ${a - second}`,
    ],
  });
};
const powerPower: Form = (random) => {
  const [base, a, b] = [random.int(2, 15), random.int(2, 9), random.int(2, 7)];
  return problem({
    question: `(${base}${raised(a)})${raised(b)} = ${base} to which power?`,
    answer: `${a * b}`,
    hints: ['How many times is the inner power multiplied by itself?'],
    steps: ['A power of a power multiplies the exponents.', `${a} × ${b} = ${a * b}`],
  });
};
const bothPowers: Form = (random) => {
  const [base, a, b, c] = [random.int(2, 20), random.int(2, 12), random.int(2, 12), random.int(2, 12)];
  const end = a + b - c;
  return problem({
    question: `${base}${raised(a)} × ${base}${raised(b)} ÷ ${base}${raised(c)} = ${base} to which power?`,
    answer: `${end}`,
    hints: ['The base is the same. What happens with the exponents when you multiply, and when you divide?'],
    steps: [`Multiplying adds: ${a} + ${b} = ${a + b}`, `Dividing takes away: ${a + b} - ${c} = ${end}`],
  });
};
const negativePower: Form = (random) => {
  const base = random.int(2, 12);
  const power = base === 2 ? random.int(1, 8) : base < 6 || base === 10 ? random.int(1, 4) : random.int(1, 2);
  const factor = random.int(1, 20);
  const value = base ** power;
  const answer = lowest(factor, value);
  const front = factor === 1 ? '' : `${factor} × `;
  return problem({
    question: `What is the value of ${front}${base}${raised(-power)}? Write it in lowest terms.`,
    answer,
    form: 'simplest',
    hints: ['A negative exponent tells you to turn the power upside down.'],
    steps: [
      `${base}${raised(-power)} is 1 over ${base}${raised(power)}, and ${base}${raised(power)} = ${big(value)}.`,
      answer === `${factor}/${value}`
        ? `So the value is ${factor}/${big(value)}`
        : `So the value is ${factor}/${big(value)}, in lowest terms ${answer}`,
    ],
  });
};
const GROWTH = [
  ['A water lily patch', 'doubles', 2, 'days', 'times as large'],
  ['A yeast culture', 'doubles', 2, 'hours', 'times as large'],
  ['A colony of bacteria', 'triples', 3, 'hours', 'times as large'],
  ['A chain letter', 'triples', 3, 'days', 'times as widely spread'],
  ['A video', 'doubles its views', 2, 'days', 'times as widely seen'],
  ['A savings challenge', 'doubles the deposit', 2, 'weeks', 'times as high'],
  ['A patch of duckweed', 'doubles', 2, 'days', 'times as large'],
  ['A sourdough starter', 'doubles', 2, 'hours', 'times as large'],
  ['A news story', 'triples its readers', 3, 'hours', 'times as widely read'],
  ['A crystal', 'triples', 3, 'weeks', 'times as heavy'],
] as const;
const growth: Form = (random) => {
  const who = person(random);
  const [what, does, base, unit, size] = random.pick(GROWTH);
  const [a, b] = [random.int(3, 14), random.int(3, 14)];
  return problem({
    question: `${what} ${does} every ${unit.replace(/s$/, '')}, reads ${who}. It grows for ${a} ${unit} and then for ${b} more. It is then ${base} to which power ${size}?`,
    answer: `${a + b}`,
    hints: ['Each time brings one more factor. Count all the factors.'],
    steps: [
      `${base}${raised(a)} × ${base}${raised(b)} has the same base, so add the exponents.`,
      `${a} + ${b} = ${a + b}`,
    ],
  });
};

const squareEquation: Form = (random) => {
  const [root, add] = [random.int(2, 25), random.int(0, 60)];
  const letter = random.pick(['x', 'y', 'n', 'z', 's', 't']);
  return problem({
    question: `${letter}²${tail(add)} = ${root * root + add} and ${letter} is positive. What is ${letter}?`,
    answer: `${root}`,
    hints: ['Get the square alone. Which positive number times itself gives that?'],
    steps: [
      add === 0
        ? `${letter}² = ${root * root}`
        : `${letter}² = ${root * root + add} - ${add} = ${root * root}`,
      `${letter} is the square root of ${root * root}: ${root}`,
    ],
  });
};
const cubeRoot: Form = (random) => {
  const [root, factor] = [random.int(2, 15), random.int(1, 16)];
  const letter = random.pick(['x', 'y', 'n', 'z', 's', 't', 'a', 'b', 'm', 'p']);
  const [left, right] = [factor === 1 ? `${letter}³` : `${factor}${letter}³`, factor * root ** 3];
  return problem({
    question: `${left} = ${big(right)}. What is ${letter}?`,
    answer: `${root}`,
    hints: ['Get the cube alone. Which number, used as a factor three times, gives that?'],
    steps: [
      factor === 1
        ? `${letter} is the cube root of ${big(right)}.`
        : `Divide both sides by ${factor}: ${letter}³ = ${big(root ** 3)}`,
      `${root} × ${root} × ${root} = ${big(root ** 3)}, so ${letter} = ${root}`,
    ],
  });
};
const SQUARES = [
  ['garden', 'm'],
  ['tile', 'cm'],
  ['courtyard', 'm'],
  ['quilt', 'cm'],
  ['chess board', 'cm'],
  ['window', 'cm'],
  ['stage', 'ft'],
  ['rice field', 'm'],
  ['rug', 'cm'],
  ['skating rink', 'm'],
  ['mosaic', 'cm'],
  ['herb garden', 'ft'],
  ['plaza', 'm'],
  ['scarf', 'cm'],
] as const;
const CUBES = [
  ['box', 'cm'],
  ['planter', 'cm'],
  ['crate', 'ft'],
  ['water tank', 'ft'],
  ['block of clay', 'cm'],
  ['block of ice', 'cm'],
  ['gift box', 'cm'],
  ['block of salt', 'cm'],
  ['compost bin', 'ft'],
  ['cube of marble', 'cm'],
] as const;
const rootStory: Form = (random) => {
  const who = person(random);
  const cube = random.int(0, 2) === 0;
  const [thing, unit] = cube ? random.pick(CUBES) : random.pick(SQUARES);
  const root = random.int(cube ? 2 : 3, cube ? 12 : 40);
  const all = cube ? root ** 3 : root ** 2;
  return problem({
    question: cube
      ? `${who} has a ${thing} in the shape of a cube with a volume of ${big(all)} cubic ${unit}. How many ${unit} long is one edge?`
      : `${who} has a square ${thing} with an area of ${big(all)} square ${unit}. How many ${unit} long is one side?`,
    answer: `${root}`,
    unit,
    hints: [
      cube
        ? 'The volume of a cube is edge times edge times edge.'
        : 'The area of a square is side times side.',
    ],
    steps: cube
      ? [
          `The edge is the cube root of ${big(all)}.`,
          `${root} × ${root} × ${root} = ${big(all)}, so the edge is ${root} ${unit}`,
        ]
      : [
          `The side is the square root of ${big(all)}.`,
          `${root} × ${root} = ${big(all)}, so the side is ${root} ${unit}`,
        ],
  });
};

/** Powers and roots. */
export const POWERS: readonly Generator[] = [
  {
    skill: '8.EE.A.1',
    level: 'extreme',
    title: 'Powers',
    description: 'Multiply and divide powers, with negative exponents too.',
    make: mix(mix(productPower, quotientPower, powerPower, bothPowers, negativePower), growth, growth),
  },
  {
    skill: '8.EE.A.2',
    level: 'extreme',
    title: 'Square and cube roots',
    description: 'Find the number whose square or cube you know.',
    make: mix(mix(squareEquation, cubeRoot), rootStory, rootStory, rootStory),
  },
];

import type { Generator } from '../../problem.ts';
import { pair, person } from '../../settings.ts';
import { type Form, after, big, decimal, mix, problem, raised } from '../wording.ts';

/** 'x', '-x', '7x'. */
const term = (factor: number, letter: string) =>
  factor === 1 ? letter : factor === -1 ? `-${letter}` : `${factor}${letter}`;
/** ' + 4' or ' - 4'; nothing for zero. */
const tail = (value: number) => (value === 0 ? '' : value < 0 ? ` - ${-value}` : ` + ${value}`);

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
const negativePower: Form = (random) => {
  const [base, power] = random.pick([
    ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((each) => [[each, 1] as const, [each, 2] as const]),
    ...([3, 4, 5, 6, 7, 8] as const).map((each) => [2, each] as const),
    ...([
      [3, 3],
      [3, 4],
      [4, 3],
      [5, 3],
      [10, 3],
      [10, 4],
    ] as const),
  ] as const);
  return problem({
    question: `What is the value of ${base}${raised(-power)}? Write a fraction in lowest terms.`,
    answer: `1/${base ** power}`,
    form: 'simplest',
    hints: ['A negative exponent tells you to turn the power upside down.'],
    steps: [
      `${base}${raised(-power)} is 1 over ${base}${raised(power)}.`,
      `${base}${raised(power)} = ${big(base ** power)}, so the value is 1/${base ** power}`,
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
  const letter = random.pick(['x', 'y', 'n', 'a', 's', 't']);
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
  const [root, factor] = [random.int(2, 12), random.int(1, 9)];
  const letter = random.pick(['x', 'y', 'n', 'a', 's', 't']);
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
  'garden',
  'tile',
  'courtyard',
  'quilt',
  'chess board',
  'window',
  'stage',
  'rice field',
] as const;
const rootStory: Form = (random) => {
  const who = person(random);
  const cube = random.int(0, 2) === 0;
  const thing = random.pick(
    cube ? ['box', 'planter', 'crate', 'water tank', 'block of clay', 'bale of straw'] : SQUARES,
  );
  const root = random.int(cube ? 2 : 3, cube ? 12 : 40);
  const unit = random.pick(['cm', 'm', 'ft']);
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

const writeOut: Form = (random) => {
  const [units, power] = [random.int(11, 99), random.int(2, 7)];
  const front = decimal(units, 1);
  const value = units * 10 ** (power - 1);
  return problem({
    question: `Write ${front} × 10${raised(power)} as an ordinary number.`,
    answer: `${value}`,
    hints: ['How many places does the decimal point move, and which way?'],
    steps: [`The point moves ${power} places to the right.`, `${front} × 10${raised(power)} = ${big(value)}`],
  });
};
const writeSmall: Form = (random) => {
  const [units, power] = [random.int(11, 99), random.int(1, 5)];
  const front = decimal(units, 1);
  const value = decimal(units, power + 1);
  return problem({
    question: `Write ${front} × 10${raised(-power)} as an ordinary number.`,
    answer: value,
    hints: ['The exponent is negative, so the number gets smaller. Which way does the point move?'],
    steps: [
      `The point moves ${power} ${power === 1 ? 'place' : 'places'} to the left.`,
      `${front} × 10${raised(-power)} = ${value}`,
    ],
  });
};
const whichPower: Form = (random) => {
  const [units, power] = [random.int(11, 99), random.int(2, 8)];
  const value = units * 10 ** (power - 1);
  return problem({
    question: `${big(value)} = ${decimal(units, 1)} × 10 to which power?`,
    answer: `${power}`,
    hints: ['How many places must the point move to get from one number to the other?'],
    steps: [
      `From ${decimal(units, 1)} to ${big(value)} the point moves to the right.`,
      `The number of places, and so the power, is ${power}`,
    ],
  });
};
const SCIENCE = [
  ['A star sends out', 'particles in a second', 'seconds'],
  ['A computer makes', 'steps in a second', 'seconds'],
  ['A factory makes', 'beads in a week', 'weeks'],
  ['A forest makes', 'leaves in a year', 'years'],
  ['A satellite flies', 'meters in an hour', 'hours'],
  ['A river carries', 'grains of sand in a day', 'days'],
] as const;
const scienceStory: Form = (random) => {
  const who = person(random);
  const [what, each, times] = random.pick(SCIENCE);
  const [a, b, m, n] = [random.int(2, 4), 2, random.int(4, 12), random.int(2, 8)];
  return problem({
    question: `${who} reads: ${what.charAt(0).toLowerCase()}${what.slice(1)} ${a} × 10${raised(m)} ${each}. In ${b} × 10${raised(n)} ${times} that is ${a * b} × 10 to which power?`,
    answer: `${m + n}`,
    hints: ['Multiply the front numbers and the powers of ten apart.'],
    steps: [`Front numbers: ${a} × ${b} = ${a * b}`, `Powers of ten: ${m} + ${n} = ${m + n}`],
  });
};
const howMany: Form = (random) => {
  const who = person(random);
  const [front, times, n, gap] = [random.int(2, 4), 2, random.int(3, 7), random.int(1, 4)];
  const [one, other] = random.pick([
    ['One lake holds', 'another holds'],
    ['One moon has a mass of', 'another has'],
    ['One city uses', 'another uses'],
    ['One desert has an area of', 'another has'],
    ['One archive stores', 'another stores'],
  ] as const);
  return problem({
    question: `${who} compares two numbers. ${one} ${front * times} × 10${raised(n + gap)} units, ${other} ${front} × 10${raised(n)} units. How many times as much is the first?`,
    answer: `${times * 10 ** gap}`,
    hints: ['Divide the front numbers and the powers of ten apart.'],
    steps: [
      `Front numbers: ${front * times} ÷ ${front} = ${times}`,
      `Powers of ten: 10${raised(n + gap)} ÷ 10${raised(n)} = 10${raised(gap)}`,
      `${times} × 10${raised(gap)} = ${big(times * 10 ** gap)}`,
    ],
  });
};

const bothSides: Form = (random) => {
  const letter = random.pick(['x', 'y', 'n', 'm', 't', 'k']);
  const [value, c, more, b] = [random.int(-9, 12), random.int(1, 8), random.int(1, 8), random.int(-30, 30)];
  const a = c + more;
  const d = (a - c) * value + b;
  return problem({
    question: `Solve ${term(a, letter)}${tail(b)} = ${term(c, letter)}${tail(d)}. What is ${letter}?`,
    answer: `${value}`,
    hints: ['Bring all the letters to one side and all the plain numbers to the other.'],
    steps: [
      `Take ${term(c, letter)} away on both sides: ${term(more, letter)}${tail(b)} = ${d}`,
      ...(b === 0 ? [] : [`Get the letter alone: ${term(more, letter)} = ${d - b}`]),
      `${d - b} ÷ ${more} = ${value}`,
    ],
  });
};
const bracketSides: Form = (random) => {
  const letter = random.pick(['x', 'y', 'n', 'm', 't', 'k']);
  const [value, c, more, b] = [random.int(-6, 12), random.int(1, 6), random.int(1, 6), random.int(1, 9)];
  const a = c + more;
  const d = a * (value + b) - c * value;
  return problem({
    question: `Solve ${a}(${letter} + ${b}) = ${term(c, letter)}${tail(d)}. What is ${letter}?`,
    answer: `${value}`,
    hints: ['Multiply out the brackets first. Then bring the letters to one side.'],
    steps: [
      `Multiply out: ${a}${letter} + ${a * b} = ${term(c, letter)}${tail(d)}`,
      `Letters to the left, numbers to the right: ${term(more, letter)} = ${d - a * b}`,
      `${d - a * b} ÷ ${more} = ${value}`,
    ],
  });
};
const OFFERS = [
  ['bike shops', 'hours'],
  ['phone plans', 'months'],
  ['boat hires', 'hours'],
  ['climbing halls', 'visits'],
  ['print shops', 'posters'],
  ['music schools', 'lessons'],
] as const;
const breakEven: Form = (random) => {
  const who = person(random);
  const [what, units] = random.pick(OFFERS);
  const [value, c, more, b] = [random.int(2, 18), random.int(2, 9), random.int(1, 8), random.int(2, 30)];
  const a = c + more;
  const d = more * value + b;
  return problem({
    question: `${who} compares two ${what}. One costs $${b} plus $${a} for each of n ${units}, the other $${d} plus $${c} each. For how many ${units} do both cost the same?`,
    answer: `${value}`,
    unit: units,
    hints: ['Write both prices with n and set them equal.'],
    steps: [
      `${a}n + ${b} = ${c}n + ${d}`,
      `${term(more, 'n')} = ${d - b}`,
      `n = ${d - b} ÷ ${more} = ${value}`,
    ],
  });
};
const catchUp: Form = (random) => {
  const [ana, ben] = pair(random);
  const [value, slow, more] = [random.int(3, 24), random.int(2, 20), random.int(1, 9)];
  const start = random.int(1, 40);
  const ahead = start + more * value;
  const [things, unit] = random.pick([
    ['dollars', 'week'],
    ['stamps', 'month'],
    ['stickers', 'week'],
    ['liters of rain water', 'day'],
    ['books', 'year'],
  ] as const);
  return problem({
    question: `${ana} has ${start} ${things} and gets ${slow + more} more each ${unit}. ${ben} has ${ahead} and gets ${slow} more each ${unit}. After how many ${unit}s do both have the same?`,
    answer: `${value}`,
    unit: `${unit}s`,
    hints: [`Write both amounts with n ${unit}s and set them equal.`],
    steps: [
      `${start} + ${slow + more}n = ${ahead} + ${slow}n`,
      `${term(more, 'n')} = ${ahead - start}`,
      `n = ${ahead - start} ÷ ${more} = ${value}`,
    ],
  });
};

const sumDifference: Form = (random) => {
  const [x, y] = [random.int(-9, 20), random.int(-9, 20)];
  const want = random.pick(['x', 'y'] as const);
  return problem({
    question: `x + y = ${x + y} and x - y = ${x - y}. What is ${want}?`,
    answer: `${want === 'x' ? x : y}`,
    hints: ['What happens when you add the two equations?'],
    steps: [
      `Add both equations: 2x = ${2 * x}, so x = ${x}`,
      `Then y = ${x + y} - ${after(x)} = ${y}`,
      ...(want === 'x' ? [`So x = ${x}`] : []),
    ],
  });
};
const substitute: Form = (random) => {
  const [a, x, b, c] = [random.int(2, 6), random.int(-6, 12), random.int(-15, 15), random.int(1, 5)];
  const y = a * x + b;
  return problem({
    question: `y = ${a}x${tail(b)} and ${term(c, 'x')} + y = ${c * x + y}. What is x?`,
    answer: `${x}`,
    hints: ['Put what y is worth into the second equation.'],
    steps: [
      `Put y in: ${term(c, 'x')} + ${a}x${tail(b)} = ${c * x + y}`,
      `${a + c}x = ${c * x + y - b}`,
      `x = ${c * x + y - b} ÷ ${a + c} = ${x}`,
    ],
  });
};
const TICKETS = [
  ['adult tickets', 'child tickets', 'tickets', 'a concert'],
  ['large boxes', 'small boxes', 'boxes', 'a fair'],
  ['tulips', 'daisies', 'flowers', 'a market'],
  ['big lanterns', 'small lanterns', 'lanterns', 'a festival'],
  ['pies', 'muffins', 'cakes', 'a bake sale'],
] as const;
const tickets: Form = (random) => {
  const who = person(random);
  const [first, second, things, place] = random.pick(TICKETS);
  const [x, y, low] = [random.int(3, 40), random.int(3, 40), random.int(2, 9)];
  const high = low + random.int(1, 8);
  const total = high * x + low * y;
  return problem({
    question: `At ${place} ${who} sells ${x + y} ${things}: ${first} for $${high} each and ${second} for $${low} each. That brings $${total}. How many ${first} does ${who} sell?`,
    answer: `${x}`,
    unit: first,
    hints: [`What would all ${things} bring if each were one of the ${second}?`],
    steps: [
      `If all cost $${low}: ${x + y} × ${low} = ${(x + y) * low}. Missing: ${total} - ${(x + y) * low} = ${total - (x + y) * low}`,
      `Each of the ${first} brings ${high} - ${low} = ${high - low} more.`,
      `${total - (x + y) * low} ÷ ${high - low} = ${x}`,
    ],
  });
};
const ages: Form = (random) => {
  const [ana, ben] = pair(random);
  const [y, gap] = [random.int(5, 60), random.int(2, 30)];
  const things = random.pick(['cards', 'coins', 'books', 'stamps', 'points', 'shells', 'photos']);
  return problem({
    question: `${ana} and ${ben} have ${2 * y + gap} ${things} together. ${ana} has ${gap} more than ${ben}. How many ${things} does ${ben} have?`,
    answer: `${y}`,
    unit: things,
    hints: [`Let x be for ${ana} and y for ${ben}. Write two equations.`],
    steps: [
      `x + y = ${2 * y + gap} and x = y + ${gap}`,
      `2y = ${2 * y + gap} - ${gap} = ${2 * y}`,
      `y = ${2 * y} ÷ 2 = ${y}`,
    ],
  });
};

/** Powers, equations and systems. */
export const EXTREME_ALGEBRA: readonly Generator[] = [
  {
    skill: '8.EE.A.1',
    level: 'extreme',
    title: 'Powers',
    description: 'Multiply and divide powers, with negative exponents too.',
    make: mix(productPower, quotientPower, powerPower, negativePower, growth, growth, growth),
  },
  {
    skill: '8.EE.A.2',
    level: 'extreme',
    title: 'Square and cube roots',
    description: 'Find the number whose square or cube you know.',
    make: mix(squareEquation, cubeRoot, rootStory, rootStory),
  },
  {
    skill: '8.EE.A.4',
    level: 'extreme',
    title: 'Scientific notation',
    description: 'Write and compare huge and tiny numbers with powers of ten.',
    make: mix(writeOut, writeSmall, whichPower, scienceStory, howMany, scienceStory),
  },
  {
    skill: '8.EE.C.7',
    level: 'extreme',
    title: 'Letters on both sides',
    description: 'Solve equations with the unknown on both sides.',
    make: mix(bothSides, bracketSides, breakEven, catchUp),
  },
  {
    skill: '8.EE.C.8',
    level: 'extreme',
    title: 'Two unknowns',
    description: 'Find two unknown numbers from two equations.',
    make: mix(sumDifference, substitute, tickets, ages),
  },
];

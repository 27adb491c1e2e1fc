import type { Generator } from '../../problem.ts';
import { LENGTHS, PLOTS, person } from '../../settings.ts';
import { type Form, big, mix, problem } from '../wording.ts';

const UNITS = [
  { large: 'hours', small: 'minutes', rate: 60, most: 48 },
  { large: 'minutes', small: 'seconds', rate: 60, most: 90 },
  { large: 'meters', small: 'centimeters', rate: 100, most: 90 },
  { large: 'kilometers', small: 'meters', rate: 1000, most: 90 },
  { large: 'kilograms', small: 'grams', rate: 1000, most: 90 },
  { large: 'liters', small: 'milliliters', rate: 1000, most: 90 },
  { large: 'feet', small: 'inches', rate: 12, most: 60 },
  { large: 'yards', small: 'feet', rate: 3, most: 90 },
  { large: 'pounds', small: 'ounces', rate: 16, most: 40 },
  { large: 'weeks', small: 'days', rate: 7, most: 52 },
  { large: 'days', small: 'hours', rate: 24, most: 30 },
] as const;
const ONE: Record<string, string> = { feet: 'foot', inches: 'inch' };
const single = (unit: string) => ONE[unit] ?? unit.replace(/s$/, '');
const rateHint = (large: string, small: string) => [
  `How many ${small} are in one ${single(large)}? Multiply by that.`,
];

const convert: Form = (random) => {
  const { large, small, rate, most } = random.pick(UNITS);
  const many = random.int(2, most);
  return problem({
    question: `How many ${small} are ${many} ${large}?`,
    answer: `${many * rate}`,
    unit: small,
    hints: rateHint(large, small),
    steps: [
      `1 ${single(large)} is ${big(rate)} ${small}.`,
      `${many} × ${big(rate)} = ${big(many * rate)} ${small}`,
    ],
  });
};
const convertBoth: Form = (random) => {
  const { large, small, rate, most } = random.pick(UNITS);
  const many = random.int(2, most);
  const extra = random.int(2, rate < 4 ? 2 : rate - 1);
  return problem({
    question: `How many ${small} are ${many} ${large} and ${extra} ${small}?`,
    answer: `${many * rate + extra}`,
    unit: small,
    hints: [`Turn the ${large} into ${small} first. Then add the rest.`],
    steps: [
      `${many} ${large}: ${many} × ${big(rate)} = ${big(many * rate)} ${small}`,
      `${big(many * rate)} + ${extra} = ${big(many * rate + extra)} ${small}`,
    ],
  });
};
const CUTS = [
  { large: 'meters', small: 'centimeters', rate: 100, thing: 'A rope is', use: 'cuts off' },
  { large: 'meters', small: 'centimeters', rate: 100, thing: 'A ribbon is', use: 'uses' },
  { large: 'kilograms', small: 'grams', rate: 1000, thing: 'A sack of rice has', use: 'cooks' },
  { large: 'kilograms', small: 'grams', rate: 1000, thing: 'A block of clay has', use: 'uses' },
  { large: 'liters', small: 'milliliters', rate: 1000, thing: 'A pot of soup has', use: 'eats' },
  { large: 'liters', small: 'milliliters', rate: 1000, thing: 'A watering can has', use: 'pours out' },
  { large: 'hours', small: 'minutes', rate: 60, thing: 'A film lasts', use: 'watches' },
  { large: 'feet', small: 'inches', rate: 12, thing: 'A board is', use: 'saws off' },
  { large: 'kilograms', small: 'grams', rate: 1000, thing: 'A bag of tea has', use: 'sells' },
  { large: 'kilograms', small: 'grams', rate: 1000, thing: 'A block of cheese has', use: 'grates' },
  { large: 'liters', small: 'milliliters', rate: 1000, thing: 'A jug of lemonade has', use: 'drinks' },
  { large: 'hours', small: 'minutes', rate: 60, thing: 'A train ride lasts', use: 'sleeps' },
] as const;
const cut: Form = (random) => {
  const who = person(random);
  const { large, small, rate, thing, use } = random.pick(CUTS);
  const many = random.int(2, 9);
  const off = random.int(5, Math.min(many * rate - 5, 999));
  const word = thing.startsWith('A r') || thing.startsWith('A board') ? ' long' : '';
  return problem({
    question: `${thing} ${many} ${large}${word}. ${who} ${use} ${off} ${small} of it. How many ${small} are left?`,
    answer: `${many * rate - off}`,
    unit: small,
    hints: [`Turn the ${large} into ${small} first.`],
    steps: [
      `${many} ${large}: ${many} × ${big(rate)} = ${big(many * rate)} ${small}`,
      `${big(many * rate)} - ${off} = ${big(many * rate - off)} ${small}`,
    ],
  });
};

const rectangle = (width: number, height: number | undefined, unit: string) => ({
  kind: 'shape' as const,
  alt: `A rectangle, ${width} ${unit} long${height === undefined ? '; its width is not given' : ` and ${height} ${unit} wide`}.`,
  outline: {
    name: 'rectangle' as const,
    width,
    height: height ?? Math.max(2, Math.round(width * 0.6)),
    labels: { width: `${width} ${unit}`, height: height === undefined ? '?' : `${height} ${unit}` },
  },
});
const sides = (random: Parameters<Form>[0]) => {
  const wide = random.int(3, 25);
  return { wide, long: wide + random.int(1, 35), unit: random.pick(LENGTHS) };
};
const areaSteps = (long: number, wide: number, unit: string) => {
  const tens = Math.floor(long / 10) * 10;
  return tens === 0 || tens === long
    ? ['Area of a rectangle is length times width.', `${long} × ${wide} = ${long * wide} square ${unit}`]
    : [
        'Area of a rectangle is length times width.',
        `${tens} × ${wide} = ${tens * wide} and ${long - tens} × ${wide} = ${(long - tens) * wide}`,
        `${tens * wide} + ${(long - tens) * wide} = ${long * wide} square ${unit}`,
      ];
};
const AREA_HINTS = ['Think of rows of small squares: how many rows, and how many in each?'];

const area: Form = (random) => {
  const { long, wide, unit } = sides(random);
  return problem({
    question: `A rectangle is ${long} ${unit} long and ${wide} ${unit} wide. What is its area in square ${unit}?`,
    answer: `${long * wide}`,
    unit: `square ${unit}`,
    hints: AREA_HINTS,
    steps: areaSteps(long, wide, unit),
    figure: rectangle(long, wide, unit),
  });
};
const areaStory: Form = (random) => {
  const who = person(random);
  const { long, wide } = sides(random);
  const [does, what] = random.pick([
    ['covers', 'with tiles'],
    ['covers', 'with grass'],
    ['sweeps', 'clean'],
    ['covers', 'with straw'],
    ['paints', 'blue'],
    ['covers', 'with sand'],
    ['covers', 'with wood chips'],
    ['rakes', 'level'],
    ['covers', 'with moss'],
  ] as const);
  const plot = random.pick(PLOTS.filter((each) => each !== 'pen for goats'));
  return problem({
    question: `${who} ${does} a rectangular ${plot} ${what}. It is ${long} m long and ${wide} m wide. How many square meters is that?`,
    answer: `${long * wide}`,
    unit: 'square m',
    hints: AREA_HINTS,
    steps: areaSteps(long, wide, 'm'),
    figure: rectangle(long, wide, 'm'),
  });
};
const sideFromArea: Form = (random) => {
  const { long, wide, unit: anyUnit } = sides(random);
  const [thing, unit] = random.pick([
    ['rectangle', anyUnit],
    ['serving tray', 'cm'],
    ['picture frame', 'cm'],
    ['banner', 'ft'],
    ['flower bed', 'ft'],
    ['wooden deck', 'ft'],
  ] as const);
  return problem({
    question:
      `The area of a rectangular ${thing} is ${big(long * wide)} square ${unit}. It is ${long} ${unit} long. How many ${unit} wide is it?`.replace(
        'rectangular rectangle',
        'rectangle',
      ),
    answer: `${wide}`,
    unit,
    hints: ['Length times width makes the area. Which number is missing?'],
    steps: [`${long} × ? = ${big(long * wide)}`, `${big(long * wide)} ÷ ${long} = ${wide} ${unit}`],
    figure: rectangle(long, undefined, unit),
  });
};
const sideFromAround: Form = (random) => {
  const who = person(random);
  const { long, wide } = sides(random);
  const all = 2 * (long + wide);
  const plot = random.pick(PLOTS);
  return problem({
    question: `${who} uses ${all} m of fence for a rectangular ${plot}. It is ${long} m long. How many meters wide is it?`,
    answer: `${wide}`,
    unit: 'm',
    hints: ['Length and width together are half of the fence.'],
    steps: [`Length and width together: ${all} ÷ 2 = ${all / 2} m`, `${all / 2} - ${long} = ${wide} m`],
    figure: rectangle(long, undefined, 'm'),
  });
};

/** Units, area and perimeter. */
export const MEDIUM_MEASURES: readonly Generator[] = [
  {
    skill: '4.MD.A.1',
    level: 'medium',
    title: 'Changing units',
    description: 'Turn hours into minutes, meters into centimeters and more.',
    make: mix(mix(convert, convertBoth, convertBoth, convertBoth), cut, cut, cut),
  },
  {
    skill: '4.MD.A.3',
    level: 'medium',
    title: 'Area and perimeter',
    description: 'Work with the area and the perimeter of rectangles.',
    make: mix(mix(area, sideFromArea), areaStory, sideFromAround),
  },
];

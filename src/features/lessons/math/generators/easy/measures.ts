import type { Generator } from '../../problem.ts';
import { LENGTHS, PLOTS, noun, person } from '../../settings.ts';
import { type Form, count, listed, mix, problem } from '../wording.ts';

const two = (minute: number) => String(minute).padStart(2, '0');
const nextHour = (hour: number) => (hour % 12) + 1;

/** Where the hands are, for someone who cannot see them. */
function clockAlt(hour: number, minute: number): string {
  const mark = Math.floor(minute / 5);
  const extra = minute % 5;
  const long = `${mark === 0 ? 12 : mark}`;
  const past = extra === 0 ? '' : `, ${extra} small ${extra === 1 ? 'mark' : 'marks'} past it`;
  return `A clock face. The short hand is between ${hour} and ${nextHour(hour)}. The long hand points at the ${long}${past}.`;
}
const clockFigure = (hour: number, minute: number) => ({
  kind: 'clock' as const,
  hour,
  minute,
  alt: clockAlt(hour, minute),
});
const someMinute = (random: Parameters<Form>[0]) =>
  random.int(0, 1) === 0 ? random.int(1, 11) * 5 : random.int(1, 59);

const CLOCK_HINTS = ['Each big number on the clock is five minutes. Count by fives, then by ones.'];
function readSteps(minute: number): string[] {
  const mark = Math.floor(minute / 5);
  return minute % 5 === 0
    ? [`The long hand points at the ${mark}.`, `Count by fives: ${mark} × 5 = ${minute} minutes`]
    : [
        mark === 0
          ? 'The long hand is just past the 12.'
          : `The long hand is past the ${mark}: ${mark} × 5 = ${mark * 5}`,
        `It is ${minute % 5} small ${minute % 5 === 1 ? 'mark' : 'marks'} further: ${mark * 5} + ${minute % 5} = ${minute} minutes`,
      ];
}

const past: Form = (random) => {
  const [hour, minute] = [random.int(1, 12), someMinute(random)];
  return problem({
    question: `Look at the clock. How many minutes past ${hour} o'clock is it?`,
    answer: `${minute}`,
    unit: 'minutes',
    hints: CLOCK_HINTS,
    steps: readSteps(minute),
    figure: clockFigure(hour, minute),
  });
};
const until: Form = (random) => {
  const who = person(random);
  const [hour, minute] = [random.int(1, 12), someMinute(random)];
  const what = random.pick([
    'The bus comes',
    'The film starts',
    'Soccer practice starts',
    'The shop opens',
    'The train leaves',
    'The concert begins',
    'Dance class starts',
    'The boat leaves',
  ]);
  return problem({
    question: `${what} at ${nextHour(hour)} o'clock. ${who} looks at the clock in the picture. How many minutes are left until then?`,
    answer: `${60 - minute}`,
    unit: 'minutes',
    hints: ['A whole hour has sixty minutes. Count on from the long hand to the top.'],
    steps: [...readSteps(minute).slice(-1), `To the full hour: 60 - ${minute} = ${60 - minute} minutes`],
    figure: clockFigure(hour, minute),
  });
};

const DOINGS = [
  'reading',
  'drawing',
  'practicing the drums',
  'building a kite',
  'baking bread',
  'riding a bike',
  'weeding the garden',
  'playing chess',
  'swimming',
  'cleaning the rabbit hutch',
] as const;

function elapsedSteps(hour: number, from: number, long: number): string[] {
  const end = from + long;
  if (end <= 60) return ['Both times are in the same hour.', `${end} - ${from} = ${long} minutes`];
  const full = `${nextHour(hour)}:00`;
  return [
    `From ${hour}:${two(from)} to ${full} is ${60 - from} minutes.`,
    `From ${full} to ${nextHour(hour)}:${two(end - 60)} is ${end - 60} minutes.`,
    `${60 - from} + ${end - 60} = ${long} minutes`,
  ];
}
const elapsed =
  (withClock: boolean): Form =>
  (random) => {
    const who = person(random);
    const doing = random.pick(DOINGS);
    const [hour, from, long] = [random.int(1, 12), random.int(1, 55), random.int(8, 58)];
    const end = from + long;
    const stop = end < 60 ? `${hour}:${two(end)}` : `${nextHour(hour)}:${two(end - 60)}`;
    const hints = [
      `Count first to the next full hour, then on to ${stop}.`,
      'Count first to the next full hour, then on from there.',
    ].slice(end > 60 ? 0 : 1);
    return problem({
      question: withClock
        ? `The clock shows when ${who} starts ${doing}. ${who} stops at ${stop}. How many minutes is that?`
        : `${who} starts ${doing} at ${hour}:${two(from)} and stops at ${stop}. How many minutes is that?`,
      answer: `${long}`,
      unit: 'minutes',
      hints: end > 60 ? hints : ['Both times are in one hour. How far does the long hand move?'],
      steps: withClock
        ? [`The clock shows ${hour}:${two(from)}.`, ...elapsedSteps(hour, from, long)]
        : elapsedSteps(hour, from, long),
      ...(withClock ? { figure: clockFigure(hour, from) } : {}),
    });
  };

const TOPICS = [
  ['Favorite fruit', 'fruit', ['mango', 'kiwi', 'apple', 'banana', 'grapes', 'pear', 'papaya', 'plum']],
  ['Favorite sport', 'sport', ['soccer', 'tennis', 'judo', 'cricket', 'swimming', 'hockey', 'running']],
  ['Favorite color', 'color', ['red', 'blue', 'green', 'purple', 'orange', 'yellow', 'pink']],
  ['Favorite animal', 'animal', ['cat', 'panda', 'horse', 'parrot', 'turtle', 'dolphin', 'goat']],
  ['Favorite music', 'instrument', ['drum', 'flute', 'guitar', 'piano', 'violin', 'trumpet']],
  ['Favorite soup', 'soup', ['tomato', 'lentil', 'noodle', 'pumpkin', 'miso', 'potato']],
] as const;

const chart: Form = (random) => {
  const who = person(random);
  const [title, kind, names] = random.pick(TOPICS);
  const step = random.pick([2, 5, 10]);
  const labels = random.shuffle<string>(names).slice(0, 4);
  const values = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8]).slice(0, 4);
  const bars = labels.map((label, index) => ({ label, value: (values[index] ?? 1) * step }));
  const figure = {
    kind: 'bar_chart' as const,
    title,
    step,
    bars,
    alt: `Bar chart '${title}' with a scale by ${step}s. ${bars.map(({ label, value }) => `${label}: ${value}`).join('; ')}.`,
  };
  const [a, b] = random.shuffle(bars).sort((first, second) => second.value - first.value);
  if (!a || !b) throw new Error('A chart needs two bars');
  const low = bars.reduce((least, each) => (each.value < least.value ? each : least));
  const asked = `${who} asks some children for their favorite ${kind}.`;
  const heights = (...some: { label: string; value: number }[]) =>
    `Read the bars: ${listed(some.map(({ label, value }) => `${label} ${value}`))}.`;
  const form = random.int(0, 3);
  if (form === 0)
    return problem({
      question: `${asked} Look at the bar chart. How many more children chose ${a.label} than ${low.label}?`,
      answer: `${a.value - low.value}`,
      unit: 'children',
      hints: ['Read where the two bars end. Then find the difference.'],
      steps: [heights(a, low), `${a.value} - ${low.value} = ${a.value - low.value} children`],
      figure,
    });
  if (form === 1)
    return problem({
      question: `${asked} Look at the bar chart. How many children chose ${b.label} or ${low.label}?`,
      answer: `${b.value + low.value}`,
      unit: 'children',
      hints: ['Read where the two bars end. Then put them together.'],
      steps: [heights(b, low), `${b.value} + ${low.value} = ${b.value + low.value} children`],
      figure,
    });
  const total = bars.reduce((sum, each) => sum + each.value, 0);
  if (form === 2)
    return problem({
      question: `${asked} Look at the bar chart. How many children did ${who} ask in all?`,
      answer: `${total}`,
      unit: 'children',
      hints: ['Each child chose one. Read every bar and add.'],
      steps: [heights(...bars), `${bars.map((each) => each.value).join(' + ')} = ${total} children`],
      figure,
    });
  return problem({
    question: `${asked} Look at the bar chart. How many children did not choose ${a.label}?`,
    answer: `${total - a.value}`,
    unit: 'children',
    hints: [`Leave out the bar for ${a.label} and add the others.`],
    steps: [
      heights(...bars.filter((each) => each !== a)),
      `${bars
        .filter((each) => each !== a)
        .map((each) => each.value)
        .join(' + ')} = ${total - a.value} children`,
    ],
    figure,
  });
};

const rectangle = (width: number, height: number, unit: string) => ({
  kind: 'shape' as const,
  alt: `A rectangle. It is ${width} ${unit} long and ${height} ${unit} wide.`,
  outline: {
    name: 'rectangle' as const,
    width,
    height,
    labels: { width: `${width} ${unit}`, height: `${height} ${unit}` },
  },
});
const aroundSteps = (long: number, wide: number, unit: string) => [
  `One long and one short side: ${long} + ${wide} = ${long + wide}`,
  `There are two of each: ${long + wide} × 2 = ${2 * (long + wide)} ${unit}`,
];
const AROUND_HINTS = [
  'A rectangle has four sides, and the sides across from each other are equal. Add all of them.',
];

const around: Form = (random) => {
  const [wide, unit] = [random.int(2, 15), random.pick(LENGTHS)];
  const long = wide + random.int(1, 15);
  return problem({
    question: `A rectangle is ${long} ${unit} long and ${wide} ${unit} wide. What is its perimeter, the length all the way around?`,
    answer: `${2 * (long + wide)}`,
    unit,
    hints: AROUND_HINTS,
    steps: aroundSteps(long, wide, unit),
    figure: rectangle(long, wide, unit),
  });
};
const fence: Form = (random) => {
  const who = person(random);
  const [wide, plot] = [random.int(3, 20), random.pick(PLOTS)];
  const long = wide + random.int(1, 20);
  const [puts, what] = random.pick([
    ['puts a fence', 'fence'],
    ['lays a rope', 'rope'],
    ['hangs a string of lights', 'lights'],
    ['paints a line', 'line'],
  ] as const);
  return problem({
    question: `${who} ${puts} all around a rectangular ${plot}. It is ${long} m long and ${wide} m wide. How many meters of ${what} is that?`,
    answer: `${2 * (long + wide)}`,
    unit: 'm',
    hints: AROUND_HINTS,
    steps: aroundSteps(long, wide, 'm'),
    figure: rectangle(long, wide, 'm'),
  });
};
const missingSide: Form = (random) => {
  const [long, wide, unit] = [random.int(3, 20), random.int(3, 20), random.pick(LENGTHS)];
  const all = 2 * (long + wide);
  return problem({
    question: `A rectangle has a perimeter of ${all} ${unit}. One side is ${long} ${unit} long. How long is the side next to it?`,
    answer: `${wide}`,
    unit,
    hints: ['Two sides next to each other are half of the way around.'],
    steps: [`Half of the way around: ${all} ÷ 2 = ${all / 2}`, `${all / 2} - ${long} = ${wide} ${unit}`],
  });
};
const regular: Form = (random) => {
  const who = person(random);
  const [name, sides] = random.pick([
    ['square', 4],
    ['triangle', 3],
    ['pentagon', 5],
    ['hexagon', 6],
    ['octagon', 8],
  ] as const);
  const [side, unit] = [random.int(3, 20), random.pick(LENGTHS)];
  const made = random.pick(['draws', 'builds', 'lays', 'marks out', 'cuts out']);
  return problem({
    question: `${who} ${made} ${name === 'octagon' ? 'an' : 'a'} ${name} with ${sides} equal sides. Each side is ${side} ${unit}. How long is it all the way around?`,
    answer: `${sides * side}`,
    unit,
    hints: ['All sides are equal, so multiply one side by the number of sides.'],
    steps: [
      `${count(sides, noun('equal side'))} of ${side} ${unit}`,
      `${sides} × ${side} = ${sides * side} ${unit}`,
    ],
  });
};

/** Time, data and perimeter. */
export const MEASURES: readonly Generator[] = [
  {
    skill: '3.MD.A.1',
    level: 'easy',
    title: 'Telling time',
    description: 'Read the clock to the minute and find out how long things take.',
    make: mix(past, past, until, elapsed(true), elapsed(false)),
  },
  {
    skill: '3.MD.B.3',
    level: 'easy',
    title: 'Bar charts',
    description: 'Read a bar chart and compare what it shows.',
    make: chart,
  },
  {
    skill: '3.MD.D.8',
    level: 'easy',
    title: 'All the way around',
    description: 'Find the perimeter of shapes, or a side that is missing.',
    make: mix(around, missingSide, fence, regular),
  },
];

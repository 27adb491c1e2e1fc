import type { Generator } from '../../problem.ts';
import { noun, person, town } from '../../settings.ts';
import { type Form, count, listed, mix, problem } from '../wording.ts';

const MINUTE = noun('minute');
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
  random.int(0, 2) === 0 ? random.int(1, 11) * 5 : random.int(1, 59);

const CLOCK_HINTS = ['Each big number on the clock is five minutes. Count by fives, then by ones.'];
function readSteps(minute: number): string[] {
  const mark = Math.floor(minute / 5);
  return minute % 5 === 0
    ? [`The long hand points at the ${mark}.`, `Count by fives: ${mark} × 5 = ${count(minute, MINUTE)}`]
    : [
        mark === 0
          ? 'The long hand is just past the 12.'
          : `The long hand is past the ${mark}: ${mark} × 5 = ${mark * 5}`,
        `It is ${minute % 5} small ${minute % 5 === 1 ? 'mark' : 'marks'} further: ${mark * 5} + ${minute % 5} = ${count(minute, MINUTE)}`,
      ];
}

const past: Form = (random) => {
  const [hour, minute] = [random.int(1, 12), someMinute(random)];
  const who = person(random);
  const seen = [
    `This clock hangs in the kitchen of ${who}.`,
    `${who} sees this clock at a station in ${town(random)}.`,
    `This is the clock on the tower in ${town(random)}.`,
    `${who} mends this clock.`,
  ];
  return problem({
    question: `${random.pick(['Look at the clock.', ...seen])} How many minutes past ${hour} o'clock is it?`,
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
    'The parade begins',
    'The puppet show starts',
    'The bakery opens',
    'The ferry leaves',
    'The chess club meets',
    'The radio play begins',
    'The swimming lesson starts',
    'The museum closes',
  ]);
  return problem({
    question: `${what} at ${nextHour(hour)} o'clock. ${who} looks at the clock in the picture. How many minutes are left until then?`,
    answer: `${60 - minute}`,
    unit: 'minutes',
    hints: ['A whole hour has sixty minutes. Count on from the long hand to the top.'],
    steps: [
      ...readSteps(minute).slice(-1),
      `To the full hour: 60 - ${minute} = ${count(60 - minute, MINUTE)}`,
    ],
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
  'folding paper birds',
  'making dumplings',
  'painting a mask',
  'writing a letter',
  'playing the violin',
  'sorting stamps',
  'sweeping the yard',
  'learning a dance',
] as const;

function elapsedSteps(hour: number, from: number, long: number): string[] {
  const end = from + long;
  if (end === 60) return [`At ${nextHour(hour)}:00 the hour is full.`, `60 - ${from} = ${long} minutes`];
  if (end < 60) return ['Both times are in the same hour.', `${end} - ${from} = ${long} minutes`];
  const full = `${nextHour(hour)}:00`;
  return [
    `From ${hour}:${two(from)} to ${full} is ${count(60 - from, MINUTE)}.`,
    `From ${full} to ${nextHour(hour)}:${two(end - 60)} is ${count(end - 60, MINUTE)}.`,
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
    const hints =
      end < 60
        ? ['Both times are in one hour. How far does the long hand move?']
        : [
            `Count first to the next full hour, then on to ${stop}.`,
            'Count first to the next full hour, then on from there.',
          ];
    return problem({
      question: withClock
        ? `The clock shows when ${who} starts ${doing}. ${who} stops at ${stop}. How many minutes is that?`
        : `${who} starts ${doing} at ${hour}:${two(from)} and stops at ${stop}. How many minutes is that?`,
      answer: `${long}`,
      unit: 'minutes',
      hints,
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

const heights = (...some: { label: string; value: number }[]) =>
  `Read the bars: ${listed(some.map(({ label, value }) => `${label} ${value}`))}.`;

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
    alt: `Bar chart '${title}' with a scale by ${step}s: ${bars.map(({ label, value }) => `${label} ${value}`).join(', ')}.`,
  };
  const [a, b] = random.shuffle(bars).toSorted((first, second) => second.value - first.value);
  if (!a || !b) throw new Error('A chart needs two bars');
  const low = bars.reduce((least, each) => (each.value < least.value ? each : least));
  const bare = random.int(0, 3) === 0;
  const asked = bare
    ? `This chart shows the favorite ${kind} of some children.`
    : `${who} asks some children for their favorite ${kind}.`;
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
      question: `${asked} Look at the bar chart. How many children ${bare ? 'were asked' : `did ${who} ask`} in all?`,
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

/** Time and data. */
export const TIME_AND_DATA: readonly Generator[] = [
  {
    skill: '3.MD.A.1',
    level: 'easy',
    title: 'Telling time',
    description: 'Read the clock to the minute and find out how long things take.',
    make: mix(past, until, elapsed(true), elapsed(false)),
  },
  {
    skill: '3.MD.B.3',
    level: 'easy',
    title: 'Bar charts',
    description: 'Read a bar chart and compare what it shows.',
    make: chart,
  },
];

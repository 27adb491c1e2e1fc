import type { Generator } from '../../problem.ts';
import { person, town } from '../../settings.ts';
import { type Form, listed, problem } from '../wording.ts';

const COUNTS = [
  ['Vehicles', 'vehicles that pass', ['bus', 'bike', 'truck', 'car', 'tram', 'van']],
  ['Birds', 'birds at a lake', ['duck', 'swan', 'heron', 'gull', 'goose', 'ibis']],
  ['Weather', 'days by their weather', ['sunny', 'rainy', 'cloudy', 'snowy', 'windy']],
  ['Pets', 'pets of the neighbors', ['dog', 'cat', 'rabbit', 'parrot', 'fish', 'goat']],
  ['Leaves', 'leaves by their tree', ['oak', 'maple', 'palm', 'birch', 'olive', 'ginkgo']],
  ['Hats', 'hats in the crowd', ['straw', 'wool', 'felt', 'turban', 'cap', 'beret']],
  ['Boats', 'boats in the harbor', ['ferry', 'canoe', 'sailboat', 'kayak', 'raft', 'dhow']],
  ['Snacks', 'snacks sold', ['samosa', 'pretzel', 'mango', 'popcorn', 'dumpling', 'churro']],
] as const;

/** Bundles of five and single strokes, as a count is read from them. */
const bundles = (count: number) =>
  [count >= 5 ? `${Math.floor(count / 5)} × 5` : '', count % 5 > 0 ? `${count % 5}` : '']
    .filter(Boolean)
    .join(' + ');
const strokesAlt = (count: number) => {
  const [fives, ones] = [Math.floor(count / 5), count % 5];
  return listed(
    [
      fives > 0 ? `${fives} ${fives === 1 ? 'bundle' : 'bundles'} of five` : '',
      ones > 0 ? `${ones} single ${ones === 1 ? 'stroke' : 'strokes'}` : '',
    ].filter(Boolean),
  );
};

const tally: Form = (random) => {
  const who = person(random);
  const [title, what, names] = random.pick(COUNTS);
  const counts = random.shuffle(Array.from({ length: 17 }, (_, index) => index + 4));
  const rows = random
    .shuffle<string>(names)
    .slice(0, 4)
    .map((label, index) => ({ label, count: counts[index] ?? 4 }));
  const [first, second] = random.shuffle(rows);
  if (!first || !second) throw new Error('A tally chart needs two rows');
  const [high, low] = first.count > second.count ? [first, second] : [second, first];
  const place = random.int(0, 2);
  const start = [
    'Look at the tally chart.',
    `${who} keeps a tally of ${what}.`,
    `In ${town(random)}, ${who} keeps a tally of ${what}.`,
  ][place];
  const figure = {
    kind: 'tally' as const,
    title,
    rows,
    alt: `Tally chart '${title}'. ${rows.map(({ label, count }) => `${label}: ${strokesAlt(count)}`).join('; ')}.`,
  };
  const read = (some: typeof rows) =>
    `Read the strokes: ${listed(some.map(({ label, count }) => `${label} ${count < 5 ? '' : `${bundles(count)} = `}${count}`))}`;
  const hints = ['A bundle with a line across stands for five. Count by fives, then add the single strokes.'];
  const form = random.int(0, 2);
  if (form === 0)
    return problem({
      question: `${start} How many more strokes does '${high.label}' have than '${low.label}'?`,
      answer: `${high.count - low.count}`,
      hints: [...hints, 'Count the strokes of both rows. Then find the difference.'],
      steps: [read([high, low]), `${high.count} - ${low.count} = ${high.count - low.count}`],
      figure,
    });
  if (form === 1)
    return problem({
      question: `${start} How many strokes do '${first.label}' and '${second.label}' have together?`,
      answer: `${first.count + second.count}`,
      hints: [...hints, 'Count the strokes of both rows. Then add.'],
      steps: [read([first, second]), `${first.count} + ${second.count} = ${first.count + second.count}`],
      figure,
    });
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return problem({
    question: `${start} How many strokes are there in all?`,
    answer: `${total}`,
    hints: [...hints, 'Count the strokes of every row. Then add.'],
    steps: [
      `Read the strokes: ${listed(rows.map(({ label, count }) => `${label} ${count}`))}.`,
      `${rows.map(({ count }) => count).join(' + ')} = ${total}`,
    ],
    figure,
  });
};

/** Tally charts. */
export const TALLIES: readonly Generator[] = [
  {
    skill: '2.MD.D.10',
    level: 'easy',
    title: 'Tally charts',
    description: 'Read the strokes of a tally chart and compare what was counted.',
    make: tally,
  },
];

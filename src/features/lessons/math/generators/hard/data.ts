import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, big, mix, problem } from '../wording.ts';

const mean: Form = (random) => {
  const size = random.int(4, 6);
  const middle = random.int(8, 40);
  const values = Array.from({ length: size - 1 }, () => middle + random.int(-6, 6));
  const total = middle * size;
  const last = total - values.reduce((sum, value) => sum + value, 0);
  const all = last < 1 ? Array.from({ length: size }, () => middle) : random.shuffle([...values, last]);
  return meanOf(random, all);
};
function meanOf(random: Parameters<Form>[0], values: number[]) {
  const total = values.reduce((sum, value) => sum + value, 0);
  const result = total / values.length;
  const who = person(random);
  const [story, unit] = random.pick([
    ['reads this many pages a day', 'pages'],
    ['counts this many birds a day', 'birds'],
    ['scores this many points a game', 'points'],
    ['walks this many minutes a day', 'minutes'],
  ] as const);
  const bare = random.int(0, 1) === 0;
  return problem({
    question: bare
      ? `What is the mean of these numbers: ${values.join(', ')}?`
      : `${who} ${story}: ${values.join(', ')}. What is the mean?`,
    answer: `${result}`,
    ...(!bare && { unit }),
    hints: ['The mean is the total shared out equally. Add first.'],
    steps: [
      `The total: ${values.join(' + ')} = ${total}`,
      `There are ${values.length} numbers: ${total} ÷ ${values.length} = ${result}`,
    ],
  });
}
const median: Form = (random) => {
  const size = random.pick([5, 7] as const);
  const values = Array.from({ length: size }, () => random.int(3, 60));
  const sorted = [...values].toSorted((a, b) => a - b);
  const result = sorted[(size - 1) / 2] ?? 0;
  const who = person(random);
  const [story, unit] = random.pick([
    ['measures plants, in centimeters', 'centimeters'],
    ['writes down the ages of some cousins and neighbors', 'years'],
    ['times some races, in seconds', 'seconds'],
    ['counts the cars that pass each minute', 'cars'],
  ] as const);
  const bare = random.int(0, 1) === 0;
  return problem({
    question: bare
      ? `What is the median of these numbers: ${values.join(', ')}?`
      : `${who} ${story}: ${values.join(', ')}. What is the median?`,
    answer: `${result}`,
    ...(!bare && { unit }),
    hints: ['Put the numbers in order first. The median stands in the middle.'],
    steps: [`In order: ${sorted.join(', ')}`, `As many stand before it as after it: the median is ${result}`],
  });
};
const range: Form = (random) => {
  const values = Array.from({ length: random.int(5, 7) }, () => random.int(4, 95));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [who, place] = [
    person(random),
    random.pick(['on a farm', 'at the lake', 'in the park', 'at the harbor']),
  ];
  return problem({
    question: `${who} counts birds ${place} on ${values.length} days: ${values.join(', ')}. What is the range of these numbers?`,
    answer: `${high - low}`,
    hints: ['The range tells how far the smallest is from the largest.'],
    steps: [`The largest is ${high}, the smallest is ${low}.`, `${high} - ${low} = ${big(high - low)}`],
  });
};

/** Data. */
export const DATA: readonly Generator[] = [
  {
    skill: '6.SP.B.5',
    level: 'hard',
    title: 'Mean and median',
    description: 'Describe a list of numbers by its mean, its median or its range.',
    make: mix(mean, median, range),
  },
];

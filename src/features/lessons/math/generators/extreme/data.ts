import type { Random } from '../../../../../base/random.ts';
import type { Generator } from '../../problem.ts';
import { person, town } from '../../settings.ts';
import { type Form, after, big, lowest, mix, problem } from '../wording.ts';

const TRENDS = [
  ['hours', 'points', 'hours of practice', 'points in a test'],
  ['weeks', 'cm', 'weeks', 'height of a plant'],
  ['degrees', 'drinks', 'degrees of heat', 'cold drinks sold'],
  ['days', 'pages', 'days', 'pages read'],
  ['km', 'minutes', 'kilometers', 'minutes on a bike'],
  ['trees', 'birds', 'trees in a park', 'birds counted'],
  ['visits', 'stamps', 'visits', 'stamps on a card'],
  ['lamps', 'watts', 'lamps', 'watts used'],
  ['years', 'rings', 'years', 'rings of a shell'],
  ['guests', 'plates', 'guests', 'plates used'],
] as const;

/** Points that scatter about the line y = mx + b, from x = 0 to 10. */
function trend(random: Random, titles: readonly [string, string]) {
  const m = random.int(2, 9);
  const b = random.int(2, 30);
  const step = m * 10 + b > 80 ? 20 : 10;
  const top = Math.ceil((m * 10 + b + 6) / step) * step;
  const points = random
    .shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])
    .slice(0, 7)
    .map((x): [number, number] => [x, Math.max(1, m * x + b + random.int(1, 5) * random.pick([1, -1]))]);
  return {
    m,
    b,
    figure: {
      kind: 'scatter' as const,
      across: { title: titles[0], to: 10, step: 2 },
      up: { title: titles[1], to: top, step },
      points: points.toSorted(([one], [other]) => one - other),
      line: { from: [0, b] as [number, number], to: [10, m * 10 + b] as [number, number] },
      alt: `Scatter plot with ${titles[0]} across and ${titles[1]} up. The points lie close to a straight line from (0, ${b}) to (10, ${m * 10 + b}).`,
    },
  };
}
const predict =
  (story: boolean): Form =>
  (random) => {
    const who = person(random);
    const [across, up, xs, ys] = random.pick(TRENDS);
    const { m, b, figure } = trend(random, story ? [across, up] : ['x', 'y']);
    const x = random.int(11, 30);
    return problem({
      question: story
        ? `${who} compares ${xs} with ${ys}. The line of fit is y = ${m}x + ${b}, with x for ${across} and y for ${up}. Which number of ${up} does it predict for ${x} ${across}?`
        : `The line of fit of the scatter plot is y = ${m}x + ${b}. Which y does it predict for x = ${x}?`,
      answer: `${m * x + b}`,
      ...(story ? { unit: up } : {}),
      hints: ['Put the number in for x. Multiply before you add.'],
      steps: [`y = ${m} × ${x} + ${b}`, `${m * x} + ${b} = ${m * x + b}`],
      figure,
    });
  };
const readSlope: Form = (random) => {
  const who = person(random);
  const [across, up, xs, ys] = random.pick(TRENDS);
  const { m, b, figure } = trend(random, [across, up]);
  return problem({
    question: `${who} compares ${xs} with ${ys}. The line of fit goes through (0, ${b}) and (10, ${10 * m + b}). By how many ${up} does it rise for each of the ${across}?`,
    answer: `${m}`,
    unit: up,
    hints: ['How far does the line rise, and over how many steps across? Share it out.'],
    steps: [`The rise: ${10 * m + b} - ${b} = ${10 * m} over 10 steps`, `${10 * m} ÷ 10 = ${m}`],
    figure,
  });
};
const apart: Form = (random) => {
  const who = person(random);
  const [across, up, xs, ys] = random.pick(TRENDS);
  const { m, b, figure } = trend(random, [across, up]);
  const [x, y] = random.pick(figure.points);
  const line = m * x + b;
  if (y === line) return apart(random);
  return problem({
    question: `${who} compares ${xs} with ${ys}. The line of fit is y = ${m}x + ${b}. One of the points is at (${x}, ${y}). What do you get for its y minus the y of the line at the same x?`,
    answer: `${y - line}`,
    hints: ['First find the y of the line for that x. Below the line the difference is negative.'],
    steps: [`The line: ${m} × ${x} + ${b} = ${line}`, `${y} - ${after(line)} = ${y - line}`],
    figure,
  });
};

const SURVEYS = [
  ['children', 'bike', 'no bike', 'swim', 'no swim', 'have a bike', 'can swim'],
  ['guests', 'tea', 'no tea', 'cake', 'no cake', 'drink tea', 'eat cake'],
  ['players', 'tall', 'not tall', 'fast', 'not fast', 'are tall', 'are fast'],
  ['readers', 'novels', 'others', 'young', 'old', 'read novels', 'are young'],
  ['visitors', 'museum', 'no museum', 'boat', 'no boat', 'see the museum', 'take the boat'],
  ['houses', 'garden', 'no garden', 'solar', 'no solar', 'have a garden', 'have solar panels'],
  ['dogs', 'spotted', 'plain', 'long hair', 'short hair', 'are spotted', 'have long hair'],
  ['singers', 'drum', 'no drum', 'flute', 'no flute', 'play the drum', 'play the flute'],
  ['farms', 'goats', 'no goats', 'rice', 'no rice', 'keep goats', 'grow rice'],
] as const;
/** A two-way table with the four counts a, b (first row) and c, d. */
function twoWay(random: Random) {
  const [who, yes, no, also, not, words, alsoWords] = random.pick(SURVEYS);
  const [a, b, c, d] = [random.int(3, 40), random.int(3, 40), random.int(3, 40), random.int(3, 40)];
  return {
    who,
    words,
    alsoWords,
    a,
    b,
    c,
    d,
    figure: {
      kind: 'table' as const,
      head: ['', yes, no],
      rows: [
        [also, `${a}`, `${c}`],
        [not, `${b}`, `${d}`],
      ],
      alt: `A two-way table: in the row '${also}' ${a} ${yes} and ${c} ${no}; in the row '${not}' ${b} ${yes} and ${d} ${no}.`,
    },
  };
}
const shareOf =
  (story: boolean): Form =>
  (random) => {
    const asker = person(random);
    const { who, words, alsoWords, a, b, c, d, figure } = twoWay(random);
    const ofAll = random.int(0, 1) === 0;
    const all = ofAll ? a + b + c + d : a + b;
    const start = story ? `${asker} asks around in ${town(random)}. ` : '';
    return problem({
      question: ofAll
        ? `${start}The table counts ${who}. What fraction of all ${who} ${alsoWords}? Write it in lowest terms.`
        : `${start}The table counts ${who}. Of those that ${words}, what fraction also ${alsoWords}? Write it in lowest terms.`,
      answer: ofAll ? lowest(a + c, all) : lowest(a, all),
      form: 'simplest',
      hints: [
        ofAll
          ? 'The bottom number is the sum of the whole table.'
          : 'Look at one column only. Its sum is the bottom number.',
      ],
      steps: ofAll
        ? [
            `All: ${a} + ${b} + ${c} + ${d} = ${all}`,
            `Those that ${alsoWords}: ${a} + ${c} = ${a + c}`,
            `${a + c}/${all} in lowest terms: ${lowest(a + c, all)}`,
          ]
        : [`That column: ${a} + ${b} = ${all}`, `${a}/${all} in lowest terms: ${lowest(a, all)}`],
      figure,
    });
  };
const expectedCount: Form = (random) => {
  const asker = person(random);
  const { who, words, a, b, c, d, figure } = twoWay(random);
  const scale = random.int(3, 30);
  const all = a + b + c + d;
  return problem({
    question: `${asker} asks ${all} ${who} in ${town(random)}, as in the table. If it is the same for all ${big(all * scale)} ${who} there, how many of them ${words}?`,
    answer: `${(a + b) * scale}`,
    unit: who,
    hints: ['How many are in that column of the table? How many times as many are there in all?'],
    steps: [
      `In the table: ${a} + ${b} = ${a + b}`,
      `${big(all * scale)} ÷ ${all} = ${scale} times as many`,
      `${a + b} × ${scale} = ${(a + b) * scale}`,
    ],
    figure,
  });
};

/** Two kinds of data together. */
export const TWO_KINDS_OF_DATA: readonly Generator[] = [
  {
    skill: '8.SP.A.3',
    level: 'extreme',
    title: 'Lines of fit',
    description: 'Use the straight line that fits measured points.',
    make: mix(predict(false), predict(true), readSlope, apart),
  },
  {
    skill: '8.SP.A.4',
    level: 'extreme',
    title: 'Two-way tables',
    description: 'Read tables that count two things at once.',
    make: mix(shareOf(false), shareOf(true), expectedCount),
  },
];

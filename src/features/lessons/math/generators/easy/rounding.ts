import type { Generator } from '../../problem.ts';
import { pair, person } from '../../settings.ts';
import { type Form, big, mix, problem, choices } from '../wording.ts';

const roundTo = (value: number, place: number) => Math.round(value / place) * place;

function roundSteps(value: number, place: number): string[] {
  const low = Math.floor(value / place) * place;
  const word = place === 10 ? 'ones' : 'tens';
  const digit = Math.floor((value / (place / 10)) % 10);
  return [
    `${value} is between ${low} and ${big(low + place)}.`,
    `Look at the ${word} digit: it is ${digit}. ${digit < 5 ? 'Less than 5 goes down' : '5 or more goes up'}.`,
    `${value} rounds to ${big(roundTo(value, place))}`,
  ];
}
const roundHints = (place: number) => [
  place === 10
    ? 'Look at the ones digit. Is it five or more?'
    : 'Look at the tens digit. Is it five or more?',
];
const notRound = (random: Parameters<Form>[0], place: number, most = 994) => {
  const value = random.int(place === 10 ? 12 : 101, most);
  return value % place === 0 ? value + 3 : value;
};
const PLACES = [
  [10, 'ten'],
  [100, 'hundred'],
] as const;

const round: Form = (random) => {
  const [place, word] = random.pick(PLACES);
  const value = notRound(random, place);
  return problem({
    question: random.pick([
      `Round ${value} to the nearest ${word}.`,
      `What is ${value}, rounded to the nearest ${word}?`,
    ]),
    answer: `${roundTo(value, place)}`,
    hints: roundHints(place),
    steps: roundSteps(value, place),
  });
};
const about: Form = (random) => {
  const [place, word] = random.pick(PLACES);
  const value = notRound(random, place);
  const [holds, things] = random.pick([
    ['counts', 'birds at the lake'],
    ['counts', 'steps to school'],
    ['has a jar of', 'beans'],
    ['reads a book of', 'pages'],
    ['sees a tree with', 'apples'],
    ['builds with', 'bricks'],
    ['picks', 'cherries'],
    ['has a puzzle of', 'pieces'],
    ['counts', 'boats on the canal'],
    ['strings', 'beads'],
    ['plants', 'onions'],
    ['counts', 'stairs of a tower'],
    ['finds', 'shells on the beach'],
    ['sees a herd of', 'reindeer'],
    ['folds', 'paper cranes'],
    ['sorts', 'coins from many lands'],
  ] as const);
  return problem({
    question: `${person(random)} ${holds} ${value} ${things}. About how many is that, rounded to the nearest ${word}?`,
    answer: `${roundTo(value, place)}`,
    hints: roundHints(place),
    steps: roundSteps(value, place),
  });
};

const estimate: Form = (random) => {
  const [ana, ben] = pair(random);
  const [place, word] = random.pick(PLACES);
  const most = place === 10 ? 480 : 460;
  const [a, b] = [notRound(random, place, most), notRound(random, place, most)];
  const [first, second] = [roundTo(a, place), roundTo(b, place)];
  const things = random.pick(
    choices(
      'shells, steps, acorns, points, stamps, seeds, olives, pages, tiles, stars',
      'pebbles, grapes, bricks, beans, raindrops, ants, cards, walnuts',
    ),
  );
  return problem({
    question: `${ana} counts ${a} ${things} and ${ben} counts ${b}. Round both numbers to the nearest ${word} and add them. What do you get?`,
    answer: `${first + second}`,
    unit: things,
    hints: ['Round each number by itself first. Add only then.'],
    steps: [
      `Rounded: ${a} is about ${first}, and ${b} is about ${second}.`,
      `${first} + ${second} = ${first + second}`,
    ],
  });
};

/** Rounding. */
export const ROUNDING: readonly Generator[] = [
  {
    skill: '3.NBT.A.1',
    level: 'easy',
    title: 'Rounding',
    description: 'Round numbers to the nearest ten or hundred.',
    make: mix(round, about, about, estimate),
  },
];

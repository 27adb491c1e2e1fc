import type { Generator } from '../../problem.ts';
import { THINGS, pair } from '../../settings.ts';
import { type Form, big, count, mix, problem } from '../wording.ts';

/** Adds or takes away place by place: hundreds, then tens, then ones. */
function byPlaces(start: number, change: number, sign: '+' | '-'): string[] {
  const parts = [100, 10, 1]
    .map((place) => (Math.floor(change / place) % 10) * place)
    .filter((part) => part > 0);
  let now = start;
  return parts.map((part) => {
    const before = now;
    now += sign === '+' ? part : -part;
    return `${big(before)} ${sign} ${part} = ${big(now)}`;
  });
}

const plus = (a: number, b: number, why?: string): string[] => [
  why ?? `Start with ${a} and add ${b} in easy pieces.`,
  ...byPlaces(a, b, '+'),
];
const minus = (a: number, b: number, why?: string): string[] => [
  why ?? `Start with ${a} and take away ${b} in easy pieces.`,
  ...byPlaces(a, b, '-'),
];

const addHints = (b: number): string[] => [
  `Break ${b} into easy pieces and add one piece after the other.`,
  'Add the big pieces first and the ones last.',
];
const takeHints = (a: number, b: number): string[] => [
  `Start at ${a}. Take away ${b} piece by piece.`,
  'Take away the big pieces first and the ones last.',
];

/** The bare questions, with sums from `low` up to `high`. */
const bareAdd =
  (low: number, high: number): Form =>
  (random) => {
    const sum = random.int(low, high);
    const b = random.int(Math.ceil(low / 4), sum - Math.ceil(low / 4));
    const a = sum - b;
    return problem({
      question: `What is ${a} + ${b}?`,
      answer: `${sum}`,
      hints: addHints(b),
      steps: plus(a, b),
    });
  };
const bareTake =
  (low: number, high: number): Form =>
  (random) => {
    const a = random.int(low, high);
    const b = random.int(Math.ceil(low / 4), a - 3);
    return problem({
      question: `What is ${a} - ${b}?`,
      answer: `${a - b}`,
      hints: takeHints(a, b),
      steps: minus(a, b),
    });
  };
const missing =
  (low: number, high: number): Form =>
  (random) => {
    const sum = random.int(low, high);
    const part = random.int(Math.ceil(low / 4), sum - 4);
    return problem({
      question: `${part} + ? = ${sum}. What number is missing?`,
      answer: `${sum - part}`,
      hints: [`How far is it from ${part} up to ${sum}?`, 'Count up from the small number to the big one.'],
      steps: minus(sum, part, `The missing number is ${sum} - ${part}.`),
    });
  };

const join: Form = (random) => {
  const [ana, ben] = pair(random);
  const thing = random.pick(THINGS);
  const sum = random.int(31, 100);
  const more = random.int(8, sum - 12);
  return problem({
    question: `${ana} has ${count(sum - more, thing)}. ${ben} gives ${ana} ${more} more. How many ${thing.many} does ${ana} have now?`,
    answer: `${sum}`,
    unit: thing.many,
    hints: addHints(more),
    steps: plus(sum - more, more, 'More come, so we add.'),
  });
};
const give: Form = (random) => {
  const [ana, ben] = pair(random);
  const thing = random.pick(THINGS);
  const all = random.int(31, 100);
  const gone = random.int(8, all - 6);
  return problem({
    question: `${ana} has ${count(all, thing)} and gives ${gone} of them to ${ben}. How many ${thing.many} does ${ana} have left?`,
    answer: `${all - gone}`,
    unit: thing.many,
    hints: takeHints(all, gone),
    steps: minus(all, gone, 'Some go away, so we take away.'),
  });
};
const compare: Form = (random) => {
  const [ana, ben] = pair(random);
  const thing = random.pick(THINGS);
  const all = random.int(31, 100);
  const fewer = random.int(8, all - 6);
  return problem({
    question: `${ana} has ${count(all, thing)}. ${ben} has ${count(fewer, thing)}. How many more ${thing.many} does ${ana} have than ${ben}?`,
    answer: `${all - fewer}`,
    unit: thing.many,
    hints: [`How far is it from ${fewer} up to ${all}?`, 'Find the difference between the two numbers.'],
    steps: minus(all, fewer, 'We want the difference, so we take away.'),
  });
};

const VISITS = [
  ['the zoo', 'visitors'],
  ['the museum', 'visitors'],
  ['the swimming pool', 'swimmers'],
  ['the fair', 'guests'],
  ['the library', 'readers'],
  ['the castle', 'tourists'],
  ['the night market', 'guests'],
  ['the theater', 'guests'],
  ['the butterfly house', 'visitors'],
  ['the planetarium', 'guests'],
  ['the ice rink', 'skaters'],
  ['the kite festival', 'families'],
  ['the science center', 'children'],
  ['the old lighthouse', 'climbers'],
] as const;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const visits: Form = (random) => {
  const [place, who] = random.pick(VISITS);
  const day = random.int(0, 5);
  const sum = random.int(250, 999);
  const b = random.int(110, sum - 110);
  return problem({
    question: `On ${DAYS[day]}, ${place} has ${sum - b} ${who}. On ${DAYS[day + 1]}, ${b} come. How many ${who} is that on both days together?`,
    answer: `${sum}`,
    unit: who,
    hints: addHints(b),
    steps: plus(sum - b, b, 'We want both days together, so we add.'),
  });
};
const GAMES = [
  'a ball game',
  'a dice game',
  'a quiz',
  'a card game',
  'a jumping game',
  'a ring toss',
  'a memory game',
  'archery',
  'a sack race',
  'a spelling game',
] as const;
const scores: Form = (random) => {
  const [ana, ben] = pair(random);
  const all = random.int(250, 999);
  const fewer = random.int(105, all - 20);
  return problem({
    question: `In ${random.pick(GAMES)} ${ana} has ${all} points. ${ben} has ${fewer} points. How many more points does ${ana} have than ${ben}?`,
    answer: `${all - fewer}`,
    unit: 'points',
    hints: [`How far is it from ${fewer} up to ${all}?`, 'Find the difference between the two numbers.'],
    steps: minus(all, fewer, 'We want the difference, so we take away.'),
  });
};
const STORES = [
  ['A library has', 'books', 'are borrowed'],
  ['A bakery has', 'rolls', 'are sold'],
  ['A farm has', 'eggs', 'are sold'],
  ['A post office has', 'letters', 'are taken away'],
  ['A market stall has', 'tomatoes', 'are sold'],
  ['A school kitchen has', 'apples', 'are eaten'],
  ['A garden center has', 'plants', 'are sold'],
  ['A toy maker has', 'wooden blocks', 'are used'],
  ['A tea house has', 'cups', 'are washed'],
  ['A tailor has', 'buttons', 'are sewn on'],
  ['A date palm grove has', 'young palms', 'are planted out'],
  ['A fish market has', 'sardines', 'are sold'],
  ['A print shop has', 'posters', 'are hung up'],
  ['A school garden has', 'seedlings', 'are planted'],
] as const;
const store: Form = (random) => {
  const [has, things, go] = random.pick(STORES);
  const all = random.int(250, 999);
  const gone = random.int(105, all - 20);
  return problem({
    question: `${has} ${all} ${things}. Then ${gone} of them ${go}. How many ${things} are still there?`,
    answer: `${all - gone}`,
    unit: things,
    hints: takeHints(all, gone),
    steps: minus(all, gone, 'Some are gone, so we take away.'),
  });
};

/** Addition and subtraction. */
export const SUMS: readonly Generator[] = [
  {
    skill: '2.OA.A.1',
    level: 'easy',
    title: 'Plus and minus to 100',
    description: 'Add and take away numbers up to 100, on their own and in little stories.',
    make: mix(mix(bareAdd(31, 100), bareTake(31, 100), missing(31, 100)), join, give, compare),
  },
  {
    skill: '2.NBT.B.7',
    level: 'easy',
    title: 'Plus and minus to 1,000',
    description: 'Add and take away big numbers up to 1,000 with hundreds, tens and ones.',
    make: mix(bareAdd(205, 999), bareTake(205, 999), missing(205, 999), visits, scores, store),
  },
];

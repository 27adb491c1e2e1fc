import type { Generator } from '../../problem.ts';
import { noun, person } from '../../settings.ts';
import { type Form, mix, problem } from '../wording.ts';

/** Whether a number has no factors but 1 and itself. */
const isPrime = (value: number) =>
  value > 1 &&
  Array.from({ length: Math.floor(Math.sqrt(value)) - 1 }, (_, at) => at + 2).every((by) => value % by);

const nextMultiple: Form = (random) => {
  const [by, from] = [random.int(3, 12), random.int(20, 400)];
  const before = Math.floor(from / by);
  return problem({
    question: `What is the smallest multiple of ${by} that is greater than ${from}?`,
    answer: `${(before + 1) * by}`,
    hints: [
      `How many times does ${by} fit into ${from}? Then take one more.`,
      'How often does it fit? Then take one more.',
    ],
    steps: [
      `${before} × ${by} = ${before * by} is not greater than ${from}.`,
      `One more: ${before * by} + ${by} = ${(before + 1) * by}`,
    ],
  });
};
const partner: Form = (random) => {
  const [a, b] = [random.int(2, 15), random.int(7, 60)];
  return problem({
    question: `${a} and another number are a factor pair of ${a * b}. What is the other number?`,
    answer: `${b}`,
    hints: [
      `${a} times what makes ${a * b}?`,
      'The two factors of a pair are multiplied. Which one is missing?',
    ],
    steps: [`A factor pair of ${a * b} has the product ${a * b}.`, `${a * b} ÷ ${a} = ${b}`],
  });
};
const nextPrime: Form = (random) => {
  const who = person(random);
  const from = random.int(4, 88);
  const between = Array.from({ length: 20 }, (_, index) => from + 1 + index);
  const found = between.find(isPrime) ?? 2;
  const passed = between
    .filter((value) => value < found)
    .map((value) => {
      const by = [2, 3, 5, 7].find((each) => value % each === 0) ?? 1;
      return `${value} = ${by} × ${value / by}`;
    });
  return problem({
    question: `${who} looks for prime numbers, one after the other. Which is the first one greater than ${from}?`,
    answer: `${found}`,
    hints: ['A prime number has only two factors: 1 and itself. Try one number after the other.'],
    steps: [
      passed.length === 0 ? 'Try the next number at once.' : `Not prime: ${passed.join(', ')}`,
      `Only 1 and itself divide the next one: ${found}`,
    ],
  });
};
const rowsBetween: Form = (random) => {
  const who = person(random);
  const [rows, each] = [random.int(5, 12), random.int(4, 12)];
  const all = rows * each;
  const [low, high] = [rows - random.int(1, 2), rows + random.int(1, 2)];
  const fitting = Array.from({ length: high - low - 1 }, (_, index) => low + 1 + index).filter(
    (value) => all % value === 0,
  );
  if (fitting.length !== 1) return rowsBetween(random);
  const [things, does] = random.pick([
    ['chairs', 'sets up'],
    ['cabbages', 'plants'],
    ['tiles', 'lays'],
    ['drummers', 'lines up'],
    ['beehives', 'places'],
    ['cookies', 'lays out'],
    ['vines', 'plants'],
    ['solar panels', 'mounts'],
  ] as const);
  return problem({
    question: `${who} ${does} ${all} ${things} in equal rows. There are more than ${low} rows and fewer than ${high}. How many rows are there?`,
    answer: `${rows}`,
    unit: 'rows',
    hints: [
      `Which numbers between the two divide ${all} without a remainder?`,
      'Which factor of the whole number lies between the two?',
    ],
    steps: [
      `The number of rows must be a factor of ${all}.`,
      `Between ${low} and ${high} only one factor lies: ${all} ÷ ${each} = ${rows}`,
    ],
  });
};
const every: Form = (random) => {
  const who = person(random);
  const [by, all] = [random.int(3, 12), random.int(50, 300)];
  const [does, thing, mark] = random.pick([
    ['strings', noun('bead'), 'blue'],
    ['lays', noun('tile'), 'painted'],
    ['plants', noun('tree'), 'a cherry tree'],
    ['prints', noun('ticket'), 'a winning ticket'],
    ['paints', noun('fence post'), 'green'],
    ['packs', noun('box', 'boxes'), 'a gift box'],
    ['hangs up', noun('lantern'), 'golden'],
    ['numbers', noun('page'), 'a picture page'],
  ] as const);
  const whole = Math.floor(all / by);
  return problem({
    question: `${who} ${does} ${all} ${thing.many}. Every ${ordinal(by)} ${thing.one} is ${mark}. How many of those are there?`,
    answer: `${whole}`,
    hints: [
      `How many multiples of ${by} are there up to ${all}?`,
      'How many multiples are there up to the whole number?',
    ],
    steps: [
      `Those are the multiples of ${by}: ${by}, ${2 * by}, ${3 * by} and so on.`,
      all % by === 0
        ? `${all} ÷ ${by} = ${whole}`
        : `${all} ÷ ${by} leaves ${all % by} over, so they are ${whole}`,
    ],
  });
};
const ordinal = (value: number) => (value === 3 ? '3rd' : `${value}th`);

/** Factors and multiples. */
export const FACTORS: readonly Generator[] = [
  {
    skill: '4.OA.B.4',
    level: 'medium',
    title: 'Factors and multiples',
    description: 'Find factors, multiples and prime numbers.',
    make: mix(
      mix(nextMultiple, nextMultiple, partner),
      mix(nextPrime, rowsBetween, rowsBetween),
      every,
      every,
    ),
  },
];

import type { Generator } from '../../problem.ts';
import { pair, person } from '../../settings.ts';
import { type Form, after, lowest, mix, problem } from '../wording.ts';

const nonzero = (random: Parameters<Form>[0], most: number) => random.int(1, most) * random.pick([1, -1]);

const addSigned: Form = (random) => {
  const [a, b] = [-random.int(3, 90), nonzero(random, 90)];
  return problem({
    question: `What is ${a} + ${after(b)}?`,
    answer: `${a + b}`,
    hints: ['Where on the number line do you start, and which way do you go?'],
    steps: [
      b < 0
        ? 'Adding a negative number goes left on the number line.'
        : 'Adding a positive number goes right on the number line.',
      b < 0
        ? `Both are negative: ${-a} + ${-b} = ${-a - b}, so ${a} + (${b}) = ${a + b}`
        : `The distances are ${-a} and ${b}, so ${a} + ${b} = ${a + b}`,
    ],
  });
};
const takeSigned: Form = (random) => {
  const [a, b] = [nonzero(random, 90), -random.int(3, 90)];
  return problem({
    question: `What is ${a} - (${b})?`,
    answer: `${a - b}`,
    hints: ['Taking away a negative number is the same as adding its opposite.'],
    steps: [`Taking away ${b} is the same as adding ${-b}.`, `${a} + ${-b} = ${a - b}`],
  });
};
const lineJump: Form = (random) => {
  const [a, jump] = [random.int(-9, 4), random.int(3, 9) * random.pick([1, -1])];
  const end = a + jump;
  const label = random.pick(['A', 'B', 'C', 'D', 'P', 'Q', 'R', 'S', 'T']);
  if (Math.abs(end) > 12) return takeSigned(random);
  return problem({
    question: `Point ${label} is at ${a} on the number line. It moves ${Math.abs(jump)} units to the ${jump > 0 ? 'right' : 'left'}. At which number does it land?`,
    answer: `${end}`,
    hints: ['Count along the line. Take care when you pass zero.'],
    steps: [
      jump > 0 ? `To the right means plus ${jump}.` : `To the left means minus ${-jump}.`,
      `${a} ${jump > 0 ? '+' : '-'} ${Math.abs(jump)} = ${end}`,
    ],
    figure: {
      kind: 'number_line',
      from: -12,
      to: 12,
      step: 1,
      labelEvery: 4,
      marks: [{ at: a, label }],
      alt: `A number line from -12 to 12 with point ${label} at ${a}.`,
    },
  });
};
const PLACES = [
  'Oslo',
  'Ulaanbaatar',
  'Quebec',
  'La Paz',
  'Harbin',
  'Nuuk',
  'Helsinki',
  'Sapporo',
  'Tromsø',
  'Astana',
  'Ushuaia',
  'Yakutsk',
  'Tallinn',
  'Winnipeg',
  'Reykjavik',
  'Leh',
  'Sofia',
  'Erzurum',
  'Queenstown',
] as const;
const weather: Form = (random) => {
  const place = random.pick(PLACES);
  const who = person(random);
  const [start, change] = [random.pick([random.int(-24, -2), random.int(2, 9)]), random.int(3, 19)];
  const rises = random.int(0, 1) === 0;
  const end = rises ? start + change : start - change;
  const day = random.pick(['At dawn', 'In the morning', 'At noon', 'In the evening', 'At midnight']);
  return problem({
    question: `${day} ${who} reads ${start} degrees Celsius on a thermometer in ${place}. Then it ${rises ? 'rises' : 'falls'} by ${change} degrees. What is the temperature now?`,
    answer: `${end}`,
    unit: '°C',
    hints: [
      rises
        ? 'Rising means adding. Start from the first temperature.'
        : 'Falling means taking away. Start from the first temperature.',
    ],
    steps: [
      rises ? 'Rising is plus.' : 'Falling is minus.',
      `${start} ${rises ? '+' : '-'} ${change} = ${end} °C`,
    ],
  });
};
const depth: Form = (random) => {
  const [ana, ben] = pair(random);
  const [low, high] = [-random.int(12, 95), random.int(2, 80)];
  const [under, over] = random.pick([
    ['dives to', 'stands on a cliff at'],
    ['explores a cave at', 'climbs to'],
    ['rides a submarine at', 'flies a drone at'],
    ['works in a mine at', 'repairs a roof at'],
    ['films fish at', 'watches eagles at'],
    ['lays a cable at', 'rides a ski lift at'],
    ['collects corals at', 'picks tea at'],
    ['visits a salt mine at', 'flies a kite at'],
  ] as const);
  return problem({
    question: `${ana} ${under} ${low} meters, below sea level. ${ben} ${over} ${high} meters. How many meters higher is ${ben} than ${ana}?`,
    answer: `${high - low}`,
    unit: 'm',
    hints: ['Find the distance of each from sea level, which is zero.'],
    steps: [`The difference: ${high} - (${low})`, `${high} + ${-low} = ${high - low} m`],
  });
};

const signWords = (a: number, b: number) =>
  a < 0 === b < 0 ? 'Equal signs give a positive result.' : 'Different signs give a negative result.';
const SIGN_HINTS = ['Find the sign first: equal signs give plus, different signs give minus.'];
const timesSigned: Form = (random) => {
  const [a, b] = [-random.int(2, 40), nonzero(random, 25)];
  const [x, y] = random.shuffle([a, b]);
  if (x === undefined || y === undefined) throw new Error('Two factors are needed');
  return problem({
    question: `What is ${x} × ${after(y)}?`,
    answer: `${x * y}`,
    hints: SIGN_HINTS,
    steps: [
      signWords(x, y),
      `${Math.abs(x)} × ${Math.abs(y)} = ${Math.abs(x * y)}, so the product is ${x * y}`,
    ],
  });
};
const divideSigned: Form = (random) => {
  const [by, result] = [nonzero(random, 15), random.int(2, 40)];
  const all = by < 0 && random.int(0, 1) === 0 ? -by * result : -Math.abs(by) * result;
  const quotient = all / by;
  if (Math.abs(by) === 1) return timesSigned(random);
  return problem({
    question: `What is ${all} ÷ ${after(by)}?`,
    answer: `${quotient}`,
    hints: SIGN_HINTS,
    steps: [
      signWords(all, by),
      `${Math.abs(all)} ÷ ${Math.abs(by)} = ${result}, so the quotient is ${quotient}`,
    ],
  });
};
const timesFraction: Form = (random) => {
  const [b, d] = [random.int(2, 12), random.int(2, 12)];
  const [a, c] = [random.int(1, b - 1), random.int(1, d - 1)];
  const second = random.pick([1, -1]);
  const answer = lowest(-a * c * second, b * d);
  return problem({
    question: `What is -${a}/${b} × ${second < 0 ? `(-${c}/${d})` : `${c}/${d}`}? Write it in lowest terms.`,
    answer,
    form: 'simplest',
    hints: ['Find the sign first. Then multiply tops and bottoms.'],
    steps: [
      signWords(-1, second),
      `Top: ${a} × ${c} = ${a * c}. Bottom: ${b} × ${d} = ${b * d}.`,
      `With its sign and in lowest terms: ${answer}`,
    ],
  });
};
const STEADY = [
  ['A diver sinks', 'meters', 'minute', 2, 9],
  ['The water in a lake falls', 'centimeters', 'day', 2, 12],
  ['The temperature in a freezer falls', 'degrees', 'hour', 2, 6],
  ['A balloon sinks', 'meters', 'minute', 5, 40],
  ['A candle shrinks', 'millimeters', 'minute', 2, 5],
  ['A glacier shrinks', 'centimeters', 'week', 3, 14],
  ['An elevator sinks', 'meters', 'second', 2, 9],
  ['A dune shrinks', 'centimeters', 'month', 2, 15],
  ['The water in a barrel falls', 'liters', 'day', 3, 20],
  ['A submarine sinks', 'meters', 'minute', 4, 30],
  ['A pile of logs shrinks', 'logs', 'week', 5, 25],
] as const;
const steady: Form = (random) => {
  const who = person(random);
  const [what, unit, time, low, high] = random.pick(STEADY);
  const [each, many] = [random.int(low, high), random.int(3, 15)];
  return problem({
    question: `${what} ${each} ${unit} each ${time}, so ${who} writes ${-each} for one ${time}. Which number stands for the change in ${many} ${time}s?`,
    answer: `${-each * many}`,
    unit,
    hints: ['The same change happens again and again, so multiply. Keep the sign.'],
    steps: [
      `The change comes ${many} times, and each time it is ${-each}.`,
      `${many} × (${-each}) = ${-each * many}`,
    ],
  });
};
const DEBTS = [
  ['loses', 'points in a quiz', 'rounds', 'round'],
  ['loses', 'points in a board game', 'turns', 'turn'],
  ['climbs down', 'steps of a tower', 'minutes', 'minute'],
  ['digs down', 'centimeters', 'days', 'day'],
  ['rides down', 'floors', 'minutes', 'minute'],
  ['gives away', 'marbles', 'weeks', 'week'],
  ['uses up', 'sheets of paper', 'days', 'day'],
  ['cycles down', 'meters of height', 'minutes', 'minute'],
  ['loses', 'points in a word game', 'rounds', 'round'],
] as const;
const debt: Form = (random) => {
  const who = person(random);
  const [does, things, times, time] = random.pick(DEBTS);
  const [each, many] = [random.int(2, 15), random.int(3, 12)];
  return problem({
    question: `${who} ${does} ${each * many} ${things} in ${many} ${times}, the same in each. The whole change is ${-each * many}. Which number stands for the change in one ${time}?`,
    answer: `${-each}`,
    unit: things.replace(/ .*/, ''),
    hints: ['Share the whole change equally. Keep the sign.'],
    steps: [`A negative change shared among ${many} stays negative.`, `${-each * many} ÷ ${many} = ${-each}`],
  });
};

/** Numbers below zero. */
export const SIGNED: readonly Generator[] = [
  {
    skill: '7.NS.A.1',
    level: 'expert',
    title: 'Plus and minus below zero',
    description: 'Add and take away positive and negative numbers.',
    make: mix(mix(addSigned, takeSigned, lineJump), weather, depth),
  },
  {
    skill: '7.NS.A.2',
    level: 'expert',
    title: 'Multiplying below zero',
    description: 'Multiply and divide positive and negative numbers.',
    make: mix(mix(timesSigned, divideSigned, timesFraction), steady, debt),
  },
];

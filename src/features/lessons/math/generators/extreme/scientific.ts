import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, big, decimal, mix, problem, raised } from '../wording.ts';

/** A front number from 1.1 to 9.99 with one or two places. */
const frontNumber = (random: Parameters<Form>[0]) =>
  random.int(0, 1) === 0
    ? { units: random.int(11, 99), places: 1 }
    : { units: random.int(101, 999), places: 2 };

const writeOut: Form = (random) => {
  const [{ units, places }, power] = [frontNumber(random), random.int(2, 7)];
  const front = decimal(units, places);
  const value = units * 10 ** (power - places);
  return problem({
    question: `Write ${front} × 10${raised(power)} as an ordinary number.`,
    answer: `${value}`,
    hints: ['How many places does the decimal point move, and which way?'],
    steps: [`The point moves ${power} places to the right.`, `${front} × 10${raised(power)} = ${big(value)}`],
  });
};
const writeSmall: Form = (random) => {
  const [{ units, places }, power] = [frontNumber(random), random.int(1, 5)];
  const front = decimal(units, places);
  const value = decimal(units, power + places);
  return problem({
    question: `Write ${front} × 10${raised(-power)} as an ordinary number.`,
    answer: value,
    hints: ['The exponent is negative, so the number gets smaller. Which way does the point move?'],
    steps: [
      `The point moves ${power} ${power === 1 ? 'place' : 'places'} to the left.`,
      `${front} × 10${raised(-power)} = ${value}`,
    ],
  });
};
const whichPower: Form = (random) => {
  const [{ units, places }, power] = [frontNumber(random), random.int(2, 8)];
  const front = decimal(units, places);
  const value = units * 10 ** (power - places);
  return problem({
    question: `${big(value)} = ${front} × 10 to which power?`,
    answer: `${power}`,
    hints: ['How many places must the point move to get from one number to the other?'],
    steps: [
      `From ${front} to ${big(value)} the point moves to the right.`,
      `The number of places, and so the power, is ${power}`,
    ],
  });
};
const SCIENCE = [
  ['A star sends out', 'particles in a second', 'seconds'],
  ['A computer makes', 'steps in a second', 'seconds'],
  ['A factory makes', 'beads in a week', 'weeks'],
  ['A forest makes', 'leaves in a year', 'years'],
  ['A satellite flies', 'meters in an hour', 'hours'],
  ['A river carries', 'grains of sand in a day', 'days'],
  ['A telescope takes', 'measurements in a night', 'nights'],
  ['A laser sends out', 'pulses in a minute', 'minutes'],
  ['A city uses', 'liters of water in a month', 'months'],
  ['A coral reef gains', 'grams of lime in a year', 'years'],
  ['A data center stores', 'pictures in an hour', 'hours'],
] as const;
const scienceStory: Form = (random) => {
  const who = person(random);
  const [what, each, times] = random.pick(SCIENCE);
  const [a, b, m, n] = [random.int(1, 3), random.int(2, 3), random.int(4, 12), random.int(2, 8)];
  return problem({
    question: `${who} reads: ${what.charAt(0).toLowerCase()}${what.slice(1)} ${a} × 10${raised(m)} ${each}. In ${b} × 10${raised(n)} ${times} that is ${a * b} × 10 to which power?`,
    answer: `${m + n}`,
    hints: ['Multiply the front numbers and the powers of ten apart.'],
    steps: [`Front numbers: ${a} × ${b} = ${a * b}`, `Powers of ten: ${m} + ${n} = ${m + n}`],
  });
};
const howMany: Form = (random) => {
  const who = person(random);
  const [front, times, n, gap] = [random.int(1, 3), random.int(2, 3), random.int(3, 7), random.int(1, 4)];
  const [one, other] = random.pick([
    ['One lake holds', 'another holds'],
    ['One moon has a mass of', 'another has'],
    ['One city uses', 'another uses'],
    ['One desert has an area of', 'another has'],
    ['One archive stores', 'another stores'],
    ['One star is as bright as', 'another is as bright as'],
    ['One cave holds', 'another holds'],
    ['One sample has', 'another has'],
    ['One ship carries', 'another carries'],
    ['One library has', 'another has'],
  ] as const);
  return problem({
    question: `${who} compares two numbers. ${one} ${front * times} × 10${raised(n + gap)} units, ${other} ${front} × 10${raised(n)} units. How many times as much is the first? Answer with an ordinary number.`,
    answer: `${times * 10 ** gap}`,
    hints: ['Divide the front numbers and the powers of ten apart.'],
    steps: [
      `Front numbers: ${front * times} ÷ ${front} = ${times}`,
      `Powers of ten: 10${raised(n + gap)} ÷ 10${raised(n)} = 10${raised(gap)}`,
      `${times} × 10${raised(gap)} = ${big(times * 10 ** gap)}`,
    ],
  });
};

/** Scientific notation. */
export const SCIENTIFIC: readonly Generator[] = [
  {
    skill: '8.EE.A.4',
    level: 'extreme',
    title: 'Scientific notation',
    description: 'Write and compare huge and tiny numbers with powers of ten.',
    make: mix(mix(writeOut, writeSmall, whichPower), scienceStory, scienceStory, howMany),
  },
];

import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, decimal, mix, problem } from '../wording.ts';

const missingTop: Form = (random) => {
  const tenths = random.int(0, 2) === 0;
  const places = tenths ? 1 : 2;
  const low = random.int(tenths ? 11 : 101, tenths ? 999 : 4999);
  const units = low % 10 === 0 ? low + 1 : low;
  const bottom = tenths ? 10 : 100;
  const word = tenths ? 'tenths' : 'hundredths';
  const whole = Math.floor(units / bottom);
  return problem({
    question: `${decimal(units, places)} = ?/${bottom}. What number is missing?`,
    answer: `${units}`,
    hints: [`How many ${word} make one whole? Then count all the ${word}.`],
    steps: [
      `${whole} ${whole === 1 ? 'whole is' : 'wholes are'} ${whole * bottom} ${word}.`,
      `After the point: ${units - whole * bottom} more.`,
      `${whole * bottom} + ${units - whole * bottom} = ${units}`,
    ],
  });
};
const placeSum: Form = (random) => {
  const [ones, tenths, parts] = [random.int(0, 60), random.int(1, 9), random.int(1, 9)];
  const units = ones * 100 + tenths * 10 + parts;
  const start = ones === 0 ? '' : `${ones} + `;
  return problem({
    question: `What is ${start}${tenths}/10 + ${parts}/100? Write it as a decimal.`,
    answer: decimal(units, 2),
    hints: ['Tenths stand first after the point, hundredths second.'],
    steps: [
      `${tenths}/10 goes in the tenths place and ${parts}/100 in the hundredths place.`,
      `The number is ${decimal(units, 2)}`,
    ],
  });
};
const tenthsAndHundredths: Form = (random) => {
  const who = person(random);
  const tenths = random.int(1, 8);
  const some = random.int(3, 99 - tenths * 10);
  const parts = some % 10 === 0 ? some - 1 : some;
  const [does, unit] = random.pick([
    ['runs', 'kilometer'],
    ['walks', 'mile'],
    ['swims', 'kilometer'],
    ['pours', 'liter'],
    ['paints', 'meter'],
    ['knits', 'meter'],
    ['skates', 'kilometer'],
    ['weaves', 'yard'],
    ['rows', 'mile'],
    ['digs', 'meter'],
  ] as const);
  const units = tenths * 10 + parts;
  return problem({
    question: `${who} ${does} ${tenths}/10 ${unit} and then ${parts}/100 ${unit}. How much of a ${unit} is that in all? Write a decimal.`,
    answer: decimal(units, 2),
    unit,
    hints: ['Turn the tenths into hundredths first. One tenth is ten hundredths.'],
    steps: [
      `${tenths}/10 = ${tenths * 10}/100`,
      `${tenths * 10} + ${parts} = ${units} hundredths`,
      `As a decimal that is ${decimal(units, 2)}`,
    ],
  });
};
const tenthPoint: Form = (random) => {
  const whole = random.int(0, 40);
  const tick = random.int(1, 9);
  const label = random.pick(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'K', 'M', 'P', 'R', 'S', 'T']);
  return problem({
    question: `The number line goes from ${whole} to ${whole + 1} in tenths. Which decimal number is at point ${label}?`,
    answer: decimal(whole * 10 + tick, 1),
    hints: ['Each small step is one tenth. Count the steps after the whole number.'],
    steps: [
      `Point ${label} is ${tick} ${tick === 1 ? 'tenth' : 'tenths'} after ${whole}.`,
      `${whole} and ${tick}/10 is ${decimal(whole * 10 + tick, 1)}`,
    ],
    figure: {
      kind: 'number_line',
      from: whole,
      to: whole + 1,
      step: 0.1,
      labelEvery: 10,
      marks: [{ at: (whole * 10 + tick) / 10, label }],
      alt: `A number line from ${whole} to ${whole + 1}, cut into 10 equal parts. ${label} is at tick number ${tick} after ${whole}.`,
    },
  });
};
const coinsAsDecimal: Form = (random) => {
  const who = person(random);
  const [dimes, pennies, whole] = [random.int(1, 9), random.int(1, 9), random.int(1, 9)];
  const cents = whole * 100 + dimes * 10 + pennies;
  return problem({
    question: `${who} has $${whole}, ${dimes}/10 of a dollar in dimes and ${pennies}/100 of a dollar in pennies. How many dollars is that, as a decimal?`,
    answer: decimal(cents, 2),
    unit: '$',
    hints: ['Dimes are tenths of a dollar and pennies are hundredths.'],
    steps: [
      `${dimes}/10 and ${pennies}/100 of a dollar are ${dimes * 10 + pennies} cents.`,
      `With the ${whole} it is $${decimal(cents, 2)}`,
    ],
  });
};

/** Decimals. */
export const TENTHS: readonly Generator[] = [
  {
    skill: '4.NF.C.6',
    level: 'medium',
    title: 'Fractions as decimals',
    description: 'Go between tenths, hundredths and decimal numbers.',
    make: mix(mix(missingTop, placeSum, tenthPoint), tenthsAndHundredths, coinsAsDecimal),
  },
];

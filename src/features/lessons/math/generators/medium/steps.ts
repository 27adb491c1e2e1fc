import type { Generator } from '../../problem.ts';
import { PACKS, THINGS, person, town } from '../../settings.ts';
import { type Form, big, count, mix, problem } from '../wording.ts';

const plain: Form = (random) => {
  const [a, b, c, d] = [random.int(12, 60), random.int(3, 9), random.int(12, 60), random.int(3, 9)];
  const minus = random.int(0, 1) === 0 && a * b > c * d;
  const sign = minus ? '-' : '+';
  const result = minus ? a * b - c * d : a * b + c * d;
  return problem({
    question: `What is ${a} × ${b} ${sign} ${c} × ${d}?`,
    answer: `${result}`,
    hints: ['Multiply first, both times. Only then look at the sign in the middle.'],
    steps: [
      `Multiply first: ${a} × ${b} = ${a * b} and ${c} × ${d} = ${c * d}`,
      `${a * b} ${sign} ${c * d} = ${result}`,
    ],
  });
};
const letter: Form = (random) => {
  const [a, value, b] = [random.int(3, 9), random.int(6, 60), random.int(15, 300)];
  const name = random.pick(['n', 'k', 'm', 'b', 's', 't']);
  return problem({
    question: `${a} × ${name} + ${b} = ${big(a * value + b)}. Which number does ${name} stand for?`,
    answer: `${value}`,
    hints: ['What is left when you take away the number that was added? Share that.'],
    steps: [
      `${big(a * value + b)} - ${b} = ${big(a * value)}`,
      `${big(a * value)} ÷ ${a} = ${value}, so ${name} = ${value}`,
    ],
  });
};
const boughtAndShared: Form = (random) => {
  const ana = person(random);
  const { holder, thing } = random.pick(PACKS);
  const [groups, each, friends] = [random.int(4, 12), random.int(6, 24), random.int(3, 9)];
  const spare = (groups * each) % friends;
  const given = spare + friends * random.int(0, 3);
  const left = groups * each - given;
  if (given === 0 || left <= friends) return boughtAndShared(random);
  return problem({
    question: `${ana} has ${count(groups, holder)} with ${count(each, thing)} in each, keeps ${given} of the ${thing.many} and shares the rest equally among ${friends} children. How many ${thing.many} does each child get?`,
    answer: `${left / friends}`,
    unit: thing.many,
    hints: [`First find out how many ${thing.many} there are, then how many are shared.`],
    steps: [
      `At first: ${groups} × ${each} = ${groups * each}`,
      `To share: ${groups * each} - ${given} = ${left}`,
      `Each child: ${left} ÷ ${friends} = ${left / friends}`,
    ],
  });
};
const twoKinds: Form = (random) => {
  const who = person(random);
  const [one, other, place] = random.pick([
    ['rows of corn', 'rows of beans', 'field'],
    ['rows of tulips', 'rows of daisies', 'park'],
    ['rows of chairs', 'rows of benches', 'hall'],
    ['shelves of novels', 'shelves of atlases', 'library'],
    ['trays of buns', 'trays of pretzels', 'bakery'],
    ['strings of lanterns', 'strings of flags', 'street'],
    ['crates of limes', 'crates of guavas', 'market'],
    ['boxes of screws', 'boxes of nails', 'workshop'],
  ] as const);
  const [a, b, c, d] = [random.int(4, 15), random.int(11, 48), random.int(4, 15), random.int(11, 48)];
  return problem({
    question: `At a ${place} in ${town(random)}, ${who} counts ${a} ${one} with ${b} in each and ${c} ${other} with ${d} in each. How many is that in all?`,
    answer: `${a * b + c * d}`,
    hints: ['Find out about each kind by itself. Then put both together.'],
    steps: [
      `${one}: ${a} × ${b} = ${a * b}`,
      `${other}: ${c} × ${d} = ${c * d}`,
      `${a * b} + ${c * d} = ${big(a * b + c * d)}`,
    ].map((step) => step.charAt(0).toUpperCase() + step.slice(1)),
  });
};
const goal: Form = (random) => {
  const who = person(random);
  const thing = random.pick(THINGS);
  const [start, daily, days] = [random.int(20, 150), random.int(6, 40), random.int(4, 12)];
  return problem({
    question: `${who} wants ${count(start + daily * days, thing)} for a school fair and has ${start} already. How many must ${who} make each day to be ready in ${days} days?`,
    answer: `${daily}`,
    unit: thing.many,
    hints: ['How many are still missing? Share those among the days.'],
    steps: [
      `Still missing: ${start + daily * days} - ${start} = ${daily * days}`,
      `Each day: ${daily * days} ÷ ${days} = ${daily}`,
    ],
  });
};

/** Several steps. */
export const SEVERAL_STEPS: readonly Generator[] = [
  {
    skill: '4.OA.A.3',
    level: 'medium',
    title: 'Several steps',
    description: 'Solve problems that need two or three steps with bigger numbers.',
    make: mix(mix(plain, letter), boughtAndShared, twoKinds, goal),
  },
];

import type { Generator } from '../../problem.ts';
import { PACKS, pair, person } from '../../settings.ts';
import { type Form, count, mix, problem } from '../wording.ts';

const productPlus: Form = (random) => {
  const [a, b, c] = [random.int(2, 10), random.int(2, 10), random.int(3, 40)];
  const up = a * b <= c || random.int(0, 1) === 0;
  const sign = up ? '+' : '-';
  const result = up ? a * b + c : a * b - c;
  return problem({
    question: `What is ${a} × ${b} ${sign} ${c}?`,
    answer: `${result}`,
    hints: [`Multiply first. What is ${a} × ${b}?`, 'Multiply first.'],
    steps: [`Multiply first: ${a} × ${b} = ${a * b}`, `${a * b} ${sign} ${c} = ${result}`],
  });
};
const sharePlus: Form = (random) => {
  const [a, b, c] = [random.int(2, 10), random.int(2, 10), random.int(3, 40)];
  return problem({
    question: `What is ${c} + ${a * b} ÷ ${a}?`,
    answer: `${c + b}`,
    hints: [`Divide first. What is ${a * b} ÷ ${a}?`, 'Divide first, then add.'],
    steps: [`Divide first: ${a * b} ÷ ${a} = ${b}`, `${c} + ${b} = ${c + b}`],
  });
};
const packsAndLoose: Form = (random) => {
  const [ana, ben] = pair(random);
  const { holder, thing } = random.pick(PACKS);
  const [groups, each, loose] = [random.int(2, 9), random.int(3, 10), random.int(2, 19)];
  return problem({
    question: `${ana} has ${count(groups, holder)} with ${count(each, thing)} in each. ${ben} brings ${loose} more ${thing.many}. How many ${thing.many} are there now?`,
    answer: `${groups * each + loose}`,
    unit: thing.many,
    hints: [`First find out how many ${thing.many} ${ana} has.`],
    steps: [
      `${ana} has ${groups} × ${each} = ${groups * each}.`,
      `With the ones from ${ben}: ${groups * each} + ${loose} = ${groups * each + loose}`,
    ],
  });
};
const packsLessSome: Form = (random) => {
  const ana = person(random);
  const { holder, thing } = random.pick(PACKS);
  const [groups, each] = [random.int(3, 9), random.int(3, 10)];
  const gone = random.int(2, groups * each - 3);
  return problem({
    question: `${ana} has ${count(groups, holder)} with ${count(each, thing)} in each and gives away ${count(gone, thing)}. How many ${thing.many} are left?`,
    answer: `${groups * each - gone}`,
    unit: thing.many,
    hints: [`First find out how many ${thing.many} there were at the start.`],
    steps: [
      `At the start: ${groups} × ${each} = ${groups * each}`,
      `Then ${gone} go: ${groups * each} - ${gone} = ${groups * each - gone}`,
    ],
  });
};
const saveUp: Form = (random) => {
  const ana = person(random);
  const [start, weekly, weeks] = [random.int(5, 40), random.int(2, 10), random.int(3, 9)];
  return problem({
    question: `${ana} has $${start} and saves $${weekly} every week. How many dollars does ${ana} have after ${weeks} weeks?`,
    answer: `${start + weekly * weeks}`,
    unit: '$',
    hints: ['First find out how much is saved in all those weeks.'],
    steps: [
      `Saved in ${weeks} weeks: ${weekly} × ${weeks} = ${weekly * weeks} dollars`,
      `With the start: ${start} + ${weekly * weeks} = ${start + weekly * weeks}`,
    ],
  });
};

/** Two small steps, one after the other. */
export const TWO_STEPS: readonly Generator[] = [
  {
    skill: '3.OA.D.8',
    level: 'easy',
    title: 'Two steps',
    description: 'Solve problems that need two small steps, one after the other.',
    make: mix(mix(productPlus, sharePlus), packsAndLoose, packsLessSome, saveUp),
  },
];

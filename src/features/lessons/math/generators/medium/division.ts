import type { Generator } from '../../problem.ts';
import { PACKS, person, town } from '../../settings.ts';
import { type Form, big, mix, problem } from '../wording.ts';

/** Takes out the biggest round part of the quotient first. */
function chunks(all: number, by: number): string[] {
  const whole = Math.floor(all / by);
  const left = all - whole * by;
  const lead = Math.floor(whole / 10 ** (String(whole).length - 1)) * 10 ** (String(whole).length - 1);
  const rest = whole - lead;
  const first = `${big(lead)} × ${by} = ${big(lead * by)}, which leaves ${big(all - lead * by)}.`;
  if (rest === 0) return [first];
  const second = `${rest} × ${by} = ${rest * by}${left ? `, which leaves ${left}` : ''}.`;
  return [first, second];
}
function quotientSteps(all: number, by: number): string[] {
  const whole = all / by;
  const steps = chunks(all, by);
  return steps.length === 1
    ? [
        `Think: ${by} times what makes ${big(all)}?`,
        `${big(whole)} × ${by} = ${big(all)}, so ${big(all)} ÷ ${by} = ${big(whole)}`,
      ]
    : [...steps, `Put the parts together: ${big(all)} ÷ ${by} = ${big(whole)}`];
}
const divideHints = (all: number, by: number) => [
  `Take round groups of ${by} out of ${big(all)} first. What is left to share?`,
  'Share out a big round part first. What is left to share?',
];

const divide: Form = (random) => {
  const [by, whole] = [random.int(3, 9), random.int(12, 900)];
  return problem({
    question: `What is ${big(by * whole)} ÷ ${by}?`,
    answer: `${whole}`,
    hints: divideHints(by * whole, by),
    steps: quotientSteps(by * whole, by),
  });
};
const remainder: Form = (random) => {
  const [by, whole] = [random.int(3, 9), random.int(11, 500)];
  const left = random.int(1, by - 1);
  const all = by * whole + left;
  return problem({
    question: `What is the remainder of ${big(all)} ÷ ${by}?`,
    answer: `${left}`,
    hints: ['Find the biggest number in that times table which still fits. How much is left?'],
    steps: [...chunks(all, by), `The remainder of ${big(all)} ÷ ${by} is ${left}`],
  });
};
const leftOver: Form = (random) => {
  const who = person(random);
  const { holder, thing } = random.pick(PACKS);
  const [by, whole] = [random.int(3, 9), random.int(11, 90)];
  const left = random.int(1, by - 1);
  const all = by * whole + left;
  const full = random.int(0, 1) === 0;
  return problem({
    question: full
      ? `${who} has ${all} ${thing.many} and puts ${by} in each ${holder.one}. How many full ${holder.many} are there?`
      : `${who} has ${all} ${thing.many} and puts ${by} in each ${holder.one} until no more can be filled. How many ${thing.many} are left over?`,
    answer: `${full ? whole : left}`,
    unit: full ? holder.many : thing.many,
    hints: [
      `How many times does ${by} fit into ${all}?`,
      'How many times does the group fit into the whole?',
    ],
    steps: [
      ...chunks(all, by),
      full ? `The full ${holder.many}: ${whole}` : `Too few for another ${holder.one}. Left over: ${left}`,
    ],
  });
};
const enough: Form = (random) => {
  const [by, whole] = [random.int(4, 9), random.int(8, 60)];
  const all = by * whole + random.int(1, by - 1);
  const [who, holder, need] = random.pick([
    ['children ride in boats', 'boats', 'needed so that everyone can ride'],
    ['guests sit at round tables', 'tables', 'needed so that everyone can sit'],
    ['hikers sleep in tents', 'tents', 'needed so that everyone can sleep'],
    ['players ride in vans', 'vans', 'needed so that everyone can ride'],
    ['visitors ride in cable cars', 'cable cars', 'needed so that everyone can ride'],
    ['dancers dress in changing rooms', 'rooms', 'needed so that everyone can dress'],
    ['tourists ride on camels in groups', 'groups', 'needed so that everyone can ride'],
    ['campers sit around fires', 'fires', 'needed so that everyone can sit'],
    ['singers stand on benches', 'benches', 'needed so that everyone can stand'],
    ['skaters share lockers', 'lockers', 'needed so that everyone has a place'],
    ['pilgrims sleep in huts', 'huts', 'needed so that everyone can sleep'],
  ] as const);
  return problem({
    question: `In ${town(random)}, ${all} ${who}. Each can take ${by}. How many ${holder} are ${need}?`,
    answer: `${whole + 1}`,
    unit: holder,
    hints: ['Divide first. What happens with those who are left over?'],
    steps: [
      `${big(all)} ÷ ${by} is ${whole} with a remainder of ${all - by * whole}.`,
      `Nobody may be left over, so one more: ${whole} + 1 = ${whole + 1}`,
    ],
  });
};

/** Division. */
export const DIVISION: readonly Generator[] = [
  {
    skill: '4.NBT.B.6',
    level: 'medium',
    title: 'Dividing with remainders',
    description: 'Share big numbers equally and think about what is left over.',
    make: mix(mix(divide, remainder), leftOver, enough),
  },
];

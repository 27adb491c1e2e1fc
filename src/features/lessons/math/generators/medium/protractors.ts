import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, mix, problem, choices } from '../wording.ts';

const THINGS = choices(
  'a roof, a slide, a folding fan, a crane arm, a ramp, a bird wing, a slice of pie, a leaf',
  'a paper plane, a bridge cable, a windmill sail, a pair of scissors, a star map, a tent',
  'a sundial, a kite, a drawbridge, a ladder, a mountain road, a sail, a hand fan, a puzzle piece',
);

/** Both rays lie on marks; the first one never at zero, so that there is something to work out. */
function rays(random: Parameters<Form>[0]): { from: number; to: number } {
  const from = random.int(2, 22) * 5;
  return { from, to: from + random.int(3, (175 - from) / 5) * 5 };
}
const figureOf = (from: number, to: number) => ({
  kind: 'protractor' as const,
  from,
  to,
  alt: `A protractor with a mark every 5 degrees. One ray meets the scale at ${from} degrees, the other at ${to} degrees.`,
});
const HINTS = ['At which marks do the rays meet the scale? The angle is what lies between them.'];
const steps = (from: number, to: number) => [
  `The rays meet the scale at ${from} and at ${to} degrees.`,
  `${to} - ${from} = ${to - from} degrees`,
];

const bare: Form = (random) => {
  const { from, to } = rays(random);
  return problem({
    question: random.pick([
      'How many degrees does the angle between the two rays have?',
      'Read the protractor. What is the size of the angle, in degrees?',
      'What is the measure of the angle on the protractor, in degrees?',
    ]),
    answer: `${to - from}`,
    unit: 'degrees',
    hints: HINTS,
    steps: steps(from, to),
    figure: figureOf(from, to),
  });
};
const measured: Form = (random) => {
  const who = person(random);
  const { from, to } = rays(random);
  const thing = random.pick(THINGS);
  return problem({
    question: `${who} measures an angle of ${thing} with a protractor. How many degrees does the angle have?`,
    answer: `${to - from}`,
    unit: 'degrees',
    hints: HINTS,
    steps: steps(from, to),
    figure: figureOf(from, to),
  });
};
const moved: Form = (random) => {
  const who = person(random);
  const { from, to } = rays(random);
  const more = random.int(1, 12) * 5;
  const thing = random.pick([
    'fan',
    'ramp',
    'crane arm',
    'lid',
    'gate',
    'drawbridge',
    'laptop',
    'book',
    'wing',
  ]);
  return problem({
    question: `${who} draws the angle of a ${thing} as it is now. Then the ${thing} opens ${more} degrees more. How many degrees does its angle have after that?`,
    answer: `${to - from + more}`,
    unit: 'degrees',
    hints: ['First read the angle between the two rays. Then it gets larger.'],
    steps: [
      `Now: ${to} - ${from} = ${to - from} degrees`,
      `After that: ${to - from} + ${more} = ${to - from + more} degrees`,
    ],
    figure: figureOf(from, to),
  });
};
const onePart: Form = (random) => {
  const who = person(random);
  const { from, to } = rays(random);
  const parts = random.pick([2, 3, 4, 5] as const);
  if ((to - from) % parts !== 0) return onePart(random);
  const thing = random.pick(['fan', 'cake', 'garden bed', 'stage', 'mosaic', 'pie', 'quilt patch', 'window']);
  return problem({
    question: `${who} splits the angle of a ${thing} into ${parts} equal angles. The whole angle is on the protractor. How many degrees does each part have?`,
    answer: `${(to - from) / parts}`,
    unit: 'degrees',
    hints: ['First read the whole angle between the two rays. Then share it.'],
    steps: [
      `The whole angle: ${to} - ${from} = ${to - from} degrees`,
      `Each part: ${to - from} ÷ ${parts} = ${(to - from) / parts} degrees`,
    ],
    figure: figureOf(from, to),
  });
};

/** Measuring angles. */
export const PROTRACTORS: readonly Generator[] = [
  {
    skill: '4.MD.C.6',
    level: 'medium',
    title: 'Measuring angles',
    description: 'Read angles from a protractor and work with them.',
    make: mix(mix(bare, measured, measured), measured, moved, onePart),
  },
];

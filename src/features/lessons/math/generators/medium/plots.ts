import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, lowest, problem } from '../wording.ts';

const MEASURED = [
  ['Bean sprouts', 'bean sprouts', 'inches'],
  ['Pencils', 'pencils', 'inches'],
  ['Beetles', 'beetles', 'inches'],
  ['Rain each day', 'days of rain', 'inches'],
  ['Feathers', 'feathers', 'inches'],
  ['Shells', 'shells', 'inches'],
  ['Walks', 'walks', 'miles'],
  ['Ribbons', 'ribbons', 'yards'],
  ['Milk bottles', 'bottles of milk', 'liters'],
  ['Pumpkin seeds', 'pumpkin seeds', 'inches'],
  ['Swims', 'swims', 'kilometers'],
  ['Clay beads', 'clay beads', 'inches'],
] as const;

/** 5 fourths as it stands at a mark: 1 1/4. */
function mixed(top: number, bottom: number): string {
  const whole = Math.floor(top / bottom);
  if (top % bottom === 0) return `${whole}`;
  const part = lowest(top % bottom, bottom);
  return whole === 0 ? part : `${whole} ${part}`;
}

const plot: Form = (random) => {
  const who = person(random);
  const [title, things, unit] = random.pick(MEASURED);
  const bottom = random.pick([2, 4, 8] as const);
  const start = random.int(1, bottom === 8 ? 3 : 2 * bottom);
  const size = random.int(5, 6);
  const marks = Array.from({ length: size }, (_, index) => ({
    top: start + index,
    label: mixed(start + index, bottom),
    dots: random.int(0, 5),
  }));
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last) throw new Error('A line plot needs marks');
  first.dots += 1;
  last.dots += 1;
  const intro = random.pick([
    `The line plot shows ${things}, measured in ${unit}.`,
    `${who} makes a line plot of ${things}, measured in ${unit}.`,
    `${who} has made a line plot of ${things}, in ${unit}.`,
    `The class of ${who} has made a line plot of ${things}, in ${unit}.`,
  ]);
  const figure = {
    kind: 'line_plot' as const,
    title: `${title}, in ${unit}`,
    marks: marks.map(({ label, dots }) => ({ label, dots })),
    alt: `Line plot '${title}, in ${unit}'. Dots above the marks: ${marks.map(({ label, dots }) => `${dots} at ${label}`).join('; ')}.`,
  };
  const single = unit === 'inches' ? 'inch' : unit.replace(/s$/, '');
  const form = random.int(0, 3);
  const edge = marks[random.int(1, size - 2)] ?? first;
  if (form <= 1) {
    const longer = form === 0;
    const some = marks.filter(({ top }) => (longer ? top > edge.top : top < edge.top));
    const total = some.reduce((sum, { dots }) => sum + dots, 0);
    return problem({
      question: `${intro} How many of them are ${longer ? 'more' : 'less'} than ${edge.label} ${edge.top <= bottom ? single : unit}?`,
      answer: `${total}`,
      hints: [
        `Each dot is one of the ${things}. Which marks are to the ${longer ? 'right' : 'left'} of ${edge.label}?`,
        `Each dot is one of the ${things}. Leave out those that stand on the mark itself.`,
        'Each dot stands for one of them. Leave out those on the mark itself.',
      ],
      steps: [
        `Those are the dots to the ${longer ? 'right' : 'left'} of ${edge.label}.`,
        `${some.map(({ dots }) => dots).join(' + ')}${some.length > 1 ? ` = ${total}` : ' is the whole number'}`,
      ].map((step, index) => (index === 1 && some.length === 1 ? `Dots there: ${total}` : step)),
      figure,
    });
  }
  if (form === 2) {
    const wide = last.top - first.top;
    return problem({
      question: `${intro} What is the difference between the largest and the smallest, in ${unit}? Write it in lowest terms.`,
      answer: lowest(wide, bottom),
      unit,
      form: 'simplest',
      hints: [
        'How many steps are there from the first mark with a dot to the last one? How long is one step?',
      ],
      steps: [
        `The largest is ${last.label}, the smallest is ${first.label}.`,
        `From one to the other are ${wide} steps of 1/${bottom}.`,
        `The difference is ${lowest(wide, bottom)}`,
      ],
      figure,
    });
  }
  const chosen = random.pick(marks.filter(({ dots }) => dots >= 2).concat(first));
  const top = chosen.top * chosen.dots;
  return problem({
    question: `${intro} How many ${unit} do all those at the mark ${chosen.label} make together? Write it in lowest terms.`,
    answer: lowest(top, bottom),
    unit,
    form: 'simplest',
    hints: ['How many dots stand on that mark? Multiply the measure by that number.'],
    steps: [
      `There ${chosen.dots === 1 ? 'is 1 dot' : `are ${chosen.dots} dots`} at ${chosen.label}.`,
      `${chosen.label} is ${chosen.top}/${bottom}.`,
      `${chosen.dots} × ${chosen.top}/${bottom} = ${lowest(top, bottom)}`,
    ],
    figure,
  });
};

/** Line plots. */
export const LINE_PLOTS: readonly Generator[] = [
  {
    skill: '4.MD.B.4',
    level: 'medium',
    title: 'Line plots',
    description: 'Read measured fractions from a line plot and work with them.',
    make: plot,
  },
];

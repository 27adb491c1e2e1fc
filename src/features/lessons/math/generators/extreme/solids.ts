import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, big, decimal, mix, problem, choices } from '../wording.ts';

const solid = (name: 'cylinder' | 'cone', radius: number, height: number, unit: string) => ({
  kind: 'shape' as const,
  alt: `A ${name} with a radius of ${radius} ${unit} and a height of ${height} ${unit}.`,
  outline: { name, radius, height, labels: { radius: `${radius} ${unit}`, height: `${height} ${unit}` } },
});
const solidHints = ['Find the area of the round base first: pi times radius times radius.'];
const cylinder =
  (story: boolean): Form =>
  (random) => {
    const who = person(random);
    const [radius, height] = [random.int(2, 20), random.int(2, 40)];
    const unit = random.pick(['cm', 'm', 'ft', 'mm', 'yd']);
    const [thing, small] = random.pick([
      ['can', 'cm'],
      ['drum', 'cm'],
      ['vase', 'cm'],
      ['candle', 'cm'],
      ['flower pot', 'cm'],
      ['grain silo', 'ft'],
      ['water tank', 'ft'],
      ['tea tin', 'cm'],
      ['log', 'cm'],
      ['rain barrel', 'ft'],
      ['hay bale', 'ft'],
    ] as const);
    const used = story ? small : unit;
    const [base, all] = [314 * radius * radius, 314 * radius * radius * height];
    return problem({
      question: story
        ? `${who} has a ${thing} in the shape of a cylinder with a radius of ${radius} ${used} and a height of ${height} ${used}. What is its volume in cubic ${used}? Use 3.14 for pi.`
        : `A cylinder has a radius of ${radius} ${used} and a height of ${height} ${used}. What is its volume in cubic ${used}? Use 3.14 for pi.`,
      answer: decimal(all, 2),
      unit: `cubic ${used}`,
      hints: solidHints,
      steps: [
        `Base: 3.14 × ${radius} × ${radius} = ${big(decimal(base, 2))} square ${used}`,
        `Times the height: ${decimal(base, 2)} × ${height} = ${big(decimal(all, 2))} cubic ${used}`,
      ],
      figure: solid('cylinder', radius, height, used),
    });
  };
const cone =
  (story: boolean): Form =>
  (random) => {
    const who = person(random);
    const [radius, third] = [random.int(2, 20), random.int(1, 16)];
    const height = 3 * third;
    const thing = random.pick(
      choices('paper cup, party hat, heap of sand, funnel, clay model, candle, tent, sugar loaf, bell'),
    );
    const unit = story ? 'cm' : random.pick(['cm', 'm', 'ft', 'mm', 'yd']);
    const [base, all] = [314 * radius * radius, 314 * radius * radius * third];
    return problem({
      question: `${story ? `${who} has a ${thing} in the shape of a cone. Its` : 'The'} radius${story ? '' : ' of a cone'} is ${radius} ${unit} and ${story ? 'its' : 'the'} height is ${height} ${unit}. What is ${story ? 'its' : 'the'} volume in cubic ${unit}? Use 3.14 for pi.`,
      answer: decimal(all, 2),
      unit: `cubic ${unit}`,
      hints: ['A cone is a third of the cylinder with the same base and height.'],
      steps: [
        `Base: 3.14 × ${radius} × ${radius} = ${big(decimal(base, 2))} square ${unit}`,
        `A third of the height: ${height} ÷ 3 = ${third}`,
        `${decimal(base, 2)} × ${third} = ${big(decimal(all, 2))} cubic ${unit}`,
      ],
      figure: solid('cone', radius, height, unit),
    });
  };

/** Cylinders and cones. */
export const SOLIDS: readonly Generator[] = [
  {
    skill: '8.G.C.9',
    level: 'extreme',
    title: 'Cylinders and cones',
    description: 'Find how much fits into round solids.',
    make: mix(mix(cylinder(false), cone(false)), cylinder(true), cylinder(true), cone(true)),
  },
];

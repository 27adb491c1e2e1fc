import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, big, mix, problem, choices } from '../wording.ts';

const box = (width: number, depth: number, height: number, unit: string) => ({
  kind: 'shape' as const,
  alt: `A box, ${width} ${unit} long, ${depth} ${unit} wide and ${height} ${unit} high.`,
  outline: {
    name: 'box' as const,
    width,
    height,
    depth,
    labels: { width: `${width} ${unit}`, height: `${height} ${unit}`, depth: `${depth} ${unit}` },
  },
});
const faces = (width: number, depth: number, height: number) =>
  [width * depth, width * height, depth * height] as const;

const surface =
  (story: boolean): Form =>
  (random) => {
    const who = person(random);
    const [width, depth, height] = [random.int(3, 30), random.int(2, 20), random.int(2, 20)];
    const [does, thing, own] = random.pick([
      ['wraps', 'gift box', 'cm'],
      ['paints', 'wooden chest', 'cm'],
      ['covers', 'book box', 'cm'],
      ['varnishes', 'drum case', 'cm'],
      ['tiles', 'garden bench', 'ft'],
      ['paints', 'toy house', 'cm'],
      ['glues silk onto', 'jewel box', 'cm'],
      ['covers', 'hay block', 'ft'],
      ['paints', 'stage block', 'ft'],
    ] as const);
    const unit = story ? own : random.pick(['cm', 'm', 'ft', 'mm'] as const);
    const [top, front, side] = faces(width, depth, height);
    return problem({
      question: story
        ? `${who} ${does} a ${thing} on all sides, top and bottom too. It is a box ${width} ${unit} long, ${depth} ${unit} wide and ${height} ${unit} high. What is its surface area in square ${unit}?`
        : `A box is ${width} ${unit} long, ${depth} ${unit} wide and ${height} ${unit} high. What is its surface area in square ${unit}?`,
      answer: `${2 * (top + front + side)}`,
      unit: `square ${unit}`,
      hints: ['A box has three kinds of faces, and two of each. Find the area of one of each kind.'],
      steps: [
        `The faces: ${width} × ${depth} = ${top}, ${width} × ${height} = ${front} and ${depth} × ${height} = ${side}`,
        `One of each: ${top} + ${front} + ${side} = ${big(top + front + side)}`,
        `Two of each: ${big(top + front + side)} × 2 = ${big(2 * (top + front + side))} square ${unit}`,
      ],
      figure: box(width, depth, height, unit),
    });
  };
const walls: Form = (random) => {
  const who = person(random);
  const [width, depth, height] = [random.int(4, 30), random.int(3, 20), random.int(2, 8)];
  const room = random.pick(
    choices(
      'classroom, barn, garage, kitchen, workshop, temple hall, library, corridor, museum room',
      'dance studio, shed, bakery, tea house, sauna',
    ),
  );
  const around = 2 * (width + depth);
  return problem({
    question: `${who} paints the four walls of a ${room}. It is ${width} m long, ${depth} m wide and ${height} m high. How many square meters of wall is that, doors and windows included?`,
    answer: `${around * height}`,
    unit: 'square m',
    hints: ['Floor and ceiling do not count. Unroll the walls: how long is the strip?'],
    steps: [
      `All the way around: 2 × (${width} + ${depth}) = ${around} m`,
      `Times the height: ${around} × ${height} = ${big(around * height)} square m`,
    ],
    figure: box(width, depth, height, 'm'),
  });
};
const prism =
  (story: boolean): Form =>
  (random) => {
    const who = person(random);
    const [base, high, long] = [2 * random.int(2, 15), random.int(2, 24), random.int(3, 40)];
    const [thing, own] = random.pick([
      ['tent', 'ft'],
      ['wedge of cheese', 'cm'],
      ['roof space', 'm'],
      ['block of wood', 'cm'],
      ['candy box', 'cm'],
      ['ramp', 'ft'],
      ['glass prism', 'mm'],
      ['water trough', 'ft'],
      ['loaf tin', 'cm'],
    ] as const);
    const unit = story ? own : random.pick(['cm', 'm', 'ft', 'mm'] as const);
    const start = story ? `${who} has a ${thing} in the shape of a prism. Its` : "A prism's";
    return problem({
      question: `${start} front is a triangle with a base of ${base} ${unit} and a height of ${high} ${unit}. The prism is ${long} ${unit} long. What is its volume in cubic ${unit}?`,
      answer: `${(base / 2) * high * long}`,
      unit: `cubic ${unit}`,
      hints: ['First find the area of the triangle. Then think of it as a layer.'],
      steps: [
        `The triangle: ${base} × ${high} ÷ 2 = ${(base * high) / 2} square ${unit}`,
        `Times the length: ${(base * high) / 2} × ${long} = ${big((base / 2) * high * long)} cubic ${unit}`,
      ],
      figure: {
        kind: 'shape',
        alt: `The front of the prism: a triangle with a base of ${base} ${unit} and a height of ${high} ${unit}.`,
        outline: {
          name: 'triangle',
          base,
          height: high,
          lean: 0.5,
          labels: { base: `${base} ${unit}`, height: `${high} ${unit}` },
        },
      },
    });
  };

/** Surface area and volume. */
export const SURFACES: readonly Generator[] = [
  {
    skill: '7.G.B.6',
    level: 'expert',
    title: 'Surface and volume',
    description: 'Find the surface of boxes and the volume of prisms.',
    make: mix(mix(surface(false), prism(false)), surface(true), walls, prism(true)),
  },
];

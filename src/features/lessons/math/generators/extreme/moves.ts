import type { Random } from '../../../../../base/random.ts';
import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, after, mix, problem, choices } from '../wording.ts';

type Point = { x: number; y: number };
const LABELS = ['A', 'B', 'C', 'D', 'K', 'M', 'P', 'Q', 'R', 'S'] as const;
const at = ({ x, y }: Point) => `(${x}, ${y})`;
const inside = ({ x, y }: Point) => Math.max(Math.abs(x), Math.abs(y)) <= 10;
const start = (random: Random, most = 9): Point => ({
  x: random.int(1, most) * random.pick([1, -1]),
  y: random.int(1, most) * random.pick([1, -1]),
});
const grid = (point: Point, label: string) => ({
  kind: 'coordinate_grid' as const,
  extent: 10,
  quadrants: 4 as const,
  points: [{ ...point, label }],
  alt: `A coordinate grid with point ${label} at ${at(point)}.`,
});

type Move = { words: string; step: string; end: Point };
const slide = (random: Random, { x, y }: Point): Move => {
  const [across, up] = [random.int(1, 12), random.int(1, 12)];
  const [right, high] = [random.int(0, 1) === 0, random.int(0, 1) === 0];
  const end = { x: right ? x + across : x - across, y: high ? y + up : y - up };
  return {
    words: `moved ${across} ${across === 1 ? 'unit' : 'units'} ${right ? 'right' : 'left'} and ${up} ${up === 1 ? 'unit' : 'units'} ${high ? 'up' : 'down'}`,
    step: `x: ${x} ${right ? '+' : '-'} ${across} = ${end.x}, and y: ${y} ${high ? '+' : '-'} ${up} = ${end.y}`,
    end,
  };
};
const mirror = (random: Random, { x, y }: Point): Move => {
  const axis = random.pick(['x', 'y'] as const);
  const end = axis === 'x' ? { x, y: -y } : { x: -x, y };
  return {
    words: `reflected over the ${axis}-axis`,
    step: `Over the ${axis}-axis the sign of ${axis === 'x' ? 'y' : 'x'} changes: ${at(end)}`,
    end,
  };
};
const halfTurn = (_: Random, { x, y }: Point): Move => ({
  words: 'turned 180 degrees around the origin',
  step: `A half turn changes both signs: ${at({ x: -x, y: -y })}`,
  end: { x: -x, y: -y },
});
const quarterTurn = (_: Random, { x, y }: Point): Move => ({
  words: 'turned 90 degrees counterclockwise around the origin',
  step: `A quarter turn to the left makes (x, y) into (-y, x): ${at({ x: -y, y: x })}`,
  end: { x: -y, y: x },
});
const MOVES = [slide, slide, mirror, halfTurn, quarterTurn] as const;
const HINTS = ['Take one move after the other and write down both coordinates each time.'];

const twoMoves =
  (story: boolean): Form =>
  (random) => {
    const who = person(random);
    const point = start(random);
    const label = random.pick(LABELS);
    const one = random.pick(MOVES)(random, point);
    const two = random.pick(MOVES)(random, one.end);
    const want = random.pick(['x', 'y'] as const);
    if (!inside(one.end) || !inside(two.end) || one.words === two.words) return twoMoves(story)(random);
    const thing = random.pick(
      choices(
        'tile, kite, sail, leaf, star, fish, comet, flag, boat, bird, flower, crown',
        'dragon, snowflake, letter, fox, robot, turtle',
      ),
    );
    const corner = story
      ? `On a screen ${who} places the tip ${label} of a ${thing} at ${at(point)}. It is`
      : `Point ${label} ${at(point)} is`;
    return problem({
      question: `${corner} ${one.words}, then ${two.words}. What is the ${want}-coordinate of its image?`,
      answer: `${two.end[want]}`,
      hints: HINTS,
      steps: [
        one.step,
        two.step,
        `The image is at ${at(two.end)}, so its ${want}-coordinate is ${two.end[want]}`,
      ],
      figure: grid(point, label),
    });
  };
const dilate: Form = (random) => {
  const who = person(random);
  const point = start(random);
  const label = random.pick(LABELS);
  const factor = random.int(2, 12);
  const want = random.pick(['x', 'y'] as const);
  const thing = random.pick(
    choices('logo, map, mosaic, stamp, pattern, photo, poster, drawing, mask, crest, sign, sketch'),
  );
  return problem({
    question: `${who} enlarges a ${thing} from the origin with the scale factor ${factor}. Point ${label} of it is at ${at(point)}. What is the ${want}-coordinate of its image?`,
    answer: `${point[want] * factor}`,
    hints: ['An enlargement from the origin multiplies both coordinates by the same number.'],
    steps: [
      'Both coordinates are multiplied by the scale factor.',
      `${factor} × ${after(point[want])} = ${point[want] * factor}`,
    ],
    figure: grid(point, label),
  });
};

/** Moving figures on the grid. */
export const MOVES_ON_THE_GRID: readonly Generator[] = [
  {
    skill: '8.G.A.3',
    level: 'extreme',
    title: 'Moving figures',
    description: 'Slide, reflect, turn and enlarge figures on the coordinate grid.',
    make: mix(twoMoves(false), twoMoves(true), dilate),
  },
];

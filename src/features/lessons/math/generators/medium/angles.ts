import type { Generator } from '../../problem.ts';
import { person } from '../../settings.ts';
import { type Form, mix, problem } from '../wording.ts';

const angles = (parts: { degrees: number; label: string }[], alt: string) => ({
  kind: 'shape' as const,
  alt,
  outline: { name: 'angles' as const, parts },
});
const WHOLES = [
  [90, 'a right angle', 'A right angle has a square corner'],
  [180, 'a straight line', 'A straight line is half of a full turn'],
] as const;
const fitTogether: Form = (random) => {
  const [whole, name, hint] = random.pick(WHOLES);
  const known = random.int(11, whole - 11);
  const [a, b] = random.shuffle(['A', 'B', 'C', 'D', 'P', 'Q']);
  return problem({
    question: `Angles ${a} and ${b} fit side by side and make ${name} (${whole} degrees). Angle ${a} has ${known} degrees. How many degrees does angle ${b} have?`,
    answer: `${whole - known}`,
    unit: 'degrees',
    hints: [`${hint}. How much is missing?`],
    steps: [`Together they have ${whole} degrees.`, `${whole} - ${known} = ${whole - known} degrees`],
    figure: angles(
      [
        { degrees: known, label: `${known}°` },
        { degrees: whole - known, label: '?' },
      ],
      `Two angles side by side that make ${name}. One has ${known} degrees, the other is not given.`,
    ),
  });
};
const threeAngles: Form = (random) => {
  const [whole, name, hint] = random.pick(WHOLES);
  const first = random.int(15, whole / 2 - 5);
  const second = random.int(15, whole - first - 15);
  return problem({
    question: `Three angles make ${name} (${whole} degrees). Two of them have ${first} degrees and ${second} degrees. How many degrees does the third angle have?`,
    answer: `${whole - first - second}`,
    unit: 'degrees',
    hints: [`${hint}. How much do the two that you know make together?`],
    steps: [
      `${first} + ${second} = ${first + second}`,
      `${whole} - ${first + second} = ${whole - first - second} degrees`,
    ],
    figure: angles(
      [
        { degrees: first, label: `${first}°` },
        { degrees: second, label: `${second}°` },
        { degrees: whole - first - second, label: '?' },
      ],
      `Three angles side by side that make ${name}. They have ${first} degrees, ${second} degrees and one that is not given.`,
    ),
  });
};
const TURNS = [
  ['opens a door', 'opens it'],
  ['opens a fan', 'opens it'],
  ['turns a dial', 'turns it'],
  ['lifts a lid', 'lifts it'],
  ['turns a steering wheel', 'turns it'],
  ['tilts a mirror', 'tilts it'],
  ['turns a key', 'turns it'],
  ['swings a gate', 'swings it'],
  ['bends a wire', 'bends it'],
  ['turns a water wheel', 'turns it'],
  ['raises a drawbridge', 'raises it'],
  ['swivels a telescope', 'swivels it'],
] as const;
const turnMore: Form = (random) => {
  const who = person(random);
  const [does, again] = random.pick(TURNS);
  const [first, second] = [random.int(12, 85), random.int(12, 85)];
  return problem({
    question: `${who} ${does} by ${first} degrees and then ${again} ${second} degrees further. How many degrees is that in all?`,
    answer: `${first + second}`,
    unit: 'degrees',
    hints: ['The two turns lie side by side. Put them together.'],
    steps: ['Angles side by side add up.', `${first} + ${second} = ${first + second} degrees`],
  });
};
const turnLeft: Form = (random) => {
  const who = person(random);
  const [first, whole] = [random.int(15, 165), random.pick([180, 360] as const)];
  const [thing, turned] = random.pick([
    ['A toy windmill', 'turned'],
    ['A music box handle', 'turned'],
    ['A globe', 'turned'],
    ["A potter's wheel", 'spun'],
    ['A game spinner', 'spun'],
  ] as const);
  const goal = whole === 360 ? 'a full turn (360 degrees)' : 'a half turn (180 degrees)';
  return problem({
    question: `${thing} is ${turned} by ${who}. It has moved ${first} degrees so far. How many degrees are missing to ${goal}?`,
    answer: `${whole - first}`,
    unit: 'degrees',
    hints: ['How far is it from where it is now to the end of the turn?'],
    steps: [`The whole turn has ${whole} degrees.`, `${whole} - ${first} = ${whole - first} degrees`],
  });
};

/** Angles. */
export const ANGLES: readonly Generator[] = [
  {
    skill: '4.MD.C.7',
    level: 'medium',
    title: 'Angles side by side',
    description: 'Put angles together and find the part that is missing.',
    make: mix(mix(fitTogether, threeAngles), turnMore, turnLeft),
  },
];

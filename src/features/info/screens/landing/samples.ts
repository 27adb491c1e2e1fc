import type { Subject } from '../../../lessons/subjects.ts';

export type Sample = {
  subject: Subject;
  /** The lesson of the bank that the question is taken from. */
  lesson: string;
  question: string;
  options: readonly { text: string; note?: string }[];
  right: number;
  hint: string;
  explanation: string;
};

/** Questions of three real lessons that can be answered without the lesson's text. */
export const SAMPLES: readonly Sample[] = [
  {
    subject: 'science',
    lesson: 'Three Bean Cups',
    question:
      'A box lay on green grass for two weeks. The soil under it stayed damp. Now the grass there is pale. What will help it most?',
    options: [
      { text: 'Giving it more water', note: 'The soil is damp already, so water is not what is missing.' },
      { text: 'Planting new beans there', note: 'New plants would have the same problem under the box.' },
      { text: 'Taking the box away' },
      {
        text: 'Putting the box back',
        note: 'The grass turned pale under the box. What did the box keep out?',
      },
    ],
    right: 2,
    hint: 'The grass has water. What else does a plant need to stay green?',
    explanation: 'The box kept out the light. With light, the grass can make food and turn green again.',
  },
  {
    subject: 'reading',
    lesson: 'Why Wombats Make Cubes',
    question:
      'A wombat leaves its poop on rocks and logs, for other wombats to sniff. It comes out in cubes! Why may a cube be better than a ball?',
    options: [
      { text: 'It stays where the wombat left it' },
      {
        text: 'It can be seen from far away',
        note: 'Wombats do not see very well, so that would not help much.',
      },
      {
        text: 'It smells stronger than a ball',
        note: 'Smell matters to wombats, but a cube smells just as a ball does.',
      },
      { text: 'It is lighter to carry at night', note: 'Wombats do not carry it anywhere.' },
    ],
    right: 0,
    hint: 'What might happen to a ball on a log?',
    explanation: 'A ball may roll off a rock or a log. A cube has flat sides, so it stays put.',
  },
  {
    subject: 'social_studies',
    lesson: 'Six Coins at the Market',
    question:
      "Ama has six coins. A red ball costs five, colored pencils cost four, and juice costs two. Why can't she buy all three?",
    options: [
      {
        text: 'They are too heavy to carry home',
        note: 'A ball, pencils and juice are light, so think about the prices.',
      },
      { text: 'Together they cost more than six coins' },
      {
        text: 'The sellers have only one of each',
        note: 'One of each would be enough, if she had the coins.',
      },
      { text: 'She may only buy red things', note: 'Ama was free to choose.' },
    ],
    right: 1,
    hint: 'Add up the three prices.',
    explanation:
      'The ball, the pencils and the juice cost eleven coins in all. Ama has six, so she must choose.',
  },
];

import type { Random } from '../../../base/random.ts';

export const SENTENCE_POINTS = 15;
export const LONGEST_SENTENCE = 300;

type Prompts = readonly [string, string, string, string, string];

/** Each asks five things, from how a story begins to how it ends. */
export const PROMPT_SETS: readonly [Prompts, ...Prompts[]] = [
  [
    'One evening a small light shone in the garden. Who saw it first?',
    'What was the light, when they came closer?',
    'It wanted to go somewhere far away. Where to?',
    'On the way something went wrong. What was it?',
    'How did the night end?',
  ],
  [
    'A door stood open that had always been locked. Who walked through it?',
    'What was on the other side?',
    'Somebody was already waiting there. Who, and why?',
    'Together they tried something difficult. What did they try?',
    'What did they bring home?',
  ],
  [
    'A letter came with no name on it. What did it say?',
    'Who decided to find out where it came from?',
    'Which place did they search first, and what did it look like?',
    'Just then they heard a sound. What was it?',
    'Who had written the letter, and what happened next?',
  ],
];

export type StoryInHand = {
  prompts: Prompts;
  promptIndex: number;
  story: readonly string[];
  score: number;
};

/** A story that has not begun, about something else than the last one. */
export function newStory(random: Random, last?: StoryInHand): StoryInHand {
  const others = PROMPT_SETS.filter((prompts) => prompts !== last?.prompts);
  return { prompts: random.pick(others), promptIndex: 0, story: [], score: 0 };
}

export function isStoryComplete({ prompts, promptIndex }: StoryInHand): boolean {
  return promptIndex >= prompts.length;
}

export function isSentence(typed: string): boolean {
  return typed.trim() !== '';
}

/** The story with a sentence more, at its next prompt; blank text changes nothing. */
export function addSentence(held: StoryInHand, typed: string): StoryInHand {
  if (isStoryComplete(held) || !isSentence(typed)) return held;
  return {
    ...held,
    promptIndex: held.promptIndex + 1,
    story: [...held.story, typed.trim()],
    score: held.score + SENTENCE_POINTS,
  };
}

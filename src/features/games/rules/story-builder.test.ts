import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from '../../../base/random.ts';
import { addSentence, isSentence, isStoryComplete, newStory, PROMPT_SETS } from './story-builder.ts';

test('a story has five prompts, each one of its own', () => {
  const prompts = PROMPT_SETS.flat();
  expect(PROMPT_SETS.map((set) => set.length)).toEqual(PROMPT_SETS.map(() => 5));
  expect(new Set(prompts).size).toBe(prompts.length);
});

test('each sentence advances the prompt and brings 15 points, until five have made the story', () => {
  let held = newStory(randomFrom('story'));
  for (let count = 1; count <= 5; count++) {
    expect(isStoryComplete(held)).toBe(false);
    held = addSentence(held, `  Sentence ${count}. `);
    expect(held).toMatchObject({ promptIndex: count, score: 15 * count });
  }
  expect(isStoryComplete(held)).toBe(true);
  expect(held.story).toEqual(['Sentence 1.', 'Sentence 2.', 'Sentence 3.', 'Sentence 4.', 'Sentence 5.']);
  expect(addSentence(held, 'One more.')).toBe(held);
});

test('blank text is no sentence', () => {
  const held = newStory(randomFrom('blank'));
  fc.assert(
    fc.property(fc.stringMatching(/^\s*$/), (blank) => {
      expect(isSentence(blank)).toBe(false);
      expect(addSentence(held, blank)).toBe(held);
    }),
  );
});

test('a new story starts from nothing and asks something else', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const random = randomFrom(seed);
      const last = addSentence(newStory(random), 'It was a moth.');
      const next = newStory(random, last);
      expect(next).toMatchObject({ promptIndex: 0, story: [], score: 0 });
      expect(next.prompts).not.toBe(last.prompts);
    }),
  );
});

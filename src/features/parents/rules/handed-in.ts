import type { Completion } from '../../progress/contract.ts';
import { latestFirst } from './performance.ts';

const LONGER_THAN = 50;
const ESSAYS_SHOWN = 3;
const EXCERPT = 300;
const PHOTOS_SHOWN = 6;

export type WithEssay = Completion & { feedback: string };
export type WithPhoto = Completion & { photoUrl: string };

/** The latest essays, three at most. A text of 50 characters or fewer is no essay to review. */
export function essaysToReview(completions: readonly Completion[]): WithEssay[] {
  return latestFirst(completions).filter(isEssay).slice(0, ESSAYS_SHOWN);
}

/** The latest photos of science projects, six at most. */
export function photosToShow(completions: readonly Completion[]): WithPhoto[] {
  return latestFirst(completions).filter(hasPhoto).slice(0, PHOTOS_SHOWN);
}

/** The first 300 characters with an ellipsis, or null when the text is no longer than that. */
export function excerptOf(text: string): string | null {
  // Counted by code point: half an emoji would show as a broken sign.
  const letters = [...text];
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT).join('')}…` : null;
}

function isEssay(completion: Completion): completion is WithEssay {
  return completion.feedback !== null && completion.feedback.length > LONGER_THAN;
}

function hasPhoto(completion: Completion): completion is WithPhoto {
  return completion.photoUrl !== null;
}

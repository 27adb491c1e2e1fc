import { addDays, dayIn, type Day } from '../../../base/day.ts';
import type { Completion } from '../../progress/contract.ts';
import { mayBeInDanger } from '../../writing/rules/danger.ts';
import { latestFirst } from './performance.ts';

const LONGER_THAN = 50;
const ESSAYS_SHOWN = 3;
/** So long an essay that asks to be read with care stays in front. */
const CARE_DAYS = 30;
const EXCERPT = 300;
const PHOTOS_SHOWN = 6;

export type WithEssay = Completion & { feedback: string };
export type WithPhoto = Completion & { photoUrl: string };

/** When an essay was handed in as it stands, be it in a later take of an old lesson. */
export function handedInAt({ feedbackAt, completedAt }: WithEssay): string {
  return feedbackAt ?? completedAt;
}

/**
 * The essays handed in last, three at most. One that sounds as if a child may need help comes before the others for 30
 * days: three essays are written in three days, and who looks here once a week is not to miss it. A text of 50
 * characters or fewer is no essay to review.
 */
export function essaysToReview(
  completions: readonly Completion[],
  today: Day,
  timeZone: string,
): WithEssay[] {
  const since = addDays(today, -CARE_DAYS);
  const wantsCare = (essay: WithEssay) =>
    dayIn(new Date(handedInAt(essay)), timeZone) >= since && mayBeInDanger(essay.feedback);
  const essays = completions
    .filter(isEssay)
    .toSorted((one, other) => handedInAt(other).localeCompare(handedInAt(one)));
  const { inFront = [], others = [] } = Object.groupBy(essays, (essay) =>
    wantsCare(essay) ? 'inFront' : 'others',
  );
  return [...inFront, ...others].slice(0, ESSAYS_SHOWN);
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

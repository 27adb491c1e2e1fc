import { CallError, sentenceOf } from './call.ts';

/**
 * Why a call did not do what was asked, and what helps.
 *
 * - `unreached`: no answer came.
 * - `ours`: the server failed, or answered what cannot be read.
 * - `too_many`: it was asked too often.
 * - `signed_out`: the sign-in has run out; another try helps only after a new one.
 * - `refused`: the server said no, and why.
 */
export type ProblemKind = 'unreached' | 'ours' | 'too_many' | 'signed_out' | 'refused';

export type Problem = {
  kind: ProblemKind;
  /** What happened and what to do, in sentences to the person. */
  text: string;
};

const TEXTS: Record<ProblemKind, string> = {
  unreached: 'We do not reach Brightling. Please check that you are connected, then try again.',
  ours: 'Something went wrong on our side. Please try again in a moment.',
  too_many: 'That was often in a short time. Please wait a moment, then try again.',
  signed_out: 'You are signed out. Please sign in again.',
  refused: 'That did not work. Please try again.',
};

/** What a failed call says to the person: the server's own sentence, where it has one that helps. */
export function problemOf(error: unknown): Problem {
  const kind = kindOf(error);
  // 'Please sign in first.' is for who never did.
  const said = kind === 'signed_out' ? undefined : sentenceOf(error);
  return { kind, text: said || TEXTS[kind] };
}

/** Whether a call got no answer at all. Each browser says so in its own words, and only in words. */
export function isUnreached(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /failed to fetch|networkerror|load failed|network (?:error|connection)|offline/i.test(error.message)
  );
}

function kindOf(error: unknown): ProblemKind {
  if (isUnreached(error)) return 'unreached';
  if (!(error instanceof CallError)) return 'ours';
  // A link that was used is answered so too, with its own sentence.
  if (error.status === 401 && error.details['code'] === 'signed_out') return 'signed_out';
  if (error.status === 429) return 'too_many';
  return error.status < 500 ? 'refused' : 'ours';
}

import type { LessonContent } from '../contract.ts';
import type { Question } from './kinds.ts';

type Unnamed<Q> = Q extends { kind: 'choice' | 'number' } ? Omit<Q, 'kind'> & { kind?: undefined } : never;

/** A question as it may have been stored or cached: before questions named their kind there were two. */
export type StoredQuestion = Question | Unnamed<Question>;

/** Names the kind of a question that was stored before it had one. The one place that tells kinds apart by their fields. */
export function namedKind(stored: StoredQuestion): Question {
  if (stored.kind !== undefined) return stored;
  return 'options' in stored ? { ...stored, kind: 'choice' } : { ...stored, kind: 'number' };
}

/** The content of a stored lesson, in which every question names its kind. */
export function withKinds(content: LessonContent): LessonContent {
  if ('problems' in content) return { ...content, problems: content.problems.map(namedKind) };
  return 'questions' in content ? { ...content, questions: content.questions.map(namedKind) } : content;
}

import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../base/refusal.ts';
import { overallLevel } from '../accounts/rules/account.ts';
import type { LessonRow } from '../lessons/store.ts';
import type { CompletionReply } from './contract.ts';
import type { Kept } from './keeping.ts';
import type { Finished } from './keeping-store.ts';
import { presentBadge, presentCompletion } from './present.ts';

const KEY = /^[\w-]{8,64}$/;

/**
 * The browser's own key of a submission (`Idempotency-Key`): one that is sent twice is answered as the first time.
 *
 * @throws Refusal `invalid` for a key of another form.
 */
export function submissionKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new Refusal('invalid', 'The Idempotency-Key is 8 to 64 letters, digits or hyphens.', {
    field: 'Idempotency-Key',
  });
}

export function completionReply(
  finished: Finished,
  lesson: LessonRow,
  kept: Kept,
  notice: string | null,
): CompletionReply {
  const { points, streak, subjectLevel } = kept;
  const counts = { lessons: kept.lessonsCompleted, points, streak };
  return {
    completion: presentCompletion(finished.userId, {
      ...kept.completion,
      completedAt: new Date(kept.completion.completedAt),
      lessonId: lesson.id,
      subject: lesson.subject,
      level: lesson.level,
      title: lesson.title,
      day: lesson.day,
    }),
    pointsEarned: kept.pointsEarned,
    points,
    level: overallLevel(points),
    streak,
    newBadges: kept.newBadges.map((badge) => presentBadge(badge, counts, finished.doneAt)),
    subjectLevel: { subject: lesson.subject, ...subjectLevel },
    isFirstTime: kept.isFirstTime,
    notice,
  };
}

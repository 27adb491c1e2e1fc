import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../base/refusal.ts';
import { overallLevel } from '../accounts/rules/overall-level.ts';
import { presentLesson } from '../lessons/present.ts';
import { withdrawalKeys, withMarks } from '../lessons/rules/withdrawing.ts';
import type { LessonRow } from '../lessons/store.ts';
import type { CompletionReply } from './contract.ts';
import type { Kept } from './keeping.ts';
import type { HandedIn } from './keeping-store.ts';
import { presentBadge, presentCompletion } from './present.ts';
import { judgeSubmission } from './rules/submission.ts';
import { isSubmissionKey } from './rules/submission-key.ts';

/**
 * The browser's own key of a submission (`Idempotency-Key`): one that is sent twice is answered as the first time.
 *
 * @throws Refusal `invalid` for a key of another form.
 */
export function submissionKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (isSubmissionKey(key)) return key;
  throw new Refusal('invalid', 'The Idempotency-Key is 8 to 64 letters, digits or hyphens.', {
    field: 'Idempotency-Key',
  });
}

/** How a lesson that was handed in is judged, whatever is withdrawn from it by the time it is kept. */
export function judging(
  lesson: LessonRow,
  sent: Parameters<typeof judgeSubmission>[1],
): Pick<HandedIn, 'questions' | 'judge'> {
  return {
    questions: withdrawalKeys(lesson),
    judge: (withdrawn) => judgeSubmission(presentLesson(withMarks(lesson, withdrawn)), sent),
  };
}

export function completionReply(
  handedIn: Pick<HandedIn, 'userId' | 'doneAt'>,
  lesson: LessonRow,
  kept: Kept,
): CompletionReply {
  const { points, streak, subjectLevel } = kept;
  const counts = { lessons: kept.lessonsCompleted, points, streak };
  return {
    completion: presentCompletion(handedIn.userId, {
      ...kept.completion,
      completedAt: new Date(kept.completion.completedAt),
      essayAt: kept.completion.essayAt === null ? null : new Date(kept.completion.essayAt),
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
    newBadges: kept.newBadges.map((badge) => presentBadge(badge, counts, handedIn.doneAt)),
    subjectLevel: { subject: lesson.subject, ...subjectLevel },
    isFirstTime: kept.isFirstTime,
    notice: kept.notice,
  };
}

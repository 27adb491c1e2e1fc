import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { Refusal } from '../../base/refusal.ts';
import type { BlobStore } from '../../infra/blobs/store.ts';
import { faultForLog } from '../../infra/http/fault.ts';
import { overallLevel } from '../accounts/rules/account.ts';
import type { LessonRow } from '../lessons/store.ts';
import type { CompletionReply } from './contract.ts';
import type { Kept } from './keeping.ts';
import type { Finished } from './keeping-store.ts';
import { readPhoto } from './photos.ts';
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

/** Keeps the photo of a project. Where the store fails the lesson is completed without it, and the child is told. */
export async function takePhoto(
  blobs: BlobStore,
  userId: string,
  dataUrl: string | null | undefined,
  log: FastifyBaseLogger,
): Promise<{ photo: { id: string; blob: string } | null; notice: string | null }> {
  if (!dataUrl) return { photo: null, notice: null };
  const { id, blob, jpeg } = await readPhoto(userId, dataUrl);
  try {
    await blobs.put(blob, jpeg, 'image/jpeg');
    return { photo: { id, blob }, notice: null };
  } catch (error) {
    log.error({ fault: faultForLog(error) }, 'a photo could not be stored');
    return { photo: null, notice: 'Your lesson is saved. The photo could not be kept this time.' };
  }
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
    newBadges: kept.newBadges.map((badge) => presentBadge(badge, counts, finished.now)),
    subjectLevel: { subject: lesson.subject, ...subjectLevel },
    isFirstTime: kept.isFirstTime,
    notice,
  };
}

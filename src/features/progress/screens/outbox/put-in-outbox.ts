import type { Lesson } from '../../../lessons/contract.ts';
import { waitAfter } from '../../rules/outbox.ts';
import { sendWaiting } from './sending.ts';
import { putToWait } from './waiting.ts';
import type { WaitingLesson } from './works-database.ts';

/**
 * Keeps a finished lesson that could not be sent. From then on it is sent by itself, under the same key; with the
 * lesson's day pass it counts for the day on which it was done.
 *
 * @throws DOMException where this browser cannot keep it
 */
export async function putInOutbox(
  { id, title, subject }: Lesson,
  userId: string,
  key: string,
  body: WaitingLesson['body'],
): Promise<void> {
  const now = Date.now();
  await putToWait({
    key,
    userId,
    lessonId: id,
    title,
    subject,
    body: body.dayPass ? { ...body, finishedAt: new Date(now).toISOString() } : body,
    queuedAt: now,
    tries: 1,
    notBefore: now + waitAfter(0),
    holdsUp: true,
    refusal: null,
  });
  void sendWaiting(userId, false);
}

import { call, CallError, isOfAnother } from '../../../../kit/call.ts';
import { completeLesson, sendPhoto, type CompletionReply } from '../../contract.ts';
import type { WaitingLesson } from './works-database.ts';

const PHOTO_NOT_KEPT = 'Your lesson is saved. The photo could not be kept this time.';

/**
 * Sends a finished lesson, and its photo ahead of it. A photo that the server does not take costs no lesson: the notice
 * tells the child.
 *
 * @param body as this version or an earlier one has kept it, the photo as a `data:` URL
 * @throws as `call` does
 */
export async function sendLesson(
  { key, lessonId, body }: Pick<WaitingLesson, 'key' | 'lessonId' | 'body'>,
  signal: AbortSignal,
): Promise<CompletionReply> {
  const { photoUrl, ...work } = body;
  const sentAhead = photoUrl ? await urlOfPhoto(photoUrl, signal) : undefined;
  const reply = await call(completeLesson, {
    params: { id: lessonId },
    body: sentAhead ? { ...work, photoUrl: sentAhead } : work,
    headers: { 'Idempotency-Key': key },
    signal,
  });
  return photoUrl && !sentAhead ? { ...reply, notice: reply.notice ?? PHOTO_NOT_KEPT } : reply;
}

/** Undefined where the server refuses it. Who is here is a question of the lesson too, and so is the network. */
async function urlOfPhoto(photo: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    return (await call(sendPhoto, { body: bytesIn(photo), signal })).url;
  } catch (error) {
    if (!(error instanceof CallError) || error.status === 401 || isOfAnother(error)) throw error;
    return undefined;
  }
}

/** A page may not fetch a `data:` URL here. */
function bytesIn(dataUrl: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));
}

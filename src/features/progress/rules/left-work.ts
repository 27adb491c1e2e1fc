import type { Day } from '../../../base/day.ts';

/** Whose child has not come back for so long: a shared device keeps nobody's work for ever. Milliseconds. */
const KEPT_MS = 30 * 86_400_000;

/** The day of a lesson, by its id; undefined for what is no lesson of ours. */
export function dayOfLesson(lessonId: string): Day | undefined {
  return /^\d{4}-\d{2}-\d{2}(?=-)/.exec(lessonId)?.[0];
}

/**
 * Whether work that waits in a browser was left so long ago that it is dropped.
 *
 * @param leftAt milliseconds since 1970, by the device's clock. That may have been wrong, as after a flat battery: no
 *   work is older than its lesson.
 */
export function isForgotten(
  { lessonId, leftAt }: { lessonId: string; leftAt: number },
  now: number,
): boolean {
  const since = Date.parse(dayOfLesson(lessonId) ?? '');
  return now - Math.max(leftAt, since || 0) > KEPT_MS;
}

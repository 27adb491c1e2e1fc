import type { KeptWork } from '../../rules/kept-work.ts';

/** An unfinished lesson in this browser's storage. */
export type KeptLesson = {
  savedAt: number;
  /** Time spent on it so far. */
  elapsedSeconds: number;
  isRetake: boolean;
  /** As read: only `workRestored` may believe it. */
  work: unknown;
};

const PREFIX = 'brightling.lesson.';
const KEPT_MS = 30 * 86_400_000;

const keyOf = (userId: string, lessonId: string) => `${PREFIX}${userId}.${lessonId}`;

export function readKept(userId: string, lessonId: string): KeptLesson | undefined {
  try {
    return parsed(localStorage.getItem(keyOf(userId, lessonId)));
  } catch {
    // A browser that keeps nothing has nothing to give back.
    return undefined;
  }
}

export function keep(
  userId: string,
  lessonId: string,
  kept: Omit<KeptLesson, 'savedAt' | 'work'> & { work: KeptWork },
): void {
  const write = (work: KeptWork) =>
    localStorage.setItem(keyOf(userId, lessonId), JSON.stringify({ ...kept, work, savedAt: Date.now() }));
  try {
    write(kept.work);
  } catch {
    try {
      // Storage may be too full for a photo, yet have room for the answers.
      write({ ...kept.work, photo: null });
    } catch {
      // Kept on the screen only.
    }
  }
}

export function forget(userId: string, lessonId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, lessonId));
  } catch {
    // Nothing was kept.
  }
}

/** Removes lessons that were left unfinished long ago. */
export function sweepKept(now: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      const kept = parsed(localStorage.getItem(key));
      if (!kept || now - kept.savedAt > KEPT_MS) localStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept.
  }
}

function parsed(text: string | null): KeptLesson | undefined {
  if (text === null) return undefined;
  const value: unknown = JSON.parse(text);
  if (value === null || typeof value !== 'object') return undefined;
  const { savedAt, elapsedSeconds, isRetake, work }: Partial<Record<keyof KeptLesson, unknown>> = value;
  if (typeof savedAt !== 'number' || typeof elapsedSeconds !== 'number') return undefined;
  return { savedAt, elapsedSeconds: Math.max(0, elapsedSeconds), isRetake: isRetake === true, work };
}

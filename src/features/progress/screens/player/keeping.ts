import { isGone } from '../../../../kit/kept-people.ts';
import { essayOf, type KeptWork } from '../../rules/kept-work.ts';
import { isForgotten } from '../../rules/left-work.ts';

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

const keyOf = (userId: string, lessonId: string) => `${PREFIX}${userId}.${lessonId}`;
/** No id of a lesson has a dot. */
const lessonOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);

export function readKept(userId: string, lessonId: string): KeptLesson | undefined {
  try {
    return parsed(localStorage.getItem(keyOf(userId, lessonId)));
  } catch {
    // A browser that keeps nothing has nothing to give back.
    return undefined;
  }
}

/** Answers when that was; undefined: there is no room, and it stands on the screen only. */
export function keep(
  userId: string,
  lessonId: string,
  kept: Omit<KeptLesson, 'savedAt' | 'work'> & { work: KeptWork },
): number | undefined {
  // The lesson may still stand open in a tab of somebody who was deleted in another one.
  if (isGone(userId)) return undefined;
  const savedAt = Date.now();
  const write = (work: KeptWork) =>
    localStorage.setItem(keyOf(userId, lessonId), JSON.stringify({ ...kept, work, savedAt }));
  try {
    write(kept.work);
    return savedAt;
  } catch {
    try {
      // Storage may be too full for a photo, yet have room for the answers.
      write({ ...kept.work, photo: null });
      return savedAt;
    } catch {
      return undefined;
    }
  }
}

/**
 * Calls whenever another tab may have kept a lesson: at once when it does, and when this one is looked at again, for a
 * tab that the browser had laid to sleep hears of nothing. Returns how to stop.
 */
export function followKept(userId: string, lessonId: string, look: () => void): () => void {
  const whenKept = ({ key }: StorageEvent) => key === keyOf(userId, lessonId) && look();
  const whenSeen = () => document.hidden || look();
  addEventListener('storage', whenKept);
  addEventListener('focus', whenSeen);
  document.addEventListener('visibilitychange', whenSeen);
  return () => {
    removeEventListener('storage', whenKept);
    removeEventListener('focus', whenSeen);
    document.removeEventListener('visibilitychange', whenSeen);
  };
}

export function forget(userId: string, lessonId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, lessonId));
  } catch {
    // Nothing was kept.
  }
}

export type LeftEssay = { lessonId: string; text: string };

/** Texts of a person that are kept here and were not handed in. */
export function keptEssays(userId: string): LeftEssay[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyOf(userId, '')))
      .map((key) => ({ lessonId: lessonOf(key), text: essayOf(parsed(localStorage.getItem(key))?.work) }))
      .filter(({ text }) => text !== '');
  } catch {
    return [];
  }
}

/** Removes lessons that were left unfinished long ago. */
export function sweepKept(now: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      const kept = parsed(localStorage.getItem(key));
      if (!kept || isForgotten({ lessonId: lessonOf(key), leftAt: kept.savedAt }, now)) {
        localStorage.removeItem(key);
      }
    }
  } catch {
    // Nothing was kept.
  }
}

function parsed(text: string | null): KeptLesson | undefined {
  const value = text === null ? undefined : valueOf(text);
  if (!value) return undefined;
  const { savedAt, elapsedSeconds, isRetake, work }: Partial<Record<keyof KeptLesson, unknown>> = value;
  if (typeof savedAt !== 'number' || typeof elapsedSeconds !== 'number') return undefined;
  return { savedAt, elapsedSeconds: Math.max(0, elapsedSeconds), isRetake: isRetake === true, work };
}

/** Anyone can write into a browser's storage: what cannot be read is as good as not there. */
function valueOf(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

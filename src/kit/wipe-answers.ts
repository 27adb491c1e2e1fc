export const ANSWERS = 'brightling.answers';

/**
 * For pages that only visitors get: nobody is signed in here, so what was kept for who last was goes, however the
 * session ended. Without the code that reads it, for these pages are to stay small.
 */
export function wipeAnswers(): void {
  try {
    indexedDB.deleteDatabase(ANSWERS);
  } catch {
    // A browser that keeps nothing has nothing to wipe.
  }
}

import { isUnreached } from './problem.ts';

/** A connection may be so bad that it neither answers nor fails; then what is kept serves meanwhile. */
const PATIENCE_MS = 6_000;

/**
 * An answer as it comes; the kept one where none comes, or none soon.
 *
 * @param kept undefined where nothing is kept: then the answer is waited for
 * @param onLate takes the answer that comes after the kept one was given
 * @throws what `answering` does, when nothing is kept or the answer is a refusal
 */
export async function answerOrKept<T>(
  answering: Promise<T>,
  kept: () => Promise<T | undefined>,
  onLate: (answer: T) => void,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  const keptMeanwhile = patience.then(kept).then((known) => {
    if (known === undefined) return answering;
    // A failure that comes late changes nothing.
    answering.then(onLate, () => undefined);
    return known;
  });
  try {
    return await Promise.race([answering, keptMeanwhile]);
  } catch (error) {
    const known = isUnreached(error) ? await kept() : undefined;
    if (known === undefined) throw error;
    return known;
  } finally {
    clearTimeout(timer);
  }
}

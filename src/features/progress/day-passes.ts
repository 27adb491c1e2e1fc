import { Refusal } from '../../base/refusal.ts';
import { createTokenSigner } from '../../infra/http/signed-token.ts';

/** How long a lesson done without a network may take to arrive. */
const PASS_SECONDS = 7 * 24 * 3600;

/** Proofs that a lesson was given to a user on its own day, kept by the browser: the server remembers no openings. */
export type DayPasses = {
  /** For a lesson of the user's present day; good for 7 days. */
  issue(userId: string, lessonId: string, now: Date): string;
  /**
   * Whether this pass is that user's for that lesson.
   *
   * @throws Refusal `signed_out` where it is another's: somebody else has signed in since the lesson was begun.
   */
  admits(pass: string | undefined, userId: string, lessonId: string, now: Date): boolean;
};

export function createDayPasses(secretKey: string): DayPasses {
  const signer = createTokenSigner<{ exp: number; user: string; lesson: string }>(secretKey, 'day pass');
  return {
    issue: (user, lesson, now) =>
      signer.sign({ user, lesson, exp: Math.floor(now.getTime() / 1000) + PASS_SECONDS }),
    admits(pass, userId, lessonId, now) {
      const claims = pass === undefined ? undefined : signer.read(pass, now);
      if (claims && claims.user !== userId) {
        throw new Refusal('signed_out', 'Somebody else is signed in here now. Please sign in again.');
      }
      return claims?.lesson === lessonId;
    },
  };
}

/** A user keeps so many shields and no more. */
const MOST_SHIELDS = 10;

/** Points and shields. */
export type Reward = { points: number; shields: number };

/** What of a reward can be kept beside the shields that are there. */
export function keepable({ points, shields }: Reward, shieldsKept: number): Reward {
  return { points, shields: Math.min(shields, Math.max(0, MOST_SHIELDS - shieldsKept)) };
}

/** What a family is called by how many others have come with its codes: each tier is a greater light. */
export const TIERS = [
  { name: 'Starter', from: 0, light: 'match', colour: 'ember' },
  { name: 'Advocate', from: 1, light: 'candle', colour: 'amber' },
  { name: 'Ambassador', from: 3, light: 'lantern', colour: 'green' },
  { name: 'Champion', from: 5, light: 'campfire', colour: 'violet' },
  { name: 'Legend', from: 10, light: 'lighthouse', colour: 'blue' },
] as const;

export type Tier = (typeof TIERS)[number];

export type TierStanding = {
  tier: Tier;
  /** The next greater one; undefined at the greatest. */
  next: Tier | undefined;
  /** Families that are still to come until then; 0 at the greatest. */
  more: number;
};

/** @param referralCount completed codes, 0 or more */
export function tierStanding(referralCount: number): TierStanding {
  const reached = TIERS.findLastIndex(({ from }) => from <= referralCount);
  const tier = TIERS[reached] ?? TIERS[0];
  const next = TIERS[reached + 1];
  return { tier, next, more: next ? next.from - referralCount : 0 };
}

/** Points at which an overall level is reached: 50·n·(n−1) for level n (2 at 100, 5 at 1,000, 10 at 4,500). */
export const pointsOfLevel = (level: number) => 50 * level * (level - 1);

/** The overall level that points have reached. */
export function overallLevel(points: number): number {
  let level = 1;
  while (points >= pointsOfLevel(level + 1)) level++;
  return level;
}

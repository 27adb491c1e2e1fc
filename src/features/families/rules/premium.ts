const MS_A_DAY = 86_400_000;

/** When premium ends after some days more: they are added to what is left. */
export function premiumAfter(until: Date | null, days: number, now: Date): Date {
  return new Date(Math.max(until?.getTime() ?? 0, now.getTime()) + days * MS_A_DAY);
}

/**
 * Whether the minutes that a parent allows a day are used up. A lesson that was begun may be finished; no new one is
 * begun.
 *
 * @param dailyMinutes null: no limit
 */
export function isEnoughForToday(dailyMinutes: number | null, secondsToday: number): boolean {
  return dailyMinutes !== null && secondsToday >= dailyMinutes * 60;
}

/** When a test's clock begins, unless it says otherwise: the lessons around this day are in the prepared database. */
export const START = '2026-11-21T12:00:00Z';

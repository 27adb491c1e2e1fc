/*
 * What is kept of one person at most. Each is far above what a child comes to who learns here every day from 7 to 14,
 * and holds what a script could fill.
 */

/**
 * Takes of a lesson whose answers are kept: the answers of a later one stand in place of the tenth's. Of each question
 * the three answers are kept that count, so that a person's lessons bound the answers.
 */
export const TAKES_KEPT = 10;

/** Five subjects, math three times, on each day of eight years are 20,454 lessons. */
export const MOST_LESSONS = 50_000;

/** A science lesson on each day of eight years is 2,922 photos. */
export const MOST_PHOTOS = 5_000;

/** Photos that no lesson names yet: lessons are handed in one after the other, each with one. */
export const MOST_PENDING_PHOTOS = 5;

/** How long a photo waits for its lesson. */
export const PENDING_PHOTO_MS = 86_400_000;

/** One question in twenty of a child that does a lesson of ten questions on each day of five years. */
export const MOST_REPORTS = 1_000;

/** Completions in one list: seven lessons on each day of two years are 5,110. */
export const MOST_LISTED = 6_000;

/** Characters of the texts in one list, the latest first: an essay of a page on each day of five years. */
export const MOST_TEXT_LISTED = 4_000_000;

import type { AuthoredSubject, Level } from '../../subjects.ts';

/** Both ends belong to it. */
export type Band = readonly [least: number, most: number];

/**
 * The reading grade (Flesch-Kincaid) of the texts of a level. The bands are wide and overlap: the formula sees the
 * length of words and sentences alone, and a story with much talk in it counts two grades below an informational
 * text that the same child reads as easily. They keep out what is written for another age.
 */
export const GRADES: Record<Level, Band> = {
  easy: [-Infinity, 3.9],
  medium: [2, 4.9],
  hard: [3, 6.9],
  expert: [4, 7.9],
  extreme: [5, 9.4],
};

/** How many words a text has; of a science lesson, its question, steps and why together. */
export const WORDS: Record<AuthoredSubject, Record<Level, Band>> = {
  reading: {
    easy: [120, 180],
    medium: [180, 260],
    hard: [260, 360],
    expert: [360, 480],
    extreme: [480, 600],
  },
  science: {
    easy: [180, 330],
    medium: [230, 340],
    hard: [270, 390],
    expert: [320, 450],
    extreme: [390, 540],
  },
  social_studies: {
    easy: [100, 160],
    medium: [150, 220],
    hard: [200, 300],
    expert: [280, 380],
    extreme: [350, 480],
  },
  writing: { easy: [30, 70], medium: [35, 80], hard: [45, 95], expert: [50, 110], extreme: [55, 120] },
};

import { type Page } from '@playwright/test';
import type { Lesson, LessonListing } from '../src/features/lessons/contract.ts';
import { type AskedQuestion } from '../src/features/lessons/rules/judging.ts';
/** The lesson as the signed-in page would fetch it, with its answers. */
export declare function lessonBehind(page: Page, id: string): Promise<Lesson>;
/** Opens the first lesson that the list of a subject offers, by clicking through; returns it. */
export declare function openFirstLesson(page: Page, subject: string): Promise<Lesson>;
export declare function next(page: Page): Promise<void>;
/** Gives one answer, right or wrong. */
export declare function give(page: Page, question: AskedQuestion, isRight: boolean, tries?: number): Promise<void>;
/** Answers one question after so many wrong tries; with three it is revealed. */
export declare function answer(page: Page, question: AskedQuestion, wrong?: number): Promise<void>;
/** Goes through all of a lesson's questions and stays at the last. */
export declare function answerAll(page: Page, lesson: Lesson, wrongs?: readonly number[]): Promise<void>;
export declare function complete(page: Page): Promise<void>;
/** Finishes a lesson by the page's own call, without its steps: for a past that other screens sum up. */
export declare function finish(page: Page, id: string, work?: {
    score?: number;
    timeSpentMinutes?: number;
    essayText?: string;
    photoUrl?: string;
}): Promise<void>;
/** Lessons of a subject that are open to the signed-in person, newest first. */
export declare function openLessons(page: Page, subject: string): Promise<LessonListing[]>;

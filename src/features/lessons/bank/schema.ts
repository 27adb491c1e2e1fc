import { z } from 'zod';
import { skillCode } from '../questions/about.ts';
import { authoredQuestion } from '../questions/kinds.ts';
import type { AuthoredSubject } from '../subjects.ts';

/*
 * The shape of one file of the lesson bank: content/<subject>/<level>/<slug>.yaml.
 * Subject and level are its folders and its id is its path, so that none of them can disagree with the place.
 */

const line = z.string().trim().min(1).max(300);
const prose = z.string().trim().min(1);

const common = {
  title: z.string().trim().min(1).max(80),
  /** One sentence for the lesson list. */
  description: line,
  /** What the lesson is about, in two or three words; no two lessons of a subject share one. */
  topic: z.string().trim().min(1).max(60),
  estimatedMinutes: z.int().min(3).max(40),
};

const questions = z.array(authoredQuestion).min(5).max(8);

export const readingLesson = z.strictObject({
  ...common,
  genre: z.enum(['story', 'fable', 'diary', 'information', 'poem', 'letter']),
  /** Paragraphs (or stanzas) parted by an empty line. */
  story: prose,
  questions,
});

export const scienceLesson = z.strictObject({
  ...common,
  experiment: z.strictObject({
    question: line,
    materials: z.array(line).min(1).max(10),
    steps: z.array(line).min(2).max(10),
    /** What to watch out for; every experiment has a word on safety, if only 'no dangers here'. */
    safety: line,
    /** The why behind what one sees; paragraphs parted by an empty line. */
    why: prose,
  }),
  questions,
});

export const socialStudiesLesson = z.strictObject({
  ...common,
  /** Paragraphs parted by an empty line. */
  content: prose,
  questions,
});

export const writingLesson = z.strictObject({
  ...common,
  kind: z.enum(['story', 'letter', 'opinion', 'explanation', 'poem']),
  skill: skillCode,
  prompt: prose,
  guidelines: z.array(line).min(3).max(6),
  /** 'Help me start': questions or openings, never a finished text. */
  starters: z.array(line).length(3),
});

export const lessonFile = {
  reading: readingLesson,
  science: scienceLesson,
  social_studies: socialStudiesLesson,
  writing: writingLesson,
} as const satisfies Record<AuthoredSubject, z.ZodType>;

export type ReadingLesson = z.infer<typeof readingLesson>;
export type ScienceLesson = z.infer<typeof scienceLesson>;
export type SocialStudiesLesson = z.infer<typeof socialStudiesLesson>;
export type WritingLesson = z.infer<typeof writingLesson>;

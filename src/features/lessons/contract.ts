import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { READS_ONLY } from '../../base/limit.ts';
import { textOf } from '../../base/text.ts';
import { question } from './questions/kinds.ts';
import { LEVELS, SUBJECTS } from './subjects.ts';

export const subject = z.enum(SUBJECTS);
export const level = z.enum(LEVELS);
export const day = z.string().describe('YYYY-MM-DD');

/** Kinds of lesson, one for each subject, as the wire names them. */
export const LESSON_TYPES = {
  reading: 'reading_comprehension',
  writing: 'creative_writing',
  math: 'math_problems',
  science: 'science_experiments',
  social_studies: 'social_studies_concepts',
} as const;

const readingContent = z.object({
  genre: z.string(),
  story: z.string(),
  questions: z.array(question),
});
const writingContent = z.object({
  kind: z.string(),
  skill: z.string(),
  prompt: z.string(),
  guidelines: z.array(z.string()),
  starters: z.array(z.string()),
});
const mathContent = z.object({ problems: z.array(question) });
const scienceContent = z.object({
  experiment: z.object({
    question: z.string(),
    materials: z.array(z.string()),
    steps: z.array(z.string()),
    safety: z.string(),
    why: z.string(),
  }),
  questions: z.array(question),
});
const socialStudiesContent = z.object({
  content: z.string(),
  questions: z.array(question),
});

const lessonContent = z.union([
  readingContent,
  writingContent,
  mathContent,
  scienceContent,
  socialStudiesContent,
]);

const listing = {
  id: z.string().describe('2026-11-21-math-hard-1'),
  title: z.string(),
  description: z.string(),
  difficulty: level,
  estimatedMinutes: z.int(),
  points: z.int().describe('what a first completion on its own day gives'),
  dateCreated: day,
};

/** A lesson in a list: everything but its content. */
export const lessonListing = z.object({ ...listing, subject, type: z.enum(Object.values(LESSON_TYPES)) });

const whole = {
  ...listing,
  dayPass: z
    .string()
    .optional()
    .describe('on its own day: proof of that, for a completion that arrives later (see completeLesson)'),
};

/** A whole lesson; `subject` tells which content it has. */
export const lesson = z.discriminatedUnion('subject', [
  z.object({
    ...whole,
    subject: z.literal('reading'),
    type: z.literal(LESSON_TYPES.reading),
    content: readingContent,
  }),
  z.object({
    ...whole,
    subject: z.literal('writing'),
    type: z.literal(LESSON_TYPES.writing),
    content: writingContent,
  }),
  z.object({
    ...whole,
    subject: z.literal('math'),
    type: z.literal(LESSON_TYPES.math),
    content: mathContent,
  }),
  z.object({
    ...whole,
    subject: z.literal('science'),
    type: z.literal(LESSON_TYPES.science),
    content: scienceContent,
  }),
  z.object({
    ...whole,
    subject: z.literal('social_studies'),
    type: z.literal(LESSON_TYPES.social_studies),
    content: socialStudiesContent,
  }),
]);

export type LessonContent = z.infer<typeof lessonContent>;
export type LessonListing = z.infer<typeof lessonListing>;
export type Lesson = z.infer<typeof lesson>;

export const accessLevel = z.enum(['free', 'premium']);

export const listLessons = endpoint({
  method: 'GET',
  path: '/api/lessons',
  summary: 'All levels of one subject: today for a free account, 30 days for a premium one',
  who: 'child',
  limit: READS_ONLY,
  query: z.strictObject({ subject: subject.optional() }),
  reply: z.object({
    lessons: z.array(lessonListing),
    isPremium: z.boolean(),
    accessLevel,
    lockedCount: z.int().describe('lessons of earlier days that premium would open'),
    message: z.string(),
  }),
});

export const getLesson = endpoint({
  method: 'GET',
  path: '/api/lessons/:id',
  summary: 'One lesson with its content',
  who: 'child',
  limit: READS_ONLY,
  params: z.object({ id: textOf(60) }),
  reply: lesson,
  refusals: ['enough_for_today', 'not_found', 'premium_only'],
});

import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { changesOf, READS_ONLY } from '../../base/limit.ts';
import { textOf } from '../../base/text.ts';
import { controls } from '../consent/contract.ts';
import { day, level, subject } from '../lessons/contract.ts';
import { SUBJECTS } from '../lessons/subjects.ts';
import { BADGE_GROUPS, BADGE_IDS } from './rules/badges.ts';
import { MOST_LISTED, MOST_TEXT_LISTED } from './rules/totals.ts';
import { photosSent, takes, takesOfLesson } from './rules/limits.ts';
import { given } from '../lessons/questions/given.ts';
import { MOST_PHOTO_BYTES } from './rules/photo-url.ts';

const percent = z.int().min(0).max(100);
const instant = z.string().describe('ISO 8601, UTC');
const idOf = { id: textOf(60) };

export const completion = z.object({
  lessonId: z.string(),
  completed: z.literal(true),
  completedAt: instant,
  score: percent,
  timeSpentMinutes: z.int(),
  timeSpent: z.int().describe('seconds'),
  feedback: z.string().nullable().describe("the essay's text"),
  feedbackAt: z.iso.datetime().nullable().describe('when that text was handed in, perhaps in a later take'),
  aiScore: percent.nullable().describe("an essay's figure"),
  photoUrl: z.string().nullable(),
  lesson: z.object({ subject, title: z.string(), points: z.int(), difficulty: level, dateCreated: day }),
});
export type Completion = z.infer<typeof completion>;

export const badge = z.object({
  id: z.enum(BADGE_IDS),
  group: z.enum(BADGE_GROUPS),
  name: z.string(),
  threshold: z.int(),
  count: z.int().describe('what the user has of it now'),
  earnedAt: instant.nullable(),
});
export type BadgeState = z.infer<typeof badge>;

const SCORE = 'Please send a whole number from 0 to 100.';

const submission = z
  .strictObject({
    score: z.int(SCORE).min(0, SCORE).max(100, SCORE).optional(),
    timeSpentMinutes: z.number().default(0),
    completed: z.literal(true).default(true),
    essayText: textOf(10_000).nullish(),
    photoUrl: z
      .string()
      .max(7_500_000)
      .nullish()
      .describe('the url of a photo from POST /api/user/photos, or a picture as a data:image/jpeg URL'),
    attempts: z
      .array(
        z.strictObject({
          step: z.int().min(0).max(50).describe('place among the lesson steps; each question once'),
          answers: z.array(given).min(1, 'Please send at least one answer.').max(10),
          seconds: z.number().min(0).max(14_400).default(0),
        }),
      )
      .max(50)
      .optional(),
    dayPass: z.string().max(600).optional().describe("the lesson's own, as it was given with it"),
    finishedAt: z.iso.datetime().optional().describe('with a dayPass: when it was done without a network'),
  })
  .describe('With `attempts` the server works out the score itself and `score` is ignored');
export type Submission = z.infer<typeof submission>;

export const completeLesson = endpoint({
  method: 'POST',
  path: '/api/lessons/:id/complete',
  summary: 'Completes a lesson; doing it again betters the score and gives no further points',
  who: 'child',
  limit: [takesOfLesson, takes, photosSent],
  params: z.object(idOf),
  body: submission,
  largeBody: { most: 8 * 1024 * 1024, holds: { text: 'photoUrl' }, atOnce: 2 },
  reply: z.object({
    completion,
    pointsEarned: z.int(),
    points: z.int(),
    level: z.int(),
    streak: z.int(),
    newBadges: z.array(badge),
    subjectLevel: z
      .object({ subject, from: level, to: level })
      .describe('`from` and `to` differ when the child moved'),
    isFirstTime: z.boolean(),
    notice: z.string().nullable().describe('what could not be kept, such as the photo'),
  }),
  refusals: ['not_found', 'premium_only', 'invalid', 'too_large', 'conflict'],
});

export type CompletionReply = z.infer<typeof completeLesson.reply>;

export const listCompletions = endpoint({
  method: 'GET',
  path: '/api/users/:id/completions',
  summary: `Completed lessons, latest first: ${MOST_LISTED} at most, with ${MOST_TEXT_LISTED} characters of texts in all, and further ones page by page`,
  who: { guardianOf: 'id' },
  limit: READS_ONLY,
  params: z.object(idOf),
  query: z.strictObject({
    limit: z.coerce.number().int().min(1).max(MOST_LISTED).default(MOST_LISTED),
    before: textOf(60)
      .optional()
      .describe('lessonId of the last one that is had: those after it in the list'),
  }),
  reply: z.array(completion),
});

const bySubject = <T extends z.ZodType>(shape: T) =>
  z.object({ reading: shape, writing: shape, math: shape, science: shape, social_studies: shape });

const progress = {
  progress: bySubject(percent).describe('share of the skills of the present level that are shown'),
  totalPoints: z.int(),
  streak: z.int(),
  level: z.int(),
};

export const myProgress = endpoint({
  method: 'GET',
  path: '/api/user/progress',
  summary: 'Progress of the signed-in user in each subject',
  who: 'child',
  limit: READS_ONLY,
  reply: z.object({
    ...progress,
    levels: bySubject(level),
    doneToday: z.array(z.enum(SUBJECTS)),
    lessonsCompleted: z.int(),
  }),
});
export type MyProgress = z.infer<typeof myProgress.reply>;

export const userProgress = endpoint({
  method: 'GET',
  path: '/api/users/:id/progress',
  summary: 'Progress of a user, with the time spent',
  who: { guardianOf: 'id' },
  limit: READS_ONLY,
  params: z.object(idOf),
  reply: z.object({ ...progress, levels: bySubject(level), totalTimeMinutes: z.int() }),
});

export type UserProgress = z.infer<typeof userProgress.reply>;

export const streakStatusCall = endpoint({
  method: 'GET',
  path: '/api/user/streak-status',
  summary: 'Whether the streak is in danger, and whether shields can save it',
  who: 'child',
  limit: READS_ONLY,
  reply: z.object({
    streak: z.int(),
    streakInDanger: z.boolean(),
    daysMissed: z.int(),
    canUseShield: z.boolean(),
    streakShields: z.int(),
  }),
});

export const useStreakShield = endpoint({
  method: 'POST',
  path: '/api/user/use-streak-shield',
  summary: 'Spends a shield for each day missed; the streak goes on',
  who: 'child',
  limit: [changesOf('shield_used', 60)],
  reply: z.object({ message: z.string(), streak: z.int(), streakShields: z.int() }),
  refusals: ['conflict'],
});

export const myControls = endpoint({
  method: 'GET',
  path: '/api/user/controls',
  summary: 'What a parent has settled for the signed-in user, and how much of the day is left',
  who: 'child',
  limit: READS_ONLY,
  reply: z.object({
    ...controls.shape,
    minutesToday: z.int(),
    isEnoughForToday: z.boolean().describe('the daily minutes are used up: no new lesson is begun'),
    begunLesson: z.string().nullable().describe('the one that may be finished all the same'),
    isSeenByParent: z.boolean().describe('a parent can see lessons, answers and essays'),
  }),
});
export type MyControls = z.infer<typeof myControls.reply>;

export const achievements = endpoint({
  method: 'GET',
  path: '/api/achievements',
  summary: 'All badges, earned or not',
  who: 'child',
  limit: READS_ONLY,
  reply: z.array(badge),
});

/** A JPEG's bytes. */
const jpeg = z.custom<Uint8Array<ArrayBuffer>>((sent) => sent instanceof Uint8Array);

export const sendPhoto = endpoint({
  method: 'POST',
  path: '/api/user/photos',
  summary:
    'Keeps a photo for a lesson, which names it within a day; of more than five that wait the oldest goes',
  who: 'child',
  limit: [photosSent],
  body: jpeg,
  largeBody: { most: MOST_PHOTO_BYTES, holds: { type: 'image/jpeg' }, atOnce: 8 },
  reply: z.object({ url: z.string().describe('what the completion sends as its photoUrl') }),
  refusals: ['invalid', 'conflict', 'unavailable'],
});

export const photo = endpoint({
  method: 'GET',
  path: '/api/users/:id/photos/:photoId',
  summary: 'A photo of a science project, as JPEG',
  who: { guardianOf: 'id' },
  limit: READS_ONLY,
  params: z.object({ ...idOf, photoId: z.uuid() }),
  reply: z.unknown(),
  replyType: 'image/jpeg',
  refusals: ['not_found'],
});

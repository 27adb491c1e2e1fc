import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { READS_ONLY } from '../../base/limit.ts';
import { textOf } from '../../base/text.ts';
import { level, lessonListing, accessLevel, subject } from '../lessons/contract.ts';
import { PREFERENCES } from './rules/offer.ts';

export const smartLessons = endpoint({
  method: 'GET',
  path: '/api/lessons/smart/:userId/:subject',
  summary: 'The lessons of a subject that fit a child now, and why',
  who: { guardianOf: 'userId' },
  limit: READS_ONLY,
  params: z.object({ userId: textOf(60), subject }),
  query: z.strictObject({ preference: z.enum(PREFERENCES).default('adaptive') }),
  reply: z.object({
    lessons: z
      .array(lessonListing)
      .describe("today's at the recommended level first; earlier ones too with premium"),
    userLevel: level,
    recommendedLevel: level,
    explanation: z.string(),
    isPremium: z.boolean(),
    accessLevel,
    lockedCount: z.int().describe('lessons of earlier days that premium would open'),
    message: z.string(),
  }),
});

export type SmartLessons = z.infer<typeof smartLessons.reply>;

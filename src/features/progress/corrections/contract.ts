import { z } from 'zod';
import { endpoint } from '../../../base/endpoint.ts';
import { changesOf, READS_ONLY } from '../../../base/limit.ts';
import { textOf } from '../../../base/text.ts';
import { MOST_WORDS, REPORT_REASONS } from './rules/reasons.ts';
import { questionReports } from './rules/limits.ts';
import { given } from '../../lessons/questions/given.ts';

const words = textOf(MOST_WORDS).refine((text) => !/\p{Cc}/u.test(text), 'Please write it on one line.');

const report = z.strictObject({
  step: z.int().min(1).max(50).describe("the question's place in the lesson, counted from 1"),
  reason: z.enum(REPORT_REASONS),
  comment: words.optional().describe('more about it, in own words'),
  given: z.array(given).max(10).optional().describe('the answers so far, in their order'),
});

export const reportQuestion = endpoint({
  method: 'POST',
  path: '/api/lessons/:id/report-question',
  summary: 'Says that something is wrong with a question; a second report takes the place of the first',
  who: 'child',
  limit: [questionReports],
  params: z.object({ id: textOf(60) }),
  body: report,
  reply: z.object({ message: z.string() }),
  refusals: ['invalid', 'not_found', 'premium_only', 'conflict'],
});

const ref = textOf(200).describe('the question and the lesson that it stood in');

const correction = z.object({ ref, lessonTitle: z.string(), points: z.int() });
export type Correction = z.infer<typeof correction>;

export const myCorrections = endpoint({
  method: 'GET',
  path: '/api/user/corrections',
  summary: 'Points that were given because a question had a mistake, until they are seen; oldest first',
  who: 'child',
  limit: READS_ONLY,
  reply: z.array(correction),
});

export const seeCorrections = endpoint({
  method: 'POST',
  path: '/api/user/corrections/seen',
  summary: 'Puts away what was seen of them',
  who: 'child',
  limit: [changesOf('corrections_seen')],
  body: z.strictObject({ refs: z.array(ref).min(1).max(200) }),
  reply: z.object({ message: z.string() }),
});

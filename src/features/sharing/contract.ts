import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { changesOf, READS_ONLY } from '../../base/limit.ts';
import { textOf } from '../../base/text.ts';
import { badge } from '../progress/contract.ts';
import { ACHIEVEMENT_TYPES } from './rules/achievement.ts';
import { RARITIES } from './rules/rarity.ts';
import { drawings } from './rules/limits.ts';

const IGNORED = 'not believed: the server has its own';
const VALUE = 'Please send a whole number from 1.';

const achievement = z.strictObject({
  type: z.enum(ACHIEVEMENT_TYPES),
  title: textOf(200).optional().describe('of a badge: its name. Otherwise the server has its own'),
  description: textOf(500).optional().describe(IGNORED),
  value: z
    .int(VALUE)
    .min(1, VALUE)
    .describe('days, points, level or lessons, at most what the user has; of a named badge its threshold'),
  icon: textOf(40).optional().describe("one of the closed list, or the type's own"),
  color: textOf(40).optional().describe("one of the closed list, or the type's own"),
  rarity: z.enum(RARITIES).optional().describe(IGNORED),
});
export type Achievement = z.infer<typeof achievement>;

export const generateShareGraphic = endpoint({
  method: 'POST',
  path: '/api/social/generate-share-graphic',
  summary: 'Draws the graphic of an achievement; the first time, once a day, it is rewarded',
  who: 'child',
  limit: [changesOf('graphics_asked'), drawings],
  body: z.strictObject({
    achievement,
    userInfo: z
      .strictObject({ name: textOf(200).nullish(), avatar: textOf(2_000).nullish() })
      .nullish()
      .describe(IGNORED),
  }),
  reply: z.object({
    imageId: z.string(),
    imageUrl: z.string(),
    pngUrl: z.string(),
    line: z.string().describe('what stands on it under its title'),
    isPublic: z.boolean().describe('whether its share page can be opened by others'),
    reward: z
      .object({ shields: z.int(), points: z.int() })
      .nullable()
      .describe('what it earned just now; null when it was earned before, or another one today'),
    newBadges: z.array(badge),
  }),
  refusals: ['invalid', 'unavailable'],
});
export type ShareGraphic = z.infer<typeof generateShareGraphic.reply>;

export const shareGraphicPng = endpoint({
  method: 'GET',
  path: '/api/social/graphics/:imageId/png',
  summary:
    'The picture of a graphic, as PNG; of one that is not public only to its owner and their linked parents',
  who: { anyone: 'networks fetch the picture of a shared page; the id is unguessable' },
  limit: READS_ONLY,
  params: z.object({ imageId: textOf(60) }),
  reply: z.unknown(),
  replyType: 'image/png',
  refusals: ['not_found', 'unavailable'],
});

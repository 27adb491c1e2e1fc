import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { changesOf, READS_ONLY } from '../../base/limit.ts';
import { textOf } from '../../base/text.ts';
import { AGE_BANDS } from '../accounts/rules/age.ts';
import { controls } from '../consent/contract.ts';
import { subject } from '../lessons/contract.ts';
import { BADGE_GROUPS, BADGE_IDS } from '../progress/rules/badges.ts';
import { MOST_ESSAYS, PORTAL_ACTIONS } from './rules/portal.ts';
import {
  addressLetters,
  deletedAsked,
  MOST_ASKED,
  ownExports,
  ownLetters,
  portalActs,
  portalAddress,
  portalCaller,
  portalChild,
  reportCards,
} from './rules/limits.ts';

const instant = z.string().describe('ISO 8601, UTC');
const percent = z.int().min(0).max(100);
const mailedToken = { anyone: 'the mailed token is the key' };
/** Any text: whatever is no token of ours gets one and the same answer. */
const byToken = z.object({ token: z.string().default('') });

// The portal: a parent without an account, by mailed link.

export const requestAccess = endpoint({
  method: 'POST',
  path: '/api/parent/request-access',
  summary: 'Mails a link to the parent on file; answers the same whether there is one or not',
  who: { anyone: 'parents without an account ask for their link here' },
  limit: [portalCaller, portalAddress, portalChild],
  withoutCredentials: true,
  body: z.strictObject({
    childId: textOf(60).refine((text) => text.trim() !== '', 'Please provide the child ID.'),
    parentEmail: textOf(320).refine((text) => text.trim() !== '', 'Please provide the parent email address.'),
    action: z.enum(PORTAL_ACTIONS),
  }),
  reply: z.object({
    message: z.string(),
    accessUrl: z
      .string()
      .optional()
      .describe('only to a program on a developer’s machine without a mail server, never to a browser'),
  }),
  refusals: ['invalid'],
});

export const privacySettings = z.object({
  socialSharingEnabled: z.boolean(),
  dataRetentionConsent: z.boolean().describe('false: the account is deleted in 30 days'),
  parentalConsentDate: instant.nullable(),
});

export const childData = z.object({
  profile: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    birthDate: z.string().nullable(),
    createdAt: instant,
    level: z.int(),
    points: z.int(),
    streak: z.int(),
  }),
  learningProgress: z.array(
    z.object({ subject, averageScore: percent, completedLessons: z.int(), totalTimeMinutes: z.int() }),
  ),
  achievements: z.array(
    z.object({
      id: z.enum(BADGE_IDS),
      name: z.string(),
      description: z.string(),
      category: z.enum(BADGE_GROUPS),
      earnedAt: instant,
    }),
  ),
  essays: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        aiScore: percent.nullable(),
        subject,
        submittedAt: instant,
        content: z.string(),
      }),
    )
    .describe(`the latest ${MOST_ESSAYS}; all are in the export`),
  privacySettings,
});
export type ChildData = z.infer<typeof childData>;

/** Fresh tokens, one for each act, none outliving the mailed one. */
const tokens = z.object({
  view_data: z.string(),
  export_data: z.string(),
  update_privacy: z.string(),
  delete_account: z.string(),
});
export type PortalTokens = z.infer<typeof tokens>;

export const viewChildData = endpoint({
  method: 'GET',
  path: '/api/parent/data-access',
  summary: "The child's data, for a token of the act view_data, which it uses up",
  who: mailedToken,
  limit: [portalActs],
  withoutCredentials: true,
  query: byToken,
  reply: z.object({ childData, tokens, expiresAt: instant.describe('of the tokens') }),
  refusals: ['link_spent'],
});

export const exportChildData = endpoint({
  method: 'GET',
  path: '/api/parent/data-export',
  summary: 'Everything that is stored about the child, as one JSON file; uses the token up (docs/export.md)',
  who: mailedToken,
  limit: [portalActs],
  withoutCredentials: true,
  query: byToken,
  reply: z.looseObject({}).describe('see docs/export.md'),
  refusals: ['link_spent'],
});

export const updatePrivacy = endpoint({
  method: 'POST',
  path: '/api/parent/update-privacy',
  summary: 'Turns one privacy setting on or off; uses the token up and answers fresh ones',
  who: mailedToken,
  limit: [portalActs],
  withoutCredentials: true,
  query: byToken,
  body: z
    .strictObject({
      socialSharingEnabled: z.boolean().optional(),
      dataRetentionConsent: z.boolean().optional(),
    })
    .refine(
      (body) => Object.values(body).filter((value) => value !== undefined).length === 1,
      'Please send one setting: socialSharingEnabled or dataRetentionConsent.',
    ),
  reply: z.object({ message: z.string(), privacySettings, tokens, expiresAt: instant }),
  refusals: ['link_spent', 'invalid'],
});

export const deleteChildAccount = endpoint({
  method: 'DELETE',
  path: '/api/parent/delete-account',
  summary: 'Deletes the child and everything stored about it, at once; uses the token up',
  who: mailedToken,
  limit: [portalActs],
  withoutCredentials: true,
  query: byToken,
  reply: z.object({ message: z.string() }),
  refusals: ['link_spent', 'unavailable'],
});

export const exportedPhoto = endpoint({
  method: 'GET',
  path: '/api/parent/photo',
  summary: 'A photo named in an export, for 30 minutes after it',
  who: { anyone: 'the signed address in the export is the key' },
  limit: READS_ONLY,
  withoutCredentials: true,
  query: byToken,
  reply: z.unknown(),
  replyType: 'image/jpeg',
  refusals: ['link_spent', 'not_found'],
});

export const exportedGraphic = endpoint({
  method: 'GET',
  path: '/api/parent/graphic',
  summary: 'A share graphic named in an export, for 30 minutes after it',
  who: { anyone: 'the signed address in the export is the key' },
  limit: READS_ONLY,
  withoutCredentials: true,
  query: byToken,
  reply: z.unknown(),
  replyType: 'image/png',
  refusals: ['link_spent', 'not_found', 'unavailable'],
});

// Parents with an account of their own.

export const reportCard = endpoint({
  method: 'GET',
  path: '/api/users/:id/report-card/png',
  summary: "The last 7 days of a user as a picture to share, by the caller's days",
  who: { guardianOf: 'id' },
  limit: [reportCards],
  params: z.object({ id: textOf(60) }),
  query: z.object({
    named: z.enum(['yes', 'no']).default('no').describe('whether the first name stands on it'),
  }),
  reply: z.unknown(),
  replyType: 'image/png',
  refusals: ['unavailable'],
});

export const linkedChildren = endpoint({
  method: 'GET',
  path: '/api/parent/children',
  summary: 'The children whom the signed-in grown-up is linked to',
  who: 'child',
  limit: READS_ONLY,
  reply: z.object({
    children: z.array(
      z.object({
        id: z.string(),
        firstName: z.string(),
        picture: z.string().nullable(),
        ageBand: z.enum(AGE_BANDS),
        points: z.int(),
        streak: z.int(),
        daysMissed: z.int().describe('since the last counted day, rest days left out'),
        level: z.int(),
        wantsDigest: z.boolean(),
        controls,
      }),
    ),
    canConfirmAddress: z
      .boolean()
      .describe('a grown-up whose address nobody has proved: a child may be waiting behind it'),
  }),
});
export type LinkedChild = z.infer<typeof linkedChildren.reply>['children'][number];

export const changeControls = endpoint({
  method: 'PATCH',
  path: '/api/parent/children/:id/controls',
  summary: 'What a linked parent settles for a child',
  who: { parentOf: 'id' },
  limit: [changesOf('controls')],
  params: z.object({ id: textOf(60) }),
  body: z
    .strictObject({
      ...controls.shape,
      restDays: controls.shape.restDays.max(6, 'Please leave at least one day for learning.'),
    })
    .partial()
    .refine((body) => Object.keys(body).length > 0, 'Please send what is to change.'),
  reply: controls,
  refusals: ['not_found', 'invalid'],
});

export const changeDigest = endpoint({
  method: 'PATCH',
  path: '/api/parent/children/:id/digest',
  summary: 'Whether the calling parent gets the weekly letter about a child',
  who: { parentOf: 'id' },
  limit: [changesOf('digest')],
  params: z.object({ id: textOf(60) }),
  body: z.strictObject({ wantsDigest: z.boolean() }),
  reply: z.object({ wantsDigest: z.boolean() }),
  refusals: ['not_found'],
});

export const skillsOf = endpoint({
  method: 'GET',
  path: '/api/users/:id/skills',
  summary: 'Skills of the present levels that go well and that need help, in words',
  who: { guardianOf: 'id' },
  limit: READS_ONLY,
  params: z.object({ id: textOf(60) }),
  reply: z.object({
    goingWell: z.array(z.object({ subject, skill: z.string(), title: z.string() })),
    needsHelp: z.array(z.object({ subject, skill: z.string(), title: z.string() })),
  }),
});
export type SkillsOf = z.infer<typeof skillsOf.reply>;

export const askToConfirmAddress = endpoint({
  method: 'POST',
  path: '/api/parent/confirm-address',
  summary: "Mails a link that proves the signed-in grown-up's own address",
  who: 'adult',
  limit: [ownLetters, addressLetters],
  reply: z.object({
    message: z.string(),
    isMailed: z.boolean().describe('false: letters stay on the computer that runs this, as files'),
  }),
  refusals: ['conflict'],
});

export const confirmAddress = endpoint({
  method: 'POST',
  path: '/api/parent/confirm-address/answer',
  summary: 'Proves an address by the token mailed to it, and links the children it is on file for',
  who: 'adult',
  limit: [changesOf('address_confirmed', 60)],
  body: z.strictObject({ token: textOf(2_000) }),
  reply: z.object({ message: z.string(), linkedChildren: z.int() }),
  refusals: ['link_spent'],
});

// Browsers that keep something of somebody.

export const deletedPeople = endpoint({
  method: 'POST',
  path: '/api/deleted-people',
  summary: 'Which of these ids were people who have been deleted; a browser then wipes what it keeps of them',
  who: { anyone: 'ids are random and tell nothing; who was deleted cannot sign in to ask' },
  limit: [deletedAsked],
  withoutCredentials: true,
  body: z.strictObject({ ids: z.array(textOf(60)).min(1).max(MOST_ASKED) }),
  reply: z.object({ deleted: z.array(z.string()) }),
});

// One's own account.

export const exportOwnData = endpoint({
  method: 'GET',
  path: '/api/user/data-export',
  summary:
    'Everything that is stored about the signed-in person, as one JSON file (docs/export.md); not for who needs a parent',
  who: 'child',
  limit: [ownExports],
  reply: z.looseObject({}).describe('see docs/export.md'),
  refusals: ['forbidden'],
});

export const closeAccount = endpoint({
  method: 'POST',
  path: '/api/user/close-account',
  summary: 'Signs out everywhere and deletes the account in 30 days, unless its owner signs in again before',
  who: 'child',
  limit: [ownLetters, changesOf('account_closed', 30)],
  reply: z.object({ message: z.string(), deletedOn: instant }),
  refusals: ['forbidden'],
});

import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { FAULT_NAMES, FRAME, MOST_FRAMES, RELEASE } from '../../base/fault.ts';
import { textOf } from '../../base/text.ts';
import { CONTACT_CATEGORIES } from './rules/contact.ts';
import { SCREENS } from './rules/fault.ts';
import {
  contactMessages,
  contactMessagesOfDay,
  contactMessagesOfInstallation,
  faultReports,
} from './rules/limits.ts';

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Keeps a message and mails it to the support address; 5 an hour from one caller',
  who: { anyone: 'visitors have questions too' },
  limit: [contactMessages, contactMessagesOfDay, contactMessagesOfInstallation],
  body: z.strictObject({
    name: textOf(200),
    email: textOf(320),
    subject: textOf(200),
    category: z.enum(CONTACT_CATEGORIES).nullish(),
    message: textOf(5_000),
  }),
  reply: z.object({ message: z.string() }),
  refusals: ['invalid'],
});

/** Every field is of a closed list, or has the shape of a built file's name: there is no room for a message or an address. */
export const reportFault = endpoint({
  method: 'POST',
  path: '/api/faults',
  summary:
    'Notes an unexpected error of a page in the log and answers its number; 30 an hour from one caller',
  who: { anyone: 'a page can break before anybody has signed in' },
  limit: [faultReports],
  body: z.strictObject({
    name: z.enum(FAULT_NAMES),
    at: z.array(z.string().regex(FRAME, 'Please name places in our own files.')).max(MOST_FRAMES),
    screen: z.enum(SCREENS),
    release: z.string().regex(RELEASE, 'Please name a release.'),
  }),
  bodyLimit: 2_048,
  reply: z.object({ incident: z.string() }),
  refusals: ['invalid', 'too_large'],
});

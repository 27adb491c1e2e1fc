import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { textOf } from '../../base/text.ts';

/** What a message to the people behind the installation is about (specification, section 9). */
export const CONTACT_CATEGORIES = ['technical', 'account', 'content', 'parent', 'feedback', 'other'] as const;
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Keeps a message and mails it to the support address; 5 an hour from one caller',
  who: { anyone: 'visitors have questions too' },
  body: z.strictObject({
    name: textOf(200),
    email: textOf(320),
    subject: textOf(200),
    category: z.enum(CONTACT_CATEGORIES).nullish(),
    message: textOf(5_000),
  }),
  reply: z.object({ message: z.string() }),
  refusals: ['invalid', 'too_many'],
});

import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { textOf } from '../../base/text.ts';
import { CONTACT_CATEGORIES } from './rules/contact.ts';

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

import { randomUUID } from 'node:crypto';
import { Refusal } from '../../base/refusal.ts';
import type { Db } from '../../infra/db/client.ts';
import { callerKey, createLimit } from '../../infra/http/limits.ts';
import type { Router } from '../../infra/http/router.ts';
import type { Mail } from '../../infra/mail/queue.ts';
import type { Person } from '../accounts/caller.ts';
import { plainEmail } from '../accounts/email.ts';
import { reportFault, sendMessage } from './contract.ts';
import { contactLetter } from './letters.ts';
import { contactProblem } from './rules/contact.ts';
import { contactMessages, contactMessagesOfDay, contactMessagesOfInstallation } from './rules/limits.ts';
import { hasSent, insertMessage, lockSender } from './store.ts';

/** The same words from the same address within this time are one message. */
const SAME_MS = 3_600_000;

type InfoParts = { db: Db; now: () => Date; mail: Mail; config: { supportEmail: string } };

export function infoRoutes(router: Router<Person>, { db, now, mail, config }: InfoParts): void {
  const messages = createLimit(db, contactMessages);
  const messagesOfDay = createLimit(db, contactMessagesOfDay);
  const allMessages = createLimit(db, contactMessagesOfInstallation);

  router.handle(sendMessage, async ({ body, caller, request }) => {
    const email = plainEmail(body.email);
    const problem = contactProblem({ ...body, hasEmail: email !== undefined });
    if (problem || !email) {
      throw new Refusal('invalid', problem?.sentence ?? '', { field: problem?.field ?? 'email' });
    }
    const from = callerKey(request.ip);
    await messages.take(from);
    await messagesOfDay.take(from);
    await allMessages.take('');
    const sent = {
      name: body.name.trim(),
      email,
      subject: body.subject.trim(),
      category: body.category ?? null,
      message: body.message.trim(),
    };
    const userId = caller?.id ?? null;
    await db.transaction(async (tx) => {
      // Whose answer was lost sends it once more, be it in the same moment.
      await lockSender(tx, email);
      if (await hasSent(tx, sent, new Date(now().getTime() - SAME_MS))) return;
      const id = randomUUID();
      await insertMessage(tx, { ...sent, id, userId, createdAt: now() });
      const letter = contactLetter({ ...sent, id });
      // About the message and not who wrote it, which may be nobody who is here: they go together.
      await mail.post(tx, { to: config.supportEmail, letter, kind: 'contact', about: id });
    });
    return { message: "Thank you for contacting us. We'll get back to you within 24 hours." };
  });

  router.handle(reportFault, async ({ body: fault, request }) => {
    const incident = randomUUID();
    request.log.error({ fault, incident }, 'unexpected error in a browser');
    return { incident };
  });
}

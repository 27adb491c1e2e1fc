import type { Db } from '../../infra/db/client.ts';
import type { Mail } from '../../infra/mail/queue.ts';
import { ANSWERED_KEPT_DAYS, KEPT_DAYS } from './rules/contact.ts';
import { deleteEndedMessages, messagesGone } from './store.ts';

type SweepParts = { db: Db; mail: Pick<Mail, 'drop' | 'dropGone'> };

const MS_A_DAY = 86_400_000;

/** Deletes messages that are older than the privacy policy lets them be kept, and their copies where mails are files. */
export async function sweepMessages({ db, mail }: SweepParts, now: Date): Promise<void> {
  const written = new Date(now.getTime() - KEPT_DAYS * MS_A_DAY);
  const answered = new Date(now.getTime() - ANSWERED_KEPT_DAYS * MS_A_DAY);
  await deleteEndedMessages(db, { answered, written });
  await dropCopiesOfMessages({ db, mail });
  // Copies that do not tell of which message they are: an earlier version wrote them.
  await mail.drop(['contact'], written);
}

/** Deletes copies of messages that are gone, where mails are kept as files. */
export async function dropCopiesOfMessages({
  db,
  mail,
}: Pick<SweepParts, 'db'> & { mail: Pick<Mail, 'dropGone'> }) {
  await mail.dropGone('contact', (about) => messagesGone(db, about));
}

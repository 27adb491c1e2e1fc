import type { Db } from '../../infra/db/client.ts';
import type { Mail } from '../../infra/mail/queue.ts';
import { KEPT_DAYS } from './rules/contact.ts';
import { deleteMessagesBefore } from './store.ts';

type SweepParts = { db: Db; mail: Pick<Mail, 'drop'> };

/** Deletes messages that are older than the privacy policy lets them be kept, and their copies where mails are files. */
export async function sweepMessages({ db, mail }: SweepParts, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await deleteMessagesBefore(db, before);
  await mail.drop(['contact'], before);
}

import type { Db } from '../../infra/db/client.ts';
import { KEPT_DAYS } from './rules/contact.ts';
import { deleteMessagesBefore } from './store.ts';

/** Deletes messages that are older than the privacy policy lets them be kept. */
export async function sweepMessages(db: Db, now: Date): Promise<void> {
  await deleteMessagesBefore(db, new Date(now.getTime() - KEPT_DAYS * 86_400_000));
}

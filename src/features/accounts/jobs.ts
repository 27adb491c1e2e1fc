import type { Queries } from '../../infra/db/client.ts';
import { deleteExpiredRecords } from './provider/store.ts';
import { deleteExpiredSessions, deleteSpentLimits } from './store.ts';

/** Deletes what is over: sessions, steps of sign-ins, counts of limits. Nothing reads these rows any more. */
export async function sweepAccounts(db: Queries, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredRecords(db, now);
  await deleteSpentLimits(db, now);
}

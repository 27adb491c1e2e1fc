import type { Queries } from '../../infra/db/client.ts';
import { BUILT_IN_ISSUER } from './provider/provider.ts';
import { deleteExpiredRecords, deleteUnusedAccounts } from './provider/store.ts';
import { deleteExpiredSessions, deleteSpentLimits } from './store.ts';

/** As long as the privacy policy gives a sign-in that never became an account. */
const UNUSED_MS = 30 * 86_400_000;

/** Deletes steps of sign-ins that are over: a sign-in stores some, so they go within minutes. */
export async function sweepSignIns(db: Queries, now: Date): Promise<void> {
  await deleteExpiredRecords(db, now);
}

/**
 * Deletes what is over: sessions and counts of limits, which nothing reads any more; and accounts of the built-in
 * sign-in that nobody has come in with.
 */
export async function sweepAccounts(db: Queries, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteSpentLimits(db, now);
  await deleteUnusedAccounts(db, BUILT_IN_ISSUER, new Date(now.getTime() - UNUSED_MS));
}

import type { Db } from '../../infra/db/client.ts';
import { eachInTurn } from '../../infra/jobs/in-turn.ts';
import type { Audit } from './audit.ts';
import { CONSENT_WINDOW_MS } from './rules/request.ts';
import { sweepRequests, usersWithOldRequests } from './store.ts';

/** Before the first of all ids. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Deletes the parent's address and the child's birth date of requests that nobody answered within 72 hours: the child
 * may begin anew. Of refused requests the address goes, as long after the answer.
 */
export async function sweepConsent({ db, audit }: { db: Db; audit: Audit }, now: Date): Promise<void> {
  const keptSince = new Date(now.getTime() - CONSENT_WINDOW_MS);
  await eachInTurn<string>(
    (last = FIRST, limit) => usersWithOldRequests(db, now, keptSince, last, limit),
    (childId) =>
      db.transaction(async (tx) => {
        if (!(await sweepRequests(tx, childId, now, keptSince))) return;
        await audit(tx, { at: now, action: 'consent_expiry', outcome: 'done', childId });
      }),
  );
}

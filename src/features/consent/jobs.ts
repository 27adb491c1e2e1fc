import type { Db } from '../../infra/db/client.ts';
import { NO_ID } from '../../infra/db/columns.ts';
import { eachInTurn } from '../../infra/jobs/in-turn.ts';
import type { Mail } from '../../infra/mail/queue.ts';
import type { Audit } from './audit.ts';
import { endOutgrown } from './outgrown-store.ts';
import { CONSENT_WINDOW_MS } from './rules/request.ts';
import { sweepRequests, usersWithOldRequests } from './store.ts';

/** Letters to an address that is to be deleted, or that can answer nothing any more. */
const LETTERS = ['consent-request', 'consent-denied'];

type SweepParts = { db: Db; audit: Audit; mail: Pick<Mail, 'drop'> };

/**
 * Deletes the parent's address and the child's birth date of requests that nobody answered within 72 hours: the child
 * may begin anew. Of refused requests the address goes, as long after the answer. Copies of the letters go as well,
 * where mails are kept as files. Whoever is grown up now is no longer a parent's to see.
 */
export async function sweepConsent({ db, audit, mail }: SweepParts, now: Date): Promise<void> {
  const keptSince = new Date(now.getTime() - CONSENT_WINDOW_MS);
  await eachInTurn<string>(
    (last = NO_ID, limit) => usersWithOldRequests(db, now, keptSince, last, limit),
    (childId) =>
      db.transaction(async (tx) => {
        if (!(await sweepRequests(tx, childId, now, keptSince))) return;
        await audit(tx, { at: now, action: 'consent_expiry', outcome: 'done', childId });
      }),
  );
  await mail.drop(LETTERS, keptSince);
  await db.transaction(async (tx) => {
    for (const childId of await endOutgrown(tx, now))
      await audit(tx, { at: now, action: 'consent_outgrown', outcome: 'done', childId });
  });
}

import type { Db } from '../../infra/db/client.ts';
import type { Audit } from './audit.ts';
import { CONSENT_WINDOW_MS } from './rules/request.ts';
import { sweepRequests } from './store.ts';

/**
 * Deletes the parent's address and the child's birth date of requests that nobody answered within 72 hours, and of
 * refused ones as long after the answer. The child may begin anew.
 */
export async function sweepConsent(parts: { db: Db; audit: Audit }, now: Date): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const swept = await sweepRequests(tx, now, new Date(now.getTime() - CONSENT_WINDOW_MS));
    for (const childId of swept) {
      await parts.audit(tx, { at: now, action: 'consent_expiry', outcome: 'done', childId });
    }
  });
}

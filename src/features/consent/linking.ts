import { dayIn } from '../../base/day.ts';
import type { Db, Queries } from '../../infra/db/client.ts';
import type { UserRow } from '../accounts/store.ts';
import type { Audit } from './audit.ts';
import { linkParents } from './store.ts';

/**
 * Links the grown-ups whose proved address is `email` to the children for whom that address consented.
 *
 * @returns how many links are new
 */
export async function linkByAddress(audit: Audit, tx: Queries, email: string, at: Date): Promise<number> {
  const linked = await linkParents(tx, email, dayIn(at, 'UTC'), at);
  for (const childId of linked) {
    await audit(tx, { at, action: 'parent_linked', outcome: 'done', childId, address: email });
  }
  return linked.length;
}

/** Does so for a person who has signed in or registered, if their address is proved. */
export async function linkIfProved(
  { db, now, audit }: { db: Db; now: () => Date; audit: Audit },
  user: UserRow,
): Promise<void> {
  if (user.emailVerified) await db.transaction((tx) => linkByAddress(audit, tx, user.email, now()));
}

import type { Queries } from '../../infra/db/client.ts';
import type { UserRow } from '../accounts/store.ts';
import { linkParents } from './store.ts';

/** Links a person whose address is proved to the children for whom it consented, if the person is grown up. */
export async function linkIfProved(db: Queries, user: UserRow, now: Date): Promise<void> {
  if (user.emailVerified) await linkParents(db, user.email, now.toISOString().slice(0, 10), now);
}

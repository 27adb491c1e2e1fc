import type { Db } from '../../infra/db/client.ts';
import { sweepTokens } from './portal/store.ts';
import { REPEAT_MS } from './rules/portal.ts';

const DAY_MS = 86_400_000;

/** Forgets answers that nobody may repeat any more, and tokens that expired a day ago. */
export async function sweepPortal(db: Db, now: Date): Promise<void> {
  await sweepTokens(db, new Date(now.getTime() - REPEAT_MS), new Date(now.getTime() - DAY_MS));
}

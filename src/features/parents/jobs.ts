import type { Db } from '../../infra/db/client.ts';
import { sweepAudit } from '../consent/audit.ts';
import { sweepTokens } from './portal/store.ts';
import { REPEAT_MS } from './rules/portal.ts';

const DAY_MS = 86_400_000;

/** How long the log keeps entries about nobody who is here. */
const LOG_MS = 365 * DAY_MS;

/** Forgets answers that nobody may repeat any more, tokens that expired a day ago, and a year-old log about nobody. */
export async function sweepPortal(db: Db, now: Date): Promise<void> {
  await sweepAudit(db, new Date(now.getTime() - LOG_MS));
  await sweepTokens(db, new Date(now.getTime() - REPEAT_MS), new Date(now.getTime() - DAY_MS));
}

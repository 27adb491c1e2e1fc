import type { LimitRule } from '../../../base/limit.ts';
import { Refusal } from '../../../base/refusal.ts';
import type { Db } from '../../../infra/db/client.ts';
import { callerKey, createLimit } from '../../../infra/http/limits.ts';
import type { Audit, AuditEntry } from '../../consent/audit.ts';

/** Not a limit of calls: of lines that one caller adds to the audit log. */
const notedRefusals: LimitRule = {
  name: 'portal_refusals',
  by: 'caller',
  times: 100,
  seconds: 3_600,
  message: '',
};

export type RefusalLog = (ip: string, entry: Omit<AuditEntry, 'at' | 'outcome'>) => Promise<void>;

/**
 * Notes what was refused in the audit log: so many an hour for a caller, since anybody may be refused as often as they
 * like and is not to fill a table by it.
 */
export function openRefusalLog({ db, now, audit }: { db: Db; now: () => Date; audit: Audit }): RefusalLog {
  const noted = createLimit(db, notedRefusals);
  return async (ip, entry) => {
    try {
      await noted.take(callerKey(ip));
    } catch (error) {
      if (error instanceof Refusal) return;
      throw error;
    }
    await audit(db, { ...entry, at: now(), outcome: 'refused' });
  };
}

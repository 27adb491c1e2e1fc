import { createHmac } from 'node:crypto';
import { and, desc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Queries } from '../../infra/db/client.ts';
import { deriveKey } from '../../infra/http/seal.ts';
import type { AuditAction, AuditOutcome } from './rules/audit.ts';
import { auditLog } from './tables.ts';

export type AuditEntry = {
  at: Date;
  action: AuditAction;
  outcome: AuditOutcome;
  /** A child that is there; the entry goes with it. */
  childId?: string | null;
  /** A parent's address; only its keyed hash is kept. */
  address?: string;
};

/** Writes to the audit log. */
export type Audit = (tx: Queries, entry: AuditEntry) => Promise<void>;

/** Entries about one child of one action: a setting that is turned on and off for years fills no table. */
const MOST_OF_ONE = 1_000;

export function openAudit(secretKey: string): Audit {
  const key = deriveKey(secretKey, 'audit address');
  return async (tx, { address, childId = null, ...entry }) => {
    const addressHash = address === undefined ? null : hashOf(address, key);
    await tx.insert(auditLog).values({ ...entry, childId, addressHash });
    if (childId !== null) await dropOldest(tx, childId, entry.action);
  };
}

async function dropOldest(tx: Queries, childId: string, action: AuditAction): Promise<void> {
  const same = and(eq(auditLog.childId, childId), eq(auditLog.action, action));
  const [tooOld] = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(same)
    .orderBy(desc(auditLog.id))
    .offset(MOST_OF_ONE)
    .limit(1);
  if (tooOld) await tx.delete(auditLog).where(and(same, lte(auditLog.id, tooOld.id)));
}

/** Deletes entries that are about nobody who is here and older than an instant. */
export async function sweepAudit(db: Queries, before: Date): Promise<void> {
  await db.delete(auditLog).where(and(isNull(auditLog.childId), lt(auditLog.at, before)));
}

const hashOf = (address: string, key: Buffer) =>
  createHmac('sha256', key).update(address.trim().toLowerCase()).digest();

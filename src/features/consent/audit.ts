import { createHmac } from 'node:crypto';
import { and, isNull, lt } from 'drizzle-orm';
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

export function openAudit(secretKey: string): Audit {
  const key = deriveKey(secretKey, 'audit address');
  return async (tx, { address, childId = null, ...entry }) => {
    const addressHash = address === undefined ? null : hashOf(address, key);
    await tx.insert(auditLog).values({ ...entry, childId, addressHash });
  };
}

/** Deletes entries that are about nobody who is here and older than an instant. */
export async function sweepAudit(db: Queries, before: Date): Promise<void> {
  await db.delete(auditLog).where(and(isNull(auditLog.childId), lt(auditLog.at, before)));
}

const hashOf = (address: string, key: Buffer) =>
  createHmac('sha256', key).update(address.trim().toLowerCase()).digest();

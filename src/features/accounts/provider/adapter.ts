import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../infra/db/client.ts';
import { providerRecords } from '../tables.ts';
import { errors, type Adapter, type AdapterPayload } from './oidc-provider.ts';
import { findRecord } from './store.ts';

// The provider wrote the payload itself and checks it again when it reads it.
const payloadShape = z.custom<AdapterPayload>((value) => typeof value === 'object' && value !== null);

/** Keeps what the provider must remember between requests in the database, so that any server can go on. */
export function recordsAdapter(db: Db, model: string): Adapter {
  const load = async (by: Parameters<typeof findRecord>[2]) => {
    const found = await findRecord(db, model, by);
    if (!found) return undefined;
    const { payload, consumedAt } = found;
    return payloadShape.parse(consumedAt ? { ...payload, consumed: seconds(consumedAt) } : payload);
  };
  return {
    find: (id) => load({ id }),
    findByUid: (uid) => load({ uid }),
    findByUserCode: (userCode) => load({ userCode }),
    async upsert(id, payload, expiresIn) {
      // Until somebody has proved who they are, the page's address has it all (`begun.ts`).
      if (model === 'Interaction' && !payload['result']) return;
      const values = {
        payload: { ...payload },
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        userCode: payload.userCode ?? null,
        expiresAt: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
      };
      await db
        .insert(providerRecords)
        .values({ model, id, ...values })
        .onConflictDoUpdate({ target: [providerRecords.model, providerRecords.id], set: values });
    },
    async consume(id) {
      const used = await db
        .update(providerRecords)
        .set({ consumedAt: new Date() })
        .where(
          and(
            eq(providerRecords.model, model),
            eq(providerRecords.id, id),
            isNull(providerRecords.consumedAt),
          ),
        )
        .returning({ id: providerRecords.id });
      // Two requests may both have found it unused; only one of them uses it.
      if (used.length === 0) throw new errors.InvalidGrant('it has been used already');
    },
    async destroy(id) {
      const gone = await db
        .delete(providerRecords)
        .where(and(eq(providerRecords.model, model), eq(providerRecords.id, id)))
        .returning({ id: providerRecords.id });
      // The provider goes on with a sign-in by deleting it: of several requests that found it, one.
      if (model === 'Interaction' && gone.length === 0)
        throw new errors.SessionNotFound('it has gone on already');
    },
    async revokeByGrantId(grantId) {
      await db.delete(providerRecords).where(eq(providerRecords.grantId, grantId));
    },
  };
}

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

import { generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../infra/db/client.ts';
import { createSeal, deriveKey } from '../../../infra/http/seal.ts';
import { providerKeys } from '../tables.ts';

export const SIGNING_ALGORITHM = 'ES256';

const keyShape = z.object({
  kid: z.string(),
  use: z.literal('sig'),
  alg: z.literal(SIGNING_ALGORITHM),
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});
export type SigningKey = z.infer<typeof keyShape>;

/**
 * The key with which the built-in provider signs, the same on every server: made by the first one that needs it and
 * kept sealed. It belongs to the secret that seals it, so another `SECRET_KEY` comes with another key.
 */
export async function loadSigningKey(db: Db, secretKey: string, now: Date): Promise<SigningKey> {
  const seal = createSeal(secretKey, 'provider signing key');
  const id = `signing-${deriveKey(secretKey, 'provider signing key name', 8).toString('hex')}`;
  const kept = await findSealed(db, id);
  if (kept === undefined) {
    const sealed = seal.seal(JSON.stringify(makeKey(id)));
    // Servers that start together may all have made one; the first stays and all read that.
    await db.insert(providerKeys).values({ id, sealed, createdAt: now }).onConflictDoNothing();
  }
  const opened = seal.open(kept ?? (await findSealed(db, id)) ?? '');
  if (opened === undefined)
    throw new Error("the provider's signing key cannot be opened with this SECRET_KEY");
  return keyShape.parse(JSON.parse(opened));
}

async function findSealed(db: Db, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ sealed: providerKeys.sealed })
    .from(providerKeys)
    .where(eq(providerKeys.id, id));
  return found?.sealed;
}

function makeKey(kid: string): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return keyShape.parse({ ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: SIGNING_ALGORITHM });
}

import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The key that a data folder keeps, made at the first start; readable by the server's own user alone. */
export function keptSecretKey(dataDir: string): string {
  const file = join(dataDir, 'secret-key');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  // Signatures and cookies made with a short key could be forged.
  if (key.length < 32)
    throw new Error(
      `${file} is damaged: restore it, or remove it (links in letters may end, and letters that wait are never sent).`,
    );
  return key;
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A key for one purpose, derived from the server's secret: no two purposes share one. */
export function deriveKey(secretKey: string, purpose: string, bytes = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', `brightling ${purpose}`, bytes));
}

/** Makes texts unreadable and unchangeable for whoever keeps them: a browser, a database. */
export type Seal = {
  seal(text: string): string;
  /** The text, or undefined for whatever this seal did not make. */
  open(sealed: string): string | undefined;
};

const IV_BYTES = 12;
const TAG_BYTES = 16;

export function createSeal(secretKey: string, purpose: string): Seal {
  const key = deriveKey(secretKey, purpose);
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

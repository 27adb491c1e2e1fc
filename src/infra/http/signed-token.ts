import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './seal.ts';

/** What a token of a kind says; `exp` is in seconds since 1970. */
export type Claims = { exp: number };

/** Tokens of one kind, that whoever has them may read and nobody else can make. */
export type TokenSigner<C extends Claims> = {
  /** `base64url(payload).base64url(HMAC-SHA256)`. */
  sign(claims: C): string;
  /** The claims of a token that we have signed and that has not expired; undefined for anything else. */
  read(token: string, now: Date): C | undefined;
};

export function createTokenSigner<C extends Claims>(secretKey: string, purpose: string): TokenSigner<C> {
  const key = deriveKey(secretKey, purpose);
  const signatureOf = (payload: string) => createHmac('sha256', key).update(payload).digest('base64url');
  return {
    sign(claims) {
      const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${payload}.${signatureOf(payload)}`;
    },
    read(token, now) {
      const [payload = '', signature = '', ...more] = token.split('.');
      const expected = Buffer.from(signatureOf(payload));
      const given = Buffer.from(signature);
      // The text is compared, in constant time: decoded bytes would let some changed letters pass.
      if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
        return undefined;
      const claims: C = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
      return claims.exp * 1000 > now.getTime() ? claims : undefined;
    },
  };
}

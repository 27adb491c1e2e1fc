import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deriveKey } from '../../../infra/http/seal.ts';

const COOKIE = 'brightling_idp_device';
const DAYS = 365;
/** A family's or a class's shared computer; the one that signed in longest ago is forgotten first. */
const MOST_ACCOUNTS = 12;
const BYTES = 16;

/** An account as its devices know it: with another password it is another. */
type Account = { id: string; passwordHash: string | null };

/**
 * The accounts that a browser has signed in to, in a cookie: a random number of the browser's, and for each account a
 * proof over both that only this server can make. It names nobody, and nothing of it is stored here. Whoever guesses
 * at an account from elsewhere has no such proof and cannot use up the tries of those who do.
 */
export type Devices = {
  /** What the tries of this browser at an account count under; undefined where it has not signed in to it before. */
  keyOf(request: Pick<FastifyRequest, 'cookies'>, account: Account): string | undefined;
  /** Keeps in the browser that it has signed in to an account. */
  remember(request: Pick<FastifyRequest, 'cookies'>, reply: FastifyReply, account: Account): void;
};

export function createDevices(parts: { secretKey: string; secureCookies: boolean; path: string }): Devices {
  const key = deriveKey(parts.secretKey, 'known devices');
  const proofOf = (device: string, { id, passwordHash }: Account) =>
    createHmac('sha256', key)
      .update(JSON.stringify([device, id, passwordHash]))
      .digest()
      .subarray(0, BYTES);
  return {
    keyOf(request, account) {
      const { device, proofs } = read(request);
      const wanted = proofOf(device, account);
      const isKnown = proofs.some((proof) => {
        const given = Buffer.from(proof, 'base64url');
        return given.length === BYTES && timingSafeEqual(given, wanted);
      });
      return isKnown ? `${device} ${account.id}` : undefined;
    },
    remember(request, reply, account) {
      const { device, proofs } = read(request);
      const proof = proofOf(device, account).toString('base64url');
      const kept = [proof, ...proofs.filter((other) => other !== proof)].slice(0, MOST_ACCOUNTS);
      reply.setCookie(COOKIE, [device, ...kept].join('.'), {
        path: parts.path,
        httpOnly: true,
        sameSite: 'lax',
        secure: parts.secureCookies,
        maxAge: DAYS * 86_400,
      });
    },
  };
}

function read({ cookies }: Pick<FastifyRequest, 'cookies'>): { device: string; proofs: string[] } {
  const [device, ...proofs] = cookies[COOKIE]?.split('.') ?? [];
  const isOurs = device !== undefined && /^[\w-]{22}$/.test(device) && proofs.length <= MOST_ACCOUNTS;
  return isOurs ? { device, proofs } : { device: randomBytes(BYTES).toString('base64url'), proofs: [] };
}

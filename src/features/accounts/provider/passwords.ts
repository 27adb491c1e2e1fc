import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { atMost } from '../../../base/at-most.ts';

const SHORTEST = 8;
const LONGEST = 200;

/** What OWASP advises for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`;

const common = new Set(readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'));
const argon2Async = promisify(argon2);

/** Why a password cannot be taken, in words for the person; undefined when it can. */
export function passwordProblem(password: string, email: string): string | undefined {
  const length = [...password].length;
  if (length < SHORTEST) return `Use at least ${SHORTEST} characters for your password.`;
  if (length > LONGEST) return `Use at most ${LONGEST} characters for your password.`;
  const plain = password.trim().toLowerCase();
  if (plain === email || plain === email.split('@')[0]) return 'Your password should not be your e-mail.';
  if (common.has(plain) || new Set(plain).size === 1) {
    return 'Many people use that password, so it is easy to guess. Please think of another.';
  }
  return undefined;
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${PREFIX}${unpadded(salt)}$${unpadded(await derive(password, salt))}`;
}

let dummy: Promise<string> | undefined;

/** Whether a password belongs to a stored hash. Without a hash it takes as long, and is wrong. */
export async function isRightPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  dummy ??= hashPassword(randomBytes(16).toString('hex'));
  const hash = stored ?? (await dummy);
  if (!hash.startsWith(PREFIX)) throw new Error('a stored password has an unknown form');
  const [salt = '', wanted = ''] = hash.slice(PREFIX.length).split('$');
  const given = await derive(password, Buffer.from(salt, 'base64'));
  return timingSafeEqual(given, Buffer.from(wanted, 'base64')) && Boolean(stored);
}

/**
 * Hashing is slow on purpose and runs on the threads that also look up names and read files. Only two hash at a time, so
 * that a rush of sign-ins waits for itself and not the database's new connections for it.
 */
const hashing = atMost(2);

/** The same characters may reach us composed or not, by keyboard: both are the same password. */
const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  hashing(() => argon2Async('argon2id', { ...COST, message: password.normalize('NFKC'), nonce: salt }));

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

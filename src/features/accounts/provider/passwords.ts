import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { dictionary } from '@zxcvbn-ts/language-common';
import { fairTurns } from '../../../base/fair-turns.ts';

const SHORTEST = 8;
const LONGEST = 200;

/** What OWASP advises for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`;

/** The 49,000 most frequent of leaked lists, 18,000 of which are long enough here, and patterns of ours that they lack. */
const common = new Set([
  ...dictionary['passwords-common'],
  ...readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'),
]);
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

/** @param asker whose turn to hash it is: callers take turns */
export async function hashPassword(password: string, asker: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `${PREFIX}${unpadded(salt)}$${unpadded(await derive(password, salt, asker))}`;
}

let dummy: Promise<string> | undefined;

/** Whether a password belongs to a stored hash. Without a hash it takes as long, and is wrong. */
export async function isRightPassword(
  password: string,
  stored: string | null | undefined,
  asker: string,
): Promise<boolean> {
  dummy ??= hashPassword(randomBytes(16).toString('hex'), '');
  const hash = stored ?? (await dummy);
  if (!hash.startsWith(PREFIX)) throw new Error('a stored password has an unknown form');
  const [salt = '', wanted = ''] = hash.slice(PREFIX.length).split('$');
  const given = await derive(password, Buffer.from(salt, 'base64'), asker);
  return timingSafeEqual(given, Buffer.from(wanted, 'base64')) && Boolean(stored);
}

/**
 * Hashing is slow on purpose and takes a core and one of the threads that also look up names and read files. A core is
 * left free, so that a rush of sign-ins waits for itself and nobody else for it; in the rush callers take turns.
 */
const hashing = fairTurns(Math.max(1, Math.min(2, availableParallelism() - 1)));

/** The same characters may reach us composed or not, by keyboard: both are the same password. */
const derive = (password: string, salt: Buffer, asker: string): Promise<Buffer> =>
  hashing(asker, () =>
    argon2Async('argon2id', { ...COST, message: password.normalize('NFKC'), nonce: salt }),
  );

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

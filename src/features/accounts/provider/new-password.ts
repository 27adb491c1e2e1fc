import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../infra/db/client.ts';
import { plainEmail } from '../email.ts';
import { endAllSessions } from '../store.ts';
import { users } from '../tables.ts';
import { hashPassword } from './passwords.ts';
import { BUILT_IN_ISSUER } from './provider.ts';
import { endSignInsUnderWay, findAccountByEmail, setPassword } from './store.ts';

/** Syllables that a child can read, hear and type without a doubt: no c, q, x, y, and no two that sound alike. */
const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';
const WORDS = 4;
const SYLLABLES = 2;

/**
 * Gives an account of this installation a new password, and ends its owner's sessions.
 *
 * @returns the password, which is told nowhere else: four made-up words, 49 bits
 * @throws Error in words for whoever runs the installation, when no such account has a password
 */
export async function giveNewPassword(db: Db, typedEmail: string): Promise<string> {
  const email = plainEmail(typedEmail);
  if (!email) throw new Error(`'${typedEmail}' is not an e-mail address.`);
  const password = madeUp(randomInt);
  const passwordHash = await hashPassword(password, 'command');
  await db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account) throw new Error(`No account of this installation has the address ${email}.`);
    if (account.passwordHash === null) throw new Error('The example people have no password.');
    await setPassword(tx, account.id, passwordHash);
    await endSignInsUnderWay(tx, account.id);
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.issuer, BUILT_IN_ISSUER), eq(users.subject, account.id)));
    if (user) await endAllSessions(tx, user.id);
  });
  return password;
}

function madeUp(below: (bound: number) => number): string {
  const letter = (from: string) => from.charAt(below(from.length));
  const word = () => Array.from({ length: SYLLABLES }, () => letter(CONSONANTS) + letter(VOWELS)).join('');
  return Array.from({ length: WORDS }, word).join('-');
}

import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/db/client.ts';
import { contactMessages } from './tables.ts';

export async function insertMessage(
  tx: Queries,
  message: typeof contactMessages.$inferInsert,
): Promise<void> {
  await tx.insert(contactMessages).values(message);
}

/** Any fixed number that nothing else in this database locks together with a second one. */
const SENDER_LOCK = 7_201_427;

/** Lets messages from one address pass one after the other, each until its transaction ends. */
export async function lockSender(tx: Queries, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SENDER_LOCK}, hashtext(${email}))`);
}

/** Whether the same words came from the same address since then. */
export async function hasSent(
  tx: Queries,
  { email, subject, message }: Pick<typeof contactMessages.$inferInsert, 'email' | 'subject' | 'message'>,
  since: Date,
): Promise<boolean> {
  const same = and(
    gte(contactMessages.createdAt, since),
    eq(contactMessages.email, email),
    eq(contactMessages.subject, subject),
    eq(contactMessages.message, message),
  );
  return (await tx.$count(contactMessages, same)) > 0;
}

export async function deleteMessagesBefore(db: Queries, instant: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, instant));
}

const isFrom = (email: string) => sql`lower(${contactMessages.email}) = lower(${email})`;

/** How many messages were written under an e-mail address, by whomever. */
export const messagesFrom = (db: Queries, email: string): Promise<number> =>
  db.$count(contactMessages, isFrom(email));

export async function deleteMessagesFrom(db: Queries, email: string): Promise<void> {
  await db.delete(contactMessages).where(isFrom(email));
}

import { and, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../../infra/db/client.ts';
import { contactMessages } from './tables.ts';

export async function insertMessage(
  tx: Queries,
  message: typeof contactMessages.$inferInsert & { id: string },
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

/** Deletes messages that were answered, or written, before an instant. */
export async function deleteEndedMessages(
  db: Queries,
  before: { answered: Date; written: Date },
): Promise<void> {
  await db
    .delete(contactMessages)
    .where(
      or(lt(contactMessages.answeredAt, before.answered), lt(contactMessages.createdAt, before.written)),
    );
}

/**
 * Which of these ids are of messages that are no longer here. A user's is not: copies of an earlier version name who
 * wrote.
 */
export async function messagesGone(db: Queries, ids: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from unnest(${sql.param(ids)}::uuid[]) as asked(id)
    where not exists (select from contact_messages m where m.id = asked.id)
      and not exists (select from users u where u.id = asked.id)`);
  return new Set(rows.map(({ id }) => id));
}

/** Ids of all messages, in their order. */
export async function messageIds(db: Queries, after: string | undefined, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(after === undefined ? undefined : gt(contactMessages.id, after))
    .orderBy(contactMessages.id)
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Messages that nobody has answered yet, the oldest 500 first. */
export async function openMessages(db: Queries) {
  return db
    .select({
      id: contactMessages.id,
      createdAt: contactMessages.createdAt,
      email: contactMessages.email,
      subject: contactMessages.subject,
    })
    .from(contactMessages)
    .where(isNull(contactMessages.answeredAt))
    .orderBy(contactMessages.createdAt)
    .limit(500);
}

/** Notes that a message is answered, if it was not noted before; tells whether there is such a message. */
export async function noteAnswered(db: Queries, id: string, at: Date): Promise<boolean> {
  const noted = await db
    .update(contactMessages)
    .set({ answeredAt: sql`coalesce(${contactMessages.answeredAt}, ${at})` })
    .where(sql`${contactMessages.id}::text = lower(${id})`)
    .returning({ id: contactMessages.id });
  return noted.length > 0;
}

const isFrom = (email: string) => sql`lower(${contactMessages.email}) = lower(${email})`;

/** How many messages were written under an e-mail address, by whomever. */
export const messagesFrom = (db: Queries, email: string): Promise<number> =>
  db.$count(contactMessages, isFrom(email));

/** Deletes one message, or all under an address and, where somebody is named, by them; answers their ids. */
export async function deleteMessages(
  db: Queries,
  which: { id: string } | { email: string; userId?: string },
): Promise<string[]> {
  const condition =
    'id' in which
      ? eq(contactMessages.id, which.id)
      : or(isFrom(which.email), which.userId ? eq(contactMessages.userId, which.userId) : undefined);
  const deleted = await db.delete(contactMessages).where(condition).returning({ id: contactMessages.id });
  return deleted.map((row) => row.id);
}

import { lt } from 'drizzle-orm';
import type { Queries } from '../../infra/db/client.ts';
import { contactMessages } from './tables.ts';

export async function insertMessage(
  tx: Queries,
  message: typeof contactMessages.$inferInsert,
): Promise<void> {
  await tx.insert(contactMessages).values(message);
}

export async function deleteMessagesBefore(db: Queries, instant: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, instant));
}

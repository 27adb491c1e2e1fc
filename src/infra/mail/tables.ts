import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Mails that are still to be sent. A row goes when its mail has gone. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** The user, or what else is kept, that it is about: it goes with that. */
    aboutUser: uuid('about_user'),
    /** The message, sealed: it holds an address and mostly a link that opens something. */
    sealed: text('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
    /** From then on it is not sent any more; null where it never comes too late. */
    until: instant('until'),
  },
  (table) => [index('mails_about').on(table.aboutUser)],
);

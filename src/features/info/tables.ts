import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../infra/db/columns.ts';
import { users } from '../accounts/tables.ts';
import { CONTACT_CATEGORIES } from './rules/contact.ts';

/** Messages to the people behind this installation. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Who was signed in while writing, whose deletion takes the message along; null for visitors. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    category: text('category', { enum: CONTACT_CATEGORIES }),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Since when whoever runs this says that it is answered; null while it waits. */
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('contact_messages_user').on(table.userId),
    index('contact_messages_age').on(table.createdAt),
  ],
);

import type { Db } from '../../infra/db/client.ts';
import { statement } from '../../infra/db/statement.ts';

/** The condition that the family of a user has premium at an instant, each given as a parameter's sign. */
export const hasPremiumSql = (user: '$1', instant: '$2' | '$3') =>
  `exists (select from family_members m join families f on f.id = m.family_id
    where m.user_id = ${user} and f.premium_until > ${instant})`;

const readPremium = statement<{ isPremium: boolean }>(
  'has_premium',
  `select ${hasPremiumSql('$1', '$2')} as "isPremium"`,
);

/** Whether a user's family has premium now. */
export async function hasPremium(db: Db, userId: string, now: Date): Promise<boolean> {
  const [row] = await readPremium(db, [userId, now]);
  return row?.isPremium ?? false;
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import { ageOn, dayIn, type Day } from '../../base/day.ts';
import type { Queries } from '../../infra/db/client.ts';
import { ADULT_AGE } from '../accounts/rules/age.ts';
import { guardians, users } from '../accounts/tables.ts';
import { consentRequests } from './tables.ts';

/**
 * Ends a parent's part in whoever has turned 18 in their own days: links go, a consent stays as a record alone, and
 * what nobody could settle otherwise any more is as for somebody without a parent. Rest days stay: they bar nothing,
 * and a streak may lean on them. Sharing stays as well: nothing becomes public by itself. The users' rows are locked, as
 * `lockUser` has it.
 *
 * @returns ids of those whose parents could see them until now
 */
export async function endOutgrown(tx: Queries, now: Date): Promise<string[]> {
  const grown = (await perhapsOutgrown(tx, now))
    // Here and not in the database, which may not know every zone that a browser names.
    .filter(({ birthDate, timeZone }) => ageOn(birthDate, dayIn(now, timeZone)) >= ADULT_AGE)
    .map(({ id }) => id);
  await tx.delete(guardians).where(inArray(guardians.childId, grown));
  await tx
    .update(consentRequests)
    .set({ state: 'outgrown' })
    .where(and(eq(consentRequests.state, 'granted'), inArray(consentRequests.userId, grown)));
  await tx.update(users).set(WITHOUT_PARENT).where(inArray(users.id, grown));
  return grown;
}

/** What a parent settles, as it is for somebody without one. */
const WITHOUT_PARENT = {
  dailyMinutes: null,
  begunLesson: null,
  gamesAllowed: true,
  leaderboardAllowed: true,
};

/** Those with a parent's part in them who are grown up where the day comes first, held until the transaction ends. */
async function perhapsOutgrown(tx: Queries, now: Date) {
  const { rows } = await tx.execute<{ id: string; birthDate: Day; timeZone: string }>(sql`
    select id, birth_date::text as "birthDate", time_zone as "timeZone" from users u
    where birth_date <= ${dayIn(now, FIRST_ZONE)}::date - make_interval(years => ${ADULT_AGE})
      and (exists (select from guardians where child_id = u.id)
        or exists (select from consent_requests where user_id = u.id and state = 'granted'))
    order by id for update`);
  return rows;
}

/** Where each day begins first. */
const FIRST_ZONE = 'Pacific/Kiritimati';

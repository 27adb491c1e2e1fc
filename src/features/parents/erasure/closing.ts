import { dayIn } from '../../../base/day.ts';
import { paths } from '../../../paths.ts';
import type { Person } from '../../accounts/caller.ts';
import { endAllSessions } from '../../accounts/store.ts';
import { lockUser } from '../../consent/store.ts';
import { accountClosedLetter } from '../letters.ts';
import { ERASURE_NOTICE_MS } from '../rules/retention.ts';
import type { RetentionParts } from './retention.ts';
import { cancelErasure, planErasure } from './store.ts';

/** Closes a person's own account: signed out everywhere at once, deleted in 30 days unless they sign in again. */
export async function closeOwnAccount(
  { db, now, mail, audit, config }: RetentionParts,
  { user }: Person,
): Promise<Date> {
  const at = now();
  const dueAt = new Date(at.getTime() + ERASURE_NOTICE_MS);
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    // One that a sign-in has called off may not have been swept yet.
    await cancelErasure(tx, user.id, 'closed');
    await planErasure(tx, { userId: user.id, reason: 'closed', plannedAt: at, dueAt });
    await endAllSessions(tx, user.id);
    const letter = accountClosedLetter({
      firstName: user.firstName,
      deletedOn: dayIn(dueAt, user.timeZone),
      signInUrl: new URL(paths.login(paths.home), config.http.publicUrl).href,
    });
    await mail.post(tx, { to: user.email, letter, kind: 'account-closed', about: user.id });
    await audit(tx, { at, action: 'account_closed', outcome: 'done', childId: user.id });
  });
  return dueAt;
}

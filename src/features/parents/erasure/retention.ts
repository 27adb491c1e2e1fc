import { isCalledOff } from '../../accounts/rules/planned-erasure.ts';
import type { UserRow } from '../../accounts/store.ts';
import { findConsent, lockUser } from '../../consent/store.ts';
import { dayIn } from '../../../base/day.ts';
import type { Queries } from '../../../infra/db/client.ts';
import { eachInTurn } from '../../../infra/jobs/in-turn.ts';
import type { Mail } from '../../../infra/mail/queue.ts';
import { erasing, finishErasures, type EraserParts } from './erasing.ts';
import {
  cancelErasure,
  inactiveUsers,
  planErasure,
  plannedErasuresWithVisits,
  unfinishedUsers,
  isUnfinished,
} from './store.ts';
import { deletionDoneLetter, retentionWarningLetter } from '../letters.ts';
import { ERASURE_NOTICE_MS, inactiveSince, UNFINISHED_MS } from '../rules/retention.ts';

export type RetentionParts = EraserParts & {
  mail: Mail;
  config: { supportEmail: string; consentAge: number; http: { publicUrl: URL } };
};

/**
 * Letters that may outlive whom they went to, where mails are kept as files: a confirmation is about nobody any more,
 * and a week's letter goes with the child and not with the parent.
 */
const PASSING_LETTERS = ['deletion-done', 'weekly-letter'];

/**
 * Deletes whose time has come, calls off what has been overtaken, and warns of what comes: registrations that were
 * never finished, withdrawn consent, closed accounts, two years away.
 */
export async function sweepRetention(parts: RetentionParts): Promise<void> {
  const now = parts.now();
  const steps = [
    () => eraseUnfinished(parts, new Date(now.getTime() - UNFINISHED_MS)),
    () =>
      eachInTurn<Planned>(
        (last, limit) => plannedErasuresWithVisits(parts.db, last, limit),
        async (planned) => {
          if (isCalledOff(planned.reason, planned.plannedAt, planned.seenAt)) await callOff(parts, planned);
          else if (planned.dueAt <= now) await eraseAndTell(parts, planned);
        },
      ),
    () =>
      eachInTurn<Inactive>(
        (last, limit) => inactiveUsers(parts.db, inactiveSince(now), last?.id, limit),
        (user) => warn(parts, user),
      ),
    () => finishErasures(parts),
    () => parts.mail.drop(PASSING_LETTERS, new Date(now.getTime() - ERASURE_NOTICE_MS)),
  ];
  await eachInTurn<() => Promise<void>>(
    async () => steps,
    (step) => step(),
  );
}

type Planned = Awaited<ReturnType<typeof plannedErasuresWithVisits>>[number];
type Inactive = Awaited<ReturnType<typeof inactiveUsers>>[number];

async function eraseUnfinished(parts: RetentionParts, before: Date): Promise<void> {
  await eachInTurn<string>(
    (last, limit) => unfinishedUsers(parts.db, before, last, limit),
    (userId) =>
      erasing(parts, (erase) =>
        parts.db.transaction(async (tx) => {
          await lockUser(tx, userId);
          // A parent may have been asked since they were listed.
          if (await isUnfinished(tx, userId, before)) await erase.user(tx, userId);
        }),
      ),
  );
}

async function callOff({ db, audit, now }: RetentionParts, { userId, reason }: Planned): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (!(await cancelErasure(tx, userId, reason))) return;
    await audit(tx, { at: now(), action: 'erasure_cancelled', outcome: 'done', childId: userId });
  });
}

async function eraseAndTell(parts: RetentionParts, { userId, reason, plannedAt }: Planned): Promise<void> {
  await erasing(parts, (erase) =>
    parts.db.transaction(async (tx) => {
      const user = await lockUser(tx, userId);
      if (!user || isCalledOff(reason, plannedAt, user.seenAt)) return;
      // Taken off the plan first: whoever called it off a moment ago is heard, and of two servers one goes on.
      if (!(await cancelErasure(tx, userId, reason))) return;
      const { to } = await whoIsTold(tx, user);
      await erase.user(tx, userId);
      await tellErased(parts, tx, to);
    }),
  );
}

/** Confirms a deletion to an address; nothing in the letter is about the deleted person. */
export async function tellErased(
  { mail, config }: Pick<RetentionParts, 'mail' | 'config'>,
  tx: Queries,
  to: string,
): Promise<void> {
  const letter = deletionDoneLetter({ supportEmail: config.supportEmail });
  await mail.post(tx, { to, letter, kind: 'deletion-done', about: null });
}

async function warn(
  { db, now, mail, audit, config }: RetentionParts,
  user: Pick<UserRow, 'id' | 'firstName' | 'email' | 'timeZone'>,
): Promise<void> {
  const at = now();
  const dueAt = new Date(at.getTime() + ERASURE_NOTICE_MS);
  await db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    const plan = { userId: user.id, reason: 'inactive' as const, plannedAt: at, dueAt };
    if (!(await planErasure(tx, plan))) return;
    const { to, isParent } = await whoIsTold(tx, user);
    const letter = retentionWarningLetter({
      childFirstName: isParent ? user.firstName : null,
      deletedOn: dayIn(dueAt, user.timeZone),
      signInUrl: config.http.publicUrl.href,
    });
    await mail.post(tx, { to, letter, kind: 'retention-warning', about: user.id });
    await audit(tx, { at, action: 'erasure_planned', outcome: 'done', childId: user.id, address: to });
  });
}

/** A consented child's parent; else the person, who is grown up or old enough to have registered alone. */
async function whoIsTold(tx: Queries, user: Pick<UserRow, 'id' | 'email'>) {
  const consent = await findConsent(tx, user.id);
  return consent ? { to: consent.parentEmail, isParent: true } : { to: user.email, isParent: false };
}

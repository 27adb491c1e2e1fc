import { dayIn } from '../../../base/day.ts';
import { oneAtATime } from '../../../base/one-at-a-time.ts';
import { Refusal } from '../../../base/refusal.ts';
import { callerKey, createLimit } from '../../../infra/http/limits.ts';
import { sendBytes, type Router } from '../../../infra/http/router.ts';
import type { Person } from '../../accounts/caller.ts';
import { avatarUrl } from '../../accounts/rules/avatars.ts';
import { ageBandOf } from '../../accounts/rules/age.ts';
import { overallLevel } from '../../accounts/rules/overall-level.ts';
import { findUser, type UserRow } from '../../accounts/store.ts';
import { lockUser } from '../../consent/store.ts';
import { presentControls } from '../../consent/present.ts';
import { daysMissed, streakDayKept } from '../../progress/rules/streak.ts';
import type { Renderer } from '../../sharing/graphic/renderer.ts';
import { nameOn, settableName } from '../../sharing/naming.ts';
import type { Bank } from '../../lessons/bank/load.ts';
import * as contract from '../contract.ts';
import type { LinkedChild } from '../contract.ts';
import type { RetentionParts } from '../erasure/retention.ts';
import { reportCards } from '../rules/limits.ts';
import { addressDesk } from './address.ts';
import { drawReportCard } from './report-card.ts';
import { skillsInWords } from './skills.ts';
import { childrenOf, setDigest, settleControls, type LinkedChildRow } from './store.ts';

export type LinkedParts = RetentionParts & {
  bank: Bank;
  graphics: Renderer;
  config: RetentionParts['config'] & { secretKey: string; mail: { kind: 'smtp' | 'outbox' } };
};

/** What a grown-up with an account sees of their children, and settles for them. */
export function linkedRoutes(router: Router<Person>, parts: LinkedParts): void {
  const { db, now, bank, audit, config } = parts;
  const address = addressDesk(parts);
  // However often one person asks, others wait for one card of theirs at most.
  const inTurn = oneAtATime();
  /** A parent may name the child; a child too young for it does not name itself. */
  const nameFor = (child: UserRow, caller: Person) =>
    child.id === caller.id ? nameOn(child, caller.today, config.consentAge) : settableName(child.firstName);
  const cards = createLimit(db, reportCards);

  /** What the rest days until now have kept is not broken by others. */
  const streakKept = ({ streakDay, timeZone, restDays }: UserRow, after: readonly number[] = restDays) => ({
    streakDay: streakDayKept(streakDay, dayIn(now(), timeZone), { before: restDays, after }),
  });

  const present = ({ child, wantsDigest }: LinkedChildRow): LinkedChild => {
    const today = dayIn(now(), child.timeZone);
    return {
      id: child.id,
      firstName: child.firstName,
      picture: avatarUrl(child.avatar),
      ageBand: ageBandOf(child.birthDate ?? today, today),
      points: child.points,
      streak: child.streak,
      daysMissed: daysMissed(child.streakDay, today, child.restDays),
      level: overallLevel(child.points),
      wantsDigest,
      controls: presentControls(child, today, config.consentAge),
    };
  };

  router.handle(contract.linkedChildren, async ({ caller }) => ({
    children: (await childrenOf(db, caller.id)).map(present),
    canConfirmAddress: caller.isAdult && !caller.user.emailVerified,
  }));

  router.handle(contract.changeControls, async ({ params, body }) => {
    const child = await db.transaction(async (tx): Promise<UserRow | undefined> => {
      const before = await lockUser(tx, params.id);
      if (!before) return undefined;
      await audit(tx, { at: now(), action: 'controls_changed', outcome: 'done', childId: before.id });
      return settleControls(tx, before.id, { ...body, ...streakKept(before, body.restDays) });
    });
    if (!child) throw new Refusal('not_found', 'We could not find that.');
    return presentControls(child, dayIn(now(), child.timeZone), config.consentAge);
  });

  router.handle(contract.changeDigest, async ({ params, body: { wantsDigest }, caller }) => {
    await setDigest(db, caller.id, params.id, wantsDigest);
    return { wantsDigest };
  });

  router.handle(contract.skillsOf, async ({ params }) => skillsInWords(db, bank, params.id));

  router.handle(contract.reportCard, async ({ params, query, caller, request, reply }) => {
    const child = params.id === caller.id ? caller.user : await findUser(db, params.id);
    if (!child) throw new Refusal('not_found', 'We could not find that.');
    await cards.take(caller.id);
    const from = callerKey(request.ip);
    const drawing = { db, graphics: parts.graphics, from, log: request.log, now: now() };
    const name = query.named === 'yes' ? nameFor(child, caller) : null;
    const png = await inTurn(caller.id, () => drawReportCard(drawing, child, caller, name));
    return sendBytes(reply, 'image/png', png);
  });

  router.handle(contract.askToConfirmAddress, async ({ caller: { user } }) => {
    await address.ask(user);
    const isMailed = config.mail.kind === 'smtp';
    const message = isMailed
      ? `We have sent a link to ${user.email}. It holds for 24 hours.`
      : `Your link for ${user.email} is written and holds for 24 hours. This Brightling sends no mail: it waits on the computer that runs it.`;
    return { message, isMailed };
  });

  router.handle(contract.confirmAddress, async ({ body, caller: { user } }) => {
    const linked = await address.answer(user, body.token);
    return {
      message:
        linked === 0
          ? 'Your address is confirmed.'
          : `Your address is confirmed, and ${linked === 1 ? 'a child is' : `${linked} children are`} linked to you now.`,
      linkedChildren: linked,
    };
  });
}

import { Refusal } from '../../base/refusal.ts';
import { callerKey } from '../../infra/http/limits.ts';
import type { Router } from '../../infra/http/router.ts';
import { personOf, type Person } from '../accounts/caller.ts';
import { presentUser } from '../accounts/present.ts';
import { nameForLetter } from '../accounts/rules/names/personal.ts';
import type { UserRow } from '../accounts/store.ts';
import {
  askParent,
  hashOfToken,
  judgeAsking,
  keepAnswer,
  noSuchRequest,
  parentAddress,
  type AskingParts,
} from './asking.ts';
import * as contract from './contract.ts';
import { createLetterLimits } from './letter-limits.ts';
import { linkIfProved } from './linking.ts';
import { presentPendingUser } from './present.ts';
import { judgeBirthDate } from './rules/birth-date.ts';
import { aboutInstallation } from './rules/installation.ts';
import { mailboxOf } from './rules/mailbox.ts';
import { activateUser, findOpenRequest, hasExpired, latestRequest, rememberBirthDate } from './store.ts';

export function consentRoutes(router: Router<Person>, parts: AskingParts): void {
  const { db, now, config } = parts;
  const letters = createLetterLimits(db);

  router.handle(contract.pendingUser, async ({ caller: { user, today } }) => {
    const latest = await latestRequest(db, user.id);
    const isForgotten = user.state === 'pending' && (await hasExpired(db, user.id));
    const isMailed = config.mail.kind === 'smtp';
    return presentPendingUser(user, latest, today, config.consentAge, now(), isForgotten, isMailed);
  });

  router.handle(contract.completeRegistration, async ({ body, caller: { user, today } }) => {
    requireOwn(body.userId, user);
    if (user.state === 'active') throw new Refusal('conflict', 'You are registered already.');
    const verdict = judgeBirthDate(body.birthDate, today, user.birthDate, config.consentAge);
    if (verdict === 'impossible') {
      throw new Refusal('invalid', 'birthDate: Please check the date.', { field: 'birthDate' });
    }
    if (verdict === 'ask_parent') await rememberBirthDate(db, user.id, body.birthDate);
    if (verdict !== 'register') throw parentFirst();
    const active = await activateUser(db, user.id, body.birthDate, user.birthDate);
    if (!active) throw new Refusal('conflict', 'You are registered already.');
    await linkIfProved(parts, active);
    return { user: presentUser(personOf(active, now()), config.consentAge) };
  });

  router.handle(contract.requestConsent, async ({ body, caller: { user }, request }) => {
    requireOwn(body.userId, user);
    const parentEmail = parentAddress(body.parentEmail, user.email);
    const wish = { parentEmail, birthDate: body.birthDate ?? null };
    // Before it is counted as well: requests that are refused hold nobody's letters up for a moment.
    await judgeAsking(parts, db, user, wish);
    const { expiresAt } = await letters.count(callerKey(request.ip), mailboxOf(parentEmail), () =>
      askParent(parts, user.id, wish),
    );
    return {
      message: `We have written to ${parentEmail}. Your parent or guardian has 72 hours to answer.`,
      parentEmail,
      expiresAt: expiresAt.toISOString(),
    };
  });

  router.handle(contract.consentRequest, async ({ params }) => {
    const request = await findOpenRequest(db, hashOfToken(params.consentToken), now());
    if (!request) throw noSuchRequest();
    return {
      childFirstName: nameForLetter(request.firstName),
      requestedAt: request.requestedAt.toISOString(),
      expiresAt: request.expiresAt.toISOString(),
      installation: aboutInstallation(config.installation),
    };
  });

  router.handle(contract.respondConsent, async ({ body: { token, granted } }) => {
    await keepAnswer(parts, token, granted);
    return {
      message: granted ? 'Thank you. Permission is granted.' : 'Thank you. Permission is not granted.',
      granted,
    };
  });
}

function requireOwn(userId: string, user: UserRow): void {
  if (userId !== user.id) throw new Refusal('not_found', 'We could not find that.');
}

const parentFirst = () =>
  new Refusal('under_age', 'A parent or guardian has to say yes first. Please ask them to help you.', {
    needsParentalConsent: true,
  });

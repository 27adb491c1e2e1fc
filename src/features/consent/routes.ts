import { Refusal } from '../../base/refusal.ts';
import type { Db } from '../../infra/db/client.ts';
import type { Router } from '../../infra/http/router.ts';
import { personOf, type Person } from '../accounts/caller.ts';
import { presentUser } from '../accounts/present.ts';
import { completeRegistration, pendingUser } from './contract.ts';
import { judgeBirthDate } from './rules.ts';
import { activateUser, rememberBirthDate } from './store.ts';

type ConsentParts = { db: Db; now: () => Date; config: { consentAge: number } };

export function consentRoutes(
  router: Router<Person>,
  { db, now, config: { consentAge } }: ConsentParts,
): void {
  router.handle(pendingUser, async ({ caller: { user } }) => ({
    hasExistingConsentRequest: false,
    existingRequestEmail: null,
    userInfo: { id: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email },
  }));

  router.handle(completeRegistration, async ({ body, caller: { user, today } }) => {
    if (body.userId !== user.id) throw new Refusal('not_found', 'We could not find that.');
    if (user.state !== 'pending') throw new Refusal('conflict', 'You are registered already.');
    const verdict = judgeBirthDate(body.birthDate, today, user.birthDate, consentAge);
    if (verdict === 'impossible') {
      throw new Refusal('invalid', 'birthDate: Please check the date.', { field: 'birthDate' });
    }
    if (verdict === 'ask_parent') await rememberBirthDate(db, user.id, body.birthDate);
    if (verdict !== 'register') throw parentFirst();
    const active = await activateUser(db, user.id, body.birthDate, user.birthDate);
    if (!active) throw new Refusal('conflict', 'You are registered already.');
    return { user: presentUser(personOf(active, now()), consentAge) };
  });
}

const parentFirst = () =>
  new Refusal('under_age', 'A parent or guardian has to say yes first. Please ask them to help you.', {
    needsParentalConsent: true,
  });

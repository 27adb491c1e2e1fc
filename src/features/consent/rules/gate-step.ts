import type { Day } from '../../../base/day.ts';
import type { PendingUser } from '../contract.ts';

/** `birthday` asks for the date, `parent` for a parent's address, `waiting` tells how an asked parent stands. */
export type GateStep = 'birthday' | 'parent' | 'waiting';

/**
 * The step at which a person who registers goes on.
 *
 * @param isBarred the session says that a parent's yes is missing, so that somebody has been asked before
 */
export function gateStepOf(
  pending: Pick<PendingUser, 'needsParent' | 'consent' | 'hasExistingConsentRequest'>,
  isBarred: boolean,
): GateStep {
  if (pending.hasExistingConsentRequest || pending.consent === 'waiting') return 'waiting';
  // The date is not known (with an expired request it is deleted), or has made the person old enough by now.
  if (!pending.needsParent) return 'birthday';
  return isBarred && pending.consent !== 'not_asked' ? 'waiting' : 'parent';
}

/**
 * The birth date that goes with the request to a parent, empty for none. Of several that were named the server keeps
 * the youngest and refuses all others: whoever has tried an older one is to reach a parent all the same.
 *
 * @param refused dates that were named on this page and did not let the person in
 * @param isRemembered the server knew one before this page was opened
 */
export function birthDateToSend(refused: readonly Day[], isRemembered: boolean): Day {
  return isRemembered ? '' : (refused.toSorted().at(-1) ?? '');
}

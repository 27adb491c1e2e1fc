import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '../../base/refusal.ts';

/**
 * Refuses a call of a page that shows another person than the one who is signed in by now. Brothers and sisters share
 * a browser: what one tab still shows of the first must not be done with the second one's cookie. Our pages say in
 * `X-Person` whom they show, by the user's id; a call without it says nothing of a page.
 */
export function requireSamePerson(headers: IncomingHttpHeaders, caller: { id: string } | undefined): void {
  const shown = headers['x-person'];
  if (shown === undefined || !caller || shown === caller.id) return;
  throw new Refusal('other_person', 'Somebody else has signed in here since. Nothing was changed.');
}

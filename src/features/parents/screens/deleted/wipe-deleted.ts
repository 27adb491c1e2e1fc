import { call } from '../../../../kit/call.ts';
import { forgetAnswers, keptOwner } from '../../../../kit/kept-answers.ts';
import { forgetInStorage, noteGone, peopleInStorage } from '../../../../kit/kept-people.ts';
import { dropWorksOf, readWorks } from '../../../progress/screens/outbox/waiting.ts';
import { deletedPeople } from '../../contract.ts';
import { MOST_ASKED } from '../../rules/limits.ts';

/**
 * Asks the server which of the people whose things this browser keeps have been deleted, and wipes theirs. Nobody
 * else's is touched: who is only signed out, or has closed the account, finds everything again.
 *
 * @param present id of somebody of whom it is known that they are there
 * @throws as `call` does, with nothing more wiped
 */
export async function wipeDeleted(present?: string): Promise<void> {
  const kept = (await peopleKept()).filter((id) => id !== present);
  for (let first = 0; first < kept.length; first += MOST_ASKED) {
    const { deleted } = await call(deletedPeople, { body: { ids: kept.slice(first, first + MOST_ASKED) } });
    for (const id of deleted) await wipe(id);
  }
}

async function peopleKept(): Promise<string[]> {
  const owner = await keptOwner();
  const works = await readWorks();
  return [
    ...new Set([...peopleInStorage(), ...works.map(({ userId }) => userId), ...(owner ? [owner] : [])]),
  ];
}

async function wipe(id: string): Promise<void> {
  noteGone(id);
  forgetInStorage(id);
  await dropWorksOf(id);
  if ((await keptOwner()) === id) await forgetAnswers();
}

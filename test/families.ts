import type { FamilySummary } from '../src/features/families/contract.ts';
import type { TestPerson } from './people.ts';

/** Creates a family over HTTP; answers its invite code. */
export async function foundFamily(creator: TestPerson, name = 'The Larks'): Promise<string> {
  const created = await creator.send('POST', '/api/families', { name });
  if (created.statusCode !== 200) throw new Error(`${created.statusCode} ${created.body}`);
  return created.json().inviteCode;
}

export function joins(who: TestPerson, inviteCode: string, nickname?: string) {
  return who.send('POST', '/api/families/join', { inviteCode, ...(nickname ? { nickname } : {}) });
}

/** What a member sees of their family. */
export async function boardOf(who: TestPerson): Promise<FamilySummary> {
  return (await who.get('/api/families/my-family')).json();
}

/** A referral code of somebody's family. */
export async function newReferralCode(who: TestPerson): Promise<string> {
  const made = await who.send('POST', '/api/families/generate-referral', {});
  if (made.statusCode !== 200) throw new Error(`${made.statusCode} ${made.body}`);
  return made.json().code;
}

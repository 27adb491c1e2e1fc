import type { Queries } from '../../../infra/db/client.ts';
import type { Identity } from '../store.ts';
import { BUILT_IN_ISSUER } from './provider.ts';
import { findAccountByEmail, insertAccount, type ProviderAccount } from './store.ts';

export const DEMO_PEOPLE = ['ada', 'theo', 'robin'] as const;
export type DemoPerson = (typeof DEMO_PEOPLE)[number];

const GIVEN_NAMES: Record<DemoPerson, string> = { ada: 'Ada', theo: 'Theo', robin: 'Robin' };
const FAMILY_NAME = 'Winters';

export const isDemoPerson = (name: string): name is DemoPerson =>
  DEMO_PEOPLE.some((person) => person === name);

/** The account of a ready demo person, made when it is not there. It has no password: only the button opens it. */
export async function ensureDemoAccount(
  db: Queries,
  person: DemoPerson,
  now: Date,
): Promise<ProviderAccount> {
  const email = `${person}@brightling.demo`;
  const made = await insertAccount(db, {
    email,
    emailVerified: true,
    passwordHash: null,
    givenName: GIVEN_NAMES[person],
    familyName: FAMILY_NAME,
    createdAt: now,
  });
  const account = made ?? (await findAccountByEmail(db, email));
  if (!account) throw new Error(`the demo account of ${person} came and went`);
  return account;
}

/** The three demo people as they will sign in: what their users and their learning are seeded for. */
export async function ensureDemoAccounts(db: Queries, now: Date): Promise<Record<DemoPerson, Identity>> {
  const identity = async (person: DemoPerson): Promise<Identity> => {
    const { id, email, givenName, familyName } = await ensureDemoAccount(db, person, now);
    const name = `${givenName} ${familyName}`;
    return { issuer: BUILT_IN_ISSUER, subject: id, email, emailVerified: true, name, givenName, familyName };
  };
  return { ada: await identity('ada'), theo: await identity('theo'), robin: await identity('robin') };
}

import { randomUUID } from 'node:crypto';
import { expect, type Browser, type Page } from '@playwright/test';
import { Client } from 'pg';
import { hashPassword } from '../src/features/accounts/provider/passwords.ts';
import { BUILT_IN_ISSUER } from '../src/features/accounts/provider/provider.ts';
import { insertAccount } from '../src/features/accounts/provider/store.ts';
import { openDatabase } from '../src/infra/db/client.ts';
import { runningUrl } from '../src/infra/db/embedded/reaching.ts';
import { addPerson } from '../test/add-person.ts';
import { ZONE } from './zone.ts';

/** Journeys share the machine with a browser: a slow query is no lost database here. */
export const PATIENT_MS = 15_000;

/** Birthdays that do not grow up: a child's who needs a parent, and one's who does not. */
export const BORN_8_YEARS_AGO = `${new Date().getUTCFullYear() - 8}-03-01`;
export const BORN_14_YEARS_AGO = `${new Date().getUTCFullYear() - 14}-05-04`;

const PASSWORD = 'lantern-river-42';
/** Hashing is slow on purpose: once for all people of a worker. */
let passwordHash: Promise<string> | undefined;

/** A fresh account through the pages that a newcomer sees, up to the question for the birthday. */
export async function signUp(page: Page, { firstName }: { firstName: string }): Promise<{ email: string }> {
  const email = freshAddress();
  await letManyIn();
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Your Adventure' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Family name').fill('Okafor');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'When is your birthday?' })).toBeVisible();
  return { email };
}

/** What `signUp` leaves, straight in the database: a fresh account, signed in here, at the question for the birthday. */
export async function newAccount(
  page: Page,
  { firstName }: { firstName: string },
): Promise<{ email: string }> {
  await letManyIn();
  const account = await addAccount(page, { firstName, birthDate: null });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'When is your birthday?' })).toBeVisible();
  return account;
}

/** All journeys come from one address, which may make so many accounts and have so many letters written: each begins anew. */
async function letManyIn(): Promise<void> {
  await withDatabase((client) =>
    client.query(
      `delete from rate_limits where key like any (array['new-account:%', 'try-caller:%', 'consent_caller%'])`,
    ),
  );
}

/** A fresh account, past the birthday, at the dashboard. */
export async function newcomer(
  page: Page,
  who: { firstName?: string; birthDate?: string } = {},
): Promise<{ email: string }> {
  const { firstName = 'Mira', birthDate = BORN_14_YEARS_AGO } = who;
  const account = await addAccount(page, { firstName, birthDate });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
  return account;
}

const freshAddress = () => `${randomUUID()}@family.test`;

/** An account of the built-in provider with its person, for whom the page's browser is signed in. */
async function addAccount(
  page: Page,
  { firstName, birthDate }: { firstName: string; birthDate: string | null },
): Promise<{ email: string }> {
  const email = freshAddress();
  const registeredAt = new Date();
  const database = openDatabase(await databaseUrl(), () => {}, PATIENT_MS);
  try {
    const account = await insertAccount(database.db, {
      email,
      passwordHash: await (passwordHash ??= hashPassword(PASSWORD, 'journeys')),
      givenName: firstName,
      familyName: 'Okafor',
      createdAt: registeredAt,
    });
    if (!account) throw new Error(`${email} has an account already`);
    const { cookie } = await addPerson(
      { db: database.db, now: () => registeredAt },
      {
        firstName,
        birthDate,
        timeZone: ZONE,
        registeredAt,
        identity: { issuer: BUILT_IN_ISSUER, subject: account.id, email, emailVerified: false },
      },
    );
    const [name = '', value = ''] = cookie.split('=');
    const at = { domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' } as const;
    await page.context().addCookies([{ name, value, ...at }]);
  } finally {
    await database.close();
  }
  return { email };
}

export async function tellBirthday(page: Page, birthDate: string): Promise<void> {
  await page.getByLabel('Birthday').fill(birthDate);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Signs in with an account that is there already. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Your Adventure' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
}

/** One of the ready demo people, by their button. */
export async function demoPerson(page: Page, name: 'Ada' | 'Theo' | 'Robin'): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Your Adventure' }).click();
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
}

/** A window of its own: another device, or another person beside. */
export async function anotherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** The address of the database of the app under test. */
export async function databaseUrl(): Promise<string> {
  const url = await runningUrl(process.env['E2E_DATA_DIR'] ?? '');
  if (!url) throw new Error('the app under test has no database');
  return url;
}

/** A connection to the database of the app under test, for what no screen can do yet. */
export async function withDatabase<T>(act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: await databaseUrl() });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** Gives a person's family a week of premium. */
export async function givePremium(email: string): Promise<void> {
  await withDatabase(async (client) => {
    const family = await client.query(
      `insert into families (name, invite_code, premium_until, created_at) values ('The Larks', gen_random_uuid()::text, now() + interval '7 days', now()) returning id`,
    );
    await client.query(
      `insert into family_members (user_id, family_id, joined_at) select id, $2, now() from users where email = $1`,
      [email, family.rows[0].id],
    );
  });
}

/** Changes the row of a person, for what a sign-in provider may send or years bring. */
export async function changeUser(email: string, changes: Record<string, string | number>): Promise<void> {
  const columns = Object.keys(changes).map((column, index) => `${column} = $${index + 2}`);
  await withDatabase((client) =>
    client.query(`update users set ${columns.join(', ')} where email = $1`, [
      email,
      ...Object.values(changes),
    ]),
  );
}

type Relative = { firstName: string; nickname?: string; avatar?: string; points: number; birthDate: string };

/** Adds members to the family of a person. */
export async function addRelatives(email: string, relatives: readonly Relative[]): Promise<void> {
  await withDatabase(async (client) => {
    for (const { firstName, nickname = null, avatar = null, points, birthDate } of relatives) {
      const added = await client.query(
        `insert into users (issuer, subject, email, email_verified, name, given_name, family_name, first_name,
           last_name, avatar, state, birth_date, time_zone, time_zone_changed_at, points, created_at, seen_at)
         values ('https://relatives.test', gen_random_uuid(), gen_random_uuid() || '@relatives.test', false, $1, $1, '', $1, '', $2, 'active', $3, 'UTC',
           now(), $4, now(), now()) returning id`,
        [firstName, avatar, birthDate, points],
      );
      await client.query(
        `insert into family_members (user_id, family_id, nickname, joined_at)
         select $2, family_id, $3, now() from family_members
         where user_id = (select id from users where email = $1)`,
        [email, added.rows[0].id, nickname],
      );
    }
  });
}

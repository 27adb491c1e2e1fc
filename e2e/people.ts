import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import { Client } from 'pg';

/** Birthdays that do not grow up: a child's who needs a parent, and one's who does not. */
export const BORN_8_YEARS_AGO = `${new Date().getUTCFullYear() - 8}-03-01`;
export const BORN_14_YEARS_AGO = `${new Date().getUTCFullYear() - 14}-05-04`;

/** A fresh account through the pages that a newcomer sees, up to the question for the birthday. */
export async function newAccount(
  page: Page,
  { firstName }: { firstName: string },
): Promise<{ email: string }> {
  const email = `${randomUUID()}@family.test`;
  await letManyIn();
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Your Adventure' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill('lantern-river-42');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Family name').fill('Okafor');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'When is your birthday?' })).toBeVisible();
  return { email };
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
  const firstName = who.firstName ?? 'Mira';
  const { email } = await newAccount(page, { firstName });
  await tellBirthday(page, who.birthDate ?? BORN_14_YEARS_AGO);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
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
  await page.getByLabel('Password').fill('lantern-river-42');
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
export function databaseUrl(): string {
  const dataDir = process.env['E2E_DATA_DIR'] ?? '';
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
  const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://brightling:${encodeURIComponent(password)}@127.0.0.1:${port?.trim()}/brightling`;
}

/** A connection to the database of the app under test, for what no screen can do yet. */
export async function withDatabase<T>(act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl() });
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

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { migrateDatabase } from './migrate.ts';

async function query(url: URL, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('servers that start together on an empty database bring it up to date once', async () => {
  const admin = new URL(inject('databaseUrl'));
  admin.pathname = '/postgres';
  const fresh = new URL(admin);
  fresh.pathname = `/m_${randomUUID().replaceAll('-', '')}`;
  await query(admin, `create database ${fresh.pathname.slice(1)}`);
  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(fresh.href)));
  const kept = 'select hash from drizzle.__drizzle_migrations';
  const once = await query(fresh, kept);
  expect(once).toHaveLength(new Set(once.map((row) => JSON.stringify(row))).size);
  await migrateDatabase(fresh.href);
  expect(await query(fresh, kept)).toEqual(once);
  expect(await query(fresh, 'select count(*)::int as lessons from lessons')).toEqual([{ lessons: 0 }]);
});

test('accounts of the built-in provider come under its name; of two users of one account the older goes on', async () => {
  const admin = new URL(inject('databaseUrl'));
  admin.pathname = '/postgres';
  const fresh = new URL(admin);
  fresh.pathname = `/m_${randomUUID().replaceAll('-', '')}`;
  await query(admin, `create database ${fresh.pathname.slice(1)}`);
  await migrateDatabase(fresh.href);
  const account = randomUUID();
  const stranger = randomUUID();
  await query(
    fresh,
    `insert into provider_accounts (id, email, email_verified, given_name, family_name, created_at)
     values ('${account}', 'mira@people.test', true, 'Mira', '', now());
     insert into users (issuer, subject, email, email_verified, name, given_name, family_name, first_name, last_name,
                        time_zone, time_zone_changed_at, created_at, seen_at)
     select issuer, subject, 'mira@people.test', true, 'Mira', 'Mira', '', 'Mira', '', 'UTC', now(), created::timestamptz, now()
     from (values ('http://localhost:3000/idp', '${account}', '2026-01-01'), ('https://learn.example/idp', '${account}', '2026-02-01'),
                  ('https://other.example/idp', '${stranger}', '2026-01-01')) as v (issuer, subject, created)`,
  );
  await query(
    fresh,
    await readFile(new URL('../../../migrations/0005_identities.sql', import.meta.url), 'utf8'),
  );
  expect(await query(fresh, 'select issuer, subject from users order by issuer')).toEqual([
    { issuer: 'builtin', subject: account },
    { issuer: 'https://learn.example/idp', subject: account },
    { issuer: 'https://other.example/idp', subject: stranger },
  ]);
});

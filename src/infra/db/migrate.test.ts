import { randomUUID } from 'node:crypto';
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

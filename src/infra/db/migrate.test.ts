import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
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

async function emptyDatabase(): Promise<URL> {
  const fresh = new URL(inject('databaseUrl'));
  fresh.pathname = `/m_${randomUUID().replaceAll('-', '')}`;
  await query(
    new URL(inject('adminUrl')),
    `create database ${fresh.pathname.slice(1)} owner ${fresh.username}`,
  );
  return fresh;
}

const sqlOf = (migration: string) =>
  readFile(new URL(`../../../migrations/${migration}.sql`, import.meta.url), 'utf8');

test('servers that start together on an empty database bring it up to date once', async () => {
  const fresh = await emptyDatabase();
  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(fresh.href)));
  const kept = 'select hash from drizzle.__drizzle_migrations';
  const once = await query(fresh, kept);
  expect(once).toHaveLength(new Set(once.map((row) => JSON.stringify(row))).size);
  await migrateDatabase(fresh.href);
  expect(await query(fresh, kept)).toEqual(once);
  expect(await query(fresh, 'select count(*)::int as lessons from lessons')).toEqual([{ lessons: 0 }]);
});

test('a family has as its founder who made it, else its first grown-up, else its first member', async () => {
  const fresh = await emptyDatabase();
  const all = (await readdir(new URL('../../../migrations/', import.meta.url)))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
    .toSorted();
  const founders = all.findIndex((name) => name.endsWith('_founders_and_answers'));
  for (const name of all.slice(0, founders)) await query(fresh, await sqlOf(name));
  const people = ['ada', 'robin', 'leo', 'sam', 'kim', 'mira', 'noor'];
  await query(
    fresh,
    people
      .map(
        (name) =>
          `insert into users (issuer, subject, email, email_verified, name, given_name, family_name, first_name,
             last_name, birth_date, time_zone, time_zone_changed_at, created_at, seen_at)
           values ('test', '${name}', '${name}@people.test', true, '', '', '', '${name}', '',
             '${['robin', 'sam'].includes(name) ? '1985-03-02' : '2014-03-02'}', 'UTC', now(), now(), now());`,
      )
      .join(''),
  );
  const families: [string, string | null, string[]][] = [
    ['MADE', 'leo', ['ada', 'robin', 'leo']],
    // Who made it has gone, or is gone for good.
    ['GROWN', 'leo', ['mira', 'sam', 'kim']],
    ['CHILD', null, ['noor']],
  ];
  for (const [code, maker, members] of families) {
    await query(
      fresh,
      `insert into families (name, invite_code, created_by, created_at)
         values ('${code}', '${code}', (select id from users where subject = '${maker}'), now());`,
    );
    for (const [day, member] of members.entries())
      await query(
        fresh,
        `insert into family_members (user_id, family_id, joined_at)
           select u.id, f.id, '2026-01-0${day + 1}' from users u, families f
           where u.subject = '${member}' and f.invite_code = '${code}'`,
      );
  }
  await query(fresh, await sqlOf(all[founders] ?? ''));
  expect(
    await query(
      fresh,
      `select f.name, u.subject from family_members m join families f on f.id = m.family_id
         join users u on u.id = m.user_id where m.is_founder order by f.name`,
    ),
  ).toEqual([
    { name: 'CHILD', subject: 'noor' },
    { name: 'GROWN', subject: 'sam' },
    { name: 'MADE', subject: 'leo' },
  ]);
});

test('accounts of the built-in provider come under its name; of two users of one account the older goes on', async () => {
  const fresh = await emptyDatabase();
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
  await query(fresh, await sqlOf('0005_identities'));
  expect(await query(fresh, 'select issuer, subject from users order by issuer')).toEqual([
    { issuer: 'builtin', subject: account },
    { issuer: 'https://learn.example/idp', subject: account },
    { issuer: 'https://other.example/idp', subject: stranger },
  ]);
});

test('what is there already reached the server when it was done', async () => {
  const fresh = await emptyDatabase();
  await migrateDatabase(fresh.href);
  const mira = randomUUID();
  await query(
    fresh,
    `alter table completions drop column received_at, drop column essay_received_at;
     alter table earned_badges drop column received_at;
     insert into users (id, issuer, subject, email, email_verified, name, given_name, family_name, first_name, last_name,
                        time_zone, time_zone_changed_at, created_at, seen_at)
     values ('${mira}', 'builtin', '1', 'mira@people.test', true, 'Mira', 'Mira', '', 'Mira', '', 'UTC', now(), now(), now());
     insert into lessons (id, subject, level, day, ordinal, source, title, description, estimated_minutes, content)
     select v.id, 'writing', 'easy', '2026-11-02', v.ordinal, '', '', '', 5, '{}'
     from (values ('plain', 1), ('older', 2), ('later', 3)) as v (id, ordinal);
     insert into completions (user_id, lesson_id, subject, level, day, completed_at, score, seconds, points, essay_text, essay_at)
     select '${mira}', v.id, 'writing', 'easy', '2026-11-02', '2026-11-02T12:00:00Z', 80, 300, 30, v.essay, v.at::timestamptz
     from (values ('plain', null, null), ('older', 'A text', null), ('later', 'A text', '2026-11-03T12:00:00Z')) as v (id, essay, at);
     insert into earned_badges (user_id, badge_id, earned_at) values ('${mira}', 'daily-hero', '2026-11-02T12:00:00Z')`,
  );
  await query(fresh, await sqlOf('0010_received_at'));
  const [done, later] = [new Date('2026-11-02T12:00:00Z'), new Date('2026-11-03T12:00:00Z')];
  expect(
    await query(
      fresh,
      'select lesson_id, received_at, essay_received_at from completions order by lesson_id',
    ),
  ).toEqual([
    { lesson_id: 'later', received_at: done, essay_received_at: later },
    { lesson_id: 'older', received_at: done, essay_received_at: done },
    { lesson_id: 'plain', received_at: done, essay_received_at: null },
  ]);
  expect(await query(fresh, 'select received_at from earned_badges')).toEqual([{ received_at: done }]);
});

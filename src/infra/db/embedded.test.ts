import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startPostgresProcess, superuserUrl, type PostgresProcess } from '../../../test/postgres-process.ts';
import { startJobQueue } from '../jobs/queue.ts';
import { isAlive } from './embedded/processes.ts';
import { migrateDatabase } from './migrate.ts';

let dataDir: string;
let running: PostgresProcess | undefined;

// One folder serves all tests: making a cluster takes a second, finding it again a tenth.
beforeAll(async () => {
  // Brightling's own user, as which root's tests run the database, has to pass through.
  const folder = await mkdtemp(join(tmpdir(), 'embedded '));
  await chmod(folder, 0o711);
  dataDir = join(folder, 'data of ours');
});

afterAll(() => rm(join(dataDir, '..'), { recursive: true, force: true }));

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

async function start(): Promise<string> {
  running = await startPostgresProcess(dataDir);
  return running.url;
}

const news = () => running?.said ?? [];

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const postmasterPid = async () =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

test('what is written is found after a restart', async () => {
  const url = await start();
  await query(url, "create table note as select 'kept' as body");
  await running?.stop();

  expect(await query(await start(), 'select body from note')).toEqual([{ body: 'kept' }]);
  expect(news()).toEqual([]);
});

test('it is set up for keeping data safe and for this machine alone', async () => {
  const url = await start();
  const superuser = await superuserUrl(dataDir, url);
  const [found] = await query(
    superuser.href,
    `select current_setting('fsync') fsync, current_setting('data_checksums') checksums,
       current_setting('server_encoding') encoding, current_setting('listen_addresses') addresses,
       current_setting('unix_socket_directories') sockets, current_setting('password_encryption') passwords,
       current_setting('log_error_verbosity') logged`,
  );
  expect(found).toEqual({
    fsync: 'on',
    checksums: 'on',
    encoding: 'UTF8',
    addresses: '127.0.0.1',
    sockets: '',
    passwords: 'scram-sha-256',
    logged: 'terse',
  });
  expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600);
  await expect(query(url.replace(/:[^:@]*@/, ':wrong@'), 'select 1')).rejects.toThrow('password');
});

test.each([
  `copy (select 'ls') to program 'cat'`,
  `copy (select 'x') to '/tmp/brightling-test'`,
  `select pg_read_file('/etc/passwd')`,
  `create role another`,
  `create database another`,
  `alter role brightling superuser`,
  `set session authorization superuser`,
  `select rolpassword from pg_authid`,
  `alter system set archive_command = 'ls'`,
])('the app’s role is no superuser: it may not %s', async (statement) => {
  await expect(query(await start(), statement)).rejects.toThrow(/permission denied/);
});

test('nobody connects as the superuser, with the app’s password or with none', async () => {
  const url = new URL(await start());
  url.username = 'superuser';
  await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed');
  url.password = '';
  await expect(query(url.href, 'select 1')).rejects.toThrow();
});

test('who may connect is settled at each start, whatever an earlier run of others has left', async () => {
  const superuser = await superuserUrl(dataDir, await start());
  await running?.stop();
  superuser.port = new URL(await start()).port;
  await expect(query(superuser.href, 'select 1')).rejects.toThrow();
});

test('a database that is killed under the app comes back at the same address', async () => {
  const url = await start();
  process.kill(await postmasterPid(), 'SIGKILL');

  const answer = () => query(url, 'select 1 as one').catch(String);
  await expect.poll(answer, { timeout: 20_000 }).toEqual([{ one: 1 }]);
  expect(news()).toEqual(['PostgreSQL ended by itself and is started again.']);
});

test('one that cannot start at once comes back when it can', async () => {
  const url = await start();
  const settings = join(dataDir, 'postgres/postgresql.conf');
  await rename(settings, `${settings}.away`);
  process.kill(await postmasterPid(), 'SIGKILL');
  const failures = () => news().filter((sentence) => sentence.includes('did not start')).length;
  await expect.poll(failures, { timeout: 20_000 }).toBeGreaterThan(1);

  await rename(`${settings}.away`, settings);
  await expect
    .poll(() => query(url, 'select 1 as one').catch(String), { timeout: 30_000 })
    .toEqual([{ one: 1 }]);
});

test('one that cannot start keeps nobody from stopping', async () => {
  await start();
  const settings = join(dataDir, 'postgres/postgresql.conf');
  await rename(settings, `${settings}.away`);
  process.kill(await postmasterPid(), 'SIGKILL');
  await expect.poll(() => news().join(), { timeout: 20_000 }).toContain('did not start');
  await running?.stop();
  await rename(`${settings}.away`, settings);
});

test('after both the app and its database were killed, it starts', async () => {
  const other = await startPostgresProcess(dataDir);
  const pid = await postmasterPid();
  await other.kill();
  process.kill(pid, 'SIGKILL');

  expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the database that a killed app left running is stopped first', async () => {
  const other = await startPostgresProcess(dataDir);
  const pid = await postmasterPid();
  await other.kill();
  expect(isAlive(pid)).toBe(true);

  expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(news()).toEqual([`Stopping the PostgreSQL that an earlier run left behind (process ${pid}).`]);
  expect(isAlive(pid)).toBe(false);
});

test('a second app on the same folder is refused, and told which one has it', async () => {
  const other = await startPostgresProcess(dataDir);
  await expect(start()).rejects.toThrow(`in use by another server (process ${other.pid})`);
  await other.kill();

  await start();
});

test('pids that meanwhile belong to somebody else are no obstacle', async () => {
  await start();
  await running?.stop();
  // This test's parent lives, but is neither the app of that start time nor this folder's PostgreSQL.
  await writeFile(join(dataDir, 'app.pid'), `${process.ppid}\n1\n`);
  await writeFile(join(dataDir, 'postgres/postmaster.pid'), `${process.ppid}\n${dataDir}/postgres\n`);

  expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('stopping ends the process and lets go of the folder', async () => {
  await start();
  const pid = await postmasterPid();
  await running?.stop();
  expect(isAlive(pid)).toBe(false);
  expect(existsSync(join(dataDir, 'app.pid'))).toBe(false);
});

test('a lost password is said plainly', async () => {
  await start();
  await running?.stop();
  running = undefined;
  const file = join(dataDir, 'postgres-password');
  await rename(file, `${file}.lost`);
  await expect(start()).rejects.toThrow('postgres-password is missing');
  await rename(`${file}.lost`, file);
});

test('a folder that others may look into, as a copy may be, is closed to them, and the database starts', async () => {
  const cluster = join(dataDir, 'postgres');
  await start();
  await running?.stop();
  await chmod(cluster, 0o755);
  await start();
  expect((await stat(cluster)).mode & 0o777).toBe(0o700);
});

test('a long log is put aside at the start', async () => {
  await start();
  await running?.stop();
  await writeFile(join(dataDir, 'postgres.log'), 'x'.repeat(5_000_001));
  await start();
  expect((await stat(join(dataDir, 'postgres.log'))).size).toBeLessThan(10_000);
  expect(existsSync(join(dataDir, 'postgres.log.1'))).toBe(true);
});

test('the role of an earlier version, a superuser, keeps all that it had but that', async () => {
  const folder = await mkdtemp(join(dataDir, '..', 'earlier-'));
  const earlier = await startPostgresProcess(folder, 'byEarlierVersion');
  const admin = new URL(earlier.url);
  admin.pathname = '/postgres';
  await query(admin.href, 'create database brightling');
  await migrateDatabase(earlier.url);
  await (await startJobQueue(earlier.url, () => {})).stop();
  await query(
    earlier.url,
    `create type mood as enum ('glad'); create domain short as text check (length(value) < 9);
     create table note (id int generated always as identity, mood mood, body short) partition by list (mood);
     create table glad_note partition of note for values in ('glad');
     create sequence counter; create view notes as select * from note;
     create function twice(n int) returns int language sql return 2 * n;
     insert into note (mood, body) values ('glad', 'kept')`,
  );
  await earlier.stop();

  running = await startPostgresProcess(folder);
  expect(running.url.replace(/:\d+\//, '')).toBe(earlier.url.replace(/:\d+\//, ''));
  expect(
    await query(
      running.url,
      'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user',
    ),
  ).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
  expect(
    await query(running.url, 'select body, nextval($$counter$$)::int as next, twice(2) from notes'),
  ).toEqual([{ body: 'kept', next: 1, twice: 4 }]);
  // All that it made is its own to change and to take away.
  await migrateDatabase(running.url);
  await (await startJobQueue(running.url, () => {})).stop();
  await query(
    running.url,
    `alter table glad_note alter body set default 'x'; drop view notes; drop table note; drop type mood; drop domain short;
     drop sequence counter; drop function twice; drop schema drizzle, pgboss, public cascade; create schema public`,
  );
  await running.stop();

  running = await startPostgresProcess(folder);
  await migrateDatabase(running.url);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, readlink, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded.ts';
import { isAlive } from './embedded/processes.ts';

let dataDir: string;
let said: string[];
let running: EmbeddedPostgres | undefined;

// One folder serves all tests: making a cluster takes a second, finding it again a tenth.
beforeAll(async () => {
  // As root the database runs as another account, which must be able to reach the folder.
  const folder = await mkdtemp(join(tmpdir(), 'embedded '));
  await chmod(folder, 0o711);
  dataDir = join(folder, 'data of ours');
});

afterAll(() => rm(join(dataDir, '..'), { recursive: true, force: true }));

beforeEach(() => void (said = []));

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

async function start(): Promise<string> {
  running = await startEmbeddedPostgres({ dataDir, log: (sentence) => said.push(sentence) });
  return running.url;
}

/** What was said, without where things are kept: that depends on where the tests run. */
const news = () => said.filter((sentence) => !sentence.includes('/var/lib/brightling'));

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

/** Starts it in a process of its own, which the caller may kill. */
async function startElsewhere(): Promise<{ pid: number; kill(): Promise<void> }> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} });
    process.stdout.write('ready');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

test('what is written is found after a restart', async () => {
  const url = await start();
  await query(url, "create table note as select 'kept' as body");
  await running?.stop();

  expect(await query(await start(), 'select body from note')).toEqual([{ body: 'kept' }]);
  expect(news()).toEqual([]);
});

test('it is set up for keeping data safe and for this machine alone', async () => {
  const url = await start();
  const [found] = await query(
    url,
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
  const other = await startElsewhere();
  const pid = await postmasterPid();
  await other.kill();
  process.kill(pid, 'SIGKILL');

  expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the database that a killed app left running is stopped first', async () => {
  const other = await startElsewhere();
  const pid = await postmasterPid();
  await other.kill();
  expect(isAlive(pid)).toBe(true);

  expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(news()).toEqual([`Stopping the PostgreSQL that an earlier run left behind (process ${pid}).`]);
  expect(isAlive(pid)).toBe(false);
});

test('a second app on the same folder is refused, and told which one has it', async () => {
  const other = await startElsewhere();
  await expect(start()).rejects.toThrow(`in use by another server (process ${other.pid})`);
  await other.kill();

  await start();
  await expect(startEmbeddedPostgres({ dataDir, log: () => {} })).rejects.toThrow(`process ${process.pid}`);
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

test.runIf(process.getuid?.() === 0)(
  'as root, where its account cannot reach the data folder, the cluster is elsewhere and the folder leads to it',
  async () => {
    const closed = await mkdtemp(join(tmpdir(), 'embedded '));
    const begin = () => startEmbeddedPostgres({ dataDir: closed, log: (sentence) => said.push(sentence) });
    running = await begin();
    const home = dirname(await readlink(join(closed, 'postgres')));
    try {
      expect(home).toMatch(/^\/var\/lib\/brightling\//);
      expect(said).toEqual([expect.stringContaining('the database is kept in /var/lib/brightling/')]);
      await query(running.url, "create table note as select 'kept' as body");
      await running.stop();

      running = await begin();
      expect(await query(running.url, 'select body from note')).toEqual([{ body: 'kept' }]);
    } finally {
      await running.stop();
      await rm(closed, { recursive: true });
      await rm(home, { recursive: true });
    }
  },
);

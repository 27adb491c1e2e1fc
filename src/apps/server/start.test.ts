import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { addPerson } from '../../../test/add-person.ts';
import { startServerProcess } from '../../../test/server-process.ts';
import { findUser } from '../../features/accounts/store.ts';
import { freePort } from '../../infra/free-port.ts';

/* What whoever starts the server reads: in processes of its own, as `npm start` runs it. */

vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brightling-start-'));
  await chmod(folder, 0o711);
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const KEY = '0f3c9a71e5d24b86aa17c0de94f2b358';

function databaseUrl(): URL {
  const { database } = app.deps.config;
  if (database.kind !== 'external') throw new Error('not as started');
  return new URL(database.url);
}

const ownDatabase = () => ({ DATABASE_URL: databaseUrl().href, SECRET_KEY: KEY });

/** All that a start says which does not come to be. */
async function saidByFailing(settings: Record<string, string>): Promise<string> {
  const main = join(import.meta.dirname, 'main.ts');
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    PORT: String(await freePort()),
    DATA_DIR: join(folder, 'not started'),
    ...settings,
  };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [main], { cwd: folder, env }, (error, out, problem) => {
      if (error?.code === 1) resolve(out + problem);
      else reject(new Error(`it ended with ${error?.code ?? 0}`));
    });
  });
}

test.each([
  [
    'another password',
    (url: URL) => void (url.password = 'hush-hush'),
    /password authentication failed for user/,
  ],
  ['no password', (url: URL) => void (url.password = ''), /asks for a password, and it has none/],
  [
    'a database that is not there',
    (url: URL) => void (url.pathname = '/nowhere'),
    /database "nowhere" does not exist/,
  ],
  ['a port where nothing is', (url: URL) => void (url.port = '1'), /nothing answers at 127\.0\.0\.1:1/],
  [
    'a host that is not there',
    (url: URL) => void (url.host = 'db.invalid'),
    /no machine is found by the name db\.invalid/,
  ],
])('a DATABASE_URL with %s is said in one sentence', async (_what, change, why) => {
  const url = databaseUrl();
  change(url);
  const said = await saidByFailing({ DATABASE_URL: url.href, SECRET_KEY: KEY });
  expect(said).toMatch(new RegExp(`^DATABASE_URL cannot be used: .*${why.source}.*\\.\\n$`));
  expect(said).not.toContain(url.password || databaseUrl().password);
});

test('a DATABASE_URL of somebody who may make no tables there says who is to own it', async () => {
  const admin = new Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  await admin.query(`create role guest login password 'guest-word'`);
  const url = databaseUrl();
  url.username = 'guest';
  url.password = 'guest-word';
  const said = await saidByFailing({ DATABASE_URL: url.href, SECRET_KEY: KEY });
  await admin.query('drop role guest');
  await admin.end();
  expect(said).toMatch(
    /^DATABASE_URL cannot be used: guest may make no tables in (\w+): it has to own it \(createdb --owner=guest \1\)\.\n$/,
  );
});

test.each([
  ['a bucket where nothing answers', (endpoint: string) => endpoint.replace(/\d+$/, '1'), /ECONNREFUSED/],
  ['a machine that is not there', () => 'http://bucket.invalid', /bucket\.invalid/],
  ['what is no bucket', (_: string, other: string) => other, /no S3/],
])('a BLOB_URL with %s is said in one sentence', async (_what, endpointOf, why) => {
  const website = createHttpServer((_request, response) => response.end('<p>Hello.</p>')).listen(
    0,
    '127.0.0.1',
  );
  await once(website, 'listening');
  onTestFinished(() => void website.close());
  const port = website.address();
  if (port === null || typeof port === 'string') throw new Error('it does not listen');
  const other = `http://127.0.0.1:${port.port}`;
  const said = await saidByFailing({
    ...ownDatabase(),
    BLOB_URL: `s3://pictures?endpoint=${endpointOf(other, other)}`,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'hush',
  });
  expect(said).toMatch(new RegExp(`^BLOB_URL cannot be used: .*${why.source}.*\\.\\n$`));
});

test('a BLOB_URL without its keys names them', async () => {
  const said = await saidByFailing({
    ...ownDatabase(),
    BLOB_URL: 's3://pictures?endpoint=http://127.0.0.1:1',
  });
  expect(said).toBe('BLOB_URL cannot be used: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.\n');
});

test('a DATABASE_URL that cannot be read is not repeated', async () => {
  const url = databaseUrl();
  const said = await saidByFailing({ DATABASE_URL: url.href.replace('@', '%E9@'), SECRET_KEY: KEY });
  expect(said).toBe('DATABASE_URL cannot be used: it cannot be read (URI malformed).\n');
});

/** Where nothing is yet. */
const newPlace = () => join(folder, randomUUID());

test('a port that is taken is said before anything is made', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const DATA_DIR = newPlace();
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await saidByFailing({ PORT: String(port), DATA_DIR })).toBe(
    `Port ${port} is taken by another program. Start with another one: PORT=${port + 1} npm start\n`,
  );
  expect(existsSync(DATA_DIR)).toBe(false);
});

test.each(['192.0.2.1', 'learn.invalid'])(
  'HOST=%s is said to be no address of this machine',
  async (HOST) => {
    const DATA_DIR = newPlace();
    expect(await saidByFailing({ HOST, DATA_DIR })).toBe(
      `HOST is ${HOST}, which is no address of this machine; 0.0.0.0 stands for all that it has.\n`,
    );
    expect(existsSync(DATA_DIR)).toBe(false);
  },
);

test('a start says where letters go and whom they name, stops once, and is quiet otherwise', async () => {
  const place = newPlace();
  await mkdir(place);
  await writeFile(join(place, '.env'), 'SMTP_ULR=smtp://mail.example.org\nSUPPORT_EMAIL=\n');
  const server = await startServerProcess(place, {
    ...ownDatabase(),
    PUBLIC_URL: 'https://learn.example.org',
    // Nothing is set: the log is as it comes.
    LOG_LEVEL: '',
  });
  server.signal('SIGINT');
  server.signal('SIGTERM');
  expect(await server.ended).toEqual({ code: 0, signal: null });
  expect(server.said().trimEnd().split('\n')).toEqual([
    'In .env, but no setting of Brightling: SMTP_ULR.',
    `No mail server is set (SMTP_URL): letters to parents are files in ${join(place, 'outbox')}.`,
    'Neither SUPPORT_EMAIL nor MAIL_FROM is set: letters name brightling@localhost as the address to ask.',
    'OPERATOR is not set: the privacy policy and the letter that asks for consent name nobody who runs this.',
    'Brightling is ready at https://learn.example.org/',
    'Stopping …',
  ]);
});

test('a start deletes again whom a restored backup has brought back, and nobody else', async () => {
  const place = newPlace();
  const [back, stays] = [await addPerson(app.deps), await addPerson(app.deps)];
  // What their deletion left where no backup of the database reaches.
  const note = createHash('sha256').update(back.id).digest('hex');
  await mkdir(join(place, 'blobs', 'erasures'), { recursive: true });
  await writeFile(join(place, 'blobs', 'erasures', note), '');
  const server = await startServerProcess(place, ownDatabase());
  server.signal('SIGTERM');
  await server.ended;
  expect(await findUser(app.deps.db, back.id)).toBeUndefined();
  expect(await findUser(app.deps.db, stays.id)).toBeDefined();
});

test('a mail server that is away is named, and not who signs in there', async () => {
  const server = await startServerProcess(folder, {
    ...ownDatabase(),
    SMTP_URL: 'smtp://robin:hush-hush@127.0.0.1:1',
    MAIL_FROM: 'learn@example.org',
  });
  onTestFinished(async () => {
    server.signal('SIGTERM');
    await server.ended;
  });
  const sent = await fetch(`${server.origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({
      name: 'Robin',
      email: 'robin@parents.test',
      subject: 'Hello',
      category: 'other',
      message: 'Thank you for the lessons.',
    }),
  });
  expect(sent.status, await sent.text()).toBe(200);
  await expect.poll(server.said, { timeout: 60_000 }).toContain('mail server');
  const told = server
    .said()
    .split('\n')
    .filter((line) => !line.startsWith('Brightling is ready'));
  expect(new Set(told.filter(Boolean))).toEqual(
    new Set([
      'The mail server of SMTP_URL, 127.0.0.1:1, did not take a letter (ESOCKET CONN). It is tried again.',
    ]),
  );
});

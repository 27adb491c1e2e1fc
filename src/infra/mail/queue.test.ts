import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { inspect } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { startMailServer, type MailServer } from '../../../test/smtp.ts';
import { startJobQueue } from '../jobs/queue.ts';
import type { Letter } from './letter.ts';
import { openMail, withdrawMails } from './queue.ts';
import { mails } from './tables.ts';
import { openMailTransport, type Message } from './transport.ts';

let server: MailServer;
let app: TestApp;
const HOUR = 3_600_000;
const QUICKLY = { times: 50, firstSeconds: 1, mostSeconds: 1 };

beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({
    env: { SMTP_URL: server.url, MAIL_FROM: 'Brightling <hello@school.test>' },
    mailRetries: QUICKLY,
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const letter = (subject: string): Letter => ({
  subject,
  preview: 'A short word before',
  blocks: [
    { kind: 'paragraph', text: `About ${subject}: grüße, 你好, مرحبا.` },
    { kind: 'button', text: 'Open it', url: `http://localhost:3000/?page=x&token=${'a'.repeat(300)}` },
  ],
  footer: ['Brightling'],
});
const post = (subject: string, about: string | null = null, unsubscribeUrl?: string) =>
  app.deps.db.transaction((tx) =>
    app.deps.mail.post(tx, {
      to: 'robin@parents.test',
      letter: letter(subject),
      kind: 'test',
      about,
      ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
    }),
  );
const subjects = () => server.received.map((mail) => mail.subject);
const waiting = () => app.deps.db.select().from(mails);

test('a mail goes through a real server, whole and well formed', async () => {
  await post('Zoë “the kite” Okafor', null, 'http://localhost:3000/digest/stop?token=x');
  await app.deps.mail.sendNow();
  const mail = server.received.at(-1);
  expect(mail).toMatchObject({
    subject: 'Zoë “the kite” Okafor',
    from: { name: 'Brightling', address: 'hello@school.test' },
    to: [{ address: 'robin@parents.test' }],
  });
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('grüße, 你好, مرحبا.');
    expect(part).toContain('a'.repeat(300));
  }
  const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toBe('<http://localhost:3000/digest/stop?token=x>');
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(headers.get('auto-submitted')).toBe('auto-generated');
  expect(headers.get('message-id')).toMatch(/^<[0-9a-f-]{36}@school\.test>$/);
  const lines = (mail?.raw.toString('latin1') ?? '').split('\r\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(998);
  expect(await waiting()).toEqual([]);
});

test('a mail is queued with the act that it tells of, or not at all', async () => {
  const act = app.deps.db.transaction(async (tx) => {
    await app.deps.mail.post(tx, {
      to: 'robin@parents.test',
      letter: letter('never'),
      kind: 'test',
      about: null,
    });
    throw new Error('the act failed');
  });
  await expect(act).rejects.toThrow('the act failed');
  await app.deps.mail.sendNow();
  expect(subjects()).not.toContain('never');

  await app.deps.db.transaction(async (tx) => {
    await app.deps.mail.post(tx, {
      to: 'robin@parents.test',
      letter: letter('not before the act is done'),
      kind: 'test',
      about: null,
    });
    // A task that could be taken now would find no mail, and be done with it.
    await app.deps.mail.sendNow();
  });
  expect(subjects()).not.toContain('not before the act is done');
  await app.deps.mail.sendNow();
  expect(subjects()).toContain('not before the act is done');
});

test('what waits cannot be read in the database', async () => {
  await post('a secret');
  const [row] = await waiting();
  expect(JSON.stringify(row)).not.toMatch(/robin|secret|token/);
  const { rows } = await app.deps.db.$client.query(`select data::text from pgboss.job where name = 'mail'`);
  expect(JSON.stringify(rows)).not.toMatch(/robin|secret/);
  await app.deps.mail.sendNow();
});

test('the mail server is away: mails wait, and arrive once when it is back', async () => {
  server.refuse(true);
  await post('patience');
  await app.deps.mail.sendNow();
  expect(subjects()).not.toContain('patience');
  expect(await waiting()).toHaveLength(1);
  await vi.waitUntil(
    async () => {
      await app.deps.mail.sendNow();
      const { rows } = await app.deps.db.$client.query(
        `select max(retry_count) as tries from pgboss.job where name = 'mail'`,
      );
      return Number(rows[0].tries) >= 2;
    },
    { timeout: 20_000, interval: 300 },
  );
  server.refuse(false);
  await vi.waitUntil(
    async () => {
      await app.deps.mail.sendNow();
      return subjects().includes('patience');
    },
    { timeout: 20_000, interval: 300 },
  );
  await app.deps.mail.sendNow();
  expect(subjects().filter((subject) => subject === 'patience')).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('two servers work one queue off, each mail once, also one that another has posted', async () => {
  const { config, db, now } = app.deps;
  if (config.database.kind !== 'external' || config.mail.kind !== 'smtp') throw new Error('not as started');
  const { url } = config.database;
  const transport = openMailTransport(config.mail);
  // Two of their own, stopped in the end: the app's would go on in the tests after this.
  const both = await Promise.all([startJobQueue(url, () => {}), startJobQueue(url, () => {})]);
  for (const jobs of both)
    await (await openMail({ db, jobs, transport, now, config, retries: QUICKLY })).start();
  const names = Array.from({ length: 12 }, (_, index) => `race ${index}`);
  await Promise.all(names.map((name) => post(name)));
  await vi.waitUntil(async () => (await waiting()).length === 0, { timeout: 30_000, interval: 200 });
  for (const jobs of both) await jobs.stop();
  expect(
    subjects()
      .filter((subject) => subject?.startsWith('race'))
      .toSorted(),
  ).toEqual(names.toSorted());
});

test('what waits about somebody who is deleted is not sent', async () => {
  const id = randomUUID();
  server.refuse(true);
  await post('too late', id);
  await app.deps.db.transaction((tx) => withdrawMails(tx, id));
  server.refuse(false);
  expect(await waiting()).toEqual([]);
  await app.deps.mail.sendNow();
  expect(subjects()).not.toContain('too late');
});

test('what leads nowhere any more is not sent, and is dropped when it is swept', async () => {
  const { db, now } = app.deps;
  server.refuse(true);
  const postUntil = (subject: string, until: Date) =>
    db.transaction((tx) =>
      app.deps.mail.post(tx, {
        to: 'robin@parents.test',
        letter: letter(subject),
        kind: 'test',
        about: null,
        until,
      }),
    );
  await postUntil('over', new Date(now().getTime() + HOUR));
  await postUntil('still good', new Date(now().getTime() + HOUR + 1));
  await post('of use for ever');
  app.clock.forward(HOUR);
  await app.deps.mail.sweep();
  expect(await waiting()).toHaveLength(2);
  await postUntil('over at once', now());
  server.refuse(false);
  await app.deps.mail.sendNow();
  expect(subjects()).toEqual(expect.arrayContaining(['still good', 'of use for ever']));
  expect(subjects().filter((subject) => subject?.startsWith('over'))).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('a copy that is written while its person is deleted does not stay', async () => {
  const test = await startTestApp();
  const { db, config, now } = test.deps;
  if (config.database.kind !== 'external' || config.mail.kind !== 'outbox') throw new Error('not as started');
  const about = randomUUID();
  const outbox = openMailTransport(config.mail);
  const jobs = await startJobQueue(config.database.url, () => {});
  const transport = {
    ...outbox,
    async send(message: Message) {
      await db.transaction((tx) => withdrawMails(tx, about));
      await outbox.forget(about);
      await outbox.send(message);
    },
  };
  const mail = await openMail({ db, jobs, transport, now, config, retries: QUICKLY });
  await db.transaction((tx) =>
    mail.post(tx, { to: 'robin@parents.test', letter: letter('in between'), kind: 'test', about }),
  );
  await mail.sendNow();
  expect(await readdir(config.mail.folder)).toEqual([]);
  await jobs.stop();
  await test.close();
});

test('what a mail server says of an address is not repeated', async () => {
  const { close, url } = await startRefusingServer();
  const transport = openMailTransport({ kind: 'smtp', url });
  const sent = transport.send({
    id: randomUUID(),
    from: 'hello@school.test',
    to: 'quiet.parent@parents.test',
    kind: 'test',
    about: null,
    sentAt: new Date(),
    subject: 'x',
    html: 'x',
    text: 'x',
  });
  const fault = await sent.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(Error);
  expect(inspect(fault, { depth: 9, showHidden: true })).not.toContain('quiet.parent');
  expect(String(fault)).toContain('550');
  await close();
});

async function startRefusingServer(): Promise<{ url: string; close(): Promise<void> }> {
  const refusing = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`<${address}>: nobody here`), { responseCode: 550 })),
  });
  refusing.on('error', () => {});
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', () => resolve()));
  const address = refusing.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => refusing.close(() => resolve())),
  };
}

test('what could not be sent for two weeks is dropped', async () => {
  server.refuse(true);
  await post('old news');
  app.clock.forward(14 * 86_400_000 + 1);
  await app.deps.mail.sweep();
  expect(await waiting()).toEqual([]);
  server.refuse(false);
});

import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { LetterNotTaken, openMailTransport } from './transport.ts';

/** A mail server that takes everything over an open line, or whoever stands before one and hides its TLS. */
async function startOpenServer() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let isData = false;
    say('220 open.test');
    const lines = createInterface({ input: socket });
    lines.on('line', (line) => {
      heard.push(line);
      if (isData && line !== '.') return;
      if (line === 'DATA') {
        isData = true;
        return say('354 go on');
      }
      isData = false;
      say(line.startsWith('EHLO') ? '250-open.test\r\n250 AUTH PLAIN LOGIN' : '250 fine');
    });
    // A mailer may hang up without a word, and the reader of lines tells of it too.
    for (const told of [socket, lines]) told.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('it has no port');
  return { port: address.port, heard, close: () => server.close() };
}

const LETTER = {
  id: 'letter-1',
  from: 'Brightling <learn@example.org>',
  to: 'robin@parents.test',
  kind: 'test',
  about: null,
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  unsubscribeUrl: undefined,
  sentAt: new Date('2026-11-21T12:00:00Z'),
};

test('a password is never sent over an open line, and no letter with it', async () => {
  const server = await startOpenServer();
  const sending = openMailTransport({
    kind: 'smtp',
    url: `smtp://robin:secret@127.0.0.1:${server.port}`,
  }).send(LETTER);
  await expect(sending).rejects.toThrow(LetterNotTaken);
  expect(server.heard.join('\n')).not.toMatch(/AUTH|DATA/);
  server.close();
});

test('a server of the house that asks for no password may have an open line', async () => {
  const server = await startOpenServer();
  await openMailTransport({ kind: 'smtp', url: `smtp://127.0.0.1:${server.port}` }).send(LETTER);
  expect(server.heard).toContain('Subject: Hello');
  server.close();
});

test('no other user of the machine reads a letter of the outbox', async () => {
  const home = await mkdtemp(join(tmpdir(), 'brightling-outbox-'));
  const folder = join(home, 'outbox');
  await openMailTransport({ kind: 'outbox', folder }).send(LETTER);
  const [name = ''] = await readdir(folder);
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  expect([await modeOf(folder), await modeOf(join(folder, name))]).toEqual([0o700, 0o600]);
  await rm(home, { recursive: true });
});

test('a letter that cannot be written to the outbox leaves nothing of itself there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'brightling-outbox-'));
  const transport = openMailTransport({ kind: 'outbox', folder });
  await transport.send(LETTER);
  const [name = ''] = await readdir(folder);
  // A folder in its place lets the letter get no further than a full disk does.
  await rm(join(folder, name));
  await mkdir(join(folder, name));
  await expect(transport.send(LETTER)).rejects.toThrow();
  expect(await readdir(folder)).toEqual([name]);
  await rm(folder, { recursive: true });
});

import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { askingChild, consentToken } from '../../../../test/consent.ts';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { latestMail, tokenIn } from '../../../../test/mailbox.ts';
import { visitor } from '../../../../test/people.ts';

/** Sends lines that are no whole request to a listening server, and answers all that comes back. */
async function send({ app }: TestApp, lines: string[]): Promise<string> {
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

test('tokens and addresses stay out of the log, of caches and of referrers, also when the server fails', async () => {
  const logTo = new PassThrough();
  let log = '';
  logTo.on('data', (piece) => (log += piece));
  const test = await startTestApp({ env: { LOG_LEVEL: 'trace' }, logTo });
  const child = await askingChild(test, { firstName: 'Xanthippa' });
  const consent = await consentToken(test, child);
  const nobody = visitor(test);
  await nobody.get(`/api/auth/parental-consent/${consent}`);
  await nobody.send('POST', '/api/auth/respond-parental-consent', { token: consent, granted: true });
  const { parentEmail } = child;
  await nobody.send('POST', '/api/parent/request-access', {
    childId: child.id,
    parentEmail,
    action: 'view_data',
  });
  const token = tokenIn(await latestMail(test, parentEmail));

  await test.deps.db.$client.query('alter table earned_badges rename to badges_away');
  const failed = await nobody.get(`/api/parent/data-access?token=${token}`);
  await test.deps.db.$client.query('alter table badges_away rename to earned_badges');
  expect(failed.statusCode).toBe(500);
  expect(failed.body).not.toMatch(/badges|relation/);
  const viewed = await nobody.get(`/api/parent/data-access?token=${token}`);
  expect(viewed.statusCode).toBe(200);
  expect(viewed.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  const spent = await nobody.get(`/api/parent/data-access?token=${token}`);
  expect(spent.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });

  const unreadable = await send(test, [
    `GET /api/parent/data-access?token=${viewed.json().tokens.view_data} HTTP/1.1`,
    `Cookie: ${child.cookie}`,
    `X-Long: ${'a'.repeat(17_000)}`,
  ]);
  expect(unreadable).toMatch(/^HTTP\/1\.1 431 .*"code":"invalid"/s);

  expect(log).toContain('unexpected error');
  // It would be written down by the numbers of its bytes.
  expect(log).not.toContain('rawPacket');
  for (const secret of [
    consent,
    token,
    viewed.json().tokens.view_data,
    parentEmail,
    'Xanthippa',
    child.cookie.split('=')[1] ?? '',
  ]) {
    expect(log, secret).not.toContain(secret);
  }
  await test.close();
});

import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askingChild, consentToken } from '../../../../test/consent.ts';
import { startTestApp } from '../../../../test/harness.ts';
import { latestMail, tokenIn } from '../../../../test/mailbox.ts';
import { visitor } from '../../../../test/people.ts';

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

  expect(log).toContain('unexpected error');
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

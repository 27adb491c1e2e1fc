import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentedChild } from '../../../test/consent.ts';
import { DAY, startTestApp, type TestApp } from '../../../test/harness.ts';
import { person, visitor } from '../../../test/people.ts';
import { ENDPOINTS } from '../../apps/server/endpoints.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const REGISTER = '/api/auth/complete-registration';
const payload = (userId: string, birthDate: string, more: object = {}) => ({
  userId,
  birthDate,
  isUnder13: false,
  parentEmail: '',
  parentalConsentGranted: true,
  ...more,
});

test('a pending user learns who they are and is asked for their birthday', async () => {
  const newcomer = await person(app, { birthDate: null, firstName: 'Noor' });
  const user = await newcomer.get('/api/auth/user');
  expect(user.statusCode).toBe(403);
  expect(user.json()).toMatchObject({ needsAgeVerification: true });
  const pending = (await newcomer.get('/api/auth/pending-user')).json();
  expect(pending).toMatchObject({ hasExistingConsentRequest: false, existingRequestEmail: null });
  expect(pending.userInfo).toMatchObject({ id: newcomer.id, firstName: 'Noor' });
});

test('who is 13 or over registers and is let in', async () => {
  const newcomer = await person(app, { birthDate: null });
  const done = await newcomer.send('POST', REGISTER, payload(newcomer.id, '2013-11-21'));
  expect(done.statusCode).toBe(200);
  expect(done.json().user).toMatchObject({
    id: newcomer.id,
    isUnder13: false,
    ageBand: '13-14',
    points: 0,
    level: 1,
  });
  expect(done.body).not.toContain('2013-11-21');
  expect((await newcomer.get('/api/auth/user')).statusCode).toBe(200);
  expect((await newcomer.send('POST', REGISTER, payload(newcomer.id, '2012-01-01'))).statusCode).toBe(409);
});

test('the server decides the age, whatever the payload claims', async () => {
  const child = await person(app, { birthDate: null });
  const refused = await child.send('POST', REGISTER, payload(child.id, '2013-11-22'));
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ needsParentalConsent: true });
  expect(refused.json().message).toMatch(/parent/i);
  const older = await child.send('POST', REGISTER, payload(child.id, '2000-01-01'));
  expect(older.statusCode).toBe(409);
  expect((await child.get('/api/auth/user')).json()).toMatchObject({ needsAgeVerification: true });
});

test('ten registrations at once let in once', async () => {
  const newcomer = await person(app, { birthDate: null });
  const all = await Promise.all(
    Array.from({ length: 10 }, () => newcomer.send('POST', REGISTER, payload(newcomer.id, '2010-01-01'))),
  );
  expect(all.filter((response) => response.statusCode === 200)).toHaveLength(1);
  expect(all.filter((response) => response.statusCode === 409)).toHaveLength(9);
});

test("somebody else's id is not found", async () => {
  const newcomer = await person(app, { birthDate: null });
  const other = await person(app, { birthDate: null });
  expect((await newcomer.send('POST', REGISTER, payload(other.id, '2000-01-01'))).statusCode).toBe(404);
  expect((await other.get('/api/auth/user')).statusCode).toBe(403);
});

test.each([
  '2026-11-22',
  '1906-11-20',
  '2026-02-30',
  '',
  'x',
  '21.11.2000',
  null,
  20001121,
  ['2000-01-01'],
  '2000-01-01\u0000',
])('the birth date %j is refused by name', async (birthDate) => {
  const newcomer = await person(app, { birthDate: null });
  const response = await newcomer.send('POST', REGISTER, { ...payload(newcomer.id, ''), birthDate });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'invalid', field: 'birthDate' });
});

test('unknown fields, other bodies and other sites are refused', async () => {
  const newcomer = await person(app, { birthDate: null });
  const right = payload(newcomer.id, '2000-01-01');
  expect((await newcomer.send('POST', REGISTER, { ...right, state: 'active' })).json()).toMatchObject({
    field: 'state',
  });
  const text = { 'content-type': 'text/plain' };
  const raw = (body: string, headers: object) =>
    app.app.inject({
      method: 'POST',
      url: REGISTER,
      payload: body,
      headers: { cookie: newcomer.cookie, 'sec-fetch-site': 'same-origin', ...headers },
    });
  expect((await raw(JSON.stringify(right), text)).statusCode).toBe(415);
  expect((await raw('{"userId":', { 'content-type': 'application/json' })).statusCode).toBe(400);
  expect((await raw('[]', { 'content-type': 'application/json' })).statusCode).toBe(400);
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect((await newcomer.send('POST', REGISTER, right, { 'sec-fetch-site': site })).statusCode, site).toBe(
      403,
    );
  }
  expect(
    (await newcomer.send('POST', REGISTER, right, { 'content-type': 'application/json' })).statusCode,
  ).toBe(200);
});

test('without age or consent an account reaches nothing but the steps that mend it', async () => {
  const barred = await Promise.all([
    person(app, { birthDate: null }),
    person(app, { birthDate: '2018-01-01', state: 'awaiting_consent' }),
    person(app, { birthDate: '2018-01-01', state: 'denied' }),
  ]);
  for (const { method, path, who } of ENDPOINTS) {
    if (typeof who === 'object' && 'anyone' in who) continue;
    const url = path.replaceAll(/:(\w+)/g, 'x');
    const nobody = visitor(app);
    const response = method === 'GET' ? await nobody.get(url) : await nobody.send(method, url, {});
    expect(response.statusCode, `${method} ${path}`).toBe(401);
    if (who === 'pending') continue;
    for (const someone of barred) {
      const url = path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'subject' ? 'math' : someone.id));
      const response = method === 'GET' ? await someone.get(url) : await someone.send(method, url, {});
      expect(response.statusCode, `${method} ${path}`).toBe(403);
      const flags = response.json();
      expect(flags.needsAgeVerification ?? flags.needsParentalConsent, `${method} ${path}`).toBe(true);
    }
  }
});

test('nobody creeps over the age line, day by day', async () => {
  const test = await startTestApp();
  const child = await person(test, { birthDate: null });
  const tell = (birthDate: string) => child.send('POST', REGISTER, payload(child.id, birthDate));
  expect((await tell('2018-01-01')).statusCode).toBe(409);
  expect((await tell('2013-11-22')).statusCode).toBe(409);
  test.clock.forward(DAY);
  expect((await tell('2013-11-22')).statusCode).toBe(409);
  expect((await tell('1990-01-01')).statusCode).toBe(409);
  expect((await child.get('/api/auth/user')).json()).toMatchObject({ needsAgeVerification: true });
  await test.close();
});

test('a birthday begins where one is', async () => {
  // At noon in UTC it is tomorrow in Kiritimati.
  const wanted = { birthDate: null, timeZone: 'Pacific/Kiritimati' };
  const thirteen = await person(app, wanted);
  const asked = await thirteen.send('POST', '/api/auth/request-parental-consent', {
    userId: thirteen.id,
    parentEmail: 'robin@parents.test',
    birthDate: '2013-11-22',
  });
  expect(asked.json()).toMatchObject({ message: 'You are old enough to start by yourself.' });
  expect((await thirteen.send('POST', REGISTER, payload(thirteen.id, '2013-11-22'))).statusCode).toBe(200);
  const twelve = await person(app, wanted);
  expect((await twelve.send('POST', REGISTER, payload(twelve.id, '2013-11-23'))).statusCode).toBe(409);
});

test('a child whose parent is written to by mail is told so', async () => {
  const test = await startTestApp({
    env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'learn@example.org' },
  });
  const newcomer = await person(test, { birthDate: null });
  expect((await newcomer.get('/api/auth/pending-user')).json()).toMatchObject({ isMailed: true });
  await test.close();
});

test('where the age of consent is 16, what is for the young holds until then', async () => {
  const test = await startTestApp({ env: { CONSENT_AGE: '16' } });
  const newcomer = await person(test, { birthDate: null });
  expect((await newcomer.get('/api/auth/pending-user')).json()).toMatchObject({
    consentAge: 16,
    isMailed: false,
  });
  const register = (birthDate: string) => newcomer.send('POST', REGISTER, payload(newcomer.id, birthDate));
  expect((await register('2010-11-21')).json().user).toMatchObject({ isUnder13: false });

  const young = await person(test, { birthDate: null });
  expect((await young.send('POST', REGISTER, payload(young.id, '2010-11-22'))).statusCode).toBe(409);
  const child = await consentedChild(test, { birthDate: '2010-11-22' });
  expect((await child.get('/api/auth/user')).json()).toMatchObject({ isUnder13: true, ageBand: '13-14' });
  expect((await child.get('/api/user/controls')).json()).toMatchObject({ sharingAllowed: false });
  expect((await child.send('POST', '/api/user/close-account')).statusCode).toBe(403);
  await test.close();
});

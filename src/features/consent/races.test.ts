import { afterAll, beforeAll, expect, test } from 'vitest';
import { askingChild, consentToken } from '../../../test/consent.ts';
import { HOUR, somebodyWaits, startTestApp, type TestApp } from '../../../test/harness.ts';
import { person, visitor, type TestPerson } from '../../../test/people.ts';
import { sweepConsent } from './jobs.ts';
import { rememberBirthDate } from './store.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const ask = (child: TestPerson, parentEmail: string, more: object = {}) =>
  child.send('POST', '/api/auth/request-parental-consent', {
    userId: child.id,
    parentEmail,
    birthDate: '2018-03-01',
    ...more,
  });
const respond = (token: string) =>
  visitor(app).send('POST', '/api/auth/respond-parental-consent', { token, granted: true });

test('a child asks anew in the moment in which the parent answers: one of the two holds', async () => {
  for (let round = 0; round < 12; round++) {
    const child = await askingChild(app);
    const token = await consentToken(app, child);
    const [answered, asked] = await Promise.all([respond(token), ask(child, 'other.parent@parents.test')]);
    expect([200, 404], answered.body).toContain(answered.statusCode);
    expect(asked.statusCode, asked.body).toBe(answered.statusCode === 200 ? 409 : 200);
    const { statusCode } = await child.get('/api/auth/user');
    expect(statusCode).toBe(answered.statusCode === 200 ? 200 : 403);
  }
});

test('a child asks anew in the moment in which the old request is swept', async () => {
  for (let round = 0; round < 8; round++) {
    const child = await askingChild(app);
    app.clock.forward(72 * HOUR);
    const [asked] = await Promise.all([
      ask(child, 'next.parent@parents.test'),
      sweepConsent(app.deps, app.clock.now()),
    ]);
    expect(asked.statusCode, asked.body).toBe(200);
    expect((await child.get('/api/auth/pending-user')).json()).toMatchObject({ consent: 'waiting' });
  }
});

test('a child that tells its own birthday in the moment in which it tells an older one is not let in', async () => {
  const child = await person(app, { birthDate: null });
  const register = () =>
    child.send('POST', '/api/auth/complete-registration', { userId: child.id, birthDate: '2010-01-01' });
  let older: ReturnType<typeof register> | undefined;
  await app.deps.db.transaction(async (tx) => {
    await rememberBirthDate(tx, child.id, '2018-03-01');
    older = register();
    await somebodyWaits(app);
  });
  expect((await older)?.statusCode).toBe(409);
  expect((await child.get('/api/auth/user')).statusCode).toBe(403);
  expect((await child.get('/api/auth/pending-user')).json()).toMatchObject({ needsParent: true });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, signIn, signUp } from '../../../../test/accounts.ts';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { ensureDemoAccounts } from './demo.ts';
import { giveNewPassword } from './new-password.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test('whoever forgot the password gets another one, is signed out everywhere, and finds everything again', async () => {
  const email = 'noor@people.test';
  const [noor, other] = [
    await signUp(app, { email, firstName: 'Noor' }),
    await signUp(app, { email: 'lio@people.test', firstName: 'Lio' }),
  ];
  const password = await giveNewPassword(app.deps.db, ' Noor@People.test ');
  expect(password).toMatch(/^(?:[a-z]{4}-){3}[a-z]{4}$/);
  expect((await noor.get('/api/auth/user')).statusCode).toBe(401);
  expect((await other.get('/api/auth/user')).statusCode).toBe(200);
  await expect(signIn(app, email, PASSWORD)).rejects.toThrow('401');
  const again = await signIn(app, email, password);
  expect((await again.get('/api/auth/user')).json()).toMatchObject({ id: noor.id, firstName: 'Noor' });
  expect(await giveNewPassword(app.deps.db, email)).not.toBe(password);
});

test('an address without an account, an example person and what is no address are refused in words', async () => {
  const { db } = app.deps;
  await ensureDemoAccounts(db, app.clock.now());
  await expect(giveNewPassword(db, 'nobody@people.test')).rejects.toThrow('No account of this installation');
  await expect(giveNewPassword(db, 'noor')).rejects.toThrow("'noor' is not an e-mail address.");
  await expect(giveNewPassword(db, 'ada@brightling.demo')).rejects.toThrow('have no password');
});

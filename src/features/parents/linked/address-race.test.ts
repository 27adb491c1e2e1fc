import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signUp } from '../../../../test/accounts.ts';
import { consentedChild } from '../../../../test/consent.ts';
import { startTestApp } from '../../../../test/harness.ts';
import { latestMail, tokenIn } from '../../../../test/mailbox.ts';
import { findUser } from '../../accounts/store.ts';
import { users } from '../../accounts/tables.ts';
import { addressDesk } from './address.ts';

test('a link proves the address that it was mailed to, not one that a sign-in brings at the same moment', async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  const child = await consentedChild(app, { parentEmail: 'true.parent@parents.test' });
  const stranger = await signUp(app, { email: 'stranger@people.test' });
  const desk = addressDesk(app.deps);
  const asIs = await findUser(db, stranger.id);
  if (!asIs) throw new Error('nobody signed up');
  await desk.ask(asIs);
  const token = tokenIn(await latestMail(app, stranger.email));
  await db.update(users).set({ email: child.parentEmail }).where(eq(users.id, stranger.id));
  await expect(desk.answer(asIs, token)).rejects.toMatchObject({ code: 'link_spent' });
  expect(await findUser(db, stranger.id)).toMatchObject({ emailVerified: false });
  expect((await stranger.get(`/api/users/${child.id}/progress`)).statusCode).toBe(404);
  await app.close();
});

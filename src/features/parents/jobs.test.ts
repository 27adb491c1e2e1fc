import { isNotNull, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { consentedChild } from '../../../test/consent.ts';
import { DAY, HOUR, startTestApp } from '../../../test/harness.ts';
import { latestMail, tokenIn } from '../../../test/mailbox.ts';
import { visitor } from '../../../test/people.ts';
import { auditLog } from '../consent/tables.ts';
import { sweepPortal } from './jobs.ts';
import { portalTokens } from './tables.ts';

const MINUTE = 60_000;

test('answers of the portal go after two minutes, its links a day after their end, what was asked about nobody after a year', async () => {
  const app = await startTestApp();
  try {
    const { db, now } = app.deps;
    const sweep = () => sweepPortal(db, now());
    const ask = (childId: string, parentEmail: string) =>
      visitor(app).send('POST', '/api/parent/request-access', { childId, parentEmail, action: 'view_data' });
    const child = await consentedChild(app);
    await ask(child.id, child.parentEmail);
    const token = tokenIn(await latestMail(app, child.parentEmail));
    const use = () =>
      visitor(app).get(`/api/parent/data-access?token=${token}`, { 'x-portal-key': 'this-browser' });
    expect((await use()).statusCode).toBe(200);
    const begun = now().getTime();
    const at = (ms: number) => app.clock.set(new Date(begun + ms).toISOString());

    const kept = () => db.$count(portalTokens, isNotNull(portalTokens.answer));
    at(2 * MINUTE - 1);
    await sweep();
    expect((await use()).statusCode).toBe(200);
    at(2 * MINUTE + 1);
    await sweep();
    expect(await kept()).toBe(0);
    expect(await db.$count(portalTokens, isNotNull(portalTokens.usedKeyHash))).toBe(0);

    const links = await db.$count(portalTokens);
    at(DAY + HOUR / 2);
    await sweep();
    expect(await db.$count(portalTokens)).toBe(links);
    at(DAY + HOUR / 2 + 1);
    await sweep();
    expect(await db.$count(portalTokens)).toBe(0);

    await ask(child.id, 'nobody@parents.test');
    const [aboutNobody, about] = [isNull(auditLog.childId), isNotNull(auditLog.childId)];
    const told = await db.$count(auditLog, about);
    app.clock.forward(365 * DAY);
    await sweep();
    expect(await db.$count(auditLog, aboutNobody)).toBe(1);
    app.clock.forward(1);
    await sweep();
    expect(await db.$count(auditLog, aboutNobody)).toBe(0);
    expect(await db.$count(auditLog, about)).toBe(told);
  } finally {
    await app.close();
  }
});

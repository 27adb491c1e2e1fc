import { expect, test } from 'vitest';
import { signUp } from '../../../test/accounts.ts';
import { openBrowser } from '../../../test/browser.ts';
import { DAY, startTestApp } from '../../../test/harness.ts';
import { sweepAccounts, sweepSignIns } from './jobs.ts';
import { providerAccounts, providerRecords, rateLimits, sessions, users } from './tables.ts';

test('what is over is swept, what is not stays', async () => {
  const site = await startTestApp();
  try {
    const { db } = site.deps;
    const count = async () => [
      (await db.select().from(sessions)).length > 0,
      (await db.select().from(providerRecords)).length > 0,
      (await db.select().from(rateLimits)).length > 0,
    ];
    const browser = openBrowser(site.app);
    const page = await browser.visit('/api/auth/login');
    await browser.submit(page, {
      given_name: 'Mira',
      family_name: '',
      email: 'mira@people.test',
      password: 'seven green kites',
    });
    const sweep = (now: Date) => Promise.all([sweepAccounts(db, now), sweepSignIns(db, now)]);
    await sweep(new Date(Math.min(Date.now(), site.clock.now().getTime())));
    expect(await count()).toEqual([true, true, true]);
    await sweep(new Date(Math.max(Date.now(), site.clock.now().getTime()) + 31 * DAY));
    expect(await count()).toEqual([false, false, false]);
    expect(await db.select().from(users)).toHaveLength(1);
  } finally {
    await site.close();
  }
});

test('an account that was made and never used goes after 30 days, one that was used stays', async () => {
  const site = await startTestApp();
  try {
    const { db } = site.deps;
    await signUp(site, { email: 'used@people.test' });
    const browser = openBrowser(site.app);
    const page = await browser.visit('/api/auth/login');
    // The form is sent, and the tab closed: nobody follows to where the account becomes a person here.
    await browser.submit(
      page,
      { given_name: 'Mira', family_name: '', email: 'left@people.test', password: 'seven green kites' },
      { follow: false },
    );
    const there = async () => (await db.select().from(providerAccounts)).map(({ email }) => email).toSorted();
    const made = site.clock.now().getTime();
    await sweepAccounts(db, new Date(made + 30 * DAY - 1));
    expect(await there()).toEqual(['left@people.test', 'used@people.test']);
    await sweepAccounts(db, new Date(made + 30 * DAY));
    expect(await there()).toEqual(['used@people.test']);
  } finally {
    await site.close();
  }
});

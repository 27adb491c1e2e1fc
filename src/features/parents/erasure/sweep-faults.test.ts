import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY, somebodyWaits, startTestApp, type TestApp } from '../../../../test/harness.ts';
import { person } from '../../../../test/people.ts';
import { findUser } from '../../accounts/store.ts';
import { users } from '../../accounts/tables.ts';
import { families, familyMembers } from '../../families/tables.ts';
import { eraseUser, finishErasures } from './erasing.ts';
import { sweepRetention } from './retention.ts';
import { unfinishedErasures } from './store.ts';

/** An app of its own: the sweep looks at everybody who is there. */
async function inApp(act: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await startTestApp();
  try {
    await act(app);
  } finally {
    await app.close();
  }
}

const isThere = async (app: TestApp, who: { id: string }) =>
  (await findUser(app.deps.db, who.id)) !== undefined;

test('who comes back and registers while the sweep is at them is not deleted', () =>
  inApp(async (app) => {
    const late = await person(app, { birthDate: null });
    app.clock.forward(31 * DAY);
    let sweeping: Promise<void> | undefined;
    await app.deps.db.transaction(async (tx) => {
      await tx
        .update(users)
        .set({ state: 'active', birthDate: '1990-01-01', seenAt: app.clock.now() })
        .where(eq(users.id, late.id));
      sweeping = sweepRetention(app.deps);
      await somebodyWaits(app);
    });
    await sweeping;
    expect(await isThere(app, late)).toBe(true);
  }));

test('who comes back to a closed account while the sweep is at it is not deleted', () =>
  inApp(async (app) => {
    const late = await person(app, { birthDate: '1990-01-01' });
    expect((await late.send('POST', '/api/user/close-account')).statusCode).toBe(200);
    app.clock.forward(30 * DAY);
    let sweeping: Promise<void> | undefined;
    await app.deps.db.transaction(async (tx) => {
      await tx.update(users).set({ seenAt: app.clock.now() }).where(eq(users.id, late.id));
      sweeping = sweepRetention(app.deps);
      await somebodyWaits(app);
    });
    await sweeping;
    expect(await isThere(app, late)).toBe(true);
  }));

test('one person who cannot be deleted keeps nobody else from it', () =>
  inApp(async (app) => {
    const people = await Promise.all(Array.from({ length: 5 }, () => person(app, { birthDate: null })));
    const stuck = people.toSorted((a, b) => a.id.localeCompare(b.id))[0];
    app.clock.forward(31 * DAY);
    const parts = app.deps;
    const audit: typeof parts.audit = async (tx, entry) => {
      if (entry.action === 'erasure' && (await findUser(app.deps.db, stuck?.id ?? ''))) {
        const [gone] = await tx
          .select()
          .from(users)
          .where(eq(users.id, stuck?.id ?? ''));
        if (!gone) throw new Error('this one cannot be deleted');
      }
      await parts.audit(tx, entry);
    };
    await expect(sweepRetention({ ...parts, audit })).rejects.toThrow('this one cannot be deleted');
    const there = await Promise.all(people.map((one) => isThere(app, one)));
    expect(there.filter(Boolean)).toHaveLength(1);
    await sweepRetention(parts);
    expect(stuck && (await isThere(app, stuck))).toBe(false);
  }));

test('one folder that cannot be deleted keeps no other from it', () =>
  inApp(async (app) => {
    const parts = app.deps;
    const people = await Promise.all(Array.from({ length: 3 }, () => person(app)));
    for (const { id } of people) await eraseUser(parts, id);
    const first = (await unfinishedErasures(app.deps.db))[0]?.folder ?? '';
    const blobs = {
      ...parts.blobs,
      deleteFolder: (folder: string) =>
        folder.includes(first)
          ? Promise.reject(new Error('a broken disk'))
          : parts.blobs.deleteFolder(folder),
    };
    await expect(finishErasures({ ...parts, blobs })).rejects.toThrow('a broken disk');
    expect((await unfinishedErasures(app.deps.db)).map(({ folder }) => folder)).toEqual([first]);
  }));

test('the last two of a family are deleted at once: its name goes with them', () =>
  inApp(async (app) => {
    const { db } = app.deps;
    for (let round = 0; round < 6; round++) {
      const [family] = await db
        .insert(families)
        .values({ name: 'The Quiet Okafors', inviteCode: `QUIET${round + 2}`, createdAt: app.clock.now() })
        .returning();
      const two = [await person(app), await person(app)];
      for (const { id } of two) {
        await db
          .insert(familyMembers)
          .values({ userId: id, familyId: family?.id ?? '', joinedAt: app.clock.now() });
      }
      await Promise.all(two.map(({ id }) => eraseUser(app.deps, id)));
    }
    expect(await db.select().from(families)).toEqual([]);
  }));

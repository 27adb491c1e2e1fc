import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../../test/harness.ts';
import { mailbox } from '../../../../test/mailbox.ts';
import { guardianOf, person } from '../../../../test/people.ts';
import { users } from '../../accounts/tables.ts';
import { postDigests } from './posting.ts';

test('one letter that cannot be written keeps no other from being posted', async () => {
  const app = await startTestApp({ start: '2026-11-22T17:00:00Z' });
  const parents = [];
  for (let count = 0; count < 4; count++) parents.push(await guardianOf(app, await person(app)));
  const stuck = parents.toSorted((a, b) => a.id.localeCompare(b.id))[0];
  await app.deps.db
    .update(users)
    .set({ timeZone: 'Nowhere/At_All' })
    .where(eq(users.id, stuck?.id ?? ''));
  await expect(postDigests(app.deps)).rejects.toThrow(RangeError);
  const letters = async () => (await mailbox(app)).filter((mail) => mail.kind === 'weekly-letter');
  expect(await letters()).toHaveLength(3);
  await app.deps.db
    .update(users)
    .set({ timeZone: 'UTC' })
    .where(eq(users.id, stuck?.id ?? ''));
  await postDigests(app.deps);
  expect(await letters()).toHaveLength(4);
  await app.close();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { Refusal } from '../../base/refusal.ts';
import { callerKey, createLimit } from './limits.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const rule = { by: 'person', times: 3, seconds: 60, message: 'Enough for now.' } as const;
const outcome = (taking: Promise<void>) =>
  taking.then(
    () => 'taken',
    (error: unknown) => error,
  );

test('acts beyond the limit are refused with the time to wait; other keys and limits are untouched', async () => {
  const limit = createLimit(site.deps.db, { ...rule, name: 'one' });
  for (let acts = 0; acts < 3; acts++) await limit.take('mira');
  const refused = await outcome(limit.take('mira'));
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ code: 'too_many', message: 'Enough for now.' });
  expect(refused instanceof Refusal && refused.details.retryAfter).toBeGreaterThan(55);
  await limit.take('noor');
  await createLimit(site.deps.db, { ...rule, name: 'two' }).take('mira');
});

test('of many acts at once as many as allowed are taken, over all servers', async () => {
  const servers = [1, 2].map(() => createLimit(site.deps.db, { ...rule, name: 'race' }));
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) => outcome(servers[index % 2]!.take('x'))),
  );
  expect(outcomes.filter((each) => each === 'taken')).toHaveLength(3);
});

test.each(['memory', 'database'] as const)(
  'what was refused is not counted: an act that is given back is free for another (%s)',
  async (place) => {
    const countedIn = place === 'memory' ? { countedIn: place } : {};
    const limit = createLimit(site.deps.db, { ...rule, ...countedIn, name: `refused_${place}` });
    const many = await Promise.all(Array.from({ length: 20 }, () => outcome(limit.take('x'))));
    expect(many.filter((each) => each === 'taken')).toHaveLength(3);
    await limit.giveBack('x');
    await limit.take('x');
    expect(await outcome(limit.take('x'))).toBeInstanceOf(Refusal);
  },
);

test('an act can be given back and a count begun anew', async () => {
  const limit = createLimit(site.deps.db, { ...rule, name: 'back' });
  for (let acts = 0; acts < 3; acts++) await limit.take('x');
  await limit.giveBack('x');
  await limit.take('x');
  expect(await outcome(limit.take('x'))).toBeInstanceOf(Refusal);
  await limit.forget('x');
  await limit.take('x');
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('a caller from %s counts as %s: one line has billions of IPv6 addresses', (ip, key) => {
  expect(callerKey(ip)).toBe(key);
});

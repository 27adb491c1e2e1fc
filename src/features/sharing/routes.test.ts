import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentedChild } from '../../../test/consent.ts';
import { DAY, startTestApp, type TestApp } from '../../../test/harness.ts';
import { users } from '../accounts/tables.ts';
import { shares } from './tables.ts';
import { eraseUser, finishErasures } from '../parents/erasure/erasing.ts';
import { finish, lessonOf } from '../../../test/lessons.ts';
import { guardianOf, person, visitor, type TestPerson } from '../../../test/people.ts';
import { expectWait } from '../../../test/waiting.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const STREAK = { type: 'streak', value: 1 };
const share = (who: TestPerson, achievement: object, userInfo?: object) =>
  who.send('POST', '/api/social/generate-share-graphic', { achievement, ...(userInfo ? { userInfo } : {}) });
const me = async (who: TestPerson) => (await who.get('/api/auth/user')).json();
const shields = async (who: TestPerson) => (await who.get('/api/user/streak-status')).json().streakShields;
const ledger = async (who: TestPerson): Promise<{ points: number; shields: number }> => {
  const { rows } = await app.deps.db.$client.query(
    `select (select coalesce(sum(amount), 0)::int from points_ledger where user_id = $1) as points,
       (select coalesce(sum(amount), 0)::int from shield_ledger where user_id = $1) as shields`,
    [who.id],
  );
  return rows[0];
};
const filesOf = (who: TestPerson) =>
  readdir(join(app.deps.config.dataDir, 'blobs', 'graphics', who.id)).catch(() => []);

/** Somebody with a streak of one day. */
async function learner(wanted: Parameters<typeof person>[1] = {}): Promise<TestPerson> {
  const who = await person(app, wanted);
  await finish(who, lessonOf('math', 'easy'));
  return who;
}

test('a graphic is drawn, rewarded once, and its page can be opened by anybody', async () => {
  const mira = await learner({ firstName: 'Mira' });
  const before = await me(mira);
  const made = await share(mira, STREAK, { name: 'Somebody Else', avatar: 'https://elsewhere.test/a.png' });
  expect(made.statusCode, made.body).toBe(200);
  const { imageId, pngUrl } = made.json();
  const address = `/api/social/graphics/${imageId}/png`;
  expect(made.json()).toEqual({
    imageId,
    imageUrl: address,
    pngUrl: address,
    line: 'Mira began a learning streak.',
    isPublic: true,
    reward: { shields: 2, points: 25 },
    newBadges: [],
  });
  expect(imageId).toMatch(/^[\w-]{22}$/);
  expect((await me(mira)).points).toBe(before.points + 25);
  expect(await shields(mira)).toBe(2);
  expect(await ledger(mira)).toEqual({ points: before.points + 25, shields: 2 });

  const png = await visitor(app).get(pngUrl);
  expect([png.statusCode, png.headers['content-type']]).toEqual([200, 'image/png']);
  expect(await sharp(png.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });

  const page = await visitor(app).get(`/share/${imageId}`);
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  // Unpublished, they are in no cache.
  for (const { headers } of [page, png]) expect(headers['cache-control']).toBe('no-store');
  expect((await app.app.inject({ method: 'HEAD', url: `/share/${imageId}` })).statusCode).toBe(200);
  const tags = Object.fromEntries(
    [...page.body.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(
      ([, name, content]) => [name, content],
    ),
  );
  expect(tags).toMatchObject({
    'og:title': '1-day streak',
    'og:description': 'Mira began a learning streak.',
    'og:image': `http://localhost:3000${pngUrl}`,
    'og:url': `http://localhost:3000/share/${imageId}`,
    'twitter:card': 'summary_large_image',
    'twitter:image': `http://localhost:3000${pngUrl}`,
  });
  // Nothing else of her, and nothing that was sent along.
  for (const other of ['Okafor', '@people.test', mira.id, 'Somebody Else', 'elsewhere.test'])
    expect(page.body).not.toContain(other);

  const again = await share(mira, STREAK);
  expect(again.json()).toMatchObject({ imageId, reward: null });
  expect((await me(mira)).points).toBe(before.points + 25);
});

test('one reward a day, one for each achievement, and none without learning', async () => {
  const own = await startTestApp();
  try {
    const mira = await person(own);
    await finish(mira, lessonOf('math', 'easy'));
    const rewards = async (...achievements: object[]) => {
      const answers: boolean[] = [];
      for (const achievement of achievements)
        answers.push((await share(mira, achievement)).json().reward !== null);
      return answers;
    };
    const points = { type: 'points', value: 50 };
    const level = { type: 'level', value: 1 };
    expect(await rewards(STREAK, points, level, STREAK)).toEqual([true, false, false, false]);
    own.clock.forward(DAY);
    // Nothing was learned since.
    expect(await rewards(points, { type: 'points', value: 75 }, level)).toEqual([false, false, false]);
    await finish(mira, lessonOf('math', 'easy', '2026-11-22'));
    // The streak was rewarded yesterday; the points were not, and may be today.
    expect(await rewards(STREAK, points, level)).toEqual([false, true, false]);
    own.clock.forward(DAY);
    await finish(mira, lessonOf('math', 'easy', '2026-11-23'));
    expect(await rewards(STREAK, points, level, level)).toEqual([false, false, true, false]);
    expect((await mira.get('/api/user/streak-status')).json().streakShields).toBe(6);
    expect((await me(mira)).points).toBe(3 * 50 + 3 * 25);
  } finally {
    await own.close();
  }
});

test('a day that had its reward has none again where it is still the day before', async () => {
  const kiri = await person(app, { timeZone: 'Pacific/Kiritimati' });
  await finish(kiri, lessonOf('math', 'easy', '2026-11-22'));
  expect((await share(kiri, STREAK)).json().reward).not.toBeNull();
  await kiri.get('/api/auth/user', { 'x-time-zone': 'Pacific/Pago_Pago' });
  expect((await finish(kiri, lessonOf('math', 'easy'))).statusCode).toBe(200);
  const again = await share(kiri, { type: 'points', value: 50 });
  expect([again.statusCode, again.json().reward]).toEqual([200, null]);
});

test('who has learned nothing earns nothing by sharing', async () => {
  const mira = await person(app);
  const made = await share(mira, { type: 'level', value: 1 });
  expect([made.statusCode, made.json().reward]).toEqual([200, null]);
  expect(await ledger(mira)).toEqual({ points: 0, shields: 0 });
});

test('twenty at once are one graphic and one reward', async () => {
  const mira = await learner();
  const answers = await Promise.all(Array.from({ length: 20 }, () => share(mira, STREAK)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.json().imageId)).size).toBe(1);
  expect(answers.filter((answer) => answer.json().reward !== null)).toHaveLength(1);
  expect(await shields(mira)).toBe(2);
  expect(await filesOf(mira)).toHaveLength(1);
  expect((await me(mira)).points).toBe((await ledger(mira)).points);
});

test('a lesson and a reward at once both count', async () => {
  const mira = await learner();
  const [done, made] = await Promise.all([
    finish(mira, lessonOf('reading', 'easy')),
    share(mira, { type: 'points', value: 50 }),
  ]);
  expect([done.statusCode, made.statusCode]).toEqual([200, 200]);
  expect((await me(mira)).points).toBe(50 + 50 + 25);
  expect((await ledger(mira)).points).toBe(125);
});

test('ten shields are the most that are kept', async () => {
  const mira = await learner();
  await app.deps.db.$client.query('update users set shields = 9 where id = $1', [mira.id]);
  expect((await share(mira, STREAK)).json().reward).toEqual({ shields: 1, points: 25 });
  expect(await shields(mira)).toBe(10);
  const leo = await learner();
  await app.deps.db.$client.query('update users set shields = 10 where id = $1', [leo.id]);
  expect((await share(leo, STREAK)).json().reward).toEqual({ shields: 0, points: 25 });
  expect((await ledger(leo)).shields).toBe(0);
});

test('points for a graphic may earn a badge, and it is told', async () => {
  const mira = await learner();
  await app.deps.db.$client.query(`update users set points = 480 where id = $1`, [mira.id]);
  const made = (await share(mira, STREAK)).json();
  expect(made.newBadges).toMatchObject([{ id: 'point-pioneer', count: 505, earnedAt: expect.any(String) }]);
  const earned = (await mira.get('/api/achievements')).json();
  expect(earned.find(({ id }: { id: string }) => id === 'point-pioneer').earnedAt).not.toBeNull();
  const badge = { type: 'badge', title: 'Point Pioneer', value: 500 };
  expect((await share(mira, badge)).statusCode).toBe(200);
});

test.each([
  ['achievement.value', { type: 'streak', value: 2 }],
  ['achievement.value', { type: 'points', value: 51 }],
  ['achievement.value', { type: 'level', value: 2 }],
  ['achievement.value', { type: 'lessons', value: 2 }],
  ['achievement.value', { type: 'badge', value: 1 }],
  ['achievement.title', { type: 'badge', value: 25, title: 'Rookie Explorer' }],
  ['achievement.value', { type: 'streak', value: 0 }],
  ['achievement.value', { type: 'streak', value: -1 }],
  ['achievement.value', { type: 'streak', value: 0.5 }],
  ['achievement.value', { type: 'streak', value: '1' }],
  ['achievement.value', { type: 'streak', value: null }],
  ['achievement.type', { type: 'friends', value: 1 }],
  ['achievement.rarity', { ...STREAK, rarity: 'mythic' }],
  ['html', { ...STREAK, html: '<b>' }],
])('what was not earned or is no achievement is refused (%s): %o', async (field, achievement) => {
  const mira = await learner();
  const refused = await share(mira, achievement);
  expect(refused.statusCode, refused.body).toBe(400);
  expect(refused.body).toContain(field);
  expect(await ledger(mira)).toEqual({ points: 50, shields: 0 });
  expect(await filesOf(mira)).toEqual([]);
});

test('words, colour and rarity that are sent along change neither picture nor page', async () => {
  const one = await learner({ firstName: 'Mira' });
  const other = await learner({ firstName: 'Mira' });
  const sent = {
    ...STREAK,
    title: '<script>alert(1)</script>',
    description: 'Call 0170 1234567',
    rarity: 'legendary',
    color: 'url(https://elsewhere.test)',
    icon: 'https://elsewhere.test/x.svg',
  };
  const [plain, decorated] = [(await share(one, STREAK)).json(), (await share(other, sent)).json()];
  const [first, second] = [await one.get(plain.pngUrl), await other.get(decorated.pngUrl)];
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  const page = (await visitor(app).get(`/share/${decorated.imageId}`)).body;
  expect(page).not.toMatch(/alert|0170|elsewhere|legendary/);
});

test('a child under 13 shares nothing in public until a parent allows it, and never a name', async () => {
  const child = await consentedChild(app, { firstName: 'Xanthe' });
  await finish(child, lessonOf('math', 'easy'));
  const robin = await guardianOf(app, child);
  const stranger = await person(app);
  const made = (await share(child, STREAK)).json();
  // Made and rewarded all the same: nobody else sees it.
  expect(made).toMatchObject({ isPublic: false, reward: { shields: 2, points: 25 } });
  const pageFor = async (who: Pick<TestPerson, 'get'>) =>
    (await who.get(`/share/${made.imageId}`)).statusCode;
  const pngFor = async (who: Pick<TestPerson, 'get'>) => (await who.get(made.pngUrl)).statusCode;
  for (const who of [child, robin, stranger, visitor(app)]) expect(await pageFor(who)).toBe(404);
  expect([await pngFor(child), await pngFor(robin)]).toEqual([200, 200]);
  expect([await pngFor(stranger), await pngFor(visitor(app))]).toEqual([404, 404]);

  const settle = (sharingAllowed: boolean) =>
    robin.send('PATCH', `/api/parent/children/${child.id}/controls`, { sharingAllowed });
  await settle(true);
  const page = await visitor(app).get(`/share/${made.imageId}`);
  expect([page.statusCode, await pngFor(visitor(app))]).toEqual([200, 200]);
  expect(page.body).not.toContain('Xanthe');
  await settle(false);
  expect([await pageFor(visitor(app)), await pngFor(visitor(app))]).toEqual([404, 404]);
});

test('a name is on no public page of somebody who is too young for it, wherever they go', async () => {
  const mira = await learner({ firstName: 'Mira' });
  const { imageId } = (await share(mira, STREAK)).json();
  const robin = await guardianOf(app, mira);
  await robin.send('PATCH', `/api/parent/children/${mira.id}/controls`, { sharingAllowed: true });
  expect((await visitor(app).get(`/share/${imageId}`)).statusCode).toBe(200);
  await app.deps.db.$client.query(`update users set birth_date = '2014-01-01' where id = $1`, [mira.id]);
  expect((await visitor(app).get(`/share/${imageId}`)).statusCode).toBe(404);
  // Made again it carries no name, and may be seen.
  await share(mira, STREAK);
  const page = await visitor(app).get(`/share/${imageId}`);
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('Mira');
});

test('nor where it is still the day before their birthday', async () => {
  // Of the 21st in Pago Pago, and of the 22nd in Kiritimati.
  const own = await startTestApp({ start: '2026-11-22T05:00:00Z' });
  const mira = await person(own, { birthDate: '2013-11-22', timeZone: 'Pacific/Kiritimati' });
  await finish(mira, lessonOf('math', 'easy', '2026-11-22'));
  const made = (await share(mira, STREAK)).json();
  expect(made).toMatchObject({ isPublic: true, line: 'Mira began a learning streak.' });
  const status = async () => (await visitor(own).get(`/share/${made.imageId}`)).statusCode;
  expect(await status()).toBe(200);
  const leo = await person(own, { birthDate: '2013-11-22', timeZone: 'Pacific/Pago_Pago' });
  await finish(leo, lessonOf('math', 'easy'));
  expect((await share(leo, STREAK)).json()).toMatchObject({ isPublic: false });
  await mira.get('/api/auth/user', { 'x-time-zone': 'Pacific/Pago_Pago' });
  expect(await status()).toBe(404);
  // The name on it is not public either way.
  const allowed = { sharingAllowed: true };
  const robin = await guardianOf(own, mira);
  await robin.send('PATCH', `/api/parent/children/${mira.id}/controls`, allowed);
  expect(await status()).toBe(404);
  await own.close();
});

test('where the age of consent is 16, no name is on the graphic of a fourteen-year-old', async () => {
  const own = await startTestApp({ env: { CONSENT_AGE: '16' } });
  const mira = await person(own);
  await finish(mira, lessonOf('math', 'easy'));
  expect((await share(mira, STREAK)).json()).toMatchObject({
    isPublic: false,
    line: 'A young Brightling began a learning streak.',
  });
  await own.close();
});

test('what is unpublished, deleted or never was looks the same', async () => {
  const mira = await learner();
  const robin = await guardianOf(app, mira);
  const { imageId } = (await share(mira, STREAK)).json();
  const never = await visitor(app).get('/share/AAAAAAAAAAAAAAAAAAAAAA');
  await robin.send('PATCH', `/api/parent/children/${mira.id}/controls`, { sharingAllowed: false });
  const hidden = await visitor(app).get(`/share/${imageId}`);
  expect([hidden.statusCode, hidden.body]).toEqual([404, never.body]);
  expect(never.body).toContain('404 Page Not Found');
  for (const odd of ['<script>alert(1)</script>', '\0', 'a\0b', "' or 1=1 --", 'x'.repeat(150)]) {
    const answer = await visitor(app).get(`/share/${encodeURIComponent(odd)}`);
    expect([answer.statusCode, answer.body]).toEqual([404, never.body]);
  }
  expect((await visitor(app).get(`/api/social/graphics/${imageId}/png`)).statusCode).toBe(404);
  expect((await visitor(app).get('/api/social/graphics/x%00y/png')).statusCode).toBe(404);
});

test('of who is not registered any more nothing is public', async () => {
  const mira = await learner();
  const { imageId, pngUrl } = (await share(mira, STREAK)).json();
  await app.deps.db.update(users).set({ state: 'denied' }).where(eq(users.id, mira.id));
  expect((await visitor(app).get(`/share/${imageId}`)).statusCode).toBe(404);
  expect((await visitor(app).get(pngUrl)).statusCode).toBe(404);
});

test('of a closed account nothing is public, until its owner is back', async () => {
  const mira = await learner();
  const { imageId, pngUrl } = (await share(mira, STREAK)).json();
  const statuses = async () => [
    (await visitor(app).get(`/share/${imageId}`)).statusCode,
    (await visitor(app).get(pngUrl)).statusCode,
  ];
  expect(await statuses()).toEqual([200, 200]);
  expect((await mira.send('POST', '/api/user/close-account')).statusCode).toBe(200);
  expect(await statuses()).toEqual([404, 404]);
  await app.deps.db
    .update(users)
    .set({ seenAt: new Date(app.clock.now().getTime() + 1) })
    .where(eq(users.id, mira.id));
  expect(await statuses()).toEqual([200, 200]);
});

test('with the account the page and the picture are gone', async () => {
  const mira = await learner();
  const { imageId, pngUrl } = (await share(mira, STREAK)).json();
  const never = await visitor(app).get('/share/AAAAAAAAAAAAAAAAAAAAAA');
  await eraseUser(app.deps, mira.id);
  const gone = await visitor(app).get(`/share/${imageId}`);
  expect([gone.statusCode, gone.body]).toEqual([404, never.body]);
  expect((await visitor(app).get(pngUrl)).statusCode).toBe(404);
  await finishErasures(app.deps);
  expect(await filesOf(mira)).toEqual([]);
});

/** Deletes somebody while a graphic of theirs is drawn. */
async function expectNothingKeptWhenErased(who: TestPerson): Promise<void> {
  const { graphics } = app.deps;
  const { postcard } = graphics;
  graphics.postcard = async (card, caller) => {
    await eraseUser(app.deps, who.id);
    await finishErasures(app.deps);
    return postcard(card, caller);
  };
  try {
    expect((await share(who, STREAK)).statusCode).toBe(401);
  } finally {
    graphics.postcard = postcard;
  }
  expect(await filesOf(who)).toEqual([]);
}

test('a graphic of somebody who is deleted while it is drawn is kept nowhere', async () => {
  const mira = await learner();
  await expectNothingKeptWhenErased(mira);
});

test('nor is one that is drawn anew meanwhile', async () => {
  const mira = await learner();
  expect((await share(mira, STREAK)).statusCode).toBe(200);
  await app.deps.db.update(users).set({ firstName: 'Noor' }).where(eq(users.id, mira.id));
  await expectNothingKeptWhenErased(mira);
});

test('thirty drawings a day are enough; what is drawn already is no drawing', async () => {
  const mira = await learner();
  const { graphics } = app.deps;
  const { postcard } = graphics;
  // As a PNG ends, so that it counts as whole.
  graphics.postcard = async () => Buffer.from('IEND\0\0\0\0', 'latin1');
  try {
    for (let value = 1; value <= 30; value++) {
      expect((await share(mira, { type: 'points', value })).statusCode).toBe(200);
    }
    const late = await share(mira, { type: 'points', value: 31 });
    expect(late.statusCode).toBe(429);
    expectWait(late.headers['retry-after'], 86_400);
    expect((await share(mira, { type: 'points', value: 30 })).statusCode).toBe(200);
  } finally {
    graphics.postcard = postcard;
  }
});

test('what could not be drawn is no drawing', async () => {
  const mira = await learner();
  const { graphics } = app.deps;
  const { postcard } = graphics;
  graphics.postcard = () => Promise.reject(new Error('no fonts'));
  try {
    for (let value = 1; value <= 31; value++) {
      expect((await share(mira, { type: 'points', value })).statusCode).toBe(503);
    }
  } finally {
    graphics.postcard = postcard;
  }
});

test('a name that is new is on the next graphic; a picture that is lost is drawn again', async () => {
  const mira = await learner({ firstName: 'Mira' });
  const first = (await share(mira, STREAK)).json();
  const old = (await mira.get(first.pngUrl)).rawPayload;
  await app.deps.db.$client.query(`update users set first_name = 'Ottilie' where id = $1`, [mira.id]);
  expect((await share(mira, STREAK)).json().imageId).toBe(first.imageId);
  expect((await mira.get(first.pngUrl)).rawPayload.equals(old)).toBe(false);
  expect((await visitor(app).get(`/share/${first.imageId}`)).body).toContain('Ottilie');
  await app.deps.blobs.deleteFolder(`graphics/${mira.id}/`);
  expect((await mira.get(first.pngUrl)).statusCode).toBe(404);
  await share(mira, STREAK);
  const whole = (await mira.get(first.pngUrl)).rawPayload;
  // Cut short, as by a full disk.
  await app.deps.blobs.put(
    `graphics/${mira.id}/${first.imageId}.png`,
    whole.subarray(0, whole.length - 1),
    'image/png',
  );
  await share(mira, STREAK);
  expect((await mira.get(first.pngUrl)).rawPayload.equals(whole)).toBe(true);
});

test.each(['f.u.c.k', 'mira@home.example', '', '\u{1F600}'])(
  'a first name that may not stand before others (%o) is on no page',
  async (firstName) => {
    const mira = await learner({ firstName });
    const { imageId } = (await share(mira, STREAK)).json();
    const page = (await visitor(app).get(`/share/${imageId}`)).body;
    if (firstName.length > 2) expect(page).not.toContain(firstName);
    expect(page).toContain('learning streak');
  },
);

test('where nothing can be stored the child is told, and nothing is kept', async () => {
  const mira = await learner();
  const { blobs } = app.deps;
  const put = blobs.put;
  blobs.put = () => Promise.reject(new Error('the disk is full'));
  try {
    const failed = await share(mira, STREAK);
    expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '5']);
    expect(failed.json().message).toContain('try again');
  } finally {
    blobs.put = put;
  }
  expect(await ledger(mira)).toEqual({ points: 50, shields: 0 });
  const made = (await share(mira, STREAK)).json();
  expect(made.reward).not.toBeNull();
  const get = blobs.get;
  blobs.get = () => Promise.reject(new Error('the bucket is away'));
  try {
    const failed = await mira.get(made.pngUrl);
    expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '5']);
  } finally {
    blobs.get = get;
  }
});

test('a picture that cannot be told of in the database is not kept', async () => {
  const mira = await learner();
  const { $client } = app.deps.db;
  await $client.query('alter table shares add constraint refuses_all check (false) not valid');
  try {
    expect((await share(mira, STREAK)).statusCode).toBe(500);
    expect(await filesOf(mira)).toEqual([]);
  } finally {
    await $client.query('alter table shares drop constraint refuses_all');
  }
  expect((await share(mira, STREAK)).statusCode).toBe(200);
  expect(await filesOf(mira)).toHaveLength(1);
});

test('visitors make no graphics, and nobody other people’s', async () => {
  const body = { achievement: STREAK };
  expect((await visitor(app).send('POST', '/api/social/generate-share-graphic', body)).statusCode).toBe(401);
  const waiting = await person(app, { birthDate: '2018-03-01', state: 'awaiting_consent' });
  expect((await share(waiting, STREAK)).statusCode).toBe(403);
});

test('three hundred graphics of one person are kept; the oldest goes with its picture and page', async () => {
  const mira = await learner();
  const oldest = (await share(mira, STREAK)).json();
  await app.deps.db.update(users).set({ points: 10_000 }).where(eq(users.id, mira.id));
  const others = Array.from({ length: 299 }, (_, index) => ({
    userId: mira.id,
    achievement: `points:${index + 1}`,
    imageId: `${mira.id.slice(0, 18)}-${index}`,
    type: 'points' as const,
    value: index + 1,
    createdAt: new Date(app.clock.now().getTime() + index + 1),
  }));
  await app.deps.db.insert(shares).values(others);
  app.clock.forward(DAY);
  const count = () => app.deps.db.$count(shares, eq(shares.userId, mira.id));
  expect((await visitor(app).get(`/share/${oldest.imageId}`)).statusCode).toBe(200);
  const made = await Promise.all([5_000, 5_001].map((value) => share(mira, { type: 'points', value })));
  for (const { statusCode, body } of made) expect(statusCode, body).toBe(200);
  expect(await count()).toBe(300);
  expect((await visitor(app).get(`/share/${oldest.imageId}`)).statusCode).toBe(404);
  expect((await filesOf(mira)).toSorted()).toEqual(made.map((one) => `${one.json().imageId}.png`).toSorted());
  // One that is there already is no new one, and makes none go.
  expect((await share(mira, { type: 'points', value: 5_000 })).json().imageId).toBe(made[0]?.json().imageId);
  expect(await count()).toBe(300);
});

test('a crowd of accounts behind one address keeps neither a parent elsewhere nor one of its own from a picture', async () => {
  const ask = ({ cookie }: TestPerson, remoteAddress: string) =>
    app.app.inject({
      method: 'POST',
      url: '/api/social/generate-share-graphic',
      remoteAddress,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      payload: { achievement: { type: 'level', value: 1 } },
    });
  const order: string[] = [];
  const asked = async (who: TestPerson, name: string, remoteAddress: string) => {
    const { statusCode } = await ask(who, remoteAddress);
    order.push(name);
    return statusCode;
  };
  const crowd = await Promise.all(Array.from({ length: 60 }, () => person(app)));
  const [here, elsewhere] = [await person(app), await person(app)];
  const crowded = crowd.map((who) => asked(who, 'crowd', '10.6.0.1'));
  await Promise.race(crowded);
  const others = [asked(here, 'here', '10.6.0.1'), asked(elsewhere, 'elsewhere', '10.6.0.2')];
  for (const status of await Promise.all([...crowded, ...others])) expect(status).toBe(200);
  // Its turn comes with the next line, not after the whole crowd.
  expect(order.indexOf('elsewhere')).toBeLessThan(order.indexOf('here'));
  expect(order.indexOf('elsewhere')).toBeLessThan(30);
}, 120_000);

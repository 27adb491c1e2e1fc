import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardOf, foundFamily, joins, newReferralCode } from '../../../test/families.ts';
import { DAY, somebodyWaits, startTestApp, type TestApp } from '../../../test/harness.ts';
import { lessonOf } from '../../../test/lessons.ts';
import { person, visitor, type TestPerson } from '../../../test/people.ts';
import { expectWait } from '../../../test/waiting.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const redeem = (who: TestPerson, referralCode: string, name = 'The Swifts') =>
  who.send('POST', '/api/families/join-with-referral', { name, referralCode });
const status = async (who: TestPerson) => (await who.get('/api/families/referral-status')).json();
const premiumEnd = async (who: TestPerson) =>
  (await who.get('/api/families/premium-status')).json().premiumEndDate;
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY).toISOString();

test('a code gives both families seven days, and opens lessons of yesterday', async () => {
  const ada = await person(app);
  const theo = await person(app);
  const yesterday = `/api/lessons/${lessonOf('reading', 'easy', '2026-11-20')}`;
  await foundFamily(ada);
  expect(await status(ada)).toEqual({
    isPremium: false,
    premiumEndDate: null,
    referralCount: 0,
    referrals: [],
  });
  const made = await ada.send('POST', '/api/families/generate-referral', {});
  const { code } = made.json();
  expect(made.json()).toEqual({
    id: expect.any(String),
    code: expect.stringMatching(/^BRIGHT-[2-9A-HJKMNP-Z]{8}$/),
    status: 'pending',
    createdAt: app.clock.now().toISOString(),
  });
  for (const who of [ada, theo]) expect((await who.get(yesterday)).statusCode).toBe(403);

  const redeemed = await redeem(theo, code.toLowerCase());
  expect(redeemed.statusCode, redeemed.body).toBe(200);
  expect(redeemed.json()).toEqual({
    premiumDays: 7,
    family: { name: 'The Swifts' },
    inviteCode: (await boardOf(theo)).family.inviteCode,
  });
  for (const who of [ada, theo]) {
    expect((await who.get(yesterday)).statusCode).toBe(200);
    expect(await premiumEnd(who)).toBe(inDays(7));
  }
  expect(await status(ada)).toMatchObject({
    isPremium: true,
    premiumEndDate: inDays(7),
    referralCount: 1,
    referrals: [{ code, status: 'completed' }],
  });
});

test('days are added to days', async () => {
  const ada = await person(app);
  await foundFamily(ada);
  for (const days of [7, 14, 21]) {
    expect((await redeem(await person(app), await newReferralCode(ada))).statusCode).toBe(200);
    expect(await premiumEnd(ada)).toBe(inDays(days));
  }
  expect((await status(ada)).referralCount).toBe(3);
});

test('five codes may be pending, and the five latest are listed', async () => {
  const ada = await person(app);
  await foundFamily(ada);
  const codes: string[] = [];
  for (let count = 0; count < 5; count++) {
    codes.unshift(await newReferralCode(ada));
    app.clock.forward(1_000);
  }
  const sixth = await ada.send('POST', '/api/families/generate-referral', {});
  expect(sixth.statusCode).toBe(409);
  await redeem(await person(app), codes[4] ?? '');
  codes.unshift(await newReferralCode(ada));
  const { referrals } = await status(ada);
  expect(referrals.map(({ code }: { code: string }) => code)).toEqual(codes.slice(0, 5));
});

test('ten at once make no more than five codes', async () => {
  const ada = await person(app);
  await foundFamily(ada);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => ada.send('POST', '/api/families/generate-referral', {})),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5);
});

test('of ten racing redemptions one succeeds', async () => {
  const ada = await person(app);
  await foundFamily(ada);
  const code = await newReferralCode(ada);
  const racing = await Promise.all(Array.from({ length: 10 }, () => person(app)));
  const answers = await Promise.all(racing.map((one) => redeem(one, code)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  expect(await premiumEnd(ada)).toBe(inDays(7));
  expect((await status(ada)).referralCount).toBe(1);
  const families = await Promise.all(racing.map(async (one) => (await boardOf(one)).family));
  expect(families.filter((family) => family !== null)).toHaveLength(1);
});

test('two codes of one family at once give it fourteen days', async () => {
  const [ada, ben, theo] = [await person(app), await person(app), await person(app)];
  await foundFamily(ada);
  const [first, second] = [await newReferralCode(ada), await newReferralCode(ada)];
  let both: ReturnType<typeof redeem>[] = [];
  await app.deps.db.transaction(async (tx) => {
    // Neither can give days before both have looked, unless one waits for the other.
    await tx.execute(sql`lock table families in share mode`);
    both = [Promise.resolve(redeem(ben, first)), Promise.resolve(redeem(theo, second))];
    await somebodyWaits(app, both.length);
  });
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await premiumEnd(ada)).toBe(inDays(14));
});

test('one person with two codes at once gets one family and seven days', async () => {
  const [ada, ben, theo] = [await person(app), await person(app), await person(app)];
  await foundFamily(ada);
  await foundFamily(ben);
  const codes = [await newReferralCode(ada), await newReferralCode(ben)];
  const answers = await Promise.all(codes.map((code) => redeem(theo, code)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await premiumEnd(theo)).toBe(inDays(7));
  expect((await status(ada)).referralCount + (await status(ben)).referralCount).toBe(1);
});

test('its own family cannot use a code, nor who belonged to it', async () => {
  const ada = await person(app);
  const leo = await person(app);
  await joins(leo, await foundFamily(ada));
  const code = await newReferralCode(ada);
  expect((await redeem(leo, code)).statusCode).toBe(409);
  await leo.send('DELETE', '/api/families/leave');
  const former = await redeem(leo, code);
  expect([former.statusCode, former.json().field]).toEqual([409, 'referralCode']);
  expect((await status(ada)).referrals[0].status).toBe('pending');
  expect(await premiumEnd(ada)).toBeNull();
  expect((await leo.get('/api/families/my-family')).json()).toEqual({ family: null });
  // He may use another family's, and others may use this one.
  const ben = await person(app);
  await foundFamily(ben);
  expect((await redeem(leo, await newReferralCode(ben))).statusCode).toBe(200);
  expect((await redeem(await person(app), code)).statusCode).toBe(200);
});

test('leaving and coming again earns nothing', async () => {
  const ada = await person(app);
  const theo = await person(app);
  await foundFamily(ada);
  await redeem(theo, await newReferralCode(ada));
  await theo.send('DELETE', '/api/families/leave');
  const again = await redeem(theo, await newReferralCode(ada));
  expect(again.statusCode).toBe(409);
  // Also with a family that is new, when the one that gave the code is gone.
  await ada.send('DELETE', '/api/families/leave');
  await foundFamily(ada, 'The Larks again');
  expect((await redeem(theo, await newReferralCode(ada))).statusCode).toBe(409);
  expect(await premiumEnd(ada)).toBeNull();
});

test('the code of a family that is gone opens nothing', async () => {
  const ada = await person(app);
  await foundFamily(ada);
  const code = await newReferralCode(ada);
  await ada.send('DELETE', '/api/families/leave');
  expect((await redeem(await person(app), code)).statusCode).toBe(404);
});

test('a family that ends while its code is redeemed gives days to nobody, or to both', async () => {
  for (let round = 0; round < 8; round++) {
    const ada = await person(app);
    const theo = await person(app);
    await foundFamily(ada);
    const code = await newReferralCode(ada);
    const [left, redeemed] = await Promise.all([
      ada.send('DELETE', '/api/families/leave'),
      redeem(theo, code),
    ]);
    expect(left.statusCode).toBe(200);
    expect([200, 404]).toContain(redeemed.statusCode);
    expect(await premiumEnd(theo)).toBe(redeemed.statusCode === 200 ? inDays(7) : null);
  }
});

test('unknown codes are not found, and ten an hour are enough', async () => {
  const ada = await person(app);
  const inviteCode = await foundFamily(ada);
  const code = await newReferralCode(ada);
  const theo = await person(app);
  for (let tries = 0; tries < 10; tries++) {
    expect((await redeem(theo, 'BRIGHT-22222222')).statusCode).toBe(404);
  }
  const late = await redeem(theo, code);
  expect(late.statusCode).toBe(429);
  expectWait(late.headers['retry-after'], 3_600);
  expect((await theo.get('/api/families/my-family')).json()).toEqual({ family: null });
  // Invite codes are counted apart.
  expect((await joins(theo, inviteCode)).statusCode).toBe(200);
});

test('right codes are not counted as wrong ones', async () => {
  const ada = await person(app);
  await foundFamily(ada);
  const used = await newReferralCode(ada);
  await redeem(await person(app), used);
  const theo = await person(app);
  for (let tries = 0; tries < 11; tries++) expect((await redeem(theo, used)).statusCode).toBe(409);
  expect((await redeem(theo, await newReferralCode(ada))).statusCode).toBe(200);
});

test.each([
  ['name', { name: ' ', referralCode: 'BRIGHT-22222222' }],
  ['name', { name: 'n1gg3r', referralCode: 'BRIGHT-22222222' }],
  ['referralCode', { name: 'The Swifts', referralCode: ' - ' }],
  ['referralCode', { name: 'The Swifts' }],
  ['referralCode', { name: 'The Swifts', referralCode: 12_345_678 }],
  ['premiumDays', { name: 'The Swifts', referralCode: 'BRIGHT-22222222', premiumDays: 700 }],
])('a redemption is refused for its %s: %o', async (field, body) => {
  const refused = await (await person(app)).send('POST', '/api/families/join-with-referral', body);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain(field);
});

test.each([
  ['GET', '/api/families/referral-status'],
  ['POST', '/api/families/generate-referral'],
  ['POST', '/api/families/join-with-referral'],
] as const)('%s %s is not for visitors, nor for a child who waits for a parent', async (method, url) => {
  const waiting = await person(app, { birthDate: '2018-03-01', state: 'awaiting_consent' });
  for (const [who, expected] of [
    [visitor(app), 401],
    [waiting, 403],
  ] as const) {
    const answer = method === 'GET' ? await who.get(url) : await who.send(method, url, {});
    expect(answer.statusCode).toBe(expected);
  }
  if (url.endsWith('generate-referral')) {
    expect((await (await person(app)).send('POST', url, {})).statusCode).toBe(409);
  }
});

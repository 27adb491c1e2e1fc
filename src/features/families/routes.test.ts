import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardOf, foundFamily, joins } from '../../../test/families.ts';
import { DAY, startTestApp, type TestApp } from '../../../test/harness.ts';
import { finish, lessonOf } from '../../../test/lessons.ts';
import { guardianOf, person, visitor, type TestPerson } from '../../../test/people.ts';
import { expectWait } from '../../../test/waiting.ts';
import { eraseUser } from '../parents/erasure/erasing.ts';
import { CODE_ALPHABET } from './rules/codes.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const GROWN_UP = { birthDate: '1985-03-02', firstName: 'Robin' };

test('without a family there is none, and no premium', async () => {
  const mira = await person(app);
  const none = await mira.get('/api/families/my-family');
  expect([none.statusCode, none.json()]).toEqual([200, { family: null }]);
  const premium = await mira.get('/api/families/premium-status');
  expect(premium.json()).toEqual({ isPremium: false, premiumEndDate: null });
});

test('a family is created, joined by its code, and each sees the others', async () => {
  const ada = await person(app, { firstName: 'Ada' });
  const robin = await person(app, GROWN_UP);
  const created = await ada.send('POST', '/api/families', { name: '  The   Larks ' });
  expect(created.statusCode).toBe(200);
  const { inviteCode } = created.json();
  expect(created.json()).toEqual({ family: { name: 'The Larks' }, inviteCode });
  expect(inviteCode).toMatch(new RegExp(`^[${CODE_ALPHABET}]{6}$`));

  const joined = await joins(
    robin,
    ` ${inviteCode.toLowerCase().slice(0, 3)}-${inviteCode.slice(3)} `,
    'Mum',
  );
  expect([joined.statusCode, joined.json()]).toEqual([200, { family: { name: 'The Larks' } }]);
  await finish(robin, lessonOf('math', 'easy'));

  const board = await boardOf(ada);
  expect(board).toEqual({
    family: { name: 'The Larks', inviteCode },
    totalMembers: 2,
    userRank: 2,
    canManage: true,
    leaderboard: [
      {
        id: expect.any(String),
        rank: 1,
        nickname: 'Mum',
        firstName: null,
        profileImageUrl: null,
        role: 'parent',
        points: 50,
        streak: 1,
        weeklyLessons: 1,
        isCurrentUser: false,
        isFounder: false,
        removalBar: null,
      },
      {
        id: expect.any(String),
        rank: 2,
        nickname: null,
        firstName: 'Ada',
        profileImageUrl: null,
        role: 'child',
        points: 0,
        streak: 0,
        weeklyLessons: 0,
        isCurrentUser: true,
        isFounder: true,
        removalBar: expect.stringContaining('Leave Family'),
      },
    ],
  });
  // A user's id opens a parent's request form: members do not get it.
  expect(JSON.stringify(board)).not.toContain(robin.id);
  const seenByRobin = await boardOf(robin);
  expect(seenByRobin).toMatchObject({ userRank: 1, totalMembers: 2 });
  expect(seenByRobin.leaderboard.map(({ isCurrentUser }) => isCurrentUser)).toEqual([true, false]);
});

test('the lessons of the week begin anew on Monday', async () => {
  const own = await startTestApp();
  try {
    const mira = await person(own);
    await foundFamily(mira);
    const week = async () => (await boardOf(mira)).leaderboard[0]?.weeklyLessons;
    await finish(mira, lessonOf('math', 'easy'));
    await finish(mira, lessonOf('reading', 'easy'));
    await finish(mira, lessonOf('reading', 'easy'));
    expect(await week()).toBe(2);
    own.clock.set('2026-11-22T23:59:00Z');
    expect(await week()).toBe(2);
    await finish(mira, lessonOf('math', 'easy', '2026-11-22'));
    expect(await week()).toBe(3);
    own.clock.set('2026-11-23T00:01:00Z');
    expect(await week()).toBe(0);
    await finish(mira, lessonOf('math', 'easy', '2026-11-23'));
    expect(await week()).toBe(1);
  } finally {
    await own.close();
  }
});

test('the lessons of the week are those of each member’s own week, wherever they go', async () => {
  const own = await startTestApp({ start: '2026-11-22T20:00:00Z' });
  try {
    const [mira, kiri] = [await person(own), await person(own, { timeZone: 'Pacific/Kiritimati' })];
    await joins(kiri, await foundFamily(mira), 'Kiri');
    await finish(mira, lessonOf('math', 'easy', '2026-11-22'));
    await finish(kiri, lessonOf('math', 'easy', '2026-11-23'));
    const weeks = async () => (await boardOf(kiri)).leaderboard.map(({ weeklyLessons }) => weeklyLessons);
    // It is Sunday for one of them and Monday for the other.
    expect(await weeks()).toEqual([1, 1]);
    await kiri.get('/api/auth/user', { 'x-time-zone': 'Pacific/Pago_Pago' });
    await finish(kiri, lessonOf('math', 'easy', '2026-11-22'));
    expect(await weeks()).toEqual([2, 1]);
    // Monday has come in UTC, and not yet where the first of them is.
    own.clock.set('2026-11-30T05:00:00Z');
    expect(await weeks()).toEqual([2, 0]);
  } finally {
    await own.close();
  }
});

test('creating or joining with a family already is refused, and changes nothing', async () => {
  const mira = await person(app);
  const other = await person(app);
  const code = await foundFamily(other, 'The Swifts');
  await foundFamily(mira, 'The Larks');
  const again = await mira.send('POST', '/api/families', { name: 'The Finches' });
  const elsewhere = await joins(mira, code);
  expect([again.statusCode, elsewhere.statusCode]).toEqual([409, 409]);
  expect(again.json()).toMatchObject({ code: 'conflict', message: expect.stringContaining('already') });
  expect((await boardOf(mira)).family.name).toBe('The Larks');
});

test('whoever leaves has no family any more, and the last one out removes it', async () => {
  const mira = await person(app);
  const leo = await person(app);
  const code = await foundFamily(mira);
  await joins(leo, code);
  expect((await mira.send('DELETE', '/api/families/leave')).statusCode).toBe(200);
  expect((await mira.get('/api/families/my-family')).json()).toEqual({ family: null });
  expect((await boardOf(leo)).totalMembers).toBe(1);
  expect((await mira.send('DELETE', '/api/families/leave')).statusCode).toBe(404);
  // It goes on while anybody is in it: the code still opens it.
  expect((await joins(mira, code)).statusCode).toBe(200);
  await mira.send('DELETE', '/api/families/leave');
  await leo.send('DELETE', '/api/families/leave');
  expect((await joins(mira, code)).statusCode).toBe(404);
});

test.each([
  ['name', { name: '' }],
  ['name', { name: ' \t ' }],
  ['name', { name: 'x'.repeat(41) }],
  ['name', { name: 'a\u0000b' }],
  ['name', { name: 'Team\u202egnol' }],
  ['name', { name: 'f.u.c.k' }],
  ['name', { name: 'Call 0170 1234567' }],
  ['name', { name: 'www.larks.example' }],
  ['name', {}],
  ['name', { name: ['The Larks'] }],
  ['name', { name: null }],
  ['nick', { name: 'The Larks', nick: 'Leo' }],
])('a family is refused for its %s: %o', async (field, body) => {
  const mira = await person(app);
  const refused = await mira.send('POST', '/api/families', body);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain(field);
  expect((await mira.get('/api/families/my-family')).json()).toEqual({ family: null });
});

test('a name of forty letters and a right-to-left one are as good as any', async () => {
  for (const name of ['x'.repeat(40), 'משפחת לוי', '王さん一家', 'Zoë & Łukasz 🦊']) {
    const mira = await person(app);
    expect((await mira.send('POST', '/api/families', { name })).json().family).toEqual({ name });
  }
});

test('a nickname is judged like a name; without one the first name is shown, if it may be', async () => {
  const mira = await person(app);
  const code = await foundFamily(mira);
  const leo = await person(app, { firstName: 'leo@home.example' });
  const refused = await joins(leo, code, 'k.y.s');
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ field: 'nickname' });
  expect((await joins(leo, code)).statusCode).toBe(200);
  const names = (await boardOf(mira)).leaderboard.map(({ firstName }) => firstName);
  expect(names).not.toContain('leo@home.example');
  expect(names).toContain('l.');
});

test('a nickname that is left blank is none', async () => {
  const ada = await person(app, { firstName: 'Ada' });
  const leo = await person(app, { firstName: 'Leo' });
  const joined = await joins(leo, await foundFamily(ada), '  ');
  expect(joined.statusCode, joined.body).toBe(200);
  expect((await boardOf(leo)).leaderboard.map(({ nickname, firstName }) => [nickname, firstName])).toEqual([
    [null, 'Ada'],
    [null, 'Leo'],
  ]);
});

test('who is grown up where they live stands there as such', async () => {
  const own = await startTestApp({ start: '2026-11-21T11:00:00Z' });
  try {
    const birthDate = '2008-11-22';
    // There it is the birthday already.
    const mira = await person(own, { birthDate, timeZone: 'Pacific/Kiritimati' });
    const leo = await person(own, { birthDate });
    await joins(leo, await foundFamily(mira));
    expect((await boardOf(leo)).leaderboard.map(({ role }) => role)).toEqual(['parent', 'child']);
  } finally {
    await own.close();
  }
});

test('an unknown invite code is not found, and ten wrong ones an hour are enough', async () => {
  const mira = await person(app);
  const code = await foundFamily(await person(app));
  for (let tries = 0; tries < 10; tries++) {
    const wrong = await joins(mira, `22222${CODE_ALPHABET[tries]}`);
    expect(wrong.statusCode).toBe(404);
    expect(wrong.json()).toMatchObject({ field: 'inviteCode' });
  }
  const right = await joins(mira, code);
  expect(right.statusCode).toBe(429);
  expectWait(right.headers['retry-after'], 3_600);
  // Another person's tries are their own.
  expect((await joins(await person(app), code)).statusCode).toBe(200);
});

test('right codes are not counted as wrong ones', async () => {
  const code = await foundFamily(await person(app));
  const mira = await person(app);
  for (let round = 0; round < 12; round++) {
    expect((await joins(mira, code)).statusCode).toBe(200);
    await mira.send('DELETE', '/api/families/leave');
  }
});

test('a grown-up or the one who made it renews the code; another child may not', async () => {
  const creator = await person(app, { firstName: 'Ada' });
  const child = await person(app);
  const robin = await person(app, GROWN_UP);
  const first = await foundFamily(creator);
  await joins(child, first);
  await joins(robin, first);
  expect((await boardOf(child)).canManage).toBe(false);
  const refused = await child.send('POST', '/api/families/invite-code', {});
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
  const second = (await robin.send('POST', '/api/families/invite-code', {})).json().inviteCode;
  const third = (await creator.send('POST', '/api/families/invite-code', {})).json().inviteCode;
  expect(new Set([first, second, third]).size).toBe(3);
  const late = await person(app);
  expect((await joins(late, first)).statusCode).toBe(404);
  expect((await joins(late, third)).statusCode).toBe(200);
  expect((await (await person(app)).send('POST', '/api/families/invite-code', {})).statusCode).toBe(404);
});

test('a member is removed, and the code that they knew is a new one', async () => {
  const creator = await person(app, { firstName: 'Ada' });
  const leo = await person(app, { firstName: 'Leo' });
  const stranger = await person(app, GROWN_UP);
  const code = await foundFamily(creator);
  await foundFamily(stranger, 'The Swifts');
  await joins(leo, code);
  const entry = (await boardOf(creator)).leaderboard.find(({ firstName }) => firstName === 'Leo');
  const remove = (who: typeof leo, id: string) => who.send('DELETE', `/api/families/members/${id}`);
  const own = (await boardOf(creator)).leaderboard.find(({ isCurrentUser }) => isCurrentUser);

  expect((await remove(leo, own?.id ?? '')).statusCode).toBe(403);
  expect((await remove(stranger, entry?.id ?? '')).statusCode).toBe(404);
  expect((await remove(creator, own?.id ?? '')).statusCode).toBe(409);
  expect((await remove(creator, 'nobody')).statusCode).toBe(404);
  expect((await remove(creator, leo.id)).statusCode).toBe(404);

  const removed = await remove(creator, entry?.id ?? '');
  expect(removed.statusCode, removed.body).toBe(200);
  expect(removed.json().message).toContain('Leo');
  expect((await leo.get('/api/families/my-family')).json()).toEqual({ family: null });
  expect((await joins(leo, code)).statusCode).toBe(404);
  expect((await remove(creator, entry?.id ?? '')).statusCode).toBe(404);
});

describe('a family stays its founder’s', () => {
  const entryOf = async (who: TestPerson, name: string) => {
    const entry = (await boardOf(who)).leaderboard.find(({ firstName }) => firstName === name);
    if (!entry) throw new Error(`${name} is not on the board`);
    return entry;
  };
  const removes = async (who: TestPerson, name: string) =>
    who.send('DELETE', `/api/families/members/${(await entryOf(who, name)).id}`);
  const handsOn = async (who: TestPerson, name: string) =>
    who.send('POST', '/api/families/founder', { memberId: (await entryOf(who, name)).id });
  const founderSeenBy = async (who: TestPerson) =>
    (await boardOf(who)).leaderboard.filter(({ isFounder }) => isFounder).map(({ firstName }) => firstName);
  const grownUp = (firstName: string) => person(app, { ...GROWN_UP, firstName });

  test('a grown-up who joins with the code removes children, and neither the founder nor other grown-ups', async () => {
    const [robin, sam, leo, stranger] = [
      await grownUp('Robin'),
      await grownUp('Sam'),
      await person(app, { firstName: 'Leo' }),
      await grownUp('Stranger'),
    ];
    const code = await foundFamily(robin);
    for (const one of [sam, leo, stranger]) await joins(one, code);
    for (const [name, sentence] of [
      ['Robin', 'Nobody can remove the founder'],
      ['Sam', 'Only the founder'],
    ] as const) {
      expect((await entryOf(stranger, name)).removalBar).toContain(sentence);
      const refused = await removes(stranger, name);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
      expect(refused.json().message).toContain(sentence);
    }
    expect((await entryOf(stranger, 'Leo')).removalBar).toBeNull();
    expect((await removes(stranger, 'Leo')).statusCode).toBe(200);
    expect((await boardOf(robin)).totalMembers).toBe(3);
    // A new code bars nobody who is there, and the founder removes who it was.
    expect((await stranger.send('POST', '/api/families/invite-code', {})).statusCode).toBe(200);
    expect((await removes(robin, 'Stranger')).statusCode).toBe(200);
    expect((await stranger.get('/api/families/my-family')).json()).toEqual({ family: null });
    expect((await boardOf(robin)).totalMembers).toBe(2);
  });

  test('of a child too: it removes a grown-up who is nobody of theirs, and not the own parent', async () => {
    const [ada, stranger] = [await person(app, { firstName: 'Ada' }), await grownUp('Stranger')];
    const robin = await guardianOf(app, ada);
    const code = await foundFamily(ada);
    for (const one of [stranger, robin]) await joins(one, code);
    expect((await removes(stranger, 'Ada')).statusCode).toBe(403);
    expect((await removes(robin, 'Ada')).statusCode).toBe(403);
    expect((await removes(robin, 'Stranger')).statusCode).toBe(403);
    expect((await entryOf(ada, 'Robin')).removalBar).toContain('your own parent');
    expect((await removes(ada, 'Robin')).statusCode).toBe(403);
    expect((await removes(ada, 'Stranger')).statusCode).toBe(200);
    expect((await handsOn(ada, 'Robin')).statusCode).toBe(200);
    expect(await founderSeenBy(robin)).toEqual(['Robin']);
  });

  test('handed on to a grown-up, it is theirs, and no longer of who gave it', async () => {
    const [robin, sam, kim, leo] = [
      await grownUp('Robin'),
      await grownUp('Sam'),
      await grownUp('Kim'),
      await person(app, { firstName: 'Leo' }),
    ];
    const code = await foundFamily(robin);
    for (const one of [sam, kim, leo]) await joins(one, code);
    expect((await handsOn(sam, 'Sam')).statusCode).toBe(403);
    expect((await handsOn(sam, 'Kim')).statusCode).toBe(403);
    expect((await handsOn(leo, 'Sam')).statusCode).toBe(403);
    const toChild = await handsOn(robin, 'Leo');
    expect([toChild.statusCode, toChild.json().message]).toEqual([
      403,
      'Only a grown-up of the family can become its founder.',
    ]);
    expect((await handsOn(robin, 'Robin')).statusCode).toBe(409);
    const elsewhere = await grownUp('Elsewhere');
    await foundFamily(elsewhere, 'The Swifts');
    const notHere = { memberId: (await entryOf(elsewhere, 'Elsewhere')).id };
    for (const memberId of [notHere.memberId, sam.id, 'nobody'])
      expect((await robin.send('POST', '/api/families/founder', { memberId })).statusCode).toBe(404);
    for (const body of [{}, { memberId: 7 }, { memberId: 'x', more: 1 }])
      expect((await robin.send('POST', '/api/families/founder', body)).statusCode).toBe(400);
    expect(await founderSeenBy(leo)).toEqual(['Robin']);

    const given = await handsOn(robin, 'Sam');
    expect([given.statusCode, given.json()]).toEqual([
      200,
      { message: 'Sam is the founder of the family now.' },
    ]);
    expect(await founderSeenBy(leo)).toEqual(['Sam']);
    expect((await removes(robin, 'Kim')).statusCode).toBe(403);
    expect((await removes(robin, 'Sam')).statusCode).toBe(403);
    expect((await removes(sam, 'Robin')).statusCode).toBe(200);
  });

  test('a founder who goes leaves it to the grown-up who has been there longest, then to the longest member', async () => {
    const own = await startTestApp();
    try {
      const names = ['Ada', 'Leo', 'Sam', 'Kim'];
      const [ada, leo, sam, kim] = [
        await person(own, { firstName: 'Ada' }),
        await person(own, { firstName: 'Leo' }),
        await person(own, { ...GROWN_UP, firstName: 'Sam' }),
        await person(own, { ...GROWN_UP, firstName: 'Kim' }),
      ];
      const code = await foundFamily(ada);
      for (const one of [leo, sam, kim]) {
        own.clock.forward(1_000);
        await joins(one, code);
      }
      expect(await founderSeenBy(leo)).toEqual(['Ada']);
      expect(names).toHaveLength((await boardOf(leo)).totalMembers);
      await ada.send('DELETE', '/api/families/leave');
      expect(await founderSeenBy(leo)).toEqual(['Sam']);
      // Who comes back is a member as any.
      expect((await joins(ada, code)).statusCode).toBe(200);
      expect(await founderSeenBy(ada)).toEqual(['Sam']);
      await eraseUser(own.deps, sam.id);
      expect(await founderSeenBy(leo)).toEqual(['Kim']);
      await kim.send('DELETE', '/api/families/leave');
      expect(await founderSeenBy(leo)).toEqual(['Leo']);
      expect((await removes(leo, 'Ada')).statusCode).toBe(200);
    } finally {
      await own.close();
    }
  });
});

test('whom a parent takes off the leaderboard sees nobody there, and is seen by nobody', async () => {
  const mira = await person(app, { firstName: 'Mira' });
  const leo = await person(app, { firstName: 'Leo' });
  const robin = await guardianOf(app, leo);
  await joins(leo, await foundFamily(mira));
  const off = await robin.send('PATCH', `/api/parent/children/${leo.id}/controls`, {
    leaderboardAllowed: false,
  });
  expect(off.statusCode, off.body).toBe(200);
  expect(await boardOf(leo)).toMatchObject({ totalMembers: 2, userRank: null, leaderboard: [] });
  const seen = await boardOf(mira);
  expect(seen.totalMembers).toBe(2);
  expect(seen.leaderboard.map(({ firstName }) => firstName)).toEqual(['Mira']);
  await robin.send('PATCH', `/api/parent/children/${leo.id}/controls`, { leaderboardAllowed: true });
  expect((await boardOf(mira)).leaderboard).toHaveLength(2);
});

test('premium of a family is each member’s until it ends', async () => {
  const own = await startTestApp();
  try {
    const mira = await person(own);
    const leo = await person(own);
    const code = await foundFamily(mira);
    const until = new Date(own.clock.now().getTime() + DAY);
    await own.deps.db.$client.query('update families set premium_until = $1', [until]);
    await joins(leo, code);
    for (const member of [mira, leo]) {
      expect((await member.get('/api/families/premium-status')).json()).toEqual({
        isPremium: true,
        premiumEndDate: until.toISOString(),
      });
    }
    await leo.send('DELETE', '/api/families/leave');
    expect((await leo.get('/api/families/premium-status')).json().isPremium).toBe(false);
    own.clock.forward(DAY);
    expect((await mira.get('/api/families/premium-status')).json()).toEqual({
      isPremium: false,
      premiumEndDate: null,
    });
  } finally {
    await own.close();
  }
});

test.each([
  ['GET', '/api/families/my-family'],
  ['GET', '/api/families/premium-status'],
  ['POST', '/api/families'],
  ['POST', '/api/families/join'],
  ['DELETE', '/api/families/leave'],
  ['POST', '/api/families/invite-code'],
  ['DELETE', '/api/families/members/x'],
  ['POST', '/api/families/founder'],
] as const)('%s %s is not for visitors, nor for a child who waits for a parent', async (method, url) => {
  const waiting = await person(app, { birthDate: '2018-03-01', state: 'awaiting_consent' });
  for (const [who, status] of [
    [visitor(app), 401],
    [waiting, 403],
  ] as const) {
    const answer = method === 'GET' ? await who.get(url) : await who.send(method, url, {});
    expect(answer.statusCode).toBe(status);
  }
});

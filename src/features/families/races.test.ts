import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardOf, foundFamily, joins } from '../../../test/families.ts';
import { somebodyWaits, startTestApp, type TestApp } from '../../../test/harness.ts';
import { person, type TestPerson } from '../../../test/people.ts';
import { lockUser } from '../consent/store.ts';
import { eraseUser } from '../parents/erasure/erasing.ts';
import { joinFamily } from './joining.ts';
import { familyOf, insertMember, lockFamily, setFounder, takeOut } from './store.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

/** Families with members and no founder. The index lets none have two. */
const FOUNDERLESS = `select family_id from family_members group by family_id having not bool_or(is_founder)`;

const people = (count: number): Promise<TestPerson[]> =>
  Promise.all(Array.from({ length: count }, () => person(app)));
const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted();

test('ten at once for the last of twelve places: one gets it', async () => {
  const creator = await person(app);
  const code = await foundFamily(creator);
  for (const early of await people(10)) await joins(early, code);
  const late = await people(10);
  expect(statuses(await Promise.all(late.map((one) => joins(one, code))))).toEqual([
    200,
    ...Array(9).fill(409),
  ]);
  expect((await boardOf(creator)).totalMembers).toBe(12);
});

test('ten families created at once by one person are one family', async () => {
  const mira = await person(app);
  const create = (_: unknown, index: number) =>
    mira.send('POST', '/api/families', { name: `Number ${index}` });
  expect(statuses(await Promise.all(Array.from({ length: 10 }, create)))).toEqual([
    200,
    ...Array(9).fill(409),
  ]);
  expect((await boardOf(mira)).totalMembers).toBe(1);
});

test('wrong codes at once are counted each', async () => {
  const mira = await person(app);
  const answers = await Promise.all(Array.from({ length: 30 }, () => joins(mira, '222222')));
  expect(statuses(answers).filter((status) => status === 404)).toHaveLength(10);
  expect(statuses(answers).filter((status) => status === 429)).toHaveLength(20);
});

test('a code that is renewed in the very moment opens nothing any more', async () => {
  const [creator, late] = [await person(app), await person(app)];
  const inviteCode = await foundFamily(creator);
  const limit = {
    take: async () => {},
    count: async () => 1,
    // The code was found to be right, and the family is not locked yet.
    giveBack: async () => void (await creator.send('POST', '/api/families/invite-code', {})),
    forget: async () => {},
  };
  await expect(joinFamily(app.deps, limit, late.id, { inviteCode })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await boardOf(creator)).totalMembers).toBe(1);
});

test('who is taken out in the very moment renews the code of the family no more', async () => {
  const [creator, grownUp] = [await person(app), await person(app, { birthDate: '1985-03-02' })];
  const code = await foundFamily(creator);
  await joins(grownUp, code);
  let renewing: ReturnType<TestPerson['send']> | undefined;
  await app.deps.db.transaction(async (tx) => {
    // The family was found to be theirs, and is not locked yet.
    await takeOut(tx, grownUp.id, app.clock.now());
    renewing = Promise.resolve(grownUp.send('POST', '/api/families/invite-code', {}));
    await somebodyWaits(app);
  });
  expect((await renewing)?.statusCode).toBe(404);
  expect((await boardOf(creator)).family?.inviteCode).toBe(code);
});

test('who has moved to another family in the very moment is not taken out of that one', async () => {
  const [creator, leo, other] = [
    await person(app),
    await person(app, { firstName: 'Leo' }),
    await person(app),
  ];
  await joins(leo, await foundFamily(creator));
  await foundFamily(other, 'The Swifts');
  const entry = (await boardOf(creator)).leaderboard.find(({ firstName }) => firstName === 'Leo');
  let removing: ReturnType<TestPerson['send']> | undefined;
  await app.deps.db.transaction(async (tx) => {
    await lockUser(tx, leo.id);
    // He was found in the family, and is not locked yet.
    removing = Promise.resolve(creator.send('DELETE', `/api/families/members/${entry?.id}`));
    await somebodyWaits(app);
    await takeOut(tx, leo.id, app.clock.now());
    const swifts = await familyOf(tx, other.id);
    await insertMember(tx, { userId: leo.id, familyId: swifts?.id ?? '', joinedAt: app.clock.now() });
  });
  expect((await removing)?.statusCode).toBe(404);
  expect((await boardOf(leo)).family?.name).toBe('The Swifts');
});

test('handing on, leaving, removing and deleting at once: a family has one founder as long as it has anybody', async () => {
  const { rows: before } = await app.deps.db.$client.query(FOUNDERLESS);
  expect(before).toEqual([]);
  for (let round = 0; round < 8; round++) {
    const founder = await person(app, { birthDate: '1985-03-02', firstName: 'Robin' });
    const grownUps = await Promise.all(
      ['Sam', 'Kim', 'Noor'].map((firstName) => person(app, { birthDate: '1985-03-02', firstName })),
    );
    const [sam, kim, noor] = grownUps;
    const [leo, last] = await people(2);
    if (!sam || !kim || !noor || !leo || !last) throw new Error('nobody is there');
    const code = await foundFamily(founder);
    for (const one of [...grownUps, leo, last]) await joins(one, code);
    const ids = new Map(
      (await boardOf(founder)).leaderboard.map(({ firstName, id }) => [firstName, id] as const),
    );
    const handsOn = (who: TestPerson, name: string) =>
      who.send('POST', '/api/families/founder', { memberId: ids.get(name) ?? '' });
    const removes = (who: TestPerson, name: string) =>
      who.send('DELETE', `/api/families/members/${ids.get(name)}`);
    const answers = await Promise.all([
      handsOn(founder, 'Sam'),
      handsOn(founder, 'Kim'),
      handsOn(sam, 'Noor'),
      removes(sam, 'Kim'),
      removes(kim, 'Sam'),
      removes(founder, 'Noor'),
      founder.send('DELETE', '/api/families/leave'),
      leo.send('DELETE', '/api/families/leave'),
      eraseUser(app.deps, (round % 2 ? sam : kim).id).then(() => ({ statusCode: 200 })),
    ]);
    for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500);
    const board = await boardOf(last);
    expect(board.leaderboard.filter(({ isFounder }) => isFounder)).toHaveLength(1);
  }
  const { rows } = await app.deps.db.$client.query(FOUNDERLESS);
  expect(rows).toEqual([]);
});

test('ten at once who are to become the founder: one is', async () => {
  const founder = await person(app, { birthDate: '1985-03-02', firstName: 'Robin' });
  const code = await foundFamily(founder);
  const others = await Promise.all(
    Array.from({ length: 10 }, () => person(app, { birthDate: '1985-03-02' })),
  );
  for (const one of others) await joins(one, code);
  const entries = (await boardOf(founder)).leaderboard.filter(({ isCurrentUser }) => !isCurrentUser);
  const answers = await Promise.all(
    entries.map(({ id }) => founder.send('POST', '/api/families/founder', { memberId: id })),
  );
  expect(statuses(answers)).toEqual([200, ...Array(9).fill(403)]);
  expect((await boardOf(founder)).leaderboard.filter(({ isFounder }) => isFounder)).toHaveLength(1);
});

test('who is handed the family in the very moment is not removed any more by who had it', async () => {
  const [robin, sam] = await Promise.all(
    ['Robin', 'Sam'].map((firstName) => person(app, { birthDate: '1985-03-02', firstName })),
  );
  if (!robin || !sam) throw new Error('nobody is there');
  await joins(sam, await foundFamily(robin));
  const entry = (await boardOf(robin)).leaderboard.find(({ firstName }) => firstName === 'Sam');
  let removing: ReturnType<TestPerson['send']> | undefined;
  await app.deps.db.transaction(async (tx) => {
    const family = await familyOf(tx, robin.id);
    if (!family) throw new Error('there is no family');
    await lockFamily(tx, family.id);
    // The caller was found to be the founder, and the family is not locked yet.
    removing = Promise.resolve(robin.send('DELETE', `/api/families/members/${entry?.id}`));
    await somebodyWaits(app);
    await setFounder(tx, family.id, sam.id);
  });
  expect((await removing)?.statusCode).toBe(403);
  expect((await boardOf(sam)).totalMembers).toBe(2);
});

test('two accounts are deleted at once, each in the family that the other one made', async () => {
  for (let round = 0; round < 8; round++) {
    const [ada, ben, others] = [await person(app), await person(app), await people(2)];
    const [first, second] = [await foundFamily(ada), await foundFamily(ben)];
    await Promise.all(others.map((one, index) => joins(one, index === 0 ? first : second)));
    for (const one of [ada, ben]) await one.send('DELETE', '/api/families/leave');
    await joins(ada, second);
    await joins(ben, first);
    await Promise.all([ada, ben].map(({ id }) => eraseUser(app.deps, id)));
    for (const one of others) expect((await boardOf(one)).totalMembers).toBe(1);
  }
});

test('leaving, removing, renewing, joining and deleting accounts at once: nothing hangs or is left over', async () => {
  for (let round = 0; round < 5; round++) {
    const creator = await person(app, { birthDate: '1985-03-02' });
    const members = await people(5);
    const code = await foundFamily(creator);
    for (const member of members) await joins(member, code);
    const entries = (await boardOf(creator)).leaderboard.filter(({ isCurrentUser }) => !isCurrentUser);
    const late = await people(2);
    const answers = await Promise.all([
      ...entries.slice(0, 4).map(({ id }) => creator.send('DELETE', `/api/families/members/${id}`)),
      ...members.slice(2).map((member) => member.send('DELETE', '/api/families/leave')),
      ...late.map((one) => joins(one, code)),
      creator.send('POST', '/api/families/invite-code', {}),
      ...members.slice(0, 3).map(async ({ id }) => {
        await eraseUser(app.deps, id);
        return { statusCode: 200 };
      }),
    ]);
    for (const { statusCode } of answers) expect(statusCode).toBeLessThan(500);
    const left = [creator, members[3], members[4], ...late];
    for (const one of left) await one?.send('DELETE', '/api/families/leave');
  }
  const { rows } = await app.deps.db.$client.query(
    `select from families f where not exists (select from family_members m where m.family_id = f.id)`,
  );
  expect(rows).toEqual([]);
});

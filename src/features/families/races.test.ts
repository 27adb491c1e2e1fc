import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardOf, foundFamily, joins } from '../../../test/families.ts';
import { somebodyWaits, startTestApp, type TestApp } from '../../../test/harness.ts';
import { person, type TestPerson } from '../../../test/people.ts';
import { lockUser } from '../consent/store.ts';
import { eraseUser } from '../parents/erasure/erasing.ts';
import { joinFamily } from './joining.ts';
import { familyOf, insertMember, takeOut } from './store.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

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

test('two accounts are deleted at once, each in the family that the other one made', async () => {
  for (let round = 0; round < 8; round++) {
    const [ada, ben, others] = [await person(app), await person(app), await people(2)];
    const [first, second] = [await foundFamily(ada), await foundFamily(ben)];
    await Promise.all(others.map((one, index) => joins(one, index === 0 ? first : second)));
    for (const one of [ada, ben]) await one.send('DELETE', '/api/families/leave');
    await joins(ada, second);
    await joins(ben, first);
    await Promise.all(
      [ada, ben].map(({ id }) => app.deps.db.transaction((tx) => eraseUser(app.deps, tx, id))),
    );
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
        await app.deps.db.transaction((tx) => eraseUser(app.deps, tx, id));
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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { asc, count, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signIn, signUp } from '../../../test/accounts.ts';
import { DAY, startTestApp, type TestApp } from '../../../test/harness.ts';
import { finish, lessonOf, readLesson } from '../../../test/lessons.ts';
import { mailbox } from '../../../test/mailbox.ts';
import { NOTHING_SET } from '../../../test/nothing-set.ts';
import { person, visitor, type TestPerson } from '../../../test/people.ts';
import { findAccountByEmail, insertAccount } from '../../features/accounts/provider/store.ts';
import { providerAccounts, users } from '../../features/accounts/tables.ts';
import { questionsOf } from '../../features/lessons/rules/judging.ts';
import { sweepMessages } from '../../features/info/jobs.ts';
import { contactMessages } from '../../features/info/tables.ts';
import { eraseRestored } from '../../features/parents/erasure/erasing.ts';
import { hashOfId } from '../../features/parents/erasure/notes.ts';
import { erasures } from '../../features/parents/tables.ts';
import { corrections, questionReports } from '../../features/progress/corrections/tables.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

// Each command is a process that has to start first.
vi.setConfig({ testTimeout: 120_000 });

const MATH = lessonOf('math', 'easy');
const ITEM = `${MATH}#2`;

type Command =
  'accounts-delete' | 'accounts-password' | 'contact-answered' | 'content-reports' | 'content-withdraw';

/** Starts a command as `npm run` does, on the database of the app under test. */
function begin(name: Command, args: string[]) {
  const { database, dataDir, secretKey } = app.deps.config;
  if (database.kind !== 'external') throw new Error('the test has a database of its own');
  return spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], {
    env: {
      ...process.env,
      ...NOTHING_SET,
      DATABASE_URL: database.url,
      SECRET_KEY: secretKey,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(name: Command, ...args: string[]) {
  const child = begin(name, args);
  const [out, problem, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, out, problem };
}

const report = (who: TestPerson, comment?: string) =>
  who.send('POST', `/api/lessons/${MATH}/report-question`, { step: 2, reason: 'wrong_key', comment });

test('the reports tell what to look at, and not who reported it', async () => {
  const children = await Promise.all(
    Array.from({ length: 6 }, () => person(app, { firstName: 'Xanthippa' })),
  );
  for (const child of children) await finish(child, MATH, [0, 3, 0, 0, 0, 0]);
  const [first, second] = children;
  if (!first || !second) throw new Error('nobody is there');
  await report(first, 'Xanthippa says it is more');
  await report(second);

  const { code, out } = await run('content-reports');
  expect(code).toBe(0);
  const lesson = await readLesson(first, MATH);
  for (const part of [
    `!! ${ITEM}`,
    `${lesson.title} (${MATH})`,
    questionsOf(lesson)[1]?.question ?? '?',
    '2 people: The answer shown is wrong 2',
    '… says it is more',
    '6 asked, 0% right',
  ])
    expect(out).toContain(part);
  const json = await run('content-reports', '--json');
  expect(JSON.parse(json.out)).toMatchObject([{ item: ITEM, people: 2, isSuspicious: true }]);
  for (const told of [out, json.out]) {
    expect(told).not.toMatch(/Xanthippa|Okafor/);
    for (const { id } of children) expect(told).not.toContain(id);
  }
});

test('a withdrawal that is killed is finished by another, and pays nobody twice', async () => {
  const { db } = app.deps;
  const concerned = await db.select({ id: users.id }).from(users).orderBy(asc(users.id));
  const corrected = async () => (await db.select({ count: count() }).from(corrections))[0]?.count;
  // The last one cannot be had while this is open: there the command is killed.
  const holder = await db.$client.connect();
  await holder.query('begin');
  await holder.query('select from users where id = $1 for update', [concerned.at(-1)?.id]);
  const killed = begin('content-withdraw', [ITEM, '--reason', 'the key was wrong']);
  await expect.poll(corrected, { timeout: 40_000 }).toBe(concerned.length - 1);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await holder.query('rollback');
  holder.release();

  const again = await run('content-withdraw', ITEM, '--reason', 'the key was wrong');
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining(`${ITEM} is withdrawn`) });
  expect(await corrected()).toBe(concerned.length);
  const points = await db.select({ points: users.points }).from(users);
  expect(points.map((user) => user.points)).toEqual(concerned.map(() => 59));
  expect((await run('content-reports')).out).toBe('No question is reported.\n');
});

test('reports of a question that is right are put away', async () => {
  const child = await person(app);
  await child.send('POST', `/api/lessons/${MATH}/report-question`, { step: 3, reason: 'unclear' });
  const done = await run('content-reports', '--dismiss', `${MATH}#3`);
  expect(done.out).toBe(`Reports of ${MATH}#3 put away: 1.\n`);
  const [kept] = await app.deps.db.select().from(questionReports).where(eq(questionReports.userId, child.id));
  expect(kept?.settledAt).not.toBeNull();
});

test.each([
  [[], 'npm run content:withdraw -- ITEM'],
  [[ITEM], '--reason'],
  [['math/2.OA.B.2', '--reason', 'x'], 'names no question'],
  [['reading/easy/nothing#1', '--reason', 'x'], 'There is no question'],
  [[ITEM, '--because', 'x'], '--because'],
])('what cannot be done is said in a sentence: %j', async (args, sentence) => {
  const { code, problem } = await run('content-withdraw', ...args);
  expect(code).toBe(1);
  expect(problem).toContain(sentence);
  expect(problem).not.toMatch(/\n\s+at /);
});

test('a new password is printed once, and opens the account', async () => {
  const email = 'noor@people.test';
  const noor = await signUp(app, { email, firstName: 'Noor' });
  const { code, out } = await run('accounts-password', email);
  expect(code).toBe(0);
  const password = /^The new password of noor@people\.test: (\S+)$/m.exec(out)?.[1] ?? '';
  expect((await signIn(app, email, password)).id).toBe(noor.id);
  for (const args of [[], ['nobody@people.test'], [email, 'more']]) {
    const refused = await run('accounts-password', ...args);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.problem).not.toMatch(/\n\s+at /);
  }
});

test('somebody is deleted with all that is about them, by address or id, once it is confirmed', async () => {
  const email = 'ravi@people.test';
  const ravi = await signUp(app, { email, firstName: 'Ravi' });
  const stays = await person(app);
  const isThere = async () =>
    (await app.deps.db.select().from(users).where(eq(users.id, ravi.id))).length > 0;

  const asked = await run('accounts-delete', 'Ravi@people.test');
  expect(asked).toMatchObject({ code: 0, out: expect.stringContaining(ravi.id) });
  expect(asked.out).toContain('add --yes');
  expect(await isThere()).toBe(true);
  for (const args of [[], ['nobody@people.test', '--yes'], [email, 'more'], [email, '--now']]) {
    const refused = await run('accounts-delete', ...args);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.problem).not.toMatch(/\n\s+at /);
  }
  expect(await isThere()).toBe(true);

  const done = await run('accounts-delete', ravi.id, '--yes');
  expect(done).toMatchObject({ code: 0, out: expect.stringContaining('Deleted.') });
  expect(await isThere()).toBe(false);
  expect(await app.deps.db.select().from(providerAccounts).where(eq(providerAccounts.email, email))).toEqual(
    [],
  );
  expect((await ravi.get('/api/auth/user')).statusCode).toBe(401);
  // Nothing is left for the server to do.
  const left = await app.deps.db.select().from(erasures);
  expect(left).toMatchObject([{ folder: null }]);
  expect((await stays.get('/api/auth/user')).statusCode).toBe(200);
});

test('who was deleted by the command comes back with no backup, even one that is restored at once', async () => {
  const { db, blobs } = app.deps;
  const email = 'ines@people.test';
  const ines = await signUp(app, { email, firstName: 'Ines' });
  const [row] = await db.select().from(users).where(eq(users.id, ines.id));
  const account = await findAccountByEmail(db, email);
  if (!row || !account) throw new Error('nobody was made');
  await visitor(app).send('POST', '/api/contact', {
    name: 'Ines',
    email,
    subject: 'Hello',
    message: 'Hello',
  });
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.email, email));
  const copies = async () => (await mailbox(app)).filter(({ text }) => text?.includes(email)).length;
  expect(await copies()).toBe(1);
  await blobs.put(`photos/${ines.id}/old.jpg`, Buffer.from('x'), 'image/jpeg');

  expect((await run('accounts-delete', email, '--yes')).code).toBe(0);
  expect(await blobs.has(`erasures/${hashOfId(ines.id).toString('hex')}`)).toBe(true);
  expect([await blobs.list(`photos/${ines.id}/`), await copies()]).toEqual([[], 0]);

  await db.delete(erasures);
  await db.insert(users).values(row);
  await db.insert(providerAccounts).values(account);
  await db.insert(contactMessages).values({ ...message!, userId: null });
  await eraseRestored(app.deps);
  const left = [users, providerAccounts, contactMessages].map((table) =>
    db.$count(table, eq(table.email, email)),
  );
  expect(await Promise.all(left)).toEqual([0, 0, 0]);
});

test('of several with one address nobody is deleted, but the one who is named by the id', async () => {
  const email = 'twice@people.test';
  // By the built-in sign-in, and by another that came after it.
  const [first, second] = [await person(app), await person(app)];
  await app.deps.db
    .update(users)
    .set({ email })
    .where(inArray(users.id, [first.id, second.id]));
  const left = async () =>
    (await app.deps.db.select({ id: users.id }).from(users).where(eq(users.email, email))).map(
      ({ id }) => id,
    );
  const refused = await run('accounts-delete', email, '--yes');
  expect(refused).toMatchObject({ code: 1, out: '' });
  for (const { id } of [first, second]) expect(refused.problem).toContain(id);
  expect((await left()).toSorted()).toEqual([first.id, second.id].toSorted());
  expect((await run('accounts-delete', second.id, '--yes')).code).toBe(0);
  expect(await left()).toEqual([first.id]);
});

test('who made an account and never came in, and wrote signed out, is deleted by the same command', async () => {
  const email = 'noa@people.test';
  await insertAccount(app.deps.db, {
    email,
    passwordHash: 'x',
    givenName: 'Noa',
    familyName: '',
    createdAt: app.clock.now(),
  });
  const there = () => app.deps.db.select().from(providerAccounts).where(eq(providerAccounts.email, email));
  const message = { name: 'Noa', email, subject: 'Help', message: 'Please delete me.' };
  expect((await visitor(app).send('POST', '/api/contact', message)).statusCode).toBe(200);
  const written = () =>
    app.deps.db.select().from(contactMessages).where(eq(contactMessages.email, message.email));
  const { out } = await run('accounts-delete', email);
  expect(out).toContain('Noa, who has never come in\nmessages by the contact form: 1');
  expect([await there(), await written()].map((rows) => rows.length)).toEqual([1, 1]);
  const [[account], [row]] = [await there(), await written()];
  expect((await run('accounts-delete', email, '--yes')).out).toContain('Deleted.');
  expect([await there(), await written()]).toEqual([[], []]);
  // A backup of before brings both back, and neither stays.
  await app.deps.db.insert(providerAccounts).values(account!);
  await app.deps.db.insert(contactMessages).values(row!);
  await eraseRestored(app.deps);
  expect([await there(), await written()]).toEqual([[], []]);
});

test('messages are listed until they are answered, and each goes 90 days after that', async () => {
  const write = (subject: string) =>
    visitor(app).send('POST', '/api/contact', {
      name: 'Robin',
      email: 'robin.writes@parents.test',
      subject,
      message: 'Hello',
    });
  for (const subject of ['The first question', 'The second question'])
    expect((await write(subject)).statusCode).toBe(200);
  const letters = async () =>
    (await mailbox(app)).filter(({ kind, text }) => kind === 'contact' && text?.includes('robin.writes'));
  const { text } = (await letters())[0]!;
  // The letter itself says how.
  const id =
    /npm run contact:answered -- ([\da-f-]{36})/.exec(text?.replaceAll(/\s+/g, ' ') ?? '')?.[1] ?? '';
  expect((await run('contact-answered')).out).toMatch(
    new RegExp(`^${id}  \\d{4}-\\d\\d-\\d\\d  robin.writes@parents.test  The first question$`, 'm'),
  );
  for (const args of [['nobody'], [id, 'nobody'], ['--all']]) {
    const refused = await run('contact-answered', ...args);
    expect(refused.code).toBe(1);
    expect(refused.problem).not.toMatch(/\n\s+at /);
  }
  expect(await run('contact-answered', id)).toMatchObject({
    code: 0,
    out: expect.stringContaining('90 days'),
  });
  const { out } = await run('contact-answered');
  expect(out).not.toContain('The first question');
  expect(out).toContain('The second question');

  const [row] = await app.deps.db.select().from(contactMessages).where(eq(contactMessages.id, id));
  const end = (row?.answeredAt?.getTime() ?? 0) + 90 * DAY;
  await sweepMessages(app.deps, new Date(end));
  expect(await letters()).toHaveLength(2);
  await sweepMessages(app.deps, new Date(end + 1));
  const left = await letters();
  expect(left).toHaveLength(1);
  expect(left[0]?.text).toContain('The second question');
  expect(await app.deps.db.$count(contactMessages, eq(contactMessages.id, id))).toBe(0);
});

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, HOUR, somebodyWaits, startTestApp, type TestApp } from '../../../test/harness.ts';
import { latestMail, mailbox } from '../../../test/mailbox.ts';
import { person, visitor } from '../../../test/people.ts';
import { expectWait } from '../../../test/waiting.ts';
import { users } from '../accounts/tables.ts';
import { sweepMessages } from './jobs.ts';
import { noteAnswered } from './store.ts';

const SUPPORT = 'help@brightling.test';
let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ env: { SUPPORT_EMAIL: SUPPORT } })));
afterAll(() => app.close());
const query = async (text: string, values: unknown[] = []) =>
  (await app.deps.db.$client.query(text, values)).rows;
beforeEach(async () => {
  await query('delete from rate_limits');
  await query('delete from contact_messages');
});

const GOOD = {
  name: 'Robin Winter',
  email: 'Robin@Parents.Test',
  subject: 'A question about the streak',
  category: 'parent',
  message: 'Hello,\n\nwhat is a shield?\n<b>Bold</b>',
};
const write = (body: object, who: Pick<ReturnType<typeof visitor>, 'send'> = visitor(app)) =>
  who.send('POST', '/api/contact', body);

test('a message is kept and mailed to the support address', async () => {
  const { name, subject, message } = GOOD;
  const sent = await write({
    ...GOOD,
    name: `${name} `,
    subject: ` ${subject}`,
    message: `\n${message}\n\n`,
  });
  expect([sent.statusCode, sent.json()]).toEqual([
    200,
    { message: "Thank you for contacting us. We'll get back to you within 24 hours." },
  ]);
  expect(
    await query('select name, email, subject, category, message, user_id from contact_messages'),
  ).toEqual([{ ...GOOD, email: 'robin@parents.test', user_id: null }]);
  const mail = await latestMail(app, SUPPORT);
  // Anybody may write: no words of theirs are in the subject.
  expect(mail.subject).toBe('A message from the contact page (parent)');
  expect(mail.text).toContain('A question about the streak');
  expect(mail.text).toContain('what is a shield?');
  expect(mail.text).toContain('robin@parents.test');
  expect(mail.html).not.toContain('<b>Bold</b>');
});

test('the category may be left out; whoever is signed in is noted', async () => {
  const mira = await person(app);
  const { category: _category, ...plain } = GOOD;
  expect((await write(plain, mira)).statusCode).toBe(200);
  expect(await query('select user_id, category from contact_messages')).toEqual([
    { user_id: mira.id, category: null },
  ]);
  expect((await latestMail(app, SUPPORT)).text).toMatch(/About:?\s+nothing chosen/);
});

test('the same words within an hour are one message: the answer to the first may have been lost', async () => {
  const count = async () => (await query('select from contact_messages')).length;
  const letters = async () => (await mailbox(app, SUPPORT)).length;
  const before = await letters();
  const first = await write(GOOD);
  const again = await write(GOOD);
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  expect([await count(), await letters()]).toEqual([1, before + 1]);
  await write({ ...GOOD, message: 'Something else.' });
  await write({ ...GOOD, subject: 'Something else' });
  await write({ ...GOOD, email: 'another@parents.test' });
  expect(await count()).toBe(4);
  app.clock.forward(HOUR + 1);
  await query('delete from rate_limits');
  await write(GOOD);
  expect(await count()).toBe(5);
});

test('the same words twice at once are one message as well', async () => {
  let both: ReturnType<typeof write>[] = [];
  await app.deps.db.transaction(async (tx) => {
    // Neither can write before both have looked, unless one waits for the other.
    await tx.execute(sql`lock table contact_messages in share mode`);
    both = [Promise.resolve(write(GOOD)), Promise.resolve(write(GOOD))];
    await somebodyWaits(app, both.length);
  });
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await query('select from contact_messages')).toHaveLength(1);
});

test('of somebody who is deleted in that moment nothing is kept, and they may try again', async () => {
  const mira = await person(app);
  let writing: ReturnType<typeof write> | undefined;
  await app.deps.db.transaction(async (tx) => {
    await tx.delete(users).where(eq(users.id, mira.id));
    writing = Promise.resolve(write(GOOD, mira));
    await somebodyWaits(app);
  });
  const answer = await writing;
  expect([answer?.statusCode, answer?.json()]).toEqual([
    409,
    { code: 'conflict', message: 'That has changed in this very moment. Please try again.' },
  ]);
  expect(await query('select from contact_messages')).toEqual([]);
  expect((await write(GOOD)).statusCode).toBe(200);
});

test.each([
  ['name', { ...GOOD, name: ' ' }],
  ['name', { ...GOOD, name: 'x'.repeat(121) }],
  ['email', { ...GOOD, email: 'robin' }],
  ['email', { ...GOOD, email: 'a@b.test, c@d.test' }],
  ['email', { ...GOOD, email: 'a@b.test\nBcc: c@d.test' }],
  ['subject', { ...GOOD, subject: '' }],
  ['message', { ...GOOD, message: '  ' }],
  ['message', { ...GOOD, message: 'x'.repeat(5_001) }],
  ['category', { ...GOOD, category: 'gossip' }],
  ['message', { ...GOOD, message: ['x'] }],
  ['to', { ...GOOD, to: 'somebody@else.test' }],
])('a message is refused for its %s: %o', async (field, body) => {
  const refused = await write(body);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain(field);
  expect(await query('select from contact_messages')).toEqual([]);
});

test('five an hour from one caller are enough, also at once; refused ones are not counted', async () => {
  expect((await write({ ...GOOD, name: '' })).statusCode).toBe(400);
  const answers = await Promise.all(
    // Another address with each is still the same caller.
    Array.from({ length: 8 }, (_, place) => write({ ...GOOD, email: `parent${place}@parents.test` })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  const late = answers.find(({ statusCode }) => statusCode === 429);
  expectWait(late?.headers['retry-after'], 3_600);
  expect(await query('select from contact_messages')).toHaveLength(5);
});

test('five an hour are enough for who signs in as several people, or has many addresses of one line', async () => {
  for (const name of ['Mira', 'Leo', 'Ada', 'Theo', 'Noor'])
    expect((await write({ ...GOOD, name }, await person(app))).statusCode).toBe(200);
  expect((await write(GOOD, await person(app))).statusCode).toBe(429);
  const from = (address: string) =>
    app.app.inject({
      method: 'POST',
      url: '/api/contact',
      remoteAddress: address,
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: GOOD,
    });
  for (let place = 1; place <= 5; place++)
    expect((await from(`2001:db8:0:7::${place}`)).statusCode).toBe(200);
  expect((await from('2001:db8:0:7:ffff::1')).statusCode).toBe(429);
  expect((await from('2001:db8:0:8::1')).statusCode).toBe(200);
});

test('twenty a day from one caller, whatever the hour; others go on until all have sent a thousand', async () => {
  const hours = [5, 5, 5, 5, 1];
  const answers: number[] = [];
  for (const [hour, count] of hours.entries()) {
    for (let place = 0; place < count; place++)
      answers.push((await write({ ...GOOD, message: `${hour} ${place}` })).statusCode);
    await query(`delete from rate_limits where key like 'contact:%'`);
  }
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  const other = () =>
    app.app.inject({
      method: 'POST',
      url: '/api/contact',
      remoteAddress: '10.9.0.1',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: GOOD,
    });
  expect((await other()).statusCode).toBe(200);
  await query(`update rate_limits set points = 1000 where key like 'contact_installation:%'`);
  const closed = await other();
  expect(closed.statusCode).toBe(429);
  expectWait(closed.headers['retry-after'], 86_400);
});

test('a message that nobody calls answered is deleted after a year, as the privacy policy says, and its copy where mails are files', async () => {
  await write(GOOD);
  const at = app.clock.now();
  const copies = async () => (await mailbox(app)).filter(({ kind }) => kind === 'contact').length;
  expect(await copies()).toBeGreaterThan(0);
  await sweepMessages(app.deps, new Date(at.getTime() + 365 * DAY));
  expect(await query('select from contact_messages')).toHaveLength(1);
  expect(await copies()).toBeGreaterThan(0);
  await sweepMessages(app.deps, new Date(at.getTime() + 365 * DAY + 1));
  expect(await query('select from contact_messages')).toEqual([]);
  expect(await copies()).toBe(0);
});

test('a message goes 90 days after its answer, with its copy, and no other does', async () => {
  await write(GOOD);
  await write({ ...GOOD, message: 'Something else.' });
  const copies = async () => (await mailbox(app)).filter(({ kind }) => kind === 'contact').length;
  expect(await copies()).toBe(2);
  const at = app.clock.now().getTime();
  const [first] = await query('select id from contact_messages where message <> $1', ['Something else.']);
  expect(await noteAnswered(app.deps.db, first.id, new Date(at + 10 * DAY))).toBe(true);
  // Told once more, the days go on as they were.
  expect(await noteAnswered(app.deps.db, first.id, new Date(at + 20 * DAY))).toBe(true);
  await sweepMessages(app.deps, new Date(at + 100 * DAY));
  expect([await query('select from contact_messages'), await copies()]).toEqual([[{}, {}], 2]);
  await sweepMessages(app.deps, new Date(at + 100 * DAY + 1));
  expect(await query('select message from contact_messages')).toEqual([{ message: 'Something else.' }]);
  expect(await copies()).toBe(1);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPerson } from '../../../test/add-person.ts';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { mailbox } from '../../../test/mailbox.ts';
import { expectWait } from '../../../test/waiting.ts';
import { createLimit } from '../../infra/http/limits.ts';
import { consentLettersOfInstallation } from './rules/limits.ts';

let app: TestApp;
beforeEach(async () => void (app = await startTestApp()));
afterEach(() => app.close());

type Child = Awaited<ReturnType<typeof newChild>>;
const newChild = (firstName = 'Lio') => addPerson(app.deps, { birthDate: null, firstName });
const newChildren = (count: number, firstName?: string) =>
  Promise.all(Array.from({ length: count }, () => newChild(firstName)));

/** A child's request from a network address, as that of all callers in a school. */
const ask = ({ id, cookie }: Child, parentEmail: string, from = '10.1.0.1', birthDate = '2018-03-01') =>
  app.app.inject({
    method: 'POST',
    url: '/api/auth/request-parental-consent',
    remoteAddress: from,
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    payload: { userId: id, parentEmail, birthDate },
  });
const askAll = (children: Child[], addressOf: (index: number) => string, from?: string) =>
  Promise.all(children.map((child, index) => ask(child, addressOf(index), from)));
const written = (answers: { statusCode: number }[]) =>
  answers.filter(({ statusCode }) => statusCode === 200).length;
/** Lets the hour or day of a limit pass: its count runs by the database's clock. */
const letPass = (name: string) =>
  app.deps.db.$client.query('delete from rate_limits where key like $1', [`${name}:%`]);

test('of sixty letters to sixty strangers at once a caller has thirty an hour, sixty a day; others go on', async () => {
  const advert = await newChildren(61, 'Buy at evil.example');
  const stranger = (index: number) => `stranger${index}@parents.test`;
  const answers = await askAll(advert.slice(0, 60), stranger);
  expect(written(answers)).toBe(30);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toMatchObject({ code: 'too_many', message: expect.stringContaining('in an hour') });
  expectWait(refused?.headers['retry-after'], 3_600);
  const letters = await mailbox(app);
  expect(letters).toHaveLength(30);
  for (const { subject, text, html } of letters) {
    expect(subject).toBe('May your child learn with Brightling?');
    expect(`${text} ${html}`).not.toContain('evil');
  }
  expect((await ask(await newChild(), 'mum@parents.test', '10.1.0.2')).statusCode).toBe(200);

  await letPass('consent_caller');
  // Each has asked once, or not at all: none is stopped by its own three a day.
  expect(written(await askAll(advert.slice(0, 31), stranger))).toBe(30);
  await letPass('consent_caller');
  const tomorrow = await ask(advert[60] ?? (await newChild()), 'one.more@parents.test');
  expect(tomorrow.json()).toMatchObject({ code: 'too_many', message: expect.stringContaining('tomorrow') });
  expectWait(tomorrow.headers['retry-after'], 86_400);
});

test('a class of sixty behind one address is through in two hours', async () => {
  const children = await newChildren(60);
  const parent = (index: number) => `parent${index}@parents.test`;
  const first = await askAll(children, parent);
  expect(written(first)).toBe(30);
  const waiting = children.filter((_, index) => first[index]?.statusCode !== 200);
  await letPass('consent_caller');
  expect(written(await askAll(waiting, (index) => `later${index}@parents.test`))).toBe(30);
});

test('seven accounts that ask one parent three times each do not keep the real child from it, here or elsewhere', async () => {
  const parentEmail = 'much.loved@parents.test';
  const attackers = await newChildren(7);
  for (const { statusCode } of await Promise.all(
    attackers.flatMap((one) => [1, 2, 3].map(() => ask(one, parentEmail))),
  ))
    expect(statusCode).toBe(200);
  const [here, elsewhere] = await newChildren(2);
  if (!here || !elsewhere) throw new Error('nobody is there');
  for (let times = 0; times < 3; times++) expect((await ask(here, parentEmail)).statusCode).toBe(200);
  expect((await ask(elsewhere, parentEmail, '10.1.0.9')).statusCode).toBe(200);
});

test('what many callers send to one parent uses up nothing of what another may', async () => {
  const parentEmail = 'wanted@parents.test';
  for (const from of ['10.2.0.1', '10.2.0.2', '10.2.0.3', '10.2.0.4']) {
    const answers = await askAll(await newChildren(27), () => parentEmail, from);
    expect(written(answers)).toBe(25);
  }
  expect((await ask(await newChild(), parentEmail, '10.2.0.5')).statusCode).toBe(200);
});

test('twenty-five letters a day from one address to a mailbox, however its address is spelt', async () => {
  const answers = await askAll(await newChildren(29), (index) => `much.loved+${index}@parents.test`);
  expect(written(answers)).toBe(25);
  expect(await mailbox(app)).toHaveLength(25);
});

test('three hundred an hour for the installation, from however many callers', async () => {
  const installation = createLimit(app.deps.db, consentLettersOfInstallation);
  // As if most had been written already.
  await Promise.all(Array.from({ length: 298 }, () => installation.take('')));
  const children = await newChildren(8);
  const answers = await Promise.all(
    children.map((child, index) => ask(child, `p${index}@parents.test`, `10.3.0.${index}`)),
  );
  expect(written(answers)).toBe(2);
});

test('requests that are refused cost nothing of any count, one by one or all at once', async () => {
  const wrong = await newChildren(40);
  const impossible = await Promise.all(
    wrong.map((child) => ask(child, 'wanted.parent@parents.test', '10.1.0.1', '2030-01-01')),
  );
  expect(impossible.every(({ statusCode }) => statusCode === 400)).toBe(true);
  const one = await newChild();
  // Only three of a child's own are written; the others are found out before they are counted, or after.
  const own = await Promise.all(Array.from({ length: 25 }, () => ask(one, 'wanted.parent@parents.test')));
  expect(written(own)).toBe(3);
  const left = await askAll(await newChildren(40), (index) => `other${index}@parents.test`);
  expect(written(left)).toBe(27);
});

test('a letter that cannot be kept costs nothing', async () => {
  const children = await newChildren(30);
  await app.deps.db.$client.query('alter table mails rename to mails_away');
  const failed = await askAll(children, (index) => `f${index}@parents.test`);
  await app.deps.db.$client.query('alter table mails_away rename to mails');
  expect(failed.every(({ statusCode }) => statusCode === 500)).toBe(true);
  expect(written(await askAll(children, (index) => `f${index}@parents.test`))).toBe(30);
});

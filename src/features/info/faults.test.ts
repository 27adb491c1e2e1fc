import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { person, visitor } from '../../../test/people.ts';
import { expectWait } from '../../../test/waiting.ts';

let app: TestApp;
let log = '';
beforeAll(async () => {
  const logTo = new PassThrough();
  logTo.on('data', (piece) => (log += piece));
  app = await startTestApp({ env: { LOG_LEVEL: 'error' }, logTo });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.$client.query('delete from rate_limits');
  log = '';
});

const GOOD = {
  name: 'TypeError',
  at: ['assets/Dashboard-B1c2D3e4.js:1:2345', 'assets/index-a_b-C9x8.js:12:7'],
  screen: '/lesson/:id',
  release: 'a_b-C9x8',
};
const tell = (body: object, who: Pick<ReturnType<typeof visitor>, 'send'> = visitor(app)) =>
  who.send('POST', '/api/faults', body);

test('a fault is in the log with its number, which is answered', async () => {
  const told = await tell(GOOD);
  expect(told.statusCode).toBe(200);
  const lines = log.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    msg: 'unexpected error in a browser',
    fault: GOOD,
    incident: told.json().incident,
  });
  expect(told.json().incident).toMatch(/^[0-9a-f-]{36}$/);
});

test('who is signed in may tell of one too, and stays unknown to the log', async () => {
  const mira = await person(app, { firstName: 'Zwenka' });
  expect((await tell(GOOD, mira)).statusCode).toBe(200);
  for (const own of [mira.id, mira.cookie, 'Zwenka', '127.0.0.1']) expect(log).not.toContain(own);
});

test('nothing is too little to be told', async () => {
  expect((await tell({ ...GOOD, at: [], release: 'dev', screen: '*' })).statusCode).toBe(200);
});

const NAME = 'Zwenka Okafor';
const MAIL = 'zwenka@family.test';
test.each<[string, object]>([
  ['message', { ...GOOD, message: `${NAME} was here` }],
  ['userId', { ...GOOD, userId: NAME }],
  ['name', { ...GOOD, name: NAME }],
  ['name', { ...GOOD, name: 'ZwenkaError' }],
  ['screen', { ...GOOD, screen: '/lesson/2026-11-21-math-hard-1' }],
  ['screen', { ...GOOD, screen: `/?token=${NAME}` }],
  ['at.0', { ...GOOD, at: [`assets/${MAIL}.js:1:1`] }],
  ['at.0', { ...GOOD, at: ['assets/index-12345678.js:1:1?child=zwenka'] }],
  ['at.0', { ...GOOD, at: ['https://elsewhere.test/assets/index-12345678.js:1:1'] }],
  ['at.0', { ...GOOD, at: ['assets/index-12345678.js:1:1\nzwenka'] }],
  ['at.0', { ...GOOD, at: ['assets/../../zwenka-12345678.js:1:1'] }],
  ['at.1', { ...GOOD, at: [GOOD.at[0], 7] }],
  ['at', { ...GOOD, at: Array.from({ length: 13 }, () => GOOD.at[0]) }],
  ['at', { ...GOOD, at: GOOD.at[0] }],
  ['release', { ...GOOD, release: MAIL }],
  ['release', { ...GOOD, release: null }],
])('a report is refused for its %s, and nothing of it is in the log: %j', async (field, body) => {
  const refused = await tell(body);
  expect([refused.statusCode, refused.json().field]).toEqual([400, field]);
  expect(log).toBe('');
});

test('a report that is no report, and one that is too large, is refused', async () => {
  for (const body of [[], {}, { name: 'Error' }]) expect((await tell(body)).statusCode).toBe(400);
  expect((await tell({ ...GOOD, more: 'x'.repeat(3_000) })).statusCode).toBe(413);
  expect(log).toBe('');
});

test('another site cannot fill the log', async () => {
  const payload = JSON.stringify(GOOD);
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
  const refused = await app.app.inject({ method: 'POST', url: '/api/faults', headers, payload });
  expect(refused.statusCode).toBe(403);
  expect(log).toBe('');
});

test('all addresses that one line may choose from are one caller', async () => {
  const from = (remoteAddress: string) =>
    app.app.inject({
      method: 'POST',
      url: '/api/faults',
      remoteAddress,
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: GOOD,
    });
  for (let place = 1; place <= 30; place++)
    expect((await from(`2001:db8:0:7::${place}`)).statusCode).toBe(200);
  expect((await from('2001:db8:0:7:ffff::1')).statusCode).toBe(429);
  expect((await from('2001:db8:0:8::1')).statusCode).toBe(200);
});

test('thirty an hour from one caller are enough, also at once and of all kinds', async () => {
  const mira = await person(app);
  const answers = await Promise.all(
    Array.from({ length: 34 }, (_, place) =>
      tell({ ...GOOD, ...(place % 2 ? { screen: '*' } : { name: 'Error' }) }, place % 3 ? undefined : mira),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
  const late = answers.find(({ statusCode }) => statusCode === 429);
  expectWait(late?.headers['retry-after'], 3_600);
  expect(log.trim().split('\n')).toHaveLength(30);
});

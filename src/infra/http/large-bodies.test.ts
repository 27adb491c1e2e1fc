import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { lessonOf } from '../../../test/lessons.ts';
import { person, type TestPerson } from '../../../test/people.ts';
import { Refusal } from '../../base/refusal.ts';
import { takeOutText } from './large-bodies.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('not listening');
  ({ port } = address);
});
afterAll(() => app.close());

const COMPLETE = `/api/lessons/${lessonOf('science', 'easy')}/complete`;
const MEGABYTE = 1024 * 1024;

type Begun = { call: ClientRequest; answer: Promise<IncomingMessage> };

/** Says that so many bytes come, and sends none of them yet. */
function begin(who: TestPerson, path: string, type: string, length: number): Begun {
  const headers = {
    cookie: who.cookie,
    'sec-fetch-site': 'same-origin',
    'content-type': type,
    'content-length': length,
  };
  const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers });
  call.on('error', () => {});
  call.flushHeaders();
  return { call, answer: once(call, 'response').then(([response]) => response) };
}
const beginLesson = (who: TestPerson, length = 8 * MEGABYTE) =>
  begin(who, COMPLETE, 'application/json', length);

test('of a person’s large bodies one is read and three wait; further ones are refused before anything is sent', async () => {
  const mira = await person(app);
  const begun = Array.from({ length: 30 }, () => beginLesson(mira));
  const refused: IncomingMessage[] = [];
  const isRefused = new Promise<void>((resolve) => {
    for (const { answer } of begun)
      void answer.then((response) => refused.push(response) === 26 && resolve()).catch(() => {});
  });
  await isRefused;
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 429));
  expect(refused.every(({ headers }) => headers['retry-after'] === '5')).toBe(true);
  // Nobody else is kept waiting for them.
  const noor = await person(app);
  const body = JSON.stringify({ score: 100, photoUrl: `data:image/jpeg;base64,${'A'.repeat(MEGABYTE)}` });
  const other = beginLesson(noor, body.length);
  other.call.end(body);
  expect((await other.answer).statusCode).toBe(400);
  for (const { call } of begun) call.destroy();
  // Their places are free again.
  const again = beginLesson(mira, body.length);
  again.call.end(body);
  expect((await again.answer).statusCode).toBe(400);
});

test('those of many persons are read a few at a time, in the order in which they came', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => person(app)));
  const body = JSON.stringify({ score: 100, photoUrl: `data:image/jpeg;base64,${'A'.repeat(100_000)}` });
  const order: number[] = [];
  const begun: Begun[] = [];
  for (const [place, who] of people.entries()) {
    const one = beginLesson(who, body.length);
    void one.answer.then(() => order.push(place)).catch(() => {});
    begun.push(one);
    // Their order at the server is the one in which they came.
    await new Promise<void>((resolve) => void one.call.once('socket', () => resolve()));
  }
  // The first two send nothing, so the others wait although theirs is there.
  for (const { call } of begun.slice(2)) call.end(body);
  for (const { call } of begun.slice(0, 2)) call.end(body);
  const answers = await Promise.all(begun.map(({ answer }) => answer));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
  expect(order).toHaveLength(4);
});

test('beyond 64 KB only the photo’s text may be long', async () => {
  const mira = await person(app);
  const long = 'x'.repeat(70_000);
  for (const body of [
    { score: 100, filler: long },
    { score: 100, photoUrl: 'data:image/jpeg;base64,AAAA', essayText: long },
    { attempts: Array.from({ length: 20_000 }, () => ({ step: 1 })) },
    { attempts: [[[[long]]]] },
  ]) {
    const refused = await mira.send('POST', COMPLETE, body);
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'too_large']);
  }
  const nested = await mira.send('POST', COMPLETE, { attempts: [{ photoUrl: long }] });
  expect(nested.statusCode).toBe(400);
  const broken = await app.app.inject({
    method: 'POST',
    url: COMPLETE,
    headers: { cookie: mira.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    payload: `{"photoUrl": "${long}"`,
  });
  expect([broken.statusCode, broken.json()]).toMatchObject([400, { field: 'body' }]);
});

test('whoever is signed out, or has used up the photos of the hour, is refused before the body', async () => {
  const nobody = beginLesson({ ...(await person(app)), cookie: '' });
  expect((await nobody.answer).statusCode).toBe(401);
  nobody.call.destroy();
  const mira = await person(app);
  for (let count = 0; count < 60; count++)
    await app.app.inject({
      method: 'POST',
      url: '/api/user/photos',
      headers: { cookie: mira.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'image/jpeg' },
      payload: Buffer.from('x'),
    });
  const late = beginLesson(mira);
  expect((await late.answer).statusCode).toBe(429);
  late.call.destroy();
});

test.each([
  ['{"photoUrl":"LONG","score":1}', { photoUrl: 'LONG', score: 1 }],
  ['{ "score" : 1 , "photoUrl" : "LONG" }', { photoUrl: 'LONG', score: 1 }],
  ['{"essayText":"\\"photoUrl\\":\\"x","photoUrl":"LONG"}', { essayText: '"photoUrl":"x', photoUrl: 'LONG' }],
  ['{"essayText":"photoUrl","photoUrl":"LONG"}', { essayText: 'photoUrl', photoUrl: 'LONG' }],
  ['{"photoUrl":"a\\/LONG"}', { photoUrl: 'a/LONG' }],
])('a long text is taken out of %s and put back', (pattern, value) => {
  const long = 'y'.repeat(100_000);
  const { rest, putBack } = takeOutText(pattern.replace('LONG', long), 'photoUrl');
  expect(rest.length).toBeLessThan(200);
  expect(putBack(JSON.parse(rest))).toEqual(JSON.parse(JSON.stringify(value).replace('LONG', long)));
});

test('a text with a quote in it, or a name spelt otherwise, is not one that may be long', () => {
  const long = 'y'.repeat(100_000);
  for (const json of [`{"photoUrl":"a\\"${long}"}`, `{"photo\\u0055rl":"${long}"}`])
    expect(() => takeOutText(json, 'photoUrl')).toThrow(Refusal);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { person, visitor } from '../../../../test/people.ts';
import { MOST_ASKED } from '../rules/limits.ts';
import { eraseUser } from './erasing.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const ask = async (ids: unknown, who = visitor(app)) => who.send('POST', '/api/deleted-people', { ids });
const erase = (id: string) => eraseUser(app.deps, id);

test('names those of the ids who have been deleted, whoever asks', async () => {
  const [gone, other, here] = [await person(app), await person(app), await person(app)];
  await erase(gone.id);
  await erase(other.id);
  const ids = [here.id, gone.id, randomUUID(), other.id];
  expect((await ask(ids)).json()).toEqual({ deleted: [gone.id, other.id] });
  expect((await ask(ids, here)).json()).toEqual({ deleted: [gone.id, other.id] });
  // Their own browser, too: its session is gone, and no error stands in the way.
  expect((await ask([gone.id], gone)).json()).toEqual({ deleted: [gone.id] });
});

test('who is there, is signed out, has closed the account or was never anybody is told apart from nobody', async () => {
  const [here, signedOut, closed] = [await person(app), await person(app), await person(app)];
  await signedOut.get('/api/auth/logout');
  expect((await closed.send('POST', '/api/user/close-account')).statusCode).toBe(200);
  const answer = await ask([here.id, signedOut.id, closed.id, randomUUID(), 'nobody']);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ deleted: [] });
});

test.each([
  ['none', []],
  ['too many', Array.from({ length: MOST_ASKED + 1 }, () => randomUUID())],
  ['no texts', [7]],
  ['no list', 'all'],
])('asked for %s it says what is wrong', async (_, ids) => {
  const answer = await ask(ids);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid', field: expect.stringContaining('ids') });
});

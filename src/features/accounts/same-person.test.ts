import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { person, visitor } from '../../../test/people.ts';
import { findUser } from './store.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const profile = { firstName: 'Changed', lastName: '', avatar: null };

test('a page that shows who is signed in goes on, and so does a call that names nobody', async () => {
  const mira = await person(app);
  const named = await mira.send('PATCH', '/api/user/profile', profile, { 'x-person': mira.id });
  expect(named.statusCode).toBe(200);
  expect((await mira.send('PATCH', '/api/user/profile', profile)).statusCode).toBe(200);
});

test.each(['of another', 'of nobody', 'of several'])('a page %s changes nothing', async (kind) => {
  const mira = await person(app);
  const theo = await person(app, { firstName: 'Theo' });
  const shown = { 'of another': mira.id, 'of nobody': 'x', 'of several': `${theo.id}, ${mira.id}` }[kind];
  for (const body of [profile, { firstName: 7 }]) {
    const refused = await theo.send('PATCH', '/api/user/profile', body, { 'x-person': String(shown) });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({
      code: 'other_person',
      message: 'Somebody else has signed in here since. Nothing was changed.',
    });
  }
  expect((await findUser(app.deps.db, theo.id))?.firstName).toBe('Theo');
});

test('nor is anything read for it, were it even of both', async () => {
  const mira = await person(app);
  const theo = await person(app, { firstName: 'Theo' });
  const asked = await theo.get(`/api/users/${theo.id}/completions`, { 'x-person': mira.id });
  expect(asked.statusCode).toBe(409);
});

test('who is signed out is told that first', async () => {
  const mira = await person(app);
  const refused = await visitor(app).send('PATCH', '/api/user/profile', profile, { 'x-person': mira.id });
  expect(refused.statusCode).toBe(401);
});

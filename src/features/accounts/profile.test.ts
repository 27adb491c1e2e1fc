import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { person, visitor } from '../../../test/people.ts';
import { findUser, signInIdentity } from './store.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const URL = '/api/user/profile';
const GOOD = { firstName: 'Zoë', lastName: 'Nakamura', avatar: 'fox' };

test('names and picture are kept, and shown at once; the e-mail stays', async () => {
  const mira = await person(app);
  const before = (await mira.get('/api/auth/user')).json();
  const saved = await mira.send('PATCH', URL, GOOD);
  expect(saved.statusCode, saved.body).toBe(200);
  expect(saved.json()).toEqual({
    ...before,
    firstName: 'Zoë',
    lastName: 'Nakamura',
    picture: '/avatars/fox.svg',
    profileImageUrl: '/avatars/fox.svg',
  });
  expect((await mira.get('/api/auth/user')).json()).toEqual(saved.json());
  const plain = await mira.send('PATCH', URL, { ...GOOD, avatar: null });
  expect(plain.json().picture).toBeNull();
});

test('the next sign-in leaves the names and the picture that were chosen here', async () => {
  const mira = await person(app);
  await mira.send('PATCH', URL, GOOD);
  const row = await findUser(app.deps.db, mira.id);
  if (!row) throw new Error('the person is not there');
  const { issuer, subject, email, emailVerified } = row;
  const names = { name: 'Mirabel Adeyemi', givenName: 'Mirabel', familyName: 'Adeyemi' };
  const identity = { issuer, subject, email, emailVerified, ...names };
  await signInIdentity(app.deps.db, identity, 'UTC', app.clock.now());
  expect((await mira.get('/api/auth/user')).json()).toMatchObject({
    firstName: 'Zoë',
    lastName: 'Nakamura',
    picture: '/avatars/fox.svg',
    given_name: 'Mirabel',
    family_name: 'Adeyemi',
  });
});

test.each([
  ['firstName', { ...GOOD, firstName: ' ' }],
  ['firstName', { ...GOOD, firstName: 'x'.repeat(61) }],
  ['firstName', { ...GOOD, firstName: 'a\u0000b' }],
  ['firstName', { ...GOOD, firstName: 'Buy cheap pills at evil.example' }],
  ['firstName', { ...GOOD, firstName: 'Mira 🦊' }],
  ['lastName', { ...GOOD, lastName: 'www.evil.example' }],
  ['lastName', { ...GOOD, lastName: 'x'.repeat(61) }],
  ['lastName', { ...GOOD, lastName: null }],
  ['avatar', { ...GOOD, avatar: '../../x' }],
  ['avatar', { ...GOOD, avatar: 'https://elsewhere.test/x.png' }],
  ['email', { ...GOOD, email: 'new@people.test' }],
  ['points', { ...GOOD, points: 9_999 }],
])('a profile is refused for its %s: %o', async (field, body) => {
  const mira = await person(app);
  const refused = await mira.send('PATCH', URL, body);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain(field);
  expect((await mira.get('/api/auth/user')).json()).toMatchObject({ firstName: 'Mira', points: 0 });
});

test('what the provider calls somebody may stay, whatever it is, and is not typed anew', async () => {
  const mira = await person(app, { firstName: 'Mira 🦊 2014' });
  const kept = { firstName: 'Mira 🦊 2014', lastName: 'Okafor', avatar: 'fox' };
  expect((await mira.send('PATCH', URL, kept)).statusCode).toBe(200);
  const other = { ...kept, firstName: 'Mira 🦊 2015' };
  expect((await mira.send('PATCH', URL, other)).json()).toMatchObject({
    code: 'invalid',
    field: 'firstName',
  });
  expect((await mira.send('PATCH', URL, { ...kept, firstName: 'María José' })).statusCode).toBe(200);
});

test('only who is signed in, and past the parent, has a profile', async () => {
  expect((await visitor(app).send('PATCH', URL, GOOD)).statusCode).toBe(401);
  const waiting = await person(app, { birthDate: '2018-03-01', state: 'awaiting_consent' });
  expect((await waiting.send('PATCH', URL, GOOD)).statusCode).toBe(403);
});

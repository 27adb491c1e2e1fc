import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { call, callFor } from './call.ts';

const greeting = endpoint({
  method: 'POST',
  path: '/api/greetings/:name',
  summary: 'A call of the usual kind',
  who: 'child',
  limit: { none: 'a test' },
  params: z.object({ name: z.string() }),
  query: z.object({ token: z.string().optional() }),
  body: z.strictObject({ text: z.string() }),
  reply: z.object({ text: z.string() }),
});
const withoutCredentials = endpoint({
  method: 'GET',
  path: '/api/letters',
  summary: 'A call of a parent without an account',
  who: { anyone: 'the mailed token is the key' },
  limit: { none: 'a test' },
  withoutCredentials: true,
  reply: z.object({ text: z.string() }),
});

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ text: 'Hello' }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  callFor(undefined);
  vi.unstubAllGlobals();
});

test('a call goes to its address, in the zone of who makes it', async () => {
  const answer = await call(greeting, { params: { name: 'a b/c' }, query: {}, body: { text: 'Hi' } });
  expect(answer).toEqual({ text: 'Hello' });
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/api/greetings/a%20b%2Fc',
    expect.objectContaining({
      method: 'POST',
      body: '{"text":"Hi"}',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    }),
  );
});

test('calls bring the session along, but for those of parents without an account', async () => {
  await call(greeting, { params: { name: 'Mira' }, query: { token: 'x&y' }, body: { text: 'Hi' } });
  await call(withoutCredentials);
  expect(fetched.mock.calls.map(([address, init]) => [address, init?.credentials])).toEqual([
    ['/api/greetings/Mira?token=x%26y', 'same-origin'],
    ['/api/letters', 'omit'],
  ]);
});

test('a page says whom it shows, but where it asks who is here or sends no session', async () => {
  const whoIsHere = { ...greeting, ofWhoeverIsHere: true } as const;
  const parts = { params: { name: 'Mira' }, query: {}, body: { text: 'Hi' } };
  callFor({ id: 'mira', onOther: vi.fn() });
  await call(greeting, parts);
  await call(whoIsHere, parts);
  await call(withoutCredentials);
  callFor(undefined);
  await call(greeting, parts);
  const told = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-person'));
  expect(told).toEqual(['mira', null, null, null]);
});

test('a page learns that somebody else is signed in by now, and from no other refusal', async () => {
  const onOther = vi.fn();
  callFor({ id: 'mira', onOther });
  const parts = { params: { name: 'Mira' }, query: {}, body: { text: 'Hi' } };
  fetched.mockResolvedValueOnce(Response.json({ code: 'conflict' }, { status: 409 }));
  await expect(call(greeting, parts)).rejects.toMatchObject({ status: 409 });
  expect(onOther).not.toHaveBeenCalled();
  fetched.mockResolvedValueOnce(Response.json({ code: 'other_person' }, { status: 409 }));
  await expect(call(greeting, parts)).rejects.toMatchObject({ status: 409 });
  expect(onOther).toHaveBeenCalledOnce();
});

test('any answer but success is an error with its status and what it said', async () => {
  const refusal = { message: 'Please sign in first.', code: 'signed_out' };
  fetched.mockResolvedValueOnce(Response.json(refusal, { status: 401 }));
  await expect(call(withoutCredentials)).rejects.toMatchObject({
    message: `401: ${JSON.stringify(refusal)}`,
    status: 401,
    text: 'Please sign in first.',
    details: refusal,
  });
  fetched.mockResolvedValueOnce(new Response(null, { status: 502, statusText: 'Bad Gateway' }));
  await expect(call(withoutCredentials)).rejects.toMatchObject({
    message: '502: Bad Gateway',
    text: undefined,
  });
});

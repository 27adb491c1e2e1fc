import { expect, test } from 'vitest';
import { createHttpServer } from './server.ts';

/** Whom a server behind so many proxies takes for the caller, over a real connection from this machine. */
async function callerOf(trustProxy: number, forwarded: string): Promise<string> {
  const publicUrl = new URL('http://localhost:3000');
  const app = await createHttpServer({ publicUrl, trustProxy, logLevel: 'silent' });
  app.get('/whoami', async ({ ip }) => ip);
  try {
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${address}/whoami`, { headers: { 'x-forwarded-for': forwarded } });
    return await answer.text();
  } finally {
    await app.close();
  }
}

/** What a caller at 203.0.113.7 has made up stands before what each proxy adds. */
const FORWARDED = '198.51.100.1, 203.0.113.7, 192.0.2.1';

test.each([
  [0, '127.0.0.1'],
  [1, '192.0.2.1'],
  [2, '203.0.113.7'],
])('behind %i proxies the caller is %s', async (proxies, caller) => {
  expect(await callerOf(proxies, FORWARDED)).toBe(caller);
});

test('a caller who goes round the proxies names nobody else', async () => {
  expect(await callerOf(0, '::1')).toBe('127.0.0.1');
  expect(await callerOf(2, '')).toBe('127.0.0.1');
});

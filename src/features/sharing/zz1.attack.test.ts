import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { consentedChild } from '../../../test/consent.ts';
import { familyOf, joins, referralOf, boardOf } from '../../../test/families.ts';
import { DAY, startTestApp, type TestApp } from '../../../test/harness.ts';
import { finish, lessonOf } from '../../../test/lessons.ts';
import { person, visitor, guardianOf, type TestPerson } from '../../../test/people.ts';
import { users } from '../accounts/tables.ts';
import { eraseUser, finishErasures } from '../parents/erasure/erasing.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
const share = (who: Pick<TestPerson,'send'>, achievement: object, userInfo?: object) =>
  who.send('POST', '/api/social/generate-share-graphic', { achievement, ...(userInfo ? { userInfo } : {}) });
const out = (...a: unknown[]) => console.log('>>', ...a.map((x) => typeof x === 'string' ? x : JSON.stringify(x)));

test('odd image ids', async () => {
  for (const id of ['%00', 'a%00b', '%ED%A0%80', '%2e%2e%2f', 'x'.repeat(61), 'x'.repeat(201), "' or 1=1 --", '%27%3Bdrop', '%F0%9F%98%80']) {
    const p = await visitor(app).get(`/share/${encodeURI(decodeURI('')) }${id}`);
    const g = await visitor(app).get(`/api/social/graphics/${id}/png`);
    out('share', id.slice(0, 12), p.statusCode, p.headers['content-type'] ?? '', p.body.slice(0, 80), 'png', g.statusCode, g.body.slice(0, 60));
  }
  for (const method of ['HEAD', 'OPTIONS', 'POST'] as const) {
    const r = await app.app.inject({ method, url: '/share/abc' });
    const r2 = await app.app.inject({ method, url: '/api/social/graphics/abc/png' });
    out(method, r.statusCode, r2.statusCode);
  }
});

test('level one of a fresh account', async () => {
  const own = await startTestApp();
  const fresh = await person(own);
  const r = await share(fresh, { type: 'level', value: 1 });
  out('level 1 fresh', r.statusCode, r.json());
  const gains: unknown[] = [];
  for (let d = 0; d < 12; d++) {
    own.clock.forward(DAY);
    const user = (await fresh.get('/api/auth/user')).json();
    const g = await share(fresh, { type: 'points', value: user.points });
    gains.push(g.json().reward, );
  }
  const user = (await fresh.get('/api/auth/user')).json();
  out('12 days without a lesson', gains, 'points', user.points, (await fresh.get('/api/user/streak-status')).json());
  // small values
  const r3: unknown[] = [];
  for (let d = 0; d < 5; d++) { own.clock.forward(DAY); r3.push((await share(fresh, { type: 'points', value: d + 1 })).json().reward); }
  out('points 1..5', r3);
  await own.close();
});

test('under 13 report card with own name', async () => {
  const child = await consentedChild(app, { firstName: 'Lio' });
  const r = await child.get(`/api/users/${child.id}/report-card/png?named=yes`);
  out('child named card', r.statusCode, r.headers['content-type'] ?? '', r.rawPayload.length, r.headers['cache-control'] ?? '');
  const r0 = await child.get(`/api/users/${child.id}/report-card/png`);
  out('differs from unnamed', !r.rawPayload.equals(r0.rawPayload));
  const other = await person(app);
  for (const u of [`/api/users/${child.id}/report-card/png`, '/api/users/00000000-0000-0000-0000-000000000000/report-card/png', '/api/users/%00/report-card/png', `/api/users/${child.id.toUpperCase()}/report-card/png`])
    out('other', (await other.get(u)).statusCode, (await other.get(u)).body);
  out('self upper', (await child.get(`/api/users/${child.id.toUpperCase()}/report-card/png`)).statusCode);
  const g = await guardianOf(app, child);
  out('guardian upper', (await g.get(`/api/users/${child.id.toUpperCase()}/report-card/png`)).statusCode);
});

test('name on a page after the birth date or the age changes; name change', async () => {
  const mira = await person(app, { firstName: 'Mira', birthDate: '2013-11-21' });
  await finish(mira, lessonOf('math', 'easy'));
  const made = (await share(mira, { type: 'streak', value: 1 })).json();
  out('13 today', (await visitor(app).get(`/share/${made.imageId}`)).body.includes('Mira'));
  await app.deps.db.update(users).set({ sharingAllowed: true, timeZone: 'Pacific/Pago_Pago' }).where(eq(users.id, mira.id));
  app.clock.set('2026-11-21T09:00:00Z');
  const p = await visitor(app).get(`/share/${made.imageId}`);
  out('12 there (Pago Pago, parent on)', p.statusCode, p.body.includes('Mira'));
  app.clock.set('2026-11-21T12:00:00Z');
  await app.deps.db.update(users).set({ timeZone: 'UTC', firstName: 'Nora' }).where(eq(users.id, mira.id));
  const p2 = await visitor(app).get(`/share/${made.imageId}`);
  out('after renaming', p2.statusCode, p2.body.includes('Mira'));
});

test('consent age of others', async () => {
  for (const age of ['9', '10', '12', '16']) {
    try {
      const own = await startTestApp({ env: { CONSENT_AGE: age } });
      const kid = await person(own, { firstName: 'Mira', birthDate: '2014-05-04' });
      await finish(kid, lessonOf('math', 'easy'));
      const made = (await share(kid, { type: 'streak', value: 1 })).json();
      const p = await visitor(own).get(`/share/${made.imageId}`);
      out('CONSENT_AGE', age, 'a child of 12: page', p.statusCode, 'name', p.body.includes('Mira'), made.isPublic);
      await own.close();
    } catch (e) { out('CONSENT_AGE', age, String(e).slice(0, 200)); }
  }
});

test('hostile names', async () => {
  const names = ['"><script>alert(1)</script>', '<img src=x onerror=alert(1)>', "';drop table users;--", 'A\u202Egnirts', '{{7*7}}', 'a'.repeat(5000), '🧑‍🚀', 'Ж', '漢字', '&lt;b&gt;', '\u0000', 'A\ud800', "O'Brien", 'M&M', '$&', '`${1}`'];
  for (const firstName of names) {
    let who: TestPerson;
    try { who = await person(app, { firstName }); } catch (e) { out('name refused by db', JSON.stringify(firstName).slice(0, 30), String(e).slice(0, 80)); continue; }
    await finish(who, lessonOf('math', 'easy'));
    const t = performance.now();
    const r = await share(who, { type: 'streak', value: 1 });
    const ms = Math.round(performance.now() - t);
    if (r.statusCode !== 200) { out('name', firstName.slice(0, 20), r.statusCode, r.body); continue; }
    const page = (await visitor(app).get(`/share/${r.json().imageId}`));
    out(JSON.stringify(firstName).slice(0, 40), ms, 'ms', page.statusCode, /og:description" content="([^"]*)"/.exec(page.body)?.[1] ?? '');
    if (/<script|<img src=x/.test(page.body)) out('!!! INJECTION');
    const board = await familyOf(who, 'Larks');
    out('  board', (await boardOf(who)).leaderboard[0]?.firstName ?? null);
  }
  const p = await visitor(app).get('/share/none');
  out(p.headers['content-security-policy'] ?? 'no csp', p.headers['cache-control'] ?? '', p.headers['referrer-policy'] ?? '', p.headers['x-content-type-options'] ?? '');
});

test('deleted while it is drawn', async () => {
  const who = await person(app);
  await finish(who, lessonOf('math', 'easy'));
  const drawing = share(who, { type: 'streak', value: 1 });
  await new Promise((r) => setTimeout(r, 60));
  await app.deps.db.transaction((tx) => eraseUser(app.deps, tx, who.id));
  await finishErasures(app.deps);
  const r = await drawing;
  out('drawn while deleted', r.statusCode, r.body.slice(0, 100));
  const root = join(app.deps.config.dataDir, 'blobs', 'graphics');
  out('folder left', (await readdir(root)).includes(who.id), await readdir(join(root, who.id)).catch(() => 'none'));
});

test('closed account keeps its page', async () => {
  const who = await person(app);
  await finish(who, lessonOf('math', 'easy'));
  const r = (await share(who, { type: 'streak', value: 1 })).json();
  const closed = await who.send('POST', '/api/parent/close-account', {});
  out('closed', closed.statusCode, closed.body.slice(0, 100));
  const paths = app.app.printRoutes({ commonPrefix: false }).split('\n').filter((l) => /close|account/.test(l));
  out(paths);
  out('page', (await visitor(app).get(`/share/${r.imageId}`)).statusCode);
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { consentedChild, type ConsentedChild } from '../../../test/consent.ts';
import { foundFamily, joins, newReferralCode } from '../../../test/families.ts';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { attemptsAt, complete, lessonOf, readLesson } from '../../../test/lessons.ts';
import { latestMail, mailbox, tokenIn } from '../../../test/mailbox.ts';
import { guardianOf, person, visitor, type TestPerson } from '../../../test/people.ts';
import { openBrowser } from '../../../test/browser.ts';
import { expectWait } from '../../../test/waiting.ts';
import * as accounts from '../accounts/tables.ts';
import * as consent from '../consent/tables.ts';
import * as families from '../families/tables.ts';
import { RETENTION } from '../info/rules/retention-table.ts';
import * as info from '../info/tables.ts';
import * as corrections from '../progress/corrections/tables.ts';
import * as progress from '../progress/tables.ts';
import * as referrals from '../referrals/tables.ts';
import * as sharing from '../sharing/tables.ts';
import * as parents from './tables.ts';
import { eraseUser, finishErasures } from './erasure/erasing.ts';
import { EXPORT_SECTIONS, NOT_EXPORTED } from './export/exporting.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.deps.db.$client.query(text, values)).rows;

/** Tables of this database that tell of people: by a reference to users, or a column that holds a user's id. */
async function tablesAboutPeople(): Promise<string[]> {
  const rows = await query<{ name: string }>(`
    select distinct c.table_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (
      c.table_name in ('users', 'families', 'provider_accounts', 'provider_records')
      or c.column_name ~ '(user|child|guardian|parent|member|owner|person|account)(_id)?$'
      or exists (select from pg_constraint k where k.contype = 'f'
        and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
        and k.confrelid in (select 'users'::regclass union select 'families'::regclass)))`);
  return rows.map(({ name }) => name).toSorted();
}

/** Every row of every table, pg-boss's own included, that holds a text. */
async function rowsWith(text: string): Promise<string[]> {
  const tables = await query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(
      `select left(t::text, 200) as row from ${name} t where lower(t::text) like '%' || lower($1) || '%'`,
      [text],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

async function filesWith(folder: string, texts: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const content = entry.isFile() ? await readFile(path, 'latin1') : '';
    for (const text of texts) if (path.includes(text) || content.includes(text)) found.push(path);
  }
  return found;
}

const essayOf = (friend: string) =>
  `My cousin ${friend} keeps a lantern by the window. ${'We read by it every evening. '.repeat(12)}`;

const KEY = 'a key of the row, which says nothing about the child';
const SECRET = 'a hash or a sealed text that opens something';

/** Columns of exported tables that the file leaves out. */
const UNTOLD_COLUMNS: Record<string, string> = {
  'auditLog.addressHash': SECRET,
  'consentRequests.id': KEY,
  'consentRequests.tokenHash': SECRET,
  'familyMembers.id': KEY,
  'photos.blob': 'where the file lies; the link leads to it',
  'portalTokens.answer': SECRET,
  'portalTokens.jti': KEY,
  'portalTokens.usedKeyHash': SECRET,
  'providerAccounts.passwordHash': SECRET,
  'referrals.id': KEY,
  'sessions.tokenHash': SECRET,
};

async function finishWithPhoto(who: TestPerson): Promise<void> {
  const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fc3' } })
    .jpeg()
    .toBuffer();
  const photoUrl = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  await complete(who, lessonOf('science', 'easy'), { score: 90, photoUrl });
}

const STREAK = { achievement: { type: 'streak', value: 1 } };

/** A child about whom every table has something to tell. */
async function richChild(parentEmail: string, friend: string): Promise<ConsentedChild> {
  const child = await consentedChild(app, { firstName: 'Xanthippa', parentEmail });
  const math = await readLesson(child, lessonOf('math', 'easy'));
  const done = await child.send(
    'POST',
    `/api/lessons/${math.id}/complete`,
    { attempts: attemptsAt(math, [1]) },
    { 'idempotency-key': 'a-key-of-this-browser' },
  );
  if (done.statusCode !== 200) throw new Error(done.body);
  await child.send('POST', `/api/lessons/${lessonOf('writing', 'easy')}/complete`, {
    score: 85,
    essayText: essayOf(friend),
  });
  await finishWithPhoto(child);
  await guardianOf(app, child);
  const id = [child.id];
  await query(
    `insert into earned_badges (user_id, badge_id, earned_at) values ($1, 'daily-hero', now())`,
    id,
  );
  await query(
    `insert into shield_ledger (user_id, amount, reason, ref, created_at) values ($1, 2, 'share', 'x', now())`,
    id,
  );
  await query(
    `insert into planned_erasures (user_id, reason, planned_at, due_at) values ($1, 'closed', now(), now())`,
    id,
  );
  const reported = { step: 1, reason: 'other', comment: `${friend} says so too` };
  await child.send('POST', `/api/lessons/${math.id}/report-question`, reported);
  await query(
    `insert into corrections (user_id, ref, lesson_id, points, created_at) values ($1, 'x', $2, 9, now())`,
    [child.id, math.id],
  );
  const [stranger, cousin] = [await person(app), await person(app)];
  await joins(child, await foundFamily(cousin, 'The Swifts'));
  await child.send('DELETE', '/api/families/leave');
  await foundFamily(stranger, 'The Cousins');
  const referralCode = await newReferralCode(stranger);
  for (const [call, body] of [
    ['/api/families/join-with-referral', { name: 'The Larks', referralCode }],
    ['/api/families/generate-referral', {}],
    ['/api/social/generate-share-graphic', STREAK],
    ['/api/contact', { name: 'Xanthippa', email: parentEmail, subject: 'Hello', message: `Ask ${friend}` }],
  ] as const) {
    const answer = await child.send('POST', call, body);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
  return child;
}

async function mailedToken(child: ConsentedChild, action: string): Promise<string> {
  const body = { childId: child.id, parentEmail: child.parentEmail, action };
  await visitor(app).send('POST', '/api/parent/request-access', body);
  return tokenIn(await latestMail(app, child.parentEmail));
}

describe('the export', () => {
  test('tells of every table about people, or says why not', async () => {
    const told = Object.values(EXPORT_SECTIONS).flatMap((section) => section.tables);
    const known = [...told, ...Object.keys(NOT_EXPORTED)].toSorted();
    expect(new Set(known).size, 'a table has two places').toBe(known.length);
    const asked = await tablesAboutPeople();
    expect(
      asked.filter((name) => !known.includes(name)),
      'a table about people: tell of it in a section of export/, or give its reason in NOT_EXPORTED',
    ).toEqual([]);
    expect(
      known.filter((name) => !asked.includes(name)),
      'no such table',
    ).toEqual([]);
    const document = await readFile(new URL('../../../docs/export.md', import.meta.url), 'utf8');
    for (const section of Object.keys(EXPORT_SECTIONS)) expect(document).toContain(`\`${section}\``);
  });

  test('tells of every column of those tables, or says why not', async () => {
    const told = Object.values(EXPORT_SECTIONS).flatMap((section) => section.tables);
    const sources = await Promise.all(
      ['person', 'learning', 'sharing'].map((room) =>
        readFile(new URL(`./export/${room}.ts`, import.meta.url), 'utf8'),
      ),
    );
    const untold: string[] = [];
    for (const [name, table] of Object.entries({
      ...accounts,
      ...consent,
      ...corrections,
      ...families,
      ...info,
      ...parents,
      ...progress,
      ...referrals,
      ...sharing,
    })) {
      if (!is(table, PgTable) || !told.includes(getTableName(table))) continue;
      for (const column of Object.keys(getTableColumns(table))) {
        const isTold = sources.some((source) => new RegExp(`\\b${name}\\.${column}\\b`).test(source));
        if (!isTold) untold.push(`${name}.${column}`);
      }
    }
    expect(
      untold.toSorted(),
      'a column about people: tell of it in a section of export/, or give its reason in UNTOLD_COLUMNS',
    ).toEqual(Object.keys(UNTOLD_COLUMNS).toSorted());
  });

  test('holds everything about a child, and photos by links that end', async () => {
    const child = await richChild('xanthippa.parent@parents.test', 'Odalys');
    const file = await visitor(app).get(
      `/api/parent/data-export?token=${await mailedToken(child, 'export_data')}`,
    );
    const data = file.json();
    for (const [name, section] of Object.entries(EXPORT_SECTIONS)) {
      if (section.tables.includes('provider_accounts')) continue;
      expect(JSON.stringify(data[name] ?? null).length, name).toBeGreaterThan(4);
    }
    expect(data).toMatchObject({ product: 'Brightling', version: 4 });
    expect(data.profile).toMatchObject({ firstName: 'Xanthippa', birthDate: '2018-03-01' });
    expect(data.consentHistory).toMatchObject([{ parentEmail: child.parentEmail, state: 'granted' }]);
    const essay = data.lessons.find((lesson: { subject: string }) => lesson.subject === 'writing');
    expect(essay).toMatchObject({ essay: essayOf('Odalys'), score: 85, title: expect.any(String) });
    expect(data.answers.length).toBeGreaterThan(5);
    expect(data.pointsHistory.reduce((sum: number, row: { amount: number }) => sum + row.amount, 0)).toBe(
      data.profile.points,
    );
    expect(file.body).not.toMatch(/token_?hash|sessionToken|password/i);
    const link = new URL(data.photos[0].url);
    const photo = await visitor(app).get(link.pathname + link.search);
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const graphicLink = new URL(data.shares[0].url);
    const graphic = await visitor(app).get(graphicLink.pathname + graphicLink.search);
    expect([graphic.statusCode, graphic.headers['content-type']]).toEqual([200, 'image/png']);
    // Each link opens the picture that it was made for, and no other kind.
    expect((await visitor(app).get(`/api/parent/graphic${link.search}`)).statusCode).toBe(401);
    expect((await visitor(app).get(`/api/parent/photo${graphicLink.search}`)).statusCode).toBe(401);
    const other = await consentedChild(app);
    link.searchParams.set('token', `${link.searchParams.get('token')}x`);
    expect((await visitor(app).get(link.pathname + link.search)).statusCode).toBe(401);
    expect((await other.get(`/api/users/${child.id}/completions`)).statusCode).toBe(404);
    app.clock.forward(30 * 60_000);
    const late = new URL(data.photos[0].url);
    expect((await visitor(app).get(late.pathname + late.search)).statusCode).toBe(401);
    expect((await visitor(app).get(graphicLink.pathname + graphicLink.search)).statusCode).toBe(401);
  });
});

describe('the export of one’s own data', () => {
  test('is the same file, for whoever needs no parent, and holds nothing of others', async () => {
    const child = await person(app, { firstName: 'Ottoline' });
    const parent = await guardianOf(app, child);
    const mine = await child.get('/api/user/data-export');
    expect(mine.statusCode, mine.body).toBe(200);
    expect(mine.headers['content-disposition']).toContain('attachment');
    expect(Object.keys(mine.json())).toEqual(expect.arrayContaining(Object.keys(EXPORT_SECTIONS)));
    expect(mine.json().profile).toMatchObject({ id: child.id, firstName: 'Ottoline' });
    const theirs = await parent.get('/api/user/data-export');
    expect(theirs.json().profile.id).toBe(parent.id);
    expect(theirs.body).not.toMatch(new RegExp(`${child.id}|Ottoline`));
    expect(mine.body).not.toContain(parent.id);
  });

  test('of whoever has nothing here yet is empty, whatever there is of others', async () => {
    await richChild('another.parent@parents.test', 'Isaura');
    const file = (await (await person(app)).get('/api/user/data-export')).json();
    const { profile: _profile, signIns, ...others } = file;
    expect(signIns).toHaveLength(1);
    const nothing = Object.fromEntries(
      Object.keys(EXPORT_SECTIONS)
        .filter((name) => name in others)
        .map((name): [string, unknown] => [name, []]),
    );
    expect(others).toMatchObject({
      ...nothing,
      account: null,
      family: null,
      referrals: { codesOfTheFamily: [], codeUsedAt: null },
    });
  });

  test('links to every picture', async () => {
    const mira = await person(app);
    await finishWithPhoto(mira);
    await mira.send('POST', '/api/social/generate-share-graphic', STREAK);
    const { photos, shares } = (await mira.get('/api/user/data-export')).json();
    expect([photos, shares].map((pictures) => pictures.length)).toEqual([1, 1]);
    for (const { url } of [...photos, ...shares]) {
      const { pathname, search } = new URL(url);
      expect((await visitor(app).get(pathname + search)).statusCode, pathname).toBe(200);
    }
  });

  test('is not a child’s under 13 to take, nor a stranger’s, and not for ever anew', async () => {
    const young = await consentedChild(app);
    const refused = await young.get('/api/user/data-export');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    expect((await visitor(app).get('/api/user/data-export')).statusCode).toBe(401);
    const many = await person(app);
    for (let time = 0; time < 10; time++) await many.get('/api/user/data-export');
    const late = await many.get('/api/user/data-export');
    expect(late.statusCode).toBe(429);
    expectWait(late.headers['retry-after'], 3_600);
    expect((await (await person(app)).get('/api/user/data-export')).statusCode).toBe(200);
  });
});

test('who came in alone keeps their own say where the age of consent is set higher later', async () => {
  const later = await startTestApp({ env: { CONSENT_AGE: '16' } });
  const mira = await person(later, { birthDate: '2011-06-01' });
  const seen = await person(later, { birthDate: '2011-06-01' });
  await guardianOf(later, seen);
  expect((await mira.get('/api/user/data-export')).statusCode).toBe(200);
  expect((await mira.send('POST', '/api/user/close-account')).statusCode).toBe(200);
  expect((await seen.get('/api/user/data-export')).statusCode).toBe(403);
  expect((await seen.send('POST', '/api/user/close-account')).statusCode).toBe(403);
  await later.close();
});

describe('the deletion', () => {
  test('is held up by no row: each goes with its person, or lets go of them', async () => {
    const held = await query<{ name: string }>(`
      select format('%s (%s)', conrelid::regclass, conname) as name from pg_constraint
      where contype = 'f' and confrelid in ('users'::regclass, 'families'::regclass) and confdeltype not in ('c', 'n')`);
    expect(
      held.map(({ name }) => name),
      "give the column onDelete: 'cascade' in its tables.ts",
    ).toEqual([]);
  });

  test('leaves no row and no file with anything of the child', async () => {
    const child = await richChild('gone.parent@parents.test', 'Quillabee Vandermolen');
    const sibling = await consentedChild(app, { firstName: 'Sibling' });
    const [row] = await query<{ subject: string; email: string }>(
      'select subject, email from users where id = $1',
      [child.id],
    );
    const personal = [child.id, row?.subject ?? '', row?.email ?? '', 'Quillabee Vandermolen'];
    const token = await mailedToken(child, 'delete_account');
    await mailbox(app);
    for (const text of personal) expect(await rowsWith(text), text).not.toEqual([]);
    expect(await filesWith(app.deps.config.dataDir, personal)).not.toEqual([]);

    const deleted = await visitor(app).send('DELETE', `/api/parent/delete-account?token=${token}`);
    expect(deleted.statusCode, deleted.body).toBe(200);
    for (const text of personal) expect(await rowsWith(text), text).toEqual([]);
    expect(await filesWith(app.deps.config.dataDir, personal)).toEqual([]);
    expect((await child.get('/api/auth/user')).statusCode).toBe(401);
    expect((await sibling.get('/api/auth/user')).statusCode).toBe(200);
    expect(
      await query(`select from families where name = 'The Larks' and not exists (
      select from family_members m where m.family_id = families.id)`),
    ).toEqual([]);

    const mail = await latestMail(app, 'gone.parent@parents.test');
    expect(mail.kind).toBe('deletion-done');
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/Xanthippa|Okafor/);
    expect(await query(`select from audit_log where action = 'erasure' and child_id is null`)).not.toEqual(
      [],
    );
  });

  test('takes the account of this installation with it', async () => {
    const browser = openBrowser(app.app);
    const page = await browser.visit('/api/auth/login');
    const form = await browser.visit(/href="([^"]+\/new\?[^"]+)"/.exec(page.text)?.[1] ?? '');
    const email = 'self.made@people.test';
    await browser.submit(form, {
      email,
      password: 'seven green kites',
      given_name: 'Peregrine',
      family_name: 'Ashdown',
    });
    const [user] = await query<{ id: string }>('select id from users where email = $1', [email]);
    if (!user) throw new Error('nobody was made');
    const parts = app.deps;
    await eraseUser(parts, user.id);
    await finishErasures(parts);
    for (const text of [email, 'Peregrine', 'Ashdown', user.id])
      expect(await rowsWith(text), text).toEqual([]);
  });
});

/** The line of the privacy policy's table in which each table of the database is told of, by its first words. */
const TOLD_IN: Record<string, string> = {
  answers: 'Account, lessons',
  audit_log: 'A log of what parents',
  completions: 'Account, lessons',
  consent_requests: 'A request for consent',
  contact_messages: 'What you write to us',
  corrections: 'What is said about a question',
  earned_badges: 'Account, lessons',
  erasures: 'After a deletion',
  families: 'Being in a family group',
  family_members: 'Being in a family group',
  former_members: 'Which family group',
  guardians: 'Which parent’s account',
  mails: 'Letters that wait',
  photos: 'Account, lessons',
  planned_erasures: 'A closed account',
  points_ledger: 'Account, lessons',
  portal_tokens: 'Links of the parent portal',
  provider_accounts: 'Account, lessons',
  provider_records: 'Being signed in',
  question_reports: 'What is said about a question',
  rate_limits: 'How often something was tried',
  redemptions: 'Which family group',
  referrals: 'A family’s referral codes',
  sessions: 'Being signed in',
  shares: 'Pictures of achievements',
  shield_ledger: 'Account, lessons',
  skill_records: 'Account, lessons',
  subject_levels: 'Account, lessons',
  users: 'Account, lessons',
};

describe('the privacy policy', () => {
  test('says of every table about people how long it is kept', async () => {
    const asked = [...(await tablesAboutPeople()), 'erasures', 'rate_limits'].toSorted();
    expect(
      Object.keys(TOLD_IN).toSorted(),
      'a table about people: name its line of info/rules/retention-table.ts in TOLD_IN, or write one',
    ).toEqual(asked);
    for (const [table, line] of Object.entries(TOLD_IN)) {
      const lines = RETENTION.filter(({ what }) => what.startsWith(line));
      expect(lines.length, `${table}: one line of the retention table begins with '${line}'`).toBe(1);
    }
  });
});

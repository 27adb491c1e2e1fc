import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { startNotices, strayNames } from './start-notices.ts';

const AWAY = { PUBLIC_URL: 'https://learn.example.org' };
const SMTP = { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'learn@example.org' };
const WHOLE = { ...AWAY, ...SMTP, OPERATOR: 'Sunny Co-op, 1 Main Street' };
const AI = { AI_BASE_URL: 'http://10.0.0.5:8000/v1', AI_MODEL: 'small' };

test.each([
  [{}, []],
  [AI, ['AI_BASE_URL']],
  [AWAY, ['(SMTP_URL)', 'SUPPORT_EMAIL', 'OPERATOR']],
  [{ ...AWAY, SUPPORT_EMAIL: 'help@example.org' }, ['(SMTP_URL)', 'OPERATOR']],
  [{ ...AWAY, MAIL_FROM: 'learn@example.org' }, ['(SMTP_URL)', 'OPERATOR']],
  [{ ...AWAY, ...SMTP }, ['OPERATOR']],
  [{ ...AWAY, ...SMTP, OPERATOR: 'Sunny Co-op, 1 Main Street' }, []],
  [{ ...WHOLE, HOST: '127.0.0.1' }, []],
  [{ ...WHOLE, HOST: '0.0.0.0' }, ['HOST is 0.0.0.0']],
  [{ ...WHOLE, HOST: '0.0.0.0', DEMO: 'true' }, ['HOST is 0.0.0.0', 'DEMO']],
  [{ ...WHOLE, HOST: '::', PUBLIC_URL: '' }, ['HOST is ::', 'PUBLIC_URL']],
])('with %j a start tells of %j', (environment, named) => {
  const notices = startNotices(readConfig({ ...environment }, () => 'k'.repeat(32)));
  expect(notices).toEqual(named.map((name) => expect.stringContaining(name)));
});

test('what the data folder holds and the settings leave there is told', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'brightling-left-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true }));
  const told = (environment: Record<string, string>) =>
    startNotices(readConfig({ DATA_DIR, SECRET_KEY: '0f3c9a71e5d24b86aa17c0de94f2b358', ...environment }));
  const elsewhere = { DATABASE_URL: 'postgres://db/app', BLOB_URL: 's3://photos?region=eu-central-1' };
  expect(told(elsewhere)).toEqual([]);
  for (const name of ['postgres', 'blobs']) await mkdir(join(DATA_DIR, name));
  expect(told(elsewhere)).toEqual([
    expect.stringMatching(/postgres is not used .* DATABASE_URL/),
    expect.stringMatching(/blobs are not used .* BLOB_URL/),
  ]);
  expect(told({})).toEqual([]);
});

test('names of .env that are no settings are told, all in one line', () => {
  expect(strayNames(['SMTP_ULR', 'MAIL_FROM', 'port'])).toEqual([
    expect.stringContaining(': SMTP_ULR, port.'),
  ]);
  expect(strayNames(['SMTP_URL', 'MAIL_FROM'])).toEqual([]);
});

test('a line of .env that has lost its name is told of, and not its words', () => {
  for (const value of ['smtp://bob:pw@host?x', 'CMCqKIe68p7f3Ewo3UFAQA', 'bob smith', 'a+b/c'])
    expect(strayNames([value])).toEqual([
      'In .env there is a line that sets no name: is a value cut in two?',
    ]);
});

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import journeys from '../playwright.config.ts';
import { SETTING_NAMES } from '../src/apps/server/config.ts';

const ROOT = join(import.meta.dirname, '..');
const CONFIG = join(ROOT, 'src/apps/server/config.ts');
const ENVIRONMENT = join(ROOT, 'src/apps/server/environment.ts');
const LOADED = `const { readEnvironment } = await import(${JSON.stringify(ENVIRONMENT)});
console.log(JSON.stringify((await import(${JSON.stringify(CONFIG)})).loadConfig(readEnvironment())))`;

/** The settings of somebody's own Brightling; nothing of it may be met in a test. */
const SOMEBODYS: Record<string, string> = {
  PORT: '8080',
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://learn.example.org',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'trace',
  DATA_DIR: '/srv/brightling',
  DATABASE_URL: 'postgres://app:hush@db.example.org/app',
  SECRET_KEY: '0f3c9a71e5d24b86aa17c0de94f2b358',
  OIDC_ISSUER: 'https://accounts.example.org',
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'hush',
  DEMO: 'off',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'learn@example.org',
  SUPPORT_EMAIL: 'help@example.org',
  BLOB_URL: 's3://photos?region=eu-central-1',
  AWS_ACCESS_KEY_ID: 'id',
  AWS_SECRET_ACCESS_KEY: 'hush',
  AI_BASE_URL: 'https://ai.example.org',
  AI_MODEL: 'small',
  AI_API_KEY: 'hush',
  METRICS_TOKEN: 'm'.repeat(16),
  CONSENT_AGE: '16',
  OPERATOR: 'Sunny Co-op',
};

/** What a server reads that is started in a folder with an `.env`; the journeys' data folder is made anew here. */
async function settingsRead(folder: string, env: Record<string, string | undefined>) {
  const options = { cwd: folder, env: { PATH: process.env['PATH'], ...env } };
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', LOADED], options);
  return JSON.parse(stdout);
}

test('the journeys run on nothing that the shell or an .env of the project says', async () => {
  expect(Object.keys(SOMEBODYS).toSorted()).toEqual(SETTING_NAMES.toSorted());
  const folder = await mkdtemp(join(tmpdir(), 'brightling-set-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const own = { DATA_DIR: join(folder, 'data') };
  const server = journeys.webServer;
  if (!server || Array.isArray(server)) throw new Error('the journeys have one server');

  const { PORT, LOG_LEVEL } = server.env ?? {};
  const bare = await settingsRead(folder, { PORT, LOG_LEVEL, ...own });
  await writeFile(
    join(folder, '.env'),
    Object.entries(SOMEBODYS).map(([name, text]) => `${name}="${text}"\n`),
  );
  // What is in the file would be read, and so would the shell's.
  expect(await settingsRead(folder, own)).toMatchObject({
    database: { kind: 'external' },
    logLevel: 'trace',
  });
  // As Playwright starts it: its own environment, and above it what the configuration sets.
  expect(await settingsRead(folder, { ...SOMEBODYS, ...server.env, ...own })).toEqual(bare);
});

test('no other process that a test starts gets the settings of the shell', async () => {
  const found = await Promise.all(
    ['e2e', 'test', 'src'].map(async (room) => {
      const names = await readdir(join(ROOT, room), { recursive: true });
      return names
        .map((name) => join(room, name))
        .filter((name) => /^(e2e|test).*\.ts$|\.test\.ts$/.test(name));
    }),
  );
  const files = found.flat();
  expect(files).toContain(join('e2e', 'corrections.test.ts'));
  const passing = /\.\.\.process\.env(?!,\s+\.\.\.NOTHING_SET)/;
  const texts = await Promise.all(files.map((file) => readFile(join(ROOT, file), 'utf8')));
  const wrong = files.filter((_file, place) => passing.test(texts[place] ?? ''));
  expect(
    wrong.map((file) => `${file} passes on the shell's settings: NOTHING_SET comes after process.env`),
  ).toEqual([]);
});

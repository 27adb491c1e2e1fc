import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { namesIn, readEnvironment } from './environment.ts';
import { keptSecretKey } from './secret-key.ts';

const KEY = '0f3c9a71e5d24b86aa17c0de94f2b358';
const read = (environment: Record<string, string> = {}) => readConfig({ SECRET_KEY: KEY, ...environment });

function problemsOf(environment: Record<string, string>): string[] {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test('an empty environment is a whole development installation', () => {
  expect(readConfig({}, () => KEY)).toEqual({
    http: { port: 3000, host: '127.0.0.1', publicUrl: new URL('http://localhost:3000'), trustProxy: 0 },
    isDevelopment: true,
    logLevel: 'info',
    dataDir: resolve('data'),
    database: { kind: 'embedded' },
    secretKey: KEY,
    oidc: 'builtin',
    demo: true,
    mail: { kind: 'outbox', folder: resolve('data/outbox') },
    mailFrom: 'Brightling <brightling@localhost>',
    supportEmail: 'brightling@localhost',
    blobs: { kind: 'folder', folder: resolve('data/blobs') },
    ai: undefined,
    metricsToken: undefined,
    consentAge: 13,
    installation: { consentAge: 13 },
  });
});

test('a password that breaks the address is told as that', () => {
  expect(problemsOf({ DATABASE_URL: 'postgres://app:p#w/d@127.0.0.1:5432/app' })).toEqual([
    'DATABASE_URL cannot be read; in a user or password write # / ? @ % as %23 %2F %3F %40 %25',
  ]);
  expect(problemsOf({ DATABASE_URL: 'mysql://app@127.0.0.1/app' })).toEqual([
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://',
  ]);
});

test('everything can be set', () => {
  const config = read({
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://learn.example.org/',
    TRUST_PROXY: '2',
    LOG_LEVEL: 'warn',
    DATA_DIR: '/srv/brightling',
    DATABASE_URL: 'postgres://app:secret@db.example.org:5432/app',
    OIDC_ISSUER: 'https://accounts.google.com',
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 'secret',
    SMTP_URL: 'smtps://user:pass@mail.example.org',
    MAIL_FROM: 'Learning <learn@example.org>',
    SUPPORT_EMAIL: 'help@example.org',
    BLOB_URL: 's3://photos?endpoint=https://s3.example.org',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'hush',
    AI_BASE_URL: 'http://10.0.0.5:8000/v1',
    AI_MODEL: 'small',
    METRICS_TOKEN: 'm'.repeat(16),
    CONSENT_AGE: '16',
    OPERATOR: ' Sunny Co-op, 1 Main Street ',
  });
  expect(config).toEqual({
    http: { port: 8080, host: '0.0.0.0', publicUrl: new URL('https://learn.example.org'), trustProxy: 2 },
    isDevelopment: false,
    logLevel: 'warn',
    dataDir: '/srv/brightling',
    database: { kind: 'external', url: 'postgres://app:secret@db.example.org:5432/app' },
    secretKey: KEY,
    oidc: { issuer: new URL('https://accounts.google.com'), clientId: 'id', clientSecret: 'secret' },
    demo: false,
    mail: { kind: 'smtp', url: 'smtps://user:pass@mail.example.org' },
    mailFrom: 'Learning <learn@example.org>',
    supportEmail: 'help@example.org',
    blobs: {
      kind: 's3',
      bucket: 'photos',
      region: 'us-east-1',
      endpoint: 'https://s3.example.org',
      forcePathStyle: true,
      credentials: { accessKeyId: 'key', secretAccessKey: 'hush' },
    },
    ai: { baseUrl: new URL('http://10.0.0.5:8000/v1'), model: 'small', apiKey: undefined },
    metricsToken: 'm'.repeat(16),
    consentAge: 16,
    installation: {
      operator: 'Sunny Co-op, 1 Main Street',
      signInHost: 'accounts.google.com',
      mailHost: 'mail.example.org',
      filesHost: 's3.example.org',
      databaseHost: 'db.example.org',
      consentAge: 16,
    },
  });
});

test.each([
  ['postgres://app@db.example.org:6432/app', 'db.example.org'],
  ['postgres:///app?host=db.example.org', 'db.example.org'],
  ['postgres://app@1.2.3.4/app', '1.2.3.4'],
  ['postgres://app@db/app', undefined],
  ['postgres://app@localhost:5432/app', undefined],
  ['postgres://app@192.168.1.20/app', undefined],
  ['postgres://app@[::1]:5432/app', undefined],
  ['postgres:///app?host=/run/postgresql.d', undefined],
  ['postgres://%2Frun%2Fpostgresql.d/app', undefined],
])('parents are told of the database %s at %s', (DATABASE_URL, expected) => {
  expect(read({ DATABASE_URL }).installation.databaseHost).toBe(expected);
});

test('a mail server and a store of one’s own network are nobody else’s', () => {
  const { installation } = read({
    SMTP_URL: 'smtp://localhost:1025',
    MAIL_FROM: 'learn@example.org',
    BLOB_URL: 's3://photos?endpoint=http://10.0.0.7:9000',
  });
  expect([installation.mailHost, installation.filesHost]).toEqual([undefined, undefined]);
});

test('the public address is that of this machine at the port, where none is set', () => {
  expect(read({ PORT: '8080' }).http.publicUrl.href).toBe('http://localhost:8080/');
});

test('an empty value counts as not set', () => {
  expect(read({ PORT: '', DATABASE_URL: ' ', OIDC_ISSUER: '', DEMO: '' })).toEqual(read());
});

test.each([
  ['http://localhost:8080', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:3000', true],
  ['http://localhost.example.org', false],
  ['http://192.168.1.20:3000', false],
])('%s is development: %s', (PUBLIC_URL, expected) => {
  expect(read({ PUBLIC_URL }).isDevelopment).toBe(expected);
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.20', false],
  ['a-name-of-the-house', false],
])('what listens on %s is development, and has the demo: %s', (HOST, expected) => {
  expect(read({ HOST })).toMatchObject({ isDevelopment: expected, demo: expected });
  expect(read({ HOST, PUBLIC_URL: 'http://192.168.1.20:3000' }).isDevelopment).toBe(false);
});

test.each([
  [{}, true],
  [{ DEMO: 'off' }, false],
  [{ PUBLIC_URL: 'https://learn.example.org' }, false],
  [{ PUBLIC_URL: 'https://learn.example.org', DEMO: 'true' }, true],
  [{ DATABASE_URL: 'postgres://db/app' }, false],
  [{ OIDC_ISSUER: 'https://a.example', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 's' }, false],
])('with %j the demo is on: %s', (environment, expected) => {
  expect(read(environment).demo).toBe(expected);
});

test('every unreadable value is named, one line each', () => {
  expect(
    problemsOf({
      PORT: 'eighty',
      PUBLIC_URL: 'learn.example.org',
      TRUST_PROXY: '-1',
      LOG_LEVEL: 'loud',
      SECRET_KEY: 'short',
      DEMO: 'perhaps',
      DATABASE_URL: 'mysql://db/app',
      SUPPORT_EMAIL: 'nobody',
      CONSENT_AGE: '12',
      BLOB_URL: 's3://photos',
      OPERATOR: 'one line\nand another',
    }).map((line) => line.split(' ')[0]),
  ).toEqual([
    'PORT',
    'PUBLIC_URL',
    'TRUST_PROXY',
    'LOG_LEVEL',
    'DATABASE_URL',
    'SECRET_KEY',
    'DEMO',
    'SUPPORT_EMAIL',
    'BLOB_URL',
    'CONSENT_AGE',
    'OPERATOR',
  ]);
});

test.each([
  ['PORT', '65535', '65536'],
  ['TRUST_PROXY', '10', '11'],
  ['SECRET_KEY', '0f3c9a71e5d24b86aa17c0de94f2b358', 'f3c9a71e5d24b86aa17c0de94f2b358'],
  ['SECRET_KEY', '0f3c9a71e5d24b86aa17c0de94f2b358', '0123456789'.repeat(4)],
  ['METRICS_TOKEN', 'm'.repeat(16), 'm'.repeat(15)],
  ['CONSENT_AGE', '13', '12'],
  ['CONSENT_AGE', '18', '19'],
  ['OPERATOR', 'o'.repeat(300), 'o'.repeat(301)],
])('%s may be %s, and not %s', (name, good, bad) => {
  expect(problemsOf({ [name]: good })).toEqual([]);
  expect(problemsOf({ [name]: bad })).toEqual([expect.stringContaining(`${name} must `)]);
});

test('letters and photos are kept in the data folder, wherever that is', () => {
  expect(read({ DATA_DIR: '/srv/brightling' })).toMatchObject({
    mail: { kind: 'outbox', folder: '/srv/brightling/outbox' },
    blobs: { kind: 'folder', folder: '/srv/brightling/blobs' },
  });
});

test('where nobody is named for questions, they go to the sender of the letters', () => {
  expect(read({ MAIL_FROM: 'Learning <learn@example.org>' }).supportEmail).toBe('learn@example.org');
});

test('of a word that is none of several, the several are told', () => {
  expect(problemsOf({ LOG_LEVEL: 'loud' })).toEqual([
    'LOG_LEVEL must be one of: fatal, error, warn, info, debug, trace, silent',
  ]);
});

test.each([
  [{ OIDC_ISSUER: 'https://a.example' }, ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']],
  [{ OIDC_CLIENT_ID: 'id' }, ['OIDC_ISSUER', 'OIDC_CLIENT_SECRET']],
  [{ OIDC_CLIENT_SECRET: 'secret' }, ['OIDC_ISSUER', 'OIDC_CLIENT_ID']],
  [{ SMTP_URL: 'smtp://mail.example.org' }, ['MAIL_FROM']],
  [{ AI_BASE_URL: 'https://ai.example.org' }, ['AI_MODEL']],
  [{ AI_MODEL: 'small' }, ['AI_BASE_URL']],
  [{ AI_API_KEY: 'key' }, ['AI_BASE_URL']],
  [{ BLOB_URL: 's3://photos?region=eu-central-1', AWS_ACCESS_KEY_ID: 'key' }, ['AWS_SECRET_ACCESS_KEY']],
  [{ BLOB_URL: 's3://photos?region=eu-central-1', AWS_SECRET_ACCESS_KEY: 'hush' }, ['AWS_ACCESS_KEY_ID']],
  [{ DATABASE_URL: 'postgres://db/app', SECRET_KEY: '' }, ['SECRET_KEY']],
])('%j is half a group', (environment, missing) => {
  expect(problemsOf(environment).map((line) => line.split(' ')[0])).toEqual(missing);
});

test('the demo people are not promised with another issuer', () => {
  const oidc = { OIDC_ISSUER: 'https://a.example', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 's' };
  expect(problemsOf({ ...oidc, DEMO: 'on' })).toEqual([expect.stringContaining('DEMO')]);
  expect(problemsOf({ ...oidc, DEMO: 'off' })).toEqual([]);
});

test.each([
  'https://example.org/learn',
  'https://example.org/?a=1',
  'https://me:pw@example.org',
  'ftp://example.org',
])('%s is no address of a whole site', (PUBLIC_URL) => expect(problemsOf({ PUBLIC_URL })).toHaveLength(1));

test.each(['Help <help@server>', 'help@example.org', '"Help, us" <help+x@example.org>'])(
  '%s takes mail',
  (address) => expect(problemsOf({ SUPPORT_EMAIL: address })).toEqual([]),
);

test.each(['a@example.org, b@example.org', 'a@example.org\nBcc: b@example.org', 'Help <help>'])(
  '%j does not',
  (address) => expect(problemsOf({ SUPPORT_EMAIL: address })).toHaveLength(1),
);

test('a key is neither made nor needed when the settings are wrong', () => {
  const asked: string[] = [];
  const keyOf = (dataDir: string) => (asked.push(dataDir), KEY);
  expect(() => readConfig({ PORT: 'x' }, keyOf)).toThrow(ConfigError);
  expect(() => readConfig({ DATABASE_URL: 'postgres://db/app' }, keyOf)).toThrow('SECRET_KEY');
  expect(asked).toEqual([]);
  expect(readConfig({ DATA_DIR: '/somewhere' }, keyOf).secretKey).toBe(KEY);
  expect(asked).toEqual(['/somewhere']);
});

test('the data folder keeps its key, for its owner alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  const dataDir = join(folder, 'data');
  const key = keptSecretKey(dataDir);
  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(keptSecretKey(dataDir)).toBe(key);
  expect(readFileSync(join(dataDir, 'secret-key'), 'utf8').trim()).toBe(key);
  expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600);
  writeFileSync(join(dataDir, 'secret-key'), '');
  expect(() => keptSecretKey(dataDir)).toThrow('damaged');
  rmSync(folder, { recursive: true });
});

test('the environment wins over the .env file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  const file = join(folder, '.env');
  writeFileSync(file, 'PATH=/from/file\nSUPPORT_EMAIL="help@example.org"\n');
  const found = readEnvironment(file);
  expect(found['PATH']).toBe(process.env['PATH']);
  expect(found['SUPPORT_EMAIL']).toBe('help@example.org');
  expect(readEnvironment(join(folder, 'none'))['PATH']).toBe(process.env['PATH']);
  rmSync(folder, { recursive: true });
});

test.each([
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFSUPPORT_EMAIL=help@example.org\r\nOPERATOR=Zoë\r\n')],
  ['UTF-16', Buffer.from('\uFEFFSUPPORT_EMAIL=help@example.org\r\nOPERATOR=Zoë\r\n', 'utf16le')],
])('an .env file may be written on Windows: %s', (_, bytes) => {
  const folder = mkdtempSync(join(tmpdir(), 'brightling-env-'));
  const file = join(folder, '.env');
  writeFileSync(file, bytes);
  const { SUPPORT_EMAIL, OPERATOR } = readEnvironment(file);
  rmSync(folder, { recursive: true });
  expect({ SUPPORT_EMAIL, OPERATOR }).toEqual({ SUPPORT_EMAIL: 'help@example.org', OPERATOR: 'Zoë' });
});

test('an .env file tells the names that it sets, and no remark or name of the environment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brightling-env-'));
  const file = join(folder, '.env');
  writeFileSync(file, '\uFEFF# PORT=1\nSMTP_ULR=smtp://mail.example.org\r\nexport OPERATOR="Zoë"\nDEMO=\n');
  expect(namesIn(file).toSorted()).toEqual(['DEMO', 'OPERATOR', 'SMTP_ULR']);
  expect(namesIn(join(folder, 'none'))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a value of .env that would be cut off at its # is told, a remark is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brightling-env-'));
  const file = join(folder, '.env');
  const readFrom = (text: string) => {
    writeFileSync(file, text);
    return () => readEnvironment(file);
  };
  expect(readFrom('PORT=80\nOPERATOR=Sunny Co-op, 12 Main Street #4, Springfield\n')).toThrow(
    /OPERATOR: what follows # is taken for a remark/,
  );
  expect(readFrom('SMTP_URL=smtp://robin:pa#ss@mail.example.org')).toThrow('SMTP_URL');
  expect(readFrom('OIDC_CLIENT_SECRET=abc#\nPORT=80')).toThrow('OIDC_CLIENT_SECRET');
  expect(readFrom('OPERATOR = 12 Main Street #4')).toThrow('OPERATOR');
  expect(
    readFrom('OPERATOR = "12 Main Street #4"\nSMTP_URL=\t\'smtp://a:p#w@mail.example.org\'')(),
  ).toMatchObject({
    OPERATOR: '12 Main Street #4',
    SMTP_URL: 'smtp://a:p#w@mail.example.org',
  });
  expect(readFrom('PORT=80 #the port')).toThrow('or a space after the # of a remark');
  const fine = '#PORT=1\n# a remark\nHOST=0.0.0.0 # of the house\nOPERATOR="12 Main Street #4"\nLOG_LEVEL=\n';
  expect(readFrom(fine)()).toMatchObject({ HOST: '0.0.0.0', OPERATOR: '12 Main Street #4', LOG_LEVEL: '' });
  rmSync(folder, { recursive: true });
});

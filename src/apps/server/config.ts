import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { Installation } from '../../features/consent/rules/installation.ts';
import { isLoopback } from '../../infra/http/this-machine.ts';
import { isGuessable } from './key-strength.ts';
import { keptSecretKey } from './secret-key.ts';
import * as value from './setting-values.ts';

/** Everything that the environment settles, read once. Names and defaults are in `SETTINGS` below. */
export interface Config {
  http: {
    port: number;
    host: string;
    publicUrl: URL;
    /** How many proxies in front of the server may be believed about the caller's address. */
    trustProxy: number;
  };
  /** `PUBLIC_URL` is this machine itself, and no other reaches `HOST`; anything else is production. */
  isDevelopment: boolean;
  logLevel: string;
  /** Absolute. */
  dataDir: string;
  database: { kind: 'embedded' } | { kind: 'external'; url: string };
  secretKey: string;
  /** The issuer that people sign in with, or accounts of this installation. */
  oidc: 'builtin' | { issuer: URL; clientId: string; clientSecret: string };
  /** Three ready people to try the product with. */
  demo: boolean;
  /** In an outbox folder each message is a file. */
  mail: { kind: 'outbox'; folder: string } | { kind: 'smtp'; url: string };
  mailFrom: string;
  supportEmail: string;
  blobs: { kind: 'folder'; folder: string } | ({ kind: 's3' } & value.Bucket & { credentials?: Credentials });
  /** A model for writing feedback; undefined: the local analyser. */
  ai?: { baseUrl: URL; model: string; apiKey?: string };
  /** What `GET /metrics` asks for; undefined: it is off. */
  metricsToken?: string;
  /** Below this age in years a parent has to consent. */
  consentAge: number;
  /** What parents are told of who runs this, and on what. */
  installation: Installation;
}

type Credentials = { accessKeyId: string; secretAccessKey: string };

/** The environment cannot be used as it is. The message has one line for each problem. */
export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(['The settings cannot be used:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const DEFAULT_MAIL_FROM = 'Brightling <brightling@localhost>';
/** Whom letters name where nobody is set. */
export const UNSET_SUPPORT_EMAIL = value.addressIn(DEFAULT_MAIL_FROM);

const SETTINGS = z.object({
  PORT: value.wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: value.origin().optional(),
  TRUST_PROXY: value.wholeNumber(0, 10).default(0),
  LOG_LEVEL: value.choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: value.address('postgres', 'postgresql').optional(),
  SECRET_KEY: z
    .string()
    .min(32, { error: 'must have at least 32 characters', abort: true })
    .refine(
      (key) => !isGuessable(key),
      'must be less regular to be a secret: take what `openssl rand -hex 32` prints',
    )
    .optional(),
  OIDC_ISSUER: value.address('https', 'http').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  DEMO: value.flag().optional(),
  SMTP_URL: value.address('smtp', 'smtps').optional(),
  MAIL_FROM: value.mailbox().optional(),
  SUPPORT_EMAIL: value.mailbox().optional(),
  BLOB_URL: value.bucket().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AI_BASE_URL: value.address('https', 'http').optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  CONSENT_AGE: value.wholeNumber(13, 18).default(13),
  OPERATOR: value.oneLine(300).optional(),
});

/** Every name that is read from the environment or an `.env` file. */
export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS.shape);

type Settings = z.infer<typeof SETTINGS>;
type Environment = Record<string, string | undefined>;

/** What `.env` and the environment settle, with a secret key that is made where none is set. */
export function loadConfig(environment: Environment): Config {
  return readConfig(environment, (dataDir) => {
    try {
      return keptSecretKey(dataDir);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new ConfigError([`SECRET_KEY is not set, and none can be kept in DATA_DIR: ${why}`]);
    }
  });
}

/**
 * Reads settings; touches nothing itself. `secretKeyOf` answers the key that a data folder keeps, and is
 * asked only when nothing else is wrong.
 * @throws ConfigError with every problem at once.
 */
export function readConfig(environment: Environment, secretKeyOf?: (dataDir: string) => string): Config {
  // `NAME=` in an .env file or a container's settings means: not set.
  const set = Object.fromEntries(Object.entries(environment).filter(([, text]) => text?.trim()));
  const read = SETTINGS.safeParse(set);
  const problems = [
    ...(read.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []),
    ...groupProblems(set),
  ];
  if (problems.length > 0 || !read.data) throw new ConfigError(problems);
  const settings = read.data;
  const dataDir = resolve(settings.DATA_DIR);
  return sectionsOf(settings, dataDir, settings.SECRET_KEY ?? secretKeyOf?.(dataDir) ?? missingSecretKey());
}

/** Settings that only make sense together. */
function groupProblems(set: Environment): string[] {
  const needs = (name: string, others: string[], why: string) =>
    set[name] === undefined
      ? []
      : others
          .filter((other) => set[other] === undefined)
          .map((other) => `${other} is not set, but ${name} is: ${why}`);
  const oidc = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'];
  const firstOidc = oidc.find((name) => set[name] !== undefined);
  const signIn = 'the three OIDC settings go together';
  return [
    ...(firstOidc ? needs(firstOidc, oidc, signIn) : []),
    ...needs('SMTP_URL', ['MAIL_FROM'], 'mail needs a sender'),
    ...needs('AI_BASE_URL', ['AI_MODEL'], 'the endpoint must be told which model'),
    ...needs('AI_MODEL', ['AI_BASE_URL'], 'a model needs its endpoint'),
    ...(set['AI_MODEL'] ? [] : needs('AI_API_KEY', ['AI_BASE_URL'], 'a key needs its endpoint')),
    ...needs('AWS_ACCESS_KEY_ID', set['BLOB_URL'] ? ['AWS_SECRET_ACCESS_KEY'] : [], 'they go together'),
    ...needs('AWS_SECRET_ACCESS_KEY', set['BLOB_URL'] ? ['AWS_ACCESS_KEY_ID'] : [], 'they go together'),
    ...needs('DATABASE_URL', ['SECRET_KEY'], 'servers that share a database must share the key'),
    ...(firstOidc && value.flag().safeParse(set['DEMO']).data
      ? ['DEMO is on, but its people have accounts of this installation only: take out OIDC_* or DEMO']
      : []),
  ];
}

function sectionsOf(settings: Settings, dataDir: string, secretKey: string): Config {
  const publicUrl = settings.PUBLIC_URL ?? new URL(`http://localhost:${settings.PORT}`);
  const isDevelopment = isLoopback(publicUrl.hostname) && isLoopback(settings.HOST);
  const mailFrom = settings.MAIL_FROM ?? DEFAULT_MAIL_FROM;
  return {
    http: { port: settings.PORT, host: settings.HOST, publicUrl, trustProxy: settings.TRUST_PROXY },
    isDevelopment,
    logLevel: settings.LOG_LEVEL,
    dataDir,
    database: settings.DATABASE_URL ? { kind: 'external', url: settings.DATABASE_URL } : { kind: 'embedded' },
    secretKey,
    oidc: oidcOf(settings),
    demo: settings.DEMO ?? (isDevelopment && !settings.OIDC_ISSUER && !settings.DATABASE_URL),
    mail: settings.SMTP_URL
      ? { kind: 'smtp', url: settings.SMTP_URL }
      : { kind: 'outbox', folder: resolve(dataDir, 'outbox') },
    mailFrom,
    supportEmail: settings.SUPPORT_EMAIL ?? value.addressIn(mailFrom),
    blobs: blobsOf(settings, dataDir),
    ai: aiOf(settings),
    metricsToken: settings.METRICS_TOKEN,
    consentAge: settings.CONSENT_AGE,
    installation: installationOf(settings),
  };
}

function oidcOf(settings: Settings): Config['oidc'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  return issuer && clientId && clientSecret ? { issuer: new URL(issuer), clientId, clientSecret } : 'builtin';
}

function blobsOf(settings: Settings, dataDir: string): Config['blobs'] {
  const {
    BLOB_URL: bucket,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings;
  if (!bucket) return { kind: 'folder', folder: resolve(dataDir, 'blobs') };
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { kind: 's3', ...bucket, credentials };
}

function installationOf(settings: Settings): Installation {
  const { OPERATOR: operator, OIDC_ISSUER: issuer, SMTP_URL: mail, BLOB_URL: bucket } = settings;
  const { DATABASE_URL: database } = settings;
  return {
    operator,
    signInHost: issuer && outsider(new URL(issuer).host),
    mailHost: mail && outsider(new URL(mail).hostname),
    filesHost:
      bucket &&
      outsider(bucket.endpoint ? new URL(bucket.endpoint).host : `s3.${bucket.region}.amazonaws.com`),
    databaseHost: database && outsider(value.databaseHost(database)),
    consentAge: settings.CONSENT_AGE,
  };
}

/** A host that somebody else may run; undefined for this machine and for one of its own network. */
function outsider(host: string): string | undefined {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  const isOwn = ipaddr.isValid(name) ? ipaddr.process(name).range() !== 'unicast' : !name.includes('.');
  return isOwn ? undefined : host;
}

function aiOf(settings: Settings): Config['ai'] {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = settings;
  return baseUrl && model ? { baseUrl: new URL(baseUrl), model, apiKey } : undefined;
}

function missingSecretKey(): never {
  throw new ConfigError(['SECRET_KEY is not set']);
}

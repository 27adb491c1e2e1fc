import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isLoopback } from '../../infra/http/this-machine.ts';
import { SETTING_NAMES, UNSET_SUPPORT_EMAIL, type Config } from './config.ts';

/** What may be a setting's name, mistyped. The rest may be a secret that lost its name, or the second half of one. */
const NAME = /^[A-Z]{2,}(?:_[A-Z]+){0,3}$/i;

/**
 * That `.env` has names which are no settings: one that is mistyped would go unnoticed, since a start needs none. The
 * environment is full of others' names.
 *
 * @param names that `.env` sets
 */
export function strayNames(names: readonly string[]): string[] {
  const stray = names.filter((name) => !SETTING_NAMES.includes(name));
  const [told, odd] = [stray.filter((name) => NAME.test(name)), stray.filter((name) => !NAME.test(name))];
  return [
    ...(told.length === 0 ? [] : [`In .env, but no setting of Brightling: ${told.join(', ')}.`]),
    ...(odd.length === 0 ? [] : ['In .env there is a line that sets no name: is a value cut in two?']),
  ];
}

type Read = Pick<
  Config,
  'ai' | 'demo' | 'http' | 'installation' | 'isDevelopment' | 'mail' | 'supportEmail'
> &
  Stored;
type Stored = Pick<Config, 'blobs' | 'database' | 'dataDir'>;

/** What the data folder holds, and the settings look for elsewhere: all of it would seem to be lost. */
function leftBehind({ blobs, database, dataDir }: Stored): string[] {
  const [cluster, files] = [join(dataDir, 'postgres'), join(dataDir, 'blobs')];
  return [
    ...(database.kind === 'external' && existsSync(cluster)
      ? [`The built-in database in ${cluster} is not used while DATABASE_URL is set.`]
      : []),
    ...(blobs.kind === 's3' && existsSync(files)
      ? [`The files in ${files} are not used while BLOB_URL is set.`]
      : []),
  ];
}

/** That others reach it, and what follows from that. */
function openToNetwork({ http, demo }: Pick<Read, 'http' | 'demo'>): string[] {
  if (isLoopback(http.host)) return [];
  return [
    `HOST is ${http.host}: other machines can reach this one, so no letter and no link is told in the log.`,
    ...(demo ? ['DEMO is on: whoever reaches this machine may sign in as the example family.'] : []),
    ...(isLoopback(http.publicUrl.hostname)
      ? [
          `PUBLIC_URL is ${http.publicUrl.origin}, which other machines cannot open: signing in and every letter lead there. Set it to this machine's address.`,
        ]
      : []),
  ];
}

/** What whoever starts it may not expect, one line each. */
export function startNotices({
  ai,
  demo,
  http,
  installation,
  isDevelopment,
  mail,
  supportEmail,
  ...stored
}: Read): string[] {
  const notices = leftBehind(stored);
  if (ai)
    notices.push('AI_BASE_URL is set, but no model is asked yet: essays are judged on this machine alone.');
  // On one's own machine all of that is as it should be.
  if (isDevelopment) return notices;
  notices.push(...openToNetwork({ http, demo }));
  if (mail.kind === 'outbox')
    notices.push(`No mail server is set (SMTP_URL): letters to parents are files in ${mail.folder}.`);
  if (supportEmail === UNSET_SUPPORT_EMAIL)
    notices.push(
      `Neither SUPPORT_EMAIL nor MAIL_FROM is set: letters name ${supportEmail} as the address to ask.`,
    );
  if (!installation.operator)
    notices.push(
      'OPERATOR is not set: the privacy policy and the letter that asks for consent name nobody who runs this.',
    );
  return notices;
}

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { outputOf, runAs } from './account.ts';
import type { Place } from './place.ts';
import { isAlive, postmasterPid } from './processes.ts';
import { programOf } from './programs.ts';

/** The cluster's superuser and the app's database have one name. */
export const DATABASE_NAME = 'brightling';

/** Makes the cluster where there is none yet, and answers its password, which `passwordFile` keeps. */
export async function prepareCluster(place: Place, passwordFile: string): Promise<string> {
  const exists = existsSync(join(place.cluster, 'PG_VERSION'));
  if (exists) {
    await refuseForeign(place);
    await closeToOthers(place.cluster);
  }
  const kept = (await readFile(passwordFile, 'utf8').catch(() => '')).trim();
  if (exists && !kept) {
    throw new Error(
      `${passwordFile} is missing, and without it the database in ${place.cluster} cannot be opened. ` +
        `Restore it from your backup, or move the database away to start with an empty one.`,
    );
  }
  const password = kept || randomBytes(24).toString('base64url');
  if (!kept) await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (!exists) await createCluster(place, password);
  return password;
}

async function refuseForeign({ cluster, programs }: Place): Promise<void> {
  const owner = (await lstat(cluster)).uid;
  const me = process.getuid?.();
  if (me !== undefined && me !== 0 && me !== owner) {
    throw new Error(
      `The database in ${cluster} belongs to another user (${owner}); start as that user or as root.`,
    );
  }
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  const brought = programs.version.split('.')[0];
  if (made && made !== brought) {
    throw new Error(
      `The database in ${cluster} was made by PostgreSQL ${made} and this release brings ${brought}: ` +
        `dump it with the older release and restore it here.`,
    );
  }
}

/** PostgreSQL refuses a folder that others may look into, as one is that came over a stick, a share or an archive. */
async function closeToOthers(cluster: string): Promise<void> {
  if ((await stat(cluster)).mode & 0o027) await chmod(cluster, 0o700);
}

async function createCluster({ cluster, programs, account }: Place, password: string): Promise<void> {
  // Made under another name: one that was cut short must not pass for a whole one.
  const draft = `${cluster}.draft`;
  const passwordDraft = `${cluster}.draft-password`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordDraft, password, { mode: 0o600 });
  if (account) {
    await chown(draft, account.uid, account.gid);
    await chown(passwordDraft, account.uid, account.gid);
  }
  const settings = [
    `--username=${DATABASE_NAME}`,
    `--pwfile=${passwordDraft}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    // Sorts and compares the same on every machine, whatever the system's own libraries do.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ];
  try {
    await runAs(account, programOf(programs, 'initdb'), [`--pgdata=${draft}`, ...settings], draft);
  } finally {
    await rm(passwordDraft, { force: true });
  }
  if (existsSync(cluster)) await rmdir(cluster);
  await rename(draft, cluster);
}

/** Ends the PostgreSQL of an app that was killed, and clears its pid file when the pid is somebody else's. */
export async function stopLeftOver(place: Place, log: (sentence: string) => void): Promise<void> {
  const pid = await postmasterPid(place.cluster);
  // A pid file whose process is gone is PostgreSQL's own to judge: it also looks for orphaned workers.
  if (!pid || !isAlive(pid)) return;
  if (!(await isPostmasterOf(place.cluster, pid))) {
    await rm(join(place.cluster, 'postmaster.pid'), { force: true });
    return;
  }
  log(`Stopping the PostgreSQL that an earlier run left behind (process ${pid}).`);
  const stop = (mode: string) =>
    runAs(
      place.account,
      programOf(place.programs, 'pg_ctl'),
      ['stop', `--pgdata=${place.cluster}`, `--mode=${mode}`, '--timeout=8', '--silent'],
      place.cluster,
    );
  await stop('fast').catch(() => stop('immediate'));
  while (isAlive(pid) && (await isPostmasterOf(place.cluster, pid))) await pause(20);
}

/** PostgreSQL's command line names its cluster; a recycled pid's does not. */
async function isPostmasterOf(cluster: string, pid: number): Promise<boolean> {
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') {
    const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
    return words.includes(cluster);
  }
  return (await outputOf('ps', ['-ww', '-o', 'command=', '-p', String(pid)])).includes(cluster);
}

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Place } from './place.ts';
import { isAlive, postmasterPid } from './processes.ts';
import { packagedPrograms, programOf } from './programs.ts';
import { outputOf, runProgram } from './run-program.ts';

/** The app's role and its database have one name. */
export const DATABASE_NAME = 'brightling';

/** Makes the cluster where there is none yet, and answers its password, which `passwordFile` keeps. */
export async function prepareCluster(place: Place, passwordFile: string): Promise<string> {
  const exists = existsSync(join(place.cluster, 'PG_VERSION'));
  if (exists) {
    await refuseForeign(place);
    await closeToOthers(place.cluster);
    await setAccess(place.cluster);
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
  if (me !== undefined && me !== owner) {
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

/** Who may connect: whoever has a password, from this machine. */
const ACCESS = 'host all all 127.0.0.1/32 scram-sha-256\n';

/** Written anew where it is otherwise: an earlier version ran the database as a user that others share. */
async function setAccess(cluster: string): Promise<void> {
  const file = join(cluster, 'pg_hba.conf');
  if ((await readFile(file, 'utf8').catch(() => '')) !== ACCESS)
    await writeFile(file, ACCESS, { mode: 0o600 });
}

async function createCluster({ cluster, programs }: Place, password: string): Promise<void> {
  // Made under another name: one that was cut short must not pass for a whole one.
  const draft = `${cluster}.draft`;
  const passwordDraft = `${cluster}.draft-password`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordDraft, password, { mode: 0o600 });
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
    await runProgram(programOf(programs, 'initdb'), [`--pgdata=${draft}`, ...settings], draft);
    await setAccess(draft);
  } finally {
    await rm(passwordDraft, { force: true });
  }
  if (existsSync(cluster)) await rmdir(cluster);
  await rename(draft, cluster);
}

const FAST_STOP_MS = 8_000;

/** Ends the PostgreSQL of an app that was killed, and clears its pid file when the pid is somebody else's. */
export async function stopLeftOver(cluster: string, log: (sentence: string) => void): Promise<void> {
  const pid = await postmasterPid(cluster);
  // A pid file whose process is gone is PostgreSQL's own to judge: it also looks for orphaned workers.
  if (!pid || !isAlive(pid)) return;
  const isThere = async () => isAlive(pid) && (await isPostmasterOf(cluster, pid));
  if (!(await isThere())) {
    await rm(join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  log(`Stopping the PostgreSQL that an earlier run left behind (process ${pid}).`);
  const began = performance.now();
  await signalStop(cluster, pid, 'fast');
  for (let isPressed = false; await isThere(); await pause(20)) {
    if (isPressed || performance.now() - began < FAST_STOP_MS) continue;
    await signalStop(cluster, pid, 'immediate');
    isPressed = true;
  }
}

/** PostgreSQL's own program for it refuses root, which ends what an earlier version ran as another user. */
async function signalStop(cluster: string, pid: number, mode: 'fast' | 'immediate'): Promise<void> {
  if (process.platform !== 'win32') {
    process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    return;
  }
  const args = ['stop', `--pgdata=${cluster}`, `--mode=${mode}`, '--no-wait', '--silent'];
  await runProgram(programOf(await packagedPrograms(), 'pg_ctl'), args, cluster);
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

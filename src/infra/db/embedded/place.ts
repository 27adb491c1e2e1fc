import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  readdir,
  readlink,
  realpath,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRoot, nobody, runAs, type Account } from './account.ts';
import { isAlive, postmasterPid } from './processes.ts';
import { packagedPrograms, programOf, type Programs } from './programs.ts';

/** Where the cluster is, which programs serve it, and as whom they run. */
export interface Place {
  cluster: string;
  programs: Programs;
  account: Account;
}

/** Where root keeps what the unprivileged account cannot reach under the installation's own folders. */
const SYSTEM_FOLDER = '/var/lib/brightling';

/**
 * The cluster is `postgres` in the data folder. PostgreSQL refuses to run as root, so that root runs it
 * as another account; where that account cannot reach the folder, `postgres` is a link to a folder under
 * /var/lib/brightling, so that the data folder still leads to all of its data.
 */
export async function choosePlace(dataDir: string, log: (sentence: string) => void): Promise<Place> {
  const packaged = await packagedPrograms();
  const inPlace = join(dataDir, 'postgres');
  await refuseDanglingLink(inPlace);
  const current = await realpath(inPlace).catch(() => inPlace);
  if (!isRoot()) return { cluster: current, programs: packaged, account: undefined };

  const account = await ownerOf(current);
  const programs = await reachablePrograms(packaged, account);
  const cluster = (await mayUse(current, account))
    ? current
    : await moveToSystemFolder(inPlace, account, log);
  if (cluster.startsWith(`${SYSTEM_FOLDER}/`)) {
    log(
      `PostgreSQL refuses to run as root, and the unprivileged account it runs under cannot reach this ` +
        `installation's own folders: the database is kept in ${cluster}.`,
    );
  }
  return { cluster, programs, account };
}

/** Whoever made the cluster goes on running it: somebody may start the app now as root, now as themselves. */
async function ownerOf(cluster: string): Promise<{ uid: number; gid: number }> {
  const found = await lstat(cluster).catch(() => undefined);
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  const account = await nobody();
  // One that root copied or restored is root's own, which PostgreSQL takes as little as root itself.
  if (found) await runAs(undefined, 'chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
  return account;
}

async function reachablePrograms(packaged: Programs, account: Account): Promise<Programs> {
  if (await canRun(packaged, account)) return packaged;
  const copy = { ...packaged, root: join(SYSTEM_FOLDER, `postgres-${packaged.version}`) };
  if (existsSync(copy.root)) return copy;
  await mkdirOpen(SYSTEM_FOLDER);
  // Copied under another name first: a copy that was cut short must not pass for a whole one.
  const draft = `${copy.root}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await cp(packaged.root, draft, { recursive: true, verbatimSymlinks: true });
  await openToAll(draft);
  await rename(draft, copy.root).catch(() => rm(draft, { recursive: true, force: true }));
  return copy;
}

const canRun = (programs: Programs, account: Account): Promise<boolean> =>
  runAs(account, programOf(programs, 'postgres'), ['--version']).then(
    () => true,
    () => false,
  );

/** Tried for real: modes, access lists and mounts all have a say. */
async function mayUse(cluster: string, account: { uid: number; gid: number }): Promise<boolean> {
  const isNew = !existsSync(cluster);
  const probe = isNew ? `${cluster}.probe` : cluster;
  if (isNew) {
    await mkdir(probe, { recursive: true, mode: 0o700 });
    await chown(probe, account.uid, account.gid);
  }
  try {
    await runAs(account, '/bin/sh', ['-c', 'cd -- "$1" && test -w .', 'sh', probe]);
    return true;
  } catch {
    return false;
  } finally {
    if (isNew) await rm(probe, { recursive: true, force: true });
  }
}

async function moveToSystemFolder(
  inPlace: string,
  account: { uid: number; gid: number },
  log: (sentence: string) => void,
): Promise<string> {
  const home = await freeHome(dirname(inPlace), log);
  const cluster = join(home, 'postgres');
  await mkdirOpen(SYSTEM_FOLDER);
  await mkdirOpen(home);
  if (existsSync(inPlace)) {
    // The folder was reachable once and is not any more: its cluster moves, with its owner and modes.
    await refuseRunning(inPlace);
    const draft = `${cluster}.draft`;
    await rm(draft, { recursive: true, force: true });
    await runAs(undefined, 'cp', ['-a', '--', inPlace, draft]);
    await rename(draft, cluster);
    await rm(inPlace, { recursive: true });
  } else {
    await mkdir(cluster, { mode: 0o700 });
    await chown(cluster, account.uid, account.gid);
  }
  await symlink(cluster, inPlace);
  return cluster;
}

/** A folder of its own for each data folder; another one's cluster may be there after folders were moved. */
async function freeHome(dataDir: string, log: (sentence: string) => void): Promise<string> {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  for (let number = 1; ; number++) {
    const home = join(SYSTEM_FOLDER, number === 1 ? name : `${name}-${number}`);
    const taken = join(home, 'postgres');
    if (!existsSync(taken)) return home;
    log(`${taken} is of an earlier data folder of this name; it is left alone.`);
  }
}

async function refuseRunning(cluster: string): Promise<void> {
  const pid = await postmasterPid(cluster);
  if (pid && isAlive(pid)) {
    throw new Error(`The database in ${cluster} has to move and is still running: end process ${pid} first.`);
  }
}

/** Open to all whatever the umask: root's may close what it makes. */
async function mkdirOpen(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755);
}

async function openToAll(path: string): Promise<void> {
  const found = await lstat(path);
  if (found.isSymbolicLink()) return;
  await chmod(path, found.mode | (found.isDirectory() || found.mode & 0o100 ? 0o555 : 0o444));
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await openToAll(join(path, name));
}

/** A link whose cluster is not there must not be answered with an empty database. */
async function refuseDanglingLink(path: string): Promise<void> {
  const target = await readlink(path).catch(() => undefined);
  if (target !== undefined && !existsSync(path)) {
    throw new Error(
      `${path} leads to the database in ${target}, which does not exist. Restore it from your backup, ` +
        `or remove the link to start with an empty database.`,
    );
  }
}

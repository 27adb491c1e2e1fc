import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, readlink, realpath, rename, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stopLeftOver } from '../db/embedded/cluster.ts';
import { ownFolder } from '../db/embedded/owner-lock.ts';
import { refuseDanglingLink } from '../db/embedded/place.ts';
import {
  isRoot,
  mkdirOpen,
  nobodyUid,
  run,
  succeedsAs,
  SYSTEM_FOLDER,
  systemAccount,
  type Account,
} from './account.ts';
import { takeOver } from './take-over.ts';

type Say = (sentence: string) => void;

/** Makes the data folder where there is none; nobody else may look into it. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  await finishMove(dataDir);
  await refuseDanglingLink(dataDir);
  const made = await mkdir(dataDir, { recursive: true, mode: 0o711 });
  if (!made) return;
  await chmod(dataDir, 0o700);
  // Whatever root's umask: who is to own the folder passes through those above it.
  if (!isRoot()) return;
  for (let path = dirname(dataDir); path.length >= made.length; path = dirname(path))
    await chmod(path, 0o711);
}

/**
 * Who is to run Brightling when root starts it: whoever has made the data folder, since somebody may start it now as root,
 * now as themselves; else the system user of its own.
 */
export async function accountFor(dataDir: string): Promise<Account> {
  const nobody = await nobodyUid();
  let owner = await ownerOf(dataDir);
  // The folder of an earlier version is root's own, and what `postgres` there leads to is root's word.
  if (owner?.uid === 0) owner = await ownerOf(join(dataDir, 'postgres'));
  return owner && owner.uid !== 0 && owner.uid !== nobody ? owner : systemAccount();
}

async function ownerOf(path: string): Promise<Account | undefined> {
  const found = await realpath(path).then(
    (real) => lstat(real),
    () => undefined,
  );
  return found && { uid: found.uid, gid: found.gid };
}

/**
 * Makes a data folder the account's own, with all that is in it: what root has copied, restored or made, and what an
 * earlier version left to `nobody`. One that the account cannot reach moves to /var/lib/brightling, and a link there stands
 * in its place. A folder that is in use is left as it is.
 *
 * @returns where it is for the account
 */
export async function giveDataFolder(dataDir: string, account: Account, say: Say): Promise<string> {
  const place = await realpath(dataDir).catch(() => undefined);
  if (place === undefined) return dataDir;
  const release = await ownFolder(place).catch(() => undefined);
  if (!release) return place;
  try {
    await giveCluster(place, account, say);
    takeOver(place, account);
    if (await succeedsAs(account, '/bin/sh', ['-c', 'cd -- "$1" && test -w .', 'sh', place])) return place;
  } finally {
    await release();
  }
  return move(dataDir, place, account, say);
}

/** An earlier version kept the cluster under /var/lib/brightling where its user could not reach the data folder. */
async function giveCluster(place: string, account: Account, say: Say): Promise<void> {
  const inPlace = join(place, 'postgres');
  await refuseDanglingLink(inPlace);
  const cluster = await realpath(inPlace).catch(() => undefined);
  if (!cluster || (await lstat(cluster)).uid === account.uid) return;
  // What ran before may still run, under a user that the account cannot end.
  await stopLeftOver(cluster, say);
  // Who links what is root's word alone: in a folder of somebody else a link may lead anywhere.
  if ((await lstat(place)).uid === 0) takeOver(cluster, account);
}

async function move(dataDir: string, from: string, account: Account, say: Say): Promise<string> {
  const kept = await keptElsewhere(from);
  const home = kept ?? (await freeHome(from, say));
  // Copied under another name first: a copy that was cut short must not pass for a whole one.
  const draft = kept ?? `${home}.draft`;
  await mkdirOpen(SYSTEM_FOLDER);
  if (!kept) await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await chmod(draft, 0o700);
  for (const name of await readdir(from)) {
    if (kept && name === 'postgres') continue;
    await rm(join(draft, name), { recursive: true, force: true });
    await run('cp', ['-a', '--', join(from, name), draft]);
  }
  takeOver(draft, account);
  await rm(linkBeside(from), { force: true });
  await symlink(home, linkBeside(from));
  if (!kept) await rename(draft, home);
  await rename(from, movedAside(from));
  await finishMove(from);
  say(
    `Brightling does not stay root, and its own user cannot reach ${dataDir}: the data is kept in ${home}, ` +
      `to which ${dataDir} leads.`,
  );
  return home;
}

const linkBeside = (dataDir: string) => `${dataDir}.moved-by-brightling.link`;
const movedAside = (dataDir: string) => `${dataDir}.moved-by-brightling`;

/** The last steps, or those that a start which was killed has left: everything is copied, and the link not in its place. */
async function finishMove(dataDir: string): Promise<void> {
  if (!existsSync(movedAside(dataDir))) return;
  if (await isLink(linkBeside(dataDir))) await rename(linkBeside(dataDir), dataDir);
  if (await isLink(dataDir)) await rm(movedAside(dataDir), { recursive: true });
}

const isLink = (path: string): Promise<boolean> =>
  lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );

/** Where an earlier version has put the cluster, with a link to it. */
async function keptElsewhere(dataDir: string): Promise<string | undefined> {
  const linked = await readlink(join(dataDir, 'postgres')).catch(() => undefined);
  return linked?.startsWith(`${SYSTEM_FOLDER}/`) ? dirname(linked) : undefined;
}

/** A folder of its own for each data folder; another one's data may be there after folders were moved. */
async function freeHome(dataDir: string, say: Say): Promise<string> {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  for (let number = 1; ; number++) {
    const home = join(SYSTEM_FOLDER, number === 1 ? name : `${name}-${number}`);
    if (!existsSync(home)) return home;
    say(`${home} is of an earlier data folder of this name; it is left alone.`);
  }
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import {
  chmod,
  chown,
  copyFile,
  link,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mkdirOpen, succeedsAs, SYSTEM_FOLDER, type Account } from './account.ts';

/** The project's folder, and the Node that runs it. */
export type App = { root: string; node: string };

const ROOT = join(import.meta.dirname, '../../..');

/** What runs, beside its packages. */
const PARTS = ['package.json', 'src', 'content', 'migrations', 'dist'];
const LOCK = 'package-lock.json';
const NODE_ITSELF = /^node_modules\/node-(linux|win)-/;
/** Whoever may read one package may read all: they were unpacked together. */
const A_PACKAGE = 'node_modules/fastify/package.json';

/**
 * Brightling where an account can read it: the project's folder, or a copy of it under /var/lib/brightling, which a start
 * after a change makes anew. Files are given a second name there, where they may have one: that takes no room.
 */
export async function readableApp(account: Account, say: (sentence: string) => void): Promise<App> {
  const parts = PARTS.filter((part) => existsSync(join(ROOT, part)));
  const here = { root: ROOT, node: process.execPath };
  const asked = [...parts, A_PACKAGE].map((part) => join(ROOT, part));
  if (await succeedsAs(account, here.node, [join(import.meta.dirname, 'readable.ts'), ...asked])) return here;

  const key = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
  const family = `app-${key(ROOT)}-`;
  const root = join(SYSTEM_FOLDER, `${family}${key(await traceOf([...parts, LOCK], account))}`);
  const node = join(root, 'bin/node');
  if (!existsSync(root)) await copyApp(root, [...parts, LOCK], account);
  await removeOthers(family, root);
  say(
    `Brightling does not stay root, and its own user cannot reach ${ROOT}: it runs from a copy in ${root}.`,
  );
  return { root, node };
}

/** Tells one state of the project from another. */
async function traceOf(parts: string[], { gid }: Account): Promise<string> {
  const lines = [process.version, process.execPath, String(gid)];
  for (const part of parts) {
    for (const file of await filesUnder(join(ROOT, part))) {
      const digest = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      lines.push(`${file} ${digest}`);
    }
  }
  return lines.join('\n');
}

async function filesUnder(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = (await readdir(path)).toSorted();
  return (await Promise.all(names.map((name) => filesUnder(join(path, name))))).flat();
}

async function copyApp(root: string, parts: string[], account: Account): Promise<void> {
  // Made under another name first: a copy that was cut short must not pass for a whole one.
  const draft = `${root}.${process.pid}`;
  await mkdirOpen(SYSTEM_FOLDER);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft);
  for (const part of [...parts, ...(await packages())]) await place(join(ROOT, part), join(draft, part));
  await place(process.execPath, join(draft, 'bin/node'));
  // What Node makes of the sources is kept here: root itself reads nothing that this user may write.
  await mkdirOpen(join(draft, '.cache'));
  await mkdir(join(draft, '.cache/node'));
  await chown(join(draft, '.cache/node'), account.uid, account.gid);
  await chown(draft, 0, account.gid);
  await chmod(draft, 0o750);
  await rename(draft, root).catch(() => rm(draft, { recursive: true, force: true }));
}

/** The folders of the packages that run, without those that build, test, or are Node itself. */
async function packages(): Promise<string[]> {
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    await readFile(join(ROOT, LOCK), 'utf8'),
  );
  return Object.entries(lock.packages)
    .filter(([path, { dev }]) => path && !dev && !NODE_ITSELF.test(path))
    .map(([path]) => path)
    .filter((path) => existsSync(join(ROOT, path)));
}

/** Gives a file a second name, or copies it; a folder with all that is in it but packages, which are named by themselves. */
async function place(from: string, to: string): Promise<void> {
  const found = await stat(from);
  if (found.isDirectory()) {
    await mkdirOpen(to);
    for (const entry of await readdir(from, { withFileTypes: true })) {
      if (entry.name === 'node_modules') continue;
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isSymbolicLink()) await symlink(readlinkSync(source), target);
      else await place(source, target);
    }
    return;
  }
  await mkdirOpen(dirname(to));
  const isOpen = (found.mode & 0o004) !== 0;
  if (isOpen && (await linked(await realpath(from), to))) return;
  await copyFile(from, to);
  await chmod(to, found.mode & 0o100 ? 0o755 : 0o644);
}

const linked = (from: string, to: string): Promise<boolean> =>
  link(from, to).then(
    () => true,
    () => false,
  );

/** Copies of earlier states of this folder go, but one in which a server still runs. */
async function removeOthers(family: string, kept: string): Promise<void> {
  const inUse = readdirSync('/proc').flatMap((name) => workingFolder(name) ?? []);
  for (const name of await readdir(SYSTEM_FOLDER)) {
    const path = join(SYSTEM_FOLDER, name);
    if (name.startsWith(family) && path !== kept && !inUse.includes(path))
      await rm(path, { recursive: true, force: true });
  }
}

function workingFolder(process: string): string | undefined {
  try {
    return /^\d+$/.test(process) ? readlinkSync(`/proc/${process}/cwd`) : undefined;
  } catch {
    return undefined;
  }
}

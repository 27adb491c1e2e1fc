import { flushCompileCache } from 'node:module';
import { realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { isRoot, succeedsAs, type Account } from './account.ts';
import { readableApp } from './app-copy.ts';
import { accountFor, giveDataFolder } from './data-folder.ts';

type Environment = Record<string, string | undefined>;

/**
 * Goes on as a user of the system of Brightling's own where root has started this process, for good; else does nothing.
 * What only root can do is done before: the user is made, the data folder is given to it. Where that user cannot read the
 * project's folder, the process begins anew, from a copy that it can read.
 *
 * @param options `entry` is the program's own file, `environment` what it has read of its settings: an `.env` may be
 * root's alone
 * @returns the environment to go on with, in which DATA_DIR is where that user reaches it
 */
export async function leaveRoot(options: {
  dataDir: string;
  entry: string;
  environment: Environment;
  say: (sentence: string) => void;
}): Promise<Environment> {
  const { dataDir, entry, environment, say } = options;
  if (!isRoot()) return environment;
  const account = await usableAccount(dataDir).catch((error: Error) => {
    say(
      `Brightling goes on as root, which can read and change everything on this machine: ${error.message}.`,
    );
  });
  if (!account) return environment;
  const settings = { ...environment, DATA_DIR: await giveDataFolder(dataDir, account, say) };
  const app = await readableApp(account, say);
  // What Node has made of the sources is kept while this process may still write there.
  flushCompileCache();
  become(account);
  const root = join(import.meta.dirname, '../../..');
  if (app.root === root) return settings;
  process.chdir(app.root);
  const program = join(app.root, relative(await realpath(root), await realpath(entry)));
  const args = [app.node, ...process.execArgv, program, ...process.argv.slice(2)];
  const env = { ...settings, NODE_COMPILE_CACHE: join(app.root, '.cache/node') };
  if (!process.execve) throw new Error(`${root} cannot be read by the user that Brightling runs as.`);
  return process.execve(app.node, args, env);
}

/** @throws Error in a sentence without its point */
async function usableAccount(dataDir: string): Promise<Account> {
  const account = await accountFor(dataDir);
  if (!(await succeedsAs(account, '/bin/sh', ['-c', ':'])))
    throw new Error('this machine does not let root become another user');
  return account;
}

function become({ uid, gid }: Account): void {
  process.setgroups?.([]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

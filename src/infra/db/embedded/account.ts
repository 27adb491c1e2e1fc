import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The operating system's account under which PostgreSQL runs; undefined: the one that runs the app. */
export type Account = { uid: number; gid: number } | undefined;

/** True when the app runs as root, as which PostgreSQL refuses to run. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** The account `nobody`, which every Unix has. */
export async function nobody(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (f) => Number(await outputOf('id', [f, 'nobody']))),
  );
  if (!uid || !gid) throw new Error('PostgreSQL refuses to run as root and this machine has no user nobody.');
  return { uid, gid };
}

/** A small environment: PG* variables of whoever starts the app must not reach its own database. */
export const databaseEnvironment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

/** Runs a program as that account to its end; what it printed is in the error when it fails. */
export async function runAs(account: Account, program: string, args: string[], cwd = '/'): Promise<void> {
  await run(program, args, { ...account, cwd, env: databaseEnvironment });
}

/** What a program printed; nothing when it failed. */
export const outputOf = (program: string, args: string[]): Promise<string> =>
  run(program, args).then(
    ({ stdout }) => stdout,
    () => '',
  );

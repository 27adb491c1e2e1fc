import { execFile } from 'node:child_process';
import { chmod, mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Runs a program to its end; what it printed is in the error when it fails. */
export const run = promisify(execFile);

/** A user of the operating system. */
export type Account = { uid: number; gid: number };

/** The user that root runs Brightling as: its own, for what other services share is not closed to them. */
export const SYSTEM_USER = 'brightling';

/** What root keeps for that user where it cannot reach the installation's own folders. */
export const SYSTEM_FOLDER = '/var/lib/brightling';

export const isRoot = (): boolean => process.getuid?.() === 0;

/** The user as whom an earlier version ran the database: one that many services share. */
export const nobodyUid = async (): Promise<number | undefined> => (await accountNamed('nobody'))?.uid;

const ABOUT = ['-h', SYSTEM_FOLDER, '-s', '/usr/sbin/nologin'];
const GROUP_TOO = ['-S', '-D', '-H', ...ABOUT, '-G', SYSTEM_USER, SYSTEM_USER];
const USER_OF = ['--system', '--no-create-home', '--home-dir', SYSTEM_FOLDER, '--shell', '/usr/sbin/nologin'];

/** Ways to make a user: of most systems, the same where a group has the name already, and of Alpine's busybox. */
const WAYS: [program: string, args: string[]][][] = [
  [['useradd', [...USER_OF, '--user-group', SYSTEM_USER]]],
  [['useradd', [...USER_OF, '--gid', SYSTEM_USER, SYSTEM_USER]]],
  [
    ['addgroup', ['-S', SYSTEM_USER]],
    ['adduser', GROUP_TOO],
  ],
];

/**
 * The system user of Brightling's own, made where it is missing.
 *
 * @throws Error in a sentence where it cannot be made
 */
export async function systemAccount(): Promise<Account> {
  const found = await accountNamed(SYSTEM_USER);
  if (found) return found;
  let problem = '';
  for (const way of WAYS) {
    for (const [program, args] of way)
      await run(program, args).catch((error: Error) => void (problem ||= error.message.trim()));
    const made = await accountNamed(SYSTEM_USER);
    if (made) return made;
  }
  throw new Error(`the system user ${SYSTEM_USER} is missing and cannot be made: ${problem}`);
}

async function accountNamed(name: string): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map((flag) =>
      run('id', [flag, name]).then(
        ({ stdout }) => Number(stdout),
        () => undefined,
      ),
    ),
  );
  return uid && gid ? { uid, gid } : undefined;
}

/** Whether a program succeeds as that user: modes, access lists and mounts all have their say. */
export const succeedsAs = (account: Account, program: string, args: string[]): Promise<boolean> =>
  run(program, args, { ...account, cwd: '/', env: { PATH: process.env['PATH'] } }).then(
    () => true,
    () => false,
  );

/** Open to all whatever the umask: root's may close what it makes. */
export async function mkdirOpen(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755);
}

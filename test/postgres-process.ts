import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { postmasterPid } from '../src/infra/db/embedded/processes.ts';
import { isRoot, systemAccount } from '../src/infra/system-user/account.ts';
import { readableApp } from '../src/infra/system-user/app-copy.ts';
import { giveDataFolder, makeDataFolder } from '../src/infra/system-user/data-folder.ts';

/** A PostgreSQL of the app's own, in a process of its own: as root's tests cannot run one, that of Brightling's user. */
export type PostgresProcess = {
  url: string;
  pid: number;
  /** The sentences that it has said so far. */
  said: string[];
  stop(): Promise<void>;
  kill(): Promise<void>;
};

type Told = { said?: string; url?: string; problem?: string };

/** An earlier version left the role as the cluster is made. */
const HOW = {
  started: 'startEmbeddedPostgres(options)',
  reached: 'reachEmbeddedPostgres(options)',
  byEarlierVersion: `(async ({ dataDir }) => {
    const place = await choosePlace(dataDir);
    const password = await prepareCluster(place, dataDir + '/postgres-password');
    const { port, stop } = await startPostmaster(place, dataDir + '/postgres.log');
    return { url: 'postgres://brightling:' + password + '@127.0.0.1:' + port + '/brightling', stop };
  })(options)`,
};

const program = (root: string, how: string) => `
  const load = (file) => import(${JSON.stringify(join(root, 'src/infra/db'))} + file);
  const { startEmbeddedPostgres } = await load('/embedded.ts');
  const { reachEmbeddedPostgres } = await load('/embedded/reaching.ts');
  const { choosePlace } = await load('/embedded/place.ts');
  const { prepareCluster } = await load('/embedded/cluster.ts');
  const { startPostmaster } = await load('/embedded/postmaster.ts');
  const options = { dataDir: process.argv[1], log: (said) => tell({ said }) };
  const tell = (told) => process.stdout.write(JSON.stringify(told) + '\\n');
  try {
    const { url, stop } = await ${how};
    tell({ url });
    for await (const _ of process.stdin);
    await stop();
  } catch (error) {
    tell({ problem: error.message });
  }
  process.exit();`;

/**
 * Starts it, or reaches the one that runs, and waits until it answers.
 *
 * @throws Error with the sentence that it ended with
 */
export async function startPostgresProcess(
  dataDir: string,
  how: keyof typeof HOW = 'started',
): Promise<PostgresProcess> {
  const account = isRoot() ? await systemAccount() : undefined;
  if (account && how !== 'reached') await makeDataFolder(dataDir);
  if (account) await giveDataFolder(dataDir, account, () => {});
  const app = account && (await readableApp(account, () => {}));
  const { root, node } = app ?? { root: join(import.meta.dirname, '..'), node: process.execPath };
  const args = ['--input-type=module', '--eval', program(root, HOW[how]), dataDir];
  const child = spawn(node, args, { ...account, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  const problem = text(child.stderr);
  const said: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    const lines = createInterface(child.stdout);
    lines.on('line', (line) => {
      const told: Told = JSON.parse(line);
      if (told.said) said.push(told.said);
      if (told.problem) reject(new Error(told.problem));
      if (told.url) resolve(told.url);
    });
    lines.on('close', () => void problem.then((words) => reject(new Error(words))));
  });
  return {
    url,
    pid: child.pid ?? 0,
    said,
    async stop() {
      child.stdin.end();
      await ended;
    },
    async kill() {
      kill();
      await ended;
    },
  };
}

/** The address of a data folder's database for its superuser, whom only the folder's owner can let in. */
export async function superuserUrl(dataDir: string, url: string): Promise<URL> {
  const cluster = join(dataDir, 'postgres');
  const access = join(cluster, 'pg_hba.conf');
  await writeFile(access, `host all superuser 127.0.0.1/32 trust\n${await readFile(access, 'utf8')}`);
  const pid = await postmasterPid(cluster);
  if (!pid) throw new Error(`no database runs in ${dataDir}`);
  process.kill(pid, 'SIGHUP');
  const superuser = new URL(url);
  superuser.username = 'superuser';
  superuser.password = '';
  while (!(await letsIn(superuser.href))) await pause(20);
  return superuser;
}

async function letsIn(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

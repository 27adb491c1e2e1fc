import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded.ts';
import { DATABASE_NAME } from './cluster.ts';
import { isAlive, postmasterPid } from './processes.ts';

/**
 * The database of a data folder for a command beside the app: the one that runs, where the app (or what it left behind)
 * runs it, else its own for as long as the command takes.
 *
 * @throws Error with a sentence, where the folder has no database yet.
 */
export async function reachEmbeddedPostgres(options: {
  dataDir: string;
  log: (sentence: string) => void;
}): Promise<EmbeddedPostgres> {
  const cluster = join(options.dataDir, 'postgres');
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    throw new Error(`There is no database in ${options.dataDir} yet: start Brightling there once.`);
  }
  const url = await runningUrl(options.dataDir);
  if (url && (await answers(url))) return { url, stop: async () => {} };
  return startEmbeddedPostgres(options);
}

/** The fourth line of PostgreSQL's own pid file is its port. */
const PORT_LINE = 3;

/** The address of the database that runs in a data folder, if one does. */
export async function runningUrl(dataDir: string): Promise<string | undefined> {
  const cluster = join(dataDir, 'postgres');
  const pid = await postmasterPid(cluster);
  if (!pid || !isAlive(pid)) return undefined;
  const [lines, password] = await Promise.all(
    [join(cluster, 'postmaster.pid'), join(dataDir, 'postgres-password')].map((file) =>
      readFile(file, 'utf8').catch(() => ''),
    ),
  );
  const port = lines?.split('\n')[PORT_LINE]?.trim();
  if (!port || !password) return undefined;
  return `postgres://${DATABASE_NAME}:${password.trim()}@127.0.0.1:${port}/${DATABASE_NAME}`;
}

/** A pid may meanwhile be somebody else's: only an answer tells that it is there. */
async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

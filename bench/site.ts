import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DATABASE_NAME } from '../src/infra/db/embedded/cluster.ts';
import { startServer, type ServerProcess } from './process.ts';

const MAIN = new URL('../src/apps/server/main.ts', import.meta.url);
/** Where `npm start` lets Node keep what it has made of the sources. */
const COMPILED = fileURLToPath(new URL('../.cache/node', import.meta.url));

/** The product as `npm start` runs it, on a data folder of the bench. */
export type Site = ServerProcess & {
  /** For load: no name to look up. */
  address: string;
  /** For a browser. */
  publicUrl: string;
  databaseUrl: string;
};

/** @param demo whether the ready demo people are there. */
export async function startSite(dataDir: string, { demo = false } = {}): Promise<Site> {
  const port = await freePort();
  const settings = {
    DATA_DIR: dataDir,
    DEMO: String(demo),
    PORT: String(port),
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE: COMPILED,
  };
  const server = await startServer(MAIN, settings, /Brightling is ready.*/, dataDir);
  return {
    ...server,
    address: `http://127.0.0.1:${port}`,
    publicUrl: `http://localhost:${port}`,
    databaseUrl: await embeddedDatabaseUrl(dataDir),
  };
}

/** The address of the database that the app in this folder runs. */
async function embeddedDatabaseUrl(dataDir: string): Promise<string> {
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim();
  // The fourth line of PostgreSQL's own note is its port.
  const port = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[3];
  return `postgres://${DATABASE_NAME}:${password}@127.0.0.1:${port}/${DATABASE_NAME}`;
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('a listening socket has no port');
  return address.port;
}

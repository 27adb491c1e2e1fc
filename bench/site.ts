import { fileURLToPath } from 'node:url';
import { runningUrl } from '../src/infra/db/embedded/reaching.ts';
import { freePort } from '../src/infra/free-port.ts';
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

/**
 * @param demo whether the ready demo people are there
 * @param nodeOptions for its process, in place of this one's
 */
export async function startSite(
  dataDir: string,
  { demo = false, nodeOptions }: { demo?: boolean; nodeOptions?: string } = {},
): Promise<Site> {
  const port = await freePort();
  const settings = {
    DATA_DIR: dataDir,
    DEMO: String(demo),
    PORT: String(port),
    LOG_LEVEL: 'warn',
    NODE_COMPILE_CACHE: COMPILED,
    ...(nodeOptions === undefined ? {} : { NODE_OPTIONS: nodeOptions }),
  };
  const server = await startServer(MAIN, settings, /Brightling is ready.*/, dataDir);
  return {
    ...server,
    address: `http://127.0.0.1:${port}`,
    publicUrl: `http://localhost:${port}`,
    databaseUrl: await databaseUrlIn(dataDir),
  };
}

async function databaseUrlIn(dataDir: string): Promise<string> {
  const url = await runningUrl(dataDir);
  if (!url) throw new Error(`no database runs in ${dataDir}`);
  return url;
}

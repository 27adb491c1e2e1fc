import { existsSync } from 'node:fs';
import { mkdir, realpath, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DATABASE_NAME, prepareCluster, stopLeftOver } from './embedded/cluster.ts';
import { ownFolder } from './embedded/owner-lock.ts';
import { choosePlace, type Place } from './embedded/place.ts';
import { startPostmaster, type Postmaster } from './embedded/postmaster.ts';
import { settleRole } from './embedded/role.ts';

/** A PostgreSQL of the app's own; `stop` ends it after everything is written down. */
export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}

const LOG_LIMIT_BYTES = 5_000_000;
const SOON_MS = 10_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Starts a real PostgreSQL whose data, password and log are under `dataDir`; makes them the first time.
 * One app at a time owns a data folder. `log` takes one sentence for whoever started the app.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (sentence: string) => void;
}): Promise<EmbeddedPostgres> {
  const { log } = options;
  if (process.getuid?.() === 0) throw new Error('PostgreSQL refuses to run as root: start as another user.');
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const dataDir = await realpath(options.dataDir);
  const releases = [await ownFolder(dataDir)];
  const release = async () => void (await Promise.all(releases.map((letGo) => letGo())));
  try {
    const place = await choosePlace(dataDir);
    const home = dirname(place.cluster);
    // A copied data folder leads to the same cluster as its original.
    if (home !== dataDir) releases.push(await ownFolder(home));
    const password = await prepareCluster(place, join(dataDir, 'postgres-password'));
    await stopLeftOver(place.cluster, log);
    const logFile = join(dataDir, 'postgres.log');
    await rotate(logFile);
    const kept = keepRunning(place, logFile, await startPostmaster(place, logFile), log);
    const server = `postgres://${DATABASE_NAME}:${password}@127.0.0.1:${kept.port}`;
    try {
      await settleRole(server);
    } catch (error) {
      await kept.stop();
      throw error;
    }
    const stop = async () => {
      await kept.stop();
      await release();
    };
    return { url: `${server}/${DATABASE_NAME}`, stop };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * PostgreSQL that dies under the app comes back on the same port, however often: what ends it (a full disk, memory
 * taken by another) may pass. Between ends and failed starts in a row are growing pauses.
 */
function keepRunning(
  place: Place,
  logFile: string,
  first: Postmaster,
  log: (sentence: string) => void,
): { port: number; stop(): Promise<void> } {
  let current = first;
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopWithProcess = () => current.signalStop();
  process.on('exit', stopWithProcess);

  const watching = (async () => {
    for (let quickEnds = 0, since = performance.now(); !signal.aborted; since = performance.now()) {
      await current.ended;
      quickEnds = performance.now() - since < SOON_MS ? quickEnds + 1 : 0;
      await pause(pauseAfter(quickEnds), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      log('PostgreSQL ended by itself and is started again.');
      current = await startPostmaster(place, logFile, first.port).catch((error: Error) => {
        log(error.message);
        return current;
      });
    }
  })();

  return {
    port: first.port,
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
      // A restart that was under way when the stop came.
      await current.stop();
      process.off('exit', stopWithProcess);
    },
  };
}

const pauseAfter = (quickEnds: number): number =>
  quickEnds === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(quickEnds, 10));

async function rotate(logFile: string): Promise<void> {
  if (existsSync(logFile) && (await stat(logFile)).size > LOG_LIMIT_BYTES)
    await rename(logFile, `${logFile}.1`);
}

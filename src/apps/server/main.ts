import { mkdir } from 'node:fs/promises';
import { sweepAccounts } from '../../features/accounts/jobs.ts';
import { loadBank } from '../../features/lessons/bank/load.ts';
import { createCalendar } from '../../features/lessons/calendar.ts';
import { FIRST_DAYS_BACK, makeLessons } from '../../features/lessons/jobs.ts';
import { openBlobs } from '../../infra/blobs/store.ts';
import { openDatabase } from '../../infra/db/client.ts';
import { startEmbeddedPostgres } from '../../infra/db/embedded.ts';
import { migrateDatabase } from '../../infra/db/migrate.ts';
import { startJobQueue } from '../../infra/jobs/queue.ts';
import { createApp } from './app.ts';
import { ConfigError, loadConfig, type Config } from './config.ts';
import { DEMO_DAYS_BACK, ensureDemo } from './demo.ts';
import { pageRoutes } from './pages.ts';

const say = (sentence: string) => console.log(sentence);

/** Starts everything in its order, and gives back how to stop it, in the other order. */
async function start(config: Config): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const next of stops.reverse()) await next();
  };
  try {
    await mkdir(config.dataDir, { recursive: true });
    const url = await databaseUrl(config, stops);
    await migrateDatabase(url);
    const database = openDatabase(url, (error) => console.error('a database connection was lost:', error.message));
    stops.push(database.close);
    const { db } = database;
    const now = () => new Date();
    const bank = await loadBank();
    await makeLessons({ db, bank }, now(), { daysBack: config.demo ? DEMO_DAYS_BACK : FIRST_DAYS_BACK });
    const calendar = createCalendar(db);
    const deps = { config, db, now, bank, calendar, blobs: await openBlobs(config.blobs) };
    if (config.demo) await ensureDemo(deps);
    const jobs = await startJobQueue(url, (error) => console.error('the job queue:', error.message));
    stops.push(jobs.stop);
    await jobs.every('5 * * * *', 'make-lessons', () => makeLessons({ db, bank }, now(), { daysBack: FIRST_DAYS_BACK }));
    await jobs.every('25 * * * *', 'sweep-accounts', () => sweepAccounts(db, now()));
    const app = await createApp(deps);
    stops.push(() => app.close());
    await pageRoutes(app, config.http.publicUrl);
    await app.listen({ host: config.http.host, port: config.http.port });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function databaseUrl(config: Config, stops: (() => Promise<void>)[]): Promise<string> {
  if (config.database.kind === 'external') return config.database.url;
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
  stops.push(postgres.stop);
  return postgres.url;
}

try {
  const config = loadConfig();
  const stop = await start(config);
  say(`Brightling is ready at ${config.http.publicUrl.href}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      say('Stopping…');
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

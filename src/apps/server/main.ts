import type { FastifyInstance } from 'fastify';
import { openAudit } from '../../features/consent/audit.ts';
import { loadBank } from '../../features/lessons/bank/load.ts';
import { createCalendar } from '../../features/lessons/calendar.ts';
import { FIRST_DAYS_BACK, makeLessons } from '../../features/lessons/jobs.ts';
import { eraseRestored } from '../../features/parents/erasure/erasing.ts';
import { openRenderer } from '../../features/sharing/graphic/open-renderer.ts';
import { openBlobs } from '../../infra/blobs/store.ts';
import { openDatabase } from '../../infra/db/client.ts';
import { startEmbeddedPostgres } from '../../infra/db/embedded.ts';
import { migrateDatabase } from '../../infra/db/migrate.ts';
import { startJobQueue } from '../../infra/jobs/queue.ts';
import { openMail } from '../../infra/mail/queue.ts';
import { openMailTransport, type Message } from '../../infra/mail/transport.ts';
import { makeDataFolder } from '../../infra/system-user/data-folder.ts';
import { leaveRoot } from '../../infra/system-user/leave-root.ts';
import { createApp } from './app.ts';
import { loadConfig, readConfig, type Config } from './config.ts';
import { crawlerRoutes } from './crawlers.ts';
import { DEMO_DAYS_BACK, ensureDemo } from './demo.ts';
import { namesIn, readEnvironment } from './environment.ts';
import { tryBlobs } from './external-blobs.ts';
import { tryDatabase } from './external-database.ts';
import { scheduleJobs } from './jobs.ts';
import { listened, tryListening } from './listening.ts';
import { pageRoutes } from './pages.ts';
import { startNotices, strayNames } from './start-notices.ts';
import { toldFault } from './told-fault.ts';
import { toldMail } from './told-mail.ts';

/** What runs may finish for so long, and all must be over by then: a machine that shuts down waits ten seconds. */
const FINISH_MS = 4_000;
const STOP_MS = 9_000;

type Stop = () => Promise<void>;
/** Somebody has asked it to stop. */
let isAsked = false;
const say = (sentence: string) => console.log(sentence);

/** Starts everything in its order; what is started is put on `stops`, to be stopped in the other order. */
async function start(config: Config, stops: Stop[]): Promise<void> {
  // Before the bank is read: parsing it keeps the process so long that an answer may seem not to come.
  if (config.database.kind === 'external') await tryDatabase(config.database.url);
  const [url, bank] = await Promise.all([databaseUrl(config, stops), loadBank()]);
  await migrateDatabase(url);
  const database = openDatabase(url, (error) => {
    // While everything stops, connections are ended on purpose.
    if (!isAsked) console.error('a database connection was lost:', error.message);
  });
  stops.push(database.close);
  const { db } = database;
  const now = () => new Date();
  await makeLessons({ db, bank }, now(), { daysBack: config.demo ? DEMO_DAYS_BACK : FIRST_DAYS_BACK });
  const blobs = await openBlobs(config.blobs);
  if (config.blobs.kind === 's3') await tryBlobs(blobs);
  const jobs = await startJobQueue(url, (error, work) => console.error(toldFault(error, work, now())));
  stops.push(jobs.stop);
  // In development a mailed flow can be followed from the log.
  const tellOfMail = (message: Message, file: string) => say(toldMail(message, file));
  const transport = openMailTransport(config.mail, config.isDevelopment ? tellOfMail : undefined);
  const mail = await openMail({ db, jobs, transport, now, config });
  const graphics = openRenderer();
  stops.push(graphics.close);
  const deps = {
    config,
    db,
    now,
    bank,
    calendar: createCalendar(db),
    blobs,
    mail,
    audit: openAudit(config.secretKey),
    graphics,
  };
  if (config.demo) await ensureDemo(deps);
  await eraseRestored(deps);
  await scheduleJobs(jobs, deps);
  await mail.start();
  const app = await createApp(deps);
  stops.push(() => closeSoon(app));
  crawlerRoutes(app, config.http.publicUrl);
  await pageRoutes(app, config);
  const { host, port } = config.http;
  await listened(app.listen({ host, port }), { host, port });
}

async function databaseUrl(config: Config, stops: Stop[]): Promise<string> {
  if (config.database.kind === 'external') return config.database.url;
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
  stops.push(postgres.stop);
  return postgres.url;
}

/** Lets running calls finish, and cuts off those that do not end. */
async function closeSoon(app: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), FINISH_MS);
  await app.close();
  clearTimeout(cutOff);
}

/** Stops once, however often it is asked: Ctrl-C reaches a process in more than one way. */
function stopper(stops: Stop[]): (code: number) => Promise<void> {
  let stopping: Promise<void> | undefined;
  return (code) => {
    stopping ??= (async () => {
      setTimeout(() => process.exit(1), STOP_MS).unref();
      for (let next = stops.pop(); next; next = stops.pop())
        await next().catch((error: unknown) => console.error(error));
      process.exit(code);
    })();
    return stopping;
  };
}

const stops: Stop[] = [];
const stop = stopper(stops);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!isAsked) say('Stopping …');
    isAsked = true;
    void stop(0);
  });
}
try {
  // Ahead of all else, for a mistyped name may be why the settings cannot be used.
  for (const notice of strayNames(namesIn())) say(notice);
  const environment = readEnvironment();
  const { dataDir, http } = readConfig(environment, () => '');
  // Before there is a data folder with its key: that is what the next lines make.
  await tryListening(http);
  await makeDataFolder(dataDir);
  const entry = import.meta.filename;
  const config = loadConfig(await leaveRoot({ dataDir, entry, environment, say }));
  await start(config, stops);
  for (const notice of startNotices(config)) say(notice);
  say(`Brightling is ready at ${config.http.publicUrl.href}`);
} catch (error) {
  // The sentence is for whoever started it; the cause, where there is one, says where to look.
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Error && error.cause) console.error(error.cause);
  await stop(1);
}

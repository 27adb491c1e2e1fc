import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/infra/db/client.ts';
import { compareWithBare, type Comparison } from './comparison.ts';
import { firstLoads, type FirstLoad } from './first-load.ts';
import { drawGraphics, type Drawing } from './graphics.ts';
import { makeFamilies, makeLearners, todaysSubmissions } from './learners.ts';
import { median } from './load.ts';
import { mostMemoryWhile, residentMegabytes } from './memory.ts';
import { startServer } from './process.ts';
import { startSite, type Site } from './site.ts';
import { atLeast, below, printTable, type Figure } from './table.ts';

/*
 * `npm run bench`: the figures that the product promises, of a server of its own on a database of its own. All load
 * stays on this machine and ends by itself; nothing that was there before is touched.
 */

const BARE = new URL('bare-server.ts', import.meta.url);
const WEB_APP = new URL('../dist/web/index.html', import.meta.url);
const STARTS = 3;
const LEARNERS = 500;
const SETTLING_MS = 3_000;

async function bench(dataDir: string): Promise<Figure[]> {
  const { site, startedIn } = await startAgainAndAgain(dataDir);
  try {
    return [...(await figuresOf(site, dataDir)), start(startedIn)];
  } finally {
    await site.stop();
  }
}

/** The first start makes the database and does not count; the last one's server is kept. */
async function startAgainAndAgain(dataDir: string): Promise<{ site: Site; startedIn: number }> {
  console.log('Starting it four times …');
  let site = await startSite(dataDir);
  const times: number[] = [];
  while (times.length < STARTS) {
    await site.stop();
    site = await startSite(dataDir);
    times.push(site.startedIn);
  }
  return { site, startedIn: median(times) };
}

async function figuresOf(site: Site, dataDir: string): Promise<Figure[]> {
  await pause(SETTLING_MS);
  const atRest = residentMegabytes(site.pid);
  const { db, close } = openDatabase(site.databaseUrl, () => {});
  const bare = await startServer(BARE, { DATABASE_URL: site.databaseUrl }, /http:\/\/\S+\n/, dataDir);
  try {
    const learners = await makeLearners(db, LEARNERS);
    await makeFamilies(db, learners);
    const submissions = await todaysSubmissions(db);
    console.log('Opening its screens …');
    const pages = await firstLoads(site.publicUrl, learners[0], submissions[0]);
    console.log('Calling it, for two minutes …');
    const load = await mostMemoryWhile(site.pid, () =>
      compareWithBare({
        site: site.address,
        bare: bare.said.trim(),
        learners,
        submissions,
        // PostgreSQL does it by itself within a minute.
        afterWarmUp: () => db.execute(sql`analyze`),
      }),
    );
    console.log('Drawing graphics …');
    const drawing = await mostMemoryWhile(site.pid, () => drawGraphics(db, site.address, learners));
    return [
      ...load.result.map(speed),
      memory('at rest', atRest),
      memory('under load', load.most),
      ...graphics(drawing.result),
      memory('drawing graphics, after that load', drawing.most),
      ...pages.map(firstLoad),
    ];
  } finally {
    await bare.stop();
    await close();
  }
}

const speed = ({ name, ratio, call, bare }: Comparison): Figure => ({
  name: `${name} against a bare route`,
  value: `${ratio.toFixed(2)} (${Math.round(call)}/s of ${Math.round(bare)}/s)`,
  ...(name.startsWith('/api/families') ? {} : { aim: atLeast(ratio, name === 'completions' ? 0.25 : 0.5) }),
});

const memory = (when: string, megabytes: number): Figure => ({
  name: `memory of the server ${when}`,
  value: `${Math.round(megabytes)} MB`,
  aim: below(megabytes, 250, 'MB'),
});

const firstLoad = ({ name, bytes, files }: FirstLoad): Figure => ({
  name: `JS and CSS of the ${name}'s first load`,
  value: `${(bytes / 1_000).toFixed(1)} kB in ${files} files`,
  ...(name === 'dashboard' ? { aim: below(bytes / 1_000, 150, 'kB') } : {}),
});

const graphics = ({ first, drawn, alone, meanwhile }: Drawing): Figure[] => [
  ...Object.entries(drawn).map(([rarity, { milliseconds, bytes }]) => ({
    name: `a ${rarity} graphic, from the call to its answer`,
    value: `${Math.round(milliseconds)} ms (${Math.round(bytes / 1_000)} kB)`,
    aim: below(milliseconds, 300, 'ms'),
  })),
  { name: 'the first graphic, for which drawing is started', value: `${Math.round(first)} ms` },
  {
    name: "other calls' p99 while graphics are drawn",
    value: `${(meanwhile / alone).toFixed(2)} (${meanwhile} ms of ${alone} ms)`,
    aim: below(meanwhile / alone, 2, ''),
  },
];

const start = (milliseconds: number): Figure => ({
  name: 'start of a set-up app',
  value: `${(milliseconds / 1_000).toFixed(2)} s`,
  aim: below(milliseconds / 1_000, 4, 's'),
});

if (!existsSync(WEB_APP)) {
  console.error('The web app is not built yet: npm run build');
  process.exit(1);
}
const dataDir = await mkdtemp(join(tmpdir(), 'brightling-bench-'));
try {
  // As root the database runs under another account, which must be able to reach the folder.
  await chmod(dataDir, 0o711);
  const begun = performance.now();
  const figures = await bench(dataDir);
  printTable(figures);
  console.log(
    `\n${availableParallelism()} cores, ${Math.round((performance.now() - begun) / 1_000)} s in all`,
  );
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { inArray } from 'drizzle-orm';
import { hashPassword } from '../../src/features/accounts/provider/passwords.ts';
import { providerAccounts, users } from '../../src/features/accounts/tables.ts';
import { openDatabase, type Db } from '../../src/infra/db/client.ts';
import { makeLearners, todaysSubmissions, type Learner } from '../learners.ts';
import { mostMemoryWhile } from '../memory.ts';
import { startSite, type Site } from '../site.ts';
import type { Answers, AttackerWork } from './attacker.ts';
import { ATTACKS, type Attack, type Resources } from './attacks.ts';
import { loadDashboard, type Felt } from './dashboard.ts';
import { changeBetween, rowsOf, sizesOf, type Growth } from './size.ts';
import { printOutcome, printSummary, type Outcome } from './telling.ts';

/*
 * `npm run abuse [-- --seconds 5] [--only WORDS]`: what one caller can do to the machine and to others, of a server of
 * its own with 512 MB for its JavaScript. All of it stays on this machine; nothing that was there before is touched.
 */

const NODE_OPTIONS = '--max-old-space-size=512';
const ATTACKER = new URL('attacker.ts', import.meta.url);
const ACCOUNTS = 200;
const POINTS = 25_000;
const PASSWORD = 'seven green kites';
/** Statements of our own wait, too, while the server is under attack. */
const PATIENT_MS = 120_000;
/** Without an attack it takes no longer to know how fast a dashboard is. */
const LONGEST_BEFORE_SECONDS = 10;
const SETTLING_MS = 1_000;

async function makeResources(db: Db, site: Site): Promise<Resources> {
  const accounts = await makeLearners(db, ACCOUNTS);
  await db.update(users).set({ points: POINTS });
  const children = await makeLearners(db, ACCOUNTS);
  const ids = children.map(({ id }) => id);
  await db.update(users).set({ state: 'pending', birthDate: null }).where(inArray(users.id, ids));
  const passwordHash = await hashPassword(PASSWORD, 'abuse');
  const [login, victim] = ['attacker@people.bench', 'victim@people.bench'];
  const names = { givenName: 'Mira', familyName: 'Okafor', createdAt: new Date() };
  await db
    .insert(providerAccounts)
    .values([login, victim].map((email) => ({ id: randomUUID(), email, passwordHash, ...names })));
  return {
    accounts,
    children,
    login: { email: login, password: PASSWORD },
    victim,
    lessons: await todaysSubmissions(db),
    publicUrl: site.publicUrl,
  };
}

/** Lets the attack run for some seconds; answers what it was answered, or nothing where its thread failed. */
function attacking(work: AttackerWork): { stop: () => Promise<Answers> } {
  const worker = new Worker(ATTACKER, { workerData: work });
  const told = new Promise<Answers>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return {
    async stop() {
      // A thread has no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage('over');
      return told;
    },
  };
}

async function loadDashboardFor(seconds: number, site: Site, otherUser: Learner): Promise<Felt> {
  return loadDashboard(site, otherUser, AbortSignal.timeout(seconds * 1_000));
}

async function measure(attack: Attack, seconds: number, parts: Parts): Promise<Outcome> {
  const { db, site, dataDir, otherUser, resources } = parts;
  const before = await loadDashboardFor(Math.min(seconds, LONGEST_BEFORE_SECONDS), site, otherUser);
  const sizes = await sizesOf(db, dataDir);
  const rows = await rowsOf(db, sizes);

  const { result, most } = await mostMemoryWhile(site.pid, async () => {
    const over = new AbortController();
    const feeling = loadDashboard(site, otherUser, over.signal);
    const { stop } = attacking({ name: attack.name, site: addressesOf(site), resources });
    await pause(seconds * 500);
    const half = await sizesOf(db, dataDir);
    const halfRows = await rowsOf(db, half);
    await pause(seconds * 500);
    over.abort();
    const during = await feeling;
    return { during, half, halfRows, answers: await stop() };
  });
  await pause(SETTLING_MS);
  const hasCrashed = !isRunning(site.pid);
  // Where the server has gone its database has, too, until both are started anew.
  const open = hasCrashed ? await restarted(parts) : parts;
  const after = await sizesOf(open.db, dataDir);
  const rowsAfter = await rowsOf(open.db, after);
  const growth: Growth[] = [...after].map(([name, bytes]) => ({
    name,
    rows: name.endsWith('/') ? undefined : (rowsAfter.get(name) ?? 0) - (rows.get(name) ?? 0),
    bytes: bytes - (sizes.get(name) ?? 0),
  }));
  return {
    name: attack.name,
    seconds,
    answers: result.answers,
    before,
    during: result.during,
    hasCrashed,
    memory: most,
    growth: growth.filter((one) => one.rows || one.bytes),
    laterRows: changeBetween(result.halfRows, rowsAfter),
    laterBytes: changeBetween(result.half, after),
  };
}

type Parts = {
  db: Db;
  close: () => Promise<void>;
  site: Site;
  dataDir: string;
  otherUser: Learner;
  resources: Resources;
};

const addressesOf = ({ address, publicUrl }: Site) => ({ address, publicUrl });

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function restarted(parts: Parts): Promise<Parts> {
  await parts.close().catch(() => {});
  parts.site = await startSite(parts.dataDir, { nodeOptions: NODE_OPTIONS });
  Object.assign(
    parts,
    openDatabase(parts.site.databaseUrl, () => {}, PATIENT_MS),
  );
  return parts;
}

async function attackAll(dataDir: string, attacks: readonly Attack[], seconds: number): Promise<Outcome[]> {
  const site = await startSite(dataDir, { nodeOptions: NODE_OPTIONS });
  const { db, close } = openDatabase(site.databaseUrl, () => {}, PATIENT_MS);
  const resources = await makeResources(db, site);
  const [otherUser] = await makeLearners(db, 1);
  if (!otherUser) throw new Error('there is nobody else');
  const parts: Parts = { db, close, site, dataDir, otherUser, resources };
  const outcomes: Outcome[] = [];
  try {
    await loadDashboardFor(2, site, otherUser);
    for (const attack of attacks) {
      const outcome = await measure(attack, seconds, parts);
      printOutcome(outcome);
      outcomes.push(outcome);
    }
  } finally {
    await parts.close();
    await parts.site.stop();
  }
  return outcomes;
}

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, only: { type: 'string', default: '' } },
});
const seconds = Number(values.seconds);
const attacks = ATTACKS.filter(({ name }) => name.includes(values.only));
if (!(seconds > 0) || attacks.length === 0) {
  console.error(
    `npm run abuse [-- --seconds 60] [--only WORDS]: ${ATTACKS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
const dataDir = await mkdtemp(join(tmpdir(), 'brightling-abuse-'));
try {
  // As root the database runs under another account, which must be able to reach the folder.
  await chmod(dataDir, 0o711);
  console.log(`${attacks.length} attacks of ${seconds} s each …`);
  const outcomes = await attackAll(dataDir, attacks, seconds);
  process.exitCode = printSummary(outcomes) ? 0 : 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import lighthouse from 'lighthouse';
import { median } from '../load.ts';
import { freePort } from '../../src/infra/free-port.ts';
import type { People } from './people.ts';
import { addressOf, type Screen } from './screens/screen.ts';

export type LighthousePage = Pick<Screen, 'name' | 'who' | 'path'> & { isPublic: boolean };

/** Medians of the runs; scores from 0 to 100, bytes as they travel. */
export type Scores = {
  name: string;
  isPublic: boolean;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  shift: number;
  scriptBytes: number;
  totalBytes: number;
  /** What cost points in the last run: `errors-in-console: …`. */
  lost: string[];
};

const RUNS = 3;
const MOST_TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse as it is, for a phone, in a browser where the person is signed in. */
export async function lighthouseScores(
  options: LaunchOptions,
  baseURL: string,
  people: People,
  pages: readonly LighthousePage[],
): Promise<Scores[]> {
  const all: Scores[] = [];
  for (const page of pages) {
    const port = await freePort();
    const profile = await mkdtemp(join(tmpdir(), 'brightling-lighthouse-'));
    const context = await chromium.launchPersistentContext(profile, {
      ...options,
      args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
    });
    try {
      await context.addCookies(people.states[page.who].cookies);
      const runs: Scores[] = [];
      for (let run = 0; run < RUNS; run++)
        runs.push(await scoresOf(page, `${baseURL}${addressOf(page, people)}`, port));
      all.push(medians(runs));
    } finally {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    }
  }
  return all;
}

async function scoresOf({ name, isPublic }: LighthousePage, url: string, port: number): Promise<Scores> {
  const { categories, audits } = await resultOf(url, port);
  const percent = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const requests = requestsIn(audits['network-requests']?.details);
  const bytes = (wanted: readonly { transferSize: number }[]) =>
    wanted.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const lost = Object.values(categories).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter(({ weight, id: audit }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(
        ({ id: audit }) => `${id}: ${audit}: ${audits[audit]?.displayValue ?? audits[audit]?.title ?? ''}`,
      ),
  );
  return {
    name,
    isPublic,
    performance: percent('performance'),
    accessibility: percent('accessibility'),
    bestPractices: percent('best-practices'),
    seo: percent('seo'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    totalBytes: bytes(requests),
    lost,
  };
}

/** On a busy machine a trace may come to nothing: then once more. */
async function resultOf(url: string, port: number) {
  for (let tries = 1; ; tries++) {
    const lhr = (await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES }))?.lhr;
    if (lhr && !lhr.runtimeError) return lhr;
    if (tries === MOST_TRIES) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
  }
}

type Fetched = { resourceType: string; transferSize: number };

function requestsIn(details: object | undefined): Fetched[] {
  if (!details || !('items' in details) || !Array.isArray(details.items)) {
    throw new Error('Lighthouse lists no requests');
  }
  return details.items.map((item: Record<string, unknown>) => ({
    resourceType: String(item['resourceType']),
    transferSize: Number(item['transferSize']),
  }));
}

function medians(runs: readonly Scores[]): Scores {
  const last = runs.at(-1);
  if (!last) throw new Error('there was no run');
  const middle = (of: (scores: Scores) => number) => median(runs.map(of));
  return {
    ...last,
    performance: middle(({ performance }) => performance),
    accessibility: middle(({ accessibility }) => accessibility),
    bestPractices: middle(({ bestPractices }) => bestPractices),
    seo: middle(({ seo }) => seo),
    shift: middle(({ shift }) => shift),
    scriptBytes: middle(({ scriptBytes }) => scriptBytes),
    totalBytes: middle(({ totalBytes }) => totalBytes),
  };
}

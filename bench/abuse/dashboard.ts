import { setTimeout as pause } from 'node:timers/promises';
import type { Learner } from '../learners.ts';
import { openClient } from './client.ts';

/** What somebody else's dashboard went through. */
export type Felt = {
  /** Milliseconds within which 95 of 100 calls were answered. */
  p95: number;
  /** Statuses of calls that were not answered with success; 0: no answer came. */
  failed: number[];
};

/** What is fetched when the dashboard is opened. */
const DASHBOARD = [
  '/api/auth/user',
  '/api/user/progress',
  '/api/user/streak-status',
  '/api/lessons?subject=math',
];
/** Between two visits: one person, and no load. */
const PAUSE_MS = 100;
const PATIENCE_MS = 15_000;

/** Opens the dashboard again and again until it is told to stop. */
export async function loadDashboard(
  site: { address: string; publicUrl: string },
  { cookie }: Learner,
  over: AbortSignal,
): Promise<Felt> {
  const client = openClient(site, DASHBOARD.length);
  const times: number[] = [];
  const failed: number[] = [];
  while (!over.aborted) {
    for (const path of DASHBOARD) {
      const begun = performance.now();
      const { status } = await client.send({ method: 'GET', path, cookie }, PATIENCE_MS);
      times.push(performance.now() - begun);
      if (status !== 200) failed.push(status);
    }
    await pause(PAUSE_MS);
  }
  client.close();
  return { p95: percentile(times, 0.95), failed };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

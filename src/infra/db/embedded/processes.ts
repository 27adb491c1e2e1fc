import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** True when a process with that pid runs, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie has ended; in a container without an init nobody may ever collect it.
    return !/^[ZX]/.test(statOf(pid)?.[0] ?? '');
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process began, in ticks since the machine's start; tells a recycled pid. Linux only. */
export const startTime = (pid: number): string | undefined => statOf(pid)?.[19];

/** What Linux says of a process, from the third field, its state, on: the name before it may hold spaces. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/** The pid that a cluster's own pid file names, whether or not that process still runs. */
export async function postmasterPid(cluster: string): Promise<number | undefined> {
  const content = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(content.split('\n')[0]) || undefined;
}

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB (10⁶ bytes); its children, such as the database, are not in it. */
export function residentMegabytes(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return (Number(kilobytes) * 1_024) / 1e6;
}

/** The most memory that a process has while something runs, looked at four times a second. */
export async function mostMemoryWhile<T>(
  pid: number,
  act: () => Promise<T>,
): Promise<{ result: T; most: number }> {
  let most = 0;
  const timer = setInterval(() => {
    try {
      most = Math.max(most, residentMegabytes(pid));
    } catch {
      // It has ended; what runs against it will say so.
      clearInterval(timer);
    }
  }, 250);
  try {
    const result = await act();
    return { result, most };
  } finally {
    clearInterval(timer);
  }
}

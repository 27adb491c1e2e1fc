import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive, startTime } from './processes.ts';

/** The folders that this very process holds: its own pid in a file cannot tell that. */
const held = new Set<string>();

/**
 * Makes this process the only owner of a folder, by a file `app.pid` with its pid and start time.
 * A file whose process is gone is taken over. Answers how to let go.
 */
export async function ownFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'app.pid');
  if (held.has(file)) throw inUse(folder, process.pid);
  held.add(file);
  const mine = `${process.pid}\n${startTime(process.pid) ?? ''}\n`;
  try {
    await claim(folder, file, mine);
  } catch (error) {
    held.delete(file);
    throw error;
  }
  return async () => {
    if ((await readFile(file, 'utf8').catch(() => '')) === mine) await rm(file, { force: true });
    held.delete(file);
  };
}

async function claim(folder: string, file: string, mine: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, mine);
  try {
    for (let tries = 0; tries < 20; tries++) {
      // A link appears with its whole content or not at all.
      if (await succeeds(link(draft, file))) return;
      const found = await readFile(file, 'utf8').catch(() => undefined);
      if (found === undefined) continue;
      const pid = livingOwner(found);
      if (pid) throw inUse(folder, pid);
      await removeStale(file, found);
    }
    throw new Error(`${file} could not be written.`);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Moves the file away first: another starter may have replaced the stale one in the meantime. */
async function removeStale(file: string, judged: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  if (!(await succeeds(rename(file, aside)))) return;
  if ((await readFile(aside, 'utf8')) !== judged) await succeeds(link(aside, file));
  await rm(aside, { force: true });
}

/** The pid in the file if that very process still lives. A container's app has the same pid each time. */
function livingOwner(content: string): number | undefined {
  const [pid, started] = content.split('\n');
  const owner = Number(pid);
  if (!Number.isInteger(owner) || owner <= 0 || owner === process.pid || !isAlive(owner)) return undefined;
  return !started || (startTime(owner) ?? started) === started ? owner : undefined;
}

const succeeds = (act: Promise<unknown>): Promise<boolean> =>
  act.then(
    () => true,
    () => false,
  );

const inUse = (folder: string, pid: number): Error =>
  new Error(
    `${folder} is in use by another server (process ${pid}); stop that one or choose another DATA_DIR.`,
  );

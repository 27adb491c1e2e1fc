import { existsSync } from 'node:fs';
import { readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { packagedPrograms, type Programs } from './programs.ts';

/** Where the cluster is, and which programs serve it. */
export interface Place {
  cluster: string;
  programs: Programs;
}

/** The cluster is `postgres` in the data folder, or what that leads to. */
export async function choosePlace(dataDir: string): Promise<Place> {
  const inPlace = join(dataDir, 'postgres');
  await refuseDanglingLink(inPlace);
  const cluster = await realpath(inPlace).catch(() => inPlace);
  return { cluster, programs: await packagedPrograms() };
}

/** A link whose data is not there must not be answered with an empty database. */
export async function refuseDanglingLink(path: string): Promise<void> {
  const target = await readlink(path).catch(() => undefined);
  if (target !== undefined && !existsSync(path)) {
    throw new Error(
      `${path} leads to the database in ${target}, which does not exist. Restore it from your backup, ` +
        `or remove the link to start with an empty database.`,
    );
  }
}

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/infra/db/client.ts';

/** Bytes on the disk by table or folder. */
export type Sizes = ReadonlyMap<string, number>;
export type Growth = { name: string; rows: number | undefined; bytes: number };

/** Files that people bring or cause: photos, graphics, and letters where there is no mail server. */
const FOLDERS = ['blobs', 'outbox'];

/** Each table with its indexes, and each folder. */
export async function sizesOf(db: Db, dataDir: string): Promise<Sizes> {
  const { rows } = await db.execute<{ name: string; bytes: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name, pg_total_relation_size(c.oid) as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`);
  const folders = await Promise.all(
    FOLDERS.map(async (name): Promise<[string, number]> => [
      `${name}/`,
      await folderBytes(join(dataDir, name)),
    ]),
  );
  return new Map([...rows.map(({ name, bytes }): [string, number] => [name, Number(bytes)]), ...folders]);
}

export async function rowsOf(db: Db, sizes: Sizes): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const name of sizes.keys()) {
    if (name.endsWith('/')) continue;
    const { rows } = await db.execute<{ count: string }>(sql.raw(`select count(*) from ${name}`));
    counts.set(name, Number(rows[0]?.count));
  }
  return counts;
}

async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      // One may be sent or swept meanwhile.
      .map((entry) =>
        stat(join(entry.parentPath, entry.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** How much more there is of all together. */
export const changeBetween = (
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): number => [...after].reduce((sum, [name, size]) => sum + size - (before.get(name) ?? 0), 0);

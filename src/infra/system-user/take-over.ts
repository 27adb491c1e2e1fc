import { closeSync, constants, fchownSync, fstatSync, lstatSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';

const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;

/**
 * Gives an account a folder with all that is in it, by root. What the account has had before may be somebody's trap for
 * root: each step goes by an open descriptor, so that no link leads out of the folder, and a file that has a second name
 * elsewhere is left alone. Linux only.
 */
export function takeOver(folder: string, account: Account): void {
  const descriptor = openSync(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
  try {
    give(descriptor, account);
    const here = `/proc/self/fd/${descriptor}`;
    for (const name of readdirSync(here)) {
      const path = join(here, name);
      const found = lstatSync(path);
      if (found.isDirectory()) takeOver(path, account);
      else if (found.isFile() && found.uid !== account.uid) takeOverFile(path, account);
    }
  } finally {
    closeSync(descriptor);
  }
}

function takeOverFile(path: string, account: Account): void {
  const descriptor = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const found = fstatSync(descriptor);
    if (found.isFile() && found.nlink === 1) give(descriptor, account);
  } finally {
    closeSync(descriptor);
  }
}

function give(descriptor: number, { uid, gid }: Account): void {
  const found = fstatSync(descriptor);
  if (found.uid !== uid || found.gid !== gid) fchownSync(descriptor, uid, gid);
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A small environment: PG* variables of whoever starts the app must not reach its own database. */
export const databaseEnvironment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

/** Runs a program to its end; what it printed is in the error when it fails. */
export async function runProgram(program: string, args: string[], cwd: string): Promise<void> {
  await run(program, args, { cwd, env: databaseEnvironment });
}

/** What a program printed; nothing when it failed. */
export const outputOf = (program: string, args: string[]): Promise<string> =>
  run(program, args).then(
    ({ stdout }) => stdout,
    () => '',
  );

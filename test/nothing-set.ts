import { SETTING_NAMES } from '../src/apps/server/config.ts';

/**
 * Every setting as not set, for a process that a test starts: over what the shell says and what an `.env` in the folder
 * says. On a machine where Brightling is set up, the tests must reach neither its database nor its mail server.
 */
export const NOTHING_SET: Readonly<Record<string, string>> = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, '']),
);

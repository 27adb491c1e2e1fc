import { leaveRoot } from '../../infra/system-user/leave-root.ts';
import { readConfig } from './config.ts';
import { readEnvironment } from './environment.ts';

/**
 * Lets a command beside the app go on as the user that the app runs as, so that root's leaves no file which the app cannot
 * write. Does nothing where somebody else has begun it.
 *
 * @returns the environment to go on with
 */
export function asOwnUser(): Promise<Record<string, string | undefined>> {
  const environment = readEnvironment();
  return leaveRoot({
    // A command signs nothing: where no key is set, none is made.
    dataDir: readConfig(environment, () => '').dataDir,
    entry: process.argv[1] ?? '',
    environment,
    say: (sentence) => console.error(sentence),
  });
}

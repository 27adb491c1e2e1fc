import { openDatabase, type Db } from '../../infra/db/client.ts';
import { reachEmbeddedPostgres } from '../../infra/db/embedded/reaching.ts';
import { migrateDatabase } from '../../infra/db/migrate.ts';
import { readConfig, type Config } from './config.ts';
import { tryDatabase } from './external-database.ts';
import { asOwnUser } from './own-user.ts';

/** Commands may take longer for a query than a call that somebody waits for. */
const PATIENT_MS = 60_000;

/**
 * Runs a command on the app's own database, whether or not the app runs; then the process ends. What goes wrong is told
 * in a sentence, and the process ends with 1.
 *
 * @param prepare reads what was asked for, before anything is opened
 */
export async function runCommand(prepare: () => (db: Db, config: Config) => Promise<void>): Promise<void> {
  try {
    const act = prepare();
    // A command signs nothing: where no key is set, none is made.
    const config = readConfig(await asOwnUser(), () => '');
    const { database, dataDir } = config;
    if (database.kind === 'external') await tryDatabase(database.url);
    const postgres =
      database.kind === 'external'
        ? { url: database.url, stop: async () => {} }
        : await reachEmbeddedPostgres({ dataDir, log: (sentence) => console.error(sentence) });
    try {
      await migrateDatabase(postgres.url);
      const { db, close } = openDatabase(postgres.url, () => {}, PATIENT_MS);
      try {
        await act(db, config);
      } finally {
        await close();
      }
    } finally {
      await postgres.stop();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

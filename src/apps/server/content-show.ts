import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBank } from '../../features/lessons/bank/load.ts';
import { showLesson } from '../../features/lessons/showing.ts';
import { AUTHORED, LEVELS } from '../../features/lessons/subjects.ts';
import { openDatabase } from '../../infra/db/client.ts';
import { startEmbeddedPostgres } from '../../infra/db/embedded.ts';
import { migrateDatabase } from '../../infra/db/migrate.ts';
import { paths } from '../../paths.ts';
import { asOwnUser } from './own-user.ts';

/*
 * npm run content:show -- reading/easy/nine-left-shoes    a data folder of its own, in which this lesson stands today
 */

const asked = process.argv[2]?.replace(/^content\//, '').replace(/\.yaml$/, '');
const bank = await loadBank();
const lesson = AUTHORED.flatMap((subject) => LEVELS.flatMap((level) => bank.lessons(subject, level))).find(
  ({ id }) => id === asked,
);
if (lesson) {
  await asOwnUser();
  const dataDir = await mkdtemp(join(tmpdir(), 'brightling-show-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: (sentence) => console.error(sentence) });
  await migrateDatabase(postgres.url);
  const { db, close } = openDatabase(postgres.url, () => {});
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const id = await showLesson({ db, bank }, lesson, new Date(), timeZone);
  await close();
  await postgres.stop();
  console.log(`Start the app on a folder where it stands today:

  DATA_DIR=${dataDir} npm start

Sign in as Ada, and put ${paths.lesson(id)} behind the address. After a change of the lesson, run this again.`);
} else {
  console.error(`No lesson is at ${asked ?? 'no path'}: name one, as reading/easy/nine-left-shoes.`);
  process.exitCode = 1;
}

import { join } from 'node:path';
import { digestDue } from '../src/features/parents/rules/digest-day.ts';
import { postDigests } from '../src/features/parents/digest/posting.ts';
import { loadBank } from '../src/features/lessons/bank/load.ts';
import { openDatabase } from '../src/infra/db/client.ts';
import { startJobQueue } from '../src/infra/jobs/queue.ts';
import { openMail } from '../src/infra/mail/queue.ts';
import { openMailTransport } from '../src/infra/mail/transport.ts';
import { keptSecretKey } from '../src/apps/server/secret-key.ts';
import { databaseUrl, PATIENT_MS } from './people.ts';
import { ZONE } from './zone.ts';

const HOUR = 3_600_000;

/** Posts the weekly letters as on the next Sunday evening, by the app's own job; the app under test sends them. */
export async function postWeeklyLetters(publicUrl: string): Promise<void> {
  let at = new Date();
  while (digestDue(at, ZONE) === undefined) at = new Date(at.getTime() + HOUR);
  const now = () => at;
  const dataDir = process.env['E2E_DATA_DIR'] ?? '';
  const config = {
    secretKey: keptSecretKey(dataDir),
    mailFrom: 'Brightling <learn@brightling.test>',
    http: { publicUrl: new URL(publicUrl) },
  };
  const url = await databaseUrl();
  const database = openDatabase(url, () => {}, PATIENT_MS);
  const jobs = await startJobQueue(url, () => {});
  try {
    const { db } = database;
    const transport = openMailTransport({ kind: 'outbox', folder: join(dataDir, 'outbox') });
    const mail = await openMail({ db, jobs, transport, now, config });
    await postDigests({ db, now, bank: await loadBank(), mail, config });
  } finally {
    await jobs.stop();
    await database.close();
  }
}

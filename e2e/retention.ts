import { join } from 'node:path';
import { keptSecretKey } from '../src/apps/server/secret-key.ts';
import { openAudit } from '../src/features/consent/audit.ts';
import { sweepRetention } from '../src/features/parents/erasure/retention.ts';
import { openBlobs } from '../src/infra/blobs/store.ts';
import { openDatabase } from '../src/infra/db/client.ts';
import { startJobQueue } from '../src/infra/jobs/queue.ts';
import { openMail } from '../src/infra/mail/queue.ts';
import { openMailTransport } from '../src/infra/mail/transport.ts';
import { databaseUrl, PATIENT_MS, withDatabase } from './people.ts';

/** Deletes a closed account as on the day on which it is due, by the app's own job. */
export async function deleteClosed(email: string, publicUrl: string): Promise<void> {
  await withDatabase((client) =>
    client.query(
      `update planned_erasures set due_at = now() where user_id = (select id from users where email = $1)`,
      [email],
    ),
  );
  const dataDir = process.env['E2E_DATA_DIR'] ?? '';
  const now = () => new Date();
  const config = {
    secretKey: keptSecretKey(dataDir),
    mailFrom: 'Brightling <learn@brightling.test>',
    supportEmail: 'help@brightling.test',
    consentAge: 13,
    http: { publicUrl: new URL(publicUrl) },
  };
  const url = await databaseUrl();
  const database = openDatabase(url, () => {}, PATIENT_MS);
  const jobs = await startJobQueue(url, () => {});
  try {
    const { db } = database;
    const transport = openMailTransport({ kind: 'outbox', folder: join(dataDir, 'outbox') });
    const mail = await openMail({ db, jobs, transport, now, config });
    const blobs = await openBlobs({ kind: 'folder', folder: join(dataDir, 'blobs') });
    await sweepRetention({ db, now, mail, blobs, audit: openAudit(config.secretKey), config });
  } finally {
    await jobs.stop();
    await database.close();
  }
}

import { PgBoss } from 'pg-boss';

/** Work that a server does by itself, each turn on one server alone. */
export type JobQueue = {
  /** Runs `act` by a cron rule (UTC). A turn that fails is tried again with growing pauses. */
  every(cron: string, name: string, act: () => Promise<void>): Promise<void>;
  /** Lets what runs finish, for a few seconds at most. */
  stop(): Promise<void>;
};

const STOP_MS = 2_000;

export async function startJobQueue(databaseUrl: string, onError: (error: Error) => void): Promise<JobQueue> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3, application_name: 'brightling-jobs' });
  boss.on('error', onError);
  await boss.start();
  return {
    async every(cron, name, act) {
      await boss.createQueue(name, { policy: 'singleton', retryLimit: 5, retryBackoff: true });
      await boss.work(name, async () => act());
      await boss.schedule(name, cron);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS }),
  };
}

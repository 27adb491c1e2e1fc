import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss';
import type { Queries } from '../db/client.ts';

/** Work that a server does by itself, each piece on one server alone. */
export type JobQueue = {
  /** Runs `act` by a cron rule (UTC). A turn that fails is tried again with growing pauses. */
  every(cron: string, name: string, act: () => Promise<void>): Promise<void>;
  /** Makes a queue of single tasks, if it is not there. */
  open(name: string, retries: Retries): Promise<void>;
  /** Puts a task on a queue in the transaction of the act that wants it done: both happen or neither. */
  add(tx: Queries, name: string, id: string): Promise<void>;
  /** Works a queue off, one task after the other. A task whose `act` fails comes again later. */
  work(name: string, act: (id: string) => Promise<void>): Promise<void>;
  /** Works off what waits and is due now; for who cannot wait for its turn. */
  workNow(name: string, act: (id: string) => Promise<void>): Promise<void>;
  /** Lets what runs finish, for a few seconds at most. */
  stop(): Promise<void>;
};

/** Pauses between tries grow from `firstSeconds` to `mostSeconds`. */
export type Retries = { times: number; firstSeconds: number; mostSeconds: number };

type Task = { id: string };

const STOP_MS = 2_000;
const POLL_SECONDS = 1;

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
    open: (name, retries) => boss.createQueue(name, retryOptions(retries)),
    async add(tx, name, id) {
      await boss.send(name, { id } satisfies Task, { db: fromDrizzle(tx, sql) });
    },
    async work(name, act) {
      await boss.work<Task>(name, { pollingIntervalSeconds: POLL_SECONDS }, async ([task]) => {
        if (task) await act(task.data.id);
      });
    },
    async workNow(name, act) {
      // One by one: a batch comes in no order.
      for (let [task] = await boss.fetch<Task>(name); task; [task] = await boss.fetch<Task>(name)) {
        try {
          await act(task.data.id);
          await boss.complete(name, task.id);
        } catch (error) {
          await boss.fail(name, task.id);
          onError(error instanceof Error ? error : new Error(String(error)));
        }
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS }),
  };
}

function retryOptions({ times, firstSeconds, mostSeconds }: Retries): QueueOptions {
  return {
    retryLimit: times,
    retryDelay: firstSeconds,
    retryBackoff: true,
    retryDelayMax: mostSeconds,
    deleteAfterSeconds: 3_600,
  };
}

import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss';
import type { Queries } from '../db/client.ts';

/** Work that a server does by itself, each piece on one server alone. */
export type JobQueue = {
  /** Runs `act` by a cron rule (UTC). A turn that fails is tried again with growing pauses. */
  every(cron: string, name: string, act: () => Promise<void>): Promise<void>;
  /** Makes a queue of single tasks, if it is not there. */
  open(name: string, retries: Retries): Promise<void>;
  /**
   * Puts a task on a queue in the transaction of the act that wants it done: both happen or neither. One that can
   * wait comes after all that cannot.
   */
  add(tx: Queries, name: string, id: string, options?: { canWait?: boolean }): Promise<void>;
  /** Works a queue off, one task after the other. A task whose `act` fails comes again later. */
  work(name: string, act: (id: string) => Promise<void>): Promise<void>;
  /** Works off what is due now, in its order, and returns: the turns that `work` takes by itself, for tests. */
  workNow(name: string, act: (id: string) => Promise<void>): Promise<void>;
  /** Lets what runs finish, for a few seconds at most. */
  stop(): Promise<void>;
};

/** Pauses between tries grow from `firstSeconds` to `mostSeconds`. */
export type Retries = { times: number; firstSeconds: number; mostSeconds: number };

type Task = { id: string };

const STOP_MS = 2_000;
const POLL_SECONDS = 1;
const LATER = -1;
/** A task whose server has died in the middle of it is another's after this: longer than any task takes. */
const TASK_SECONDS = 300;

/** @param onError told of every fault: of the queue itself, and of work that failed, by its name */
export async function startJobQueue(
  databaseUrl: string,
  onError: (error: Error, work: string) => void,
): Promise<JobQueue> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 3, application_name: 'brightling-jobs' });
  // The queue tells of some of its own faults by plain objects.
  const tell = (error: unknown, work = 'the job queue') =>
    onError(error instanceof Error ? error : Object.assign(new Error('the queue failed'), error), work);
  boss.on('error', (error) => tell(error));
  await boss.start();
  /** What work failed with may hold people's own values, and the queue keeps what it is thrown: the fact alone. */
  const reported = (name: string, act: () => Promise<void>) =>
    act().catch((error: unknown) => {
      tell(error, name);
      throw new Error(`${name} failed`);
    });
  return {
    async every(cron, name, act) {
      await boss.createQueue(name, { policy: 'singleton', retryLimit: 5, retryBackoff: true });
      await boss.work(name, () => reported(name, act));
      await boss.schedule(name, cron);
    },
    open: (name, retries) => boss.createQueue(name, retryOptions(retries)),
    async add(tx, name, id, { canWait = false } = {}) {
      const priority = canWait ? LATER : 0;
      await boss.send(name, { id } satisfies Task, { priority, db: fromDrizzle(tx, sql) });
    },
    async work(name, act) {
      // One at a time: what waits behind a slow one is still free for another server, with its time and tries whole.
      const worker: string = await boss.work<Task>(
        name,
        { pollingIntervalSeconds: POLL_SECONDS },
        async ([task]) => {
          // A rush is worked off without a pause: one person's many letters must not hold up everybody's.
          boss.notifyWorker(worker);
          if (task) await reported(name, () => act(task.data.id));
        },
      );
    },
    async workNow(name, act) {
      for (let [task] = await boss.fetch<Task>(name); task; [task] = await boss.fetch<Task>(name)) {
        try {
          await act(task.data.id);
          await boss.complete(name, task.id);
        } catch (error) {
          await boss.fail(name, task.id);
          tell(error, name);
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
    expireInSeconds: TASK_SECONDS,
    deleteAfterSeconds: 3_600,
  };
}

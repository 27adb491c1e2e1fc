import { randomUUID } from 'node:crypto';
import { eq, inArray, lt, lte, or } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { createSeal } from '../http/seal.ts';
import type { JobQueue, Retries } from '../jobs/queue.ts';
import { renderLetter, type Letter } from './letter.ts';
import { mails } from './tables.ts';
import type { MailTransport, Message } from './transport.ts';

const QUEUE = 'mail';
/** A mail server that was away for two weeks still finds its mails; then they are dropped. */
const RETRIES: Retries = { times: 2_100, firstSeconds: 15, mostSeconds: 600 };
const KEPT_MS = 14 * 86_400_000;

/** A letter that is to be sent. */
export type Posted = {
  /** Null: to nobody. It costs what a letter costs, where nobody is to know which it is. */
  to: string | null;
  letter: Letter;
  /** What kind of mail it is, in one word. */
  kind: string;
  /** Id of the user, or of what else is kept, that it is about: it goes with that. Null where it is about nobody any more. */
  about: string | null;
  unsubscribeUrl?: string;
  /** When what it leads to, or the right to know its address, is over: from then on it is dropped in place of sent. */
  until?: Date;
  /** One of many that go out together: it lets pass whatever somebody waits for. */
  canWait?: boolean;
};

export type Mail = {
  /** Queues a letter in the transaction of the act that it tells of. */
  post(tx: Queries, posted: Posted): Promise<void>;
  /** Deletes kept copies of mails about a user, after their deletion. */
  forget(about: string): Promise<void>;
  /** Deletes kept copies of mails of a kind about what is gone by now. */
  dropGone: MailTransport['dropGone'];
  /** Deletes kept copies of mails of some kinds that were sent before an instant. */
  drop(kinds: readonly string[], sentBefore: Date): Promise<void>;
  /** Begins to send, and goes on. */
  start(): Promise<void>;
  /** Sends what waits at once and to the end, so that a test can read it. The app goes on by `start`. */
  sendNow(): Promise<void>;
  /** Drops what could not be sent for days, and what comes too late. */
  sweep(): Promise<void>;
};

/** Takes what has not been sent yet off the queue, in the transaction that deletes what it is about. */
export async function withdrawMails(tx: Queries, ...about: readonly string[]): Promise<void> {
  await tx.delete(mails).where(inArray(mails.aboutUser, [...about]));
}

export type MailParts = {
  db: Db;
  jobs: JobQueue;
  transport: MailTransport;
  now: () => Date;
  config: { secretKey: string; mailFrom: string; http: { publicUrl: URL } };
  /** How a mail that cannot be sent is tried again. */
  retries?: Retries;
};

/**
 * The queue of mails. The queue's task holds the mail's id alone; the mail waits sealed in `mails` and its row goes
 * when it is sent. A mail whose row is gone is not sent any more.
 */
export async function openMail(parts: MailParts): Promise<Mail> {
  const { db, jobs, transport, now, config, retries = RETRIES } = parts;
  const seal = createSeal(config.secretKey, 'mail');
  await jobs.open(QUEUE, retries);

  async function deliver(id: string): Promise<void> {
    const [row] = await db.select().from(mails).where(eq(mails.id, id));
    const isInTime = row && (row.until === null || row.until > now());
    const opened = isInTime && seal.open(row.sealed);
    // Sealed by another key, it can never be read again.
    const message = opened ? readMessage(opened) : undefined;
    if (message?.to) await transport.send({ ...message, to: message.to, sentAt: now() });
    const waited = await db.delete(mails).where(eq(mails.id, id)).returning({ id: mails.id });
    // Taken off the queue while it was sent: its person is deleted, and their copies are looked for no more.
    if (row?.aboutUser && waited.length === 0) await transport.forget(row.aboutUser);
  }

  return {
    async post(tx, { to, letter, kind, about, unsubscribeUrl, until, canWait }) {
      const id = randomUUID();
      const rendered = renderLetter(letter, { publicUrl: config.http.publicUrl });
      const message: Waiting = { id, from: config.mailFrom, to, kind, about, ...rendered, unsubscribeUrl };
      const sealed = seal.seal(JSON.stringify(message));
      await tx.insert(mails).values({ id, aboutUser: about, sealed, createdAt: now(), until });
      await jobs.add(tx, QUEUE, id, { canWait });
    },
    forget: (about) => transport.forget(about),
    dropGone: (kind, goneAmong) => transport.dropGone(kind, goneAmong),
    drop: (kinds, sentBefore) => transport.drop(kinds, sentBefore),
    start: () => jobs.work(QUEUE, deliver),
    sendNow: () => jobs.workNow(QUEUE, deliver),
    async sweep() {
      const keptSince = new Date(now().getTime() - KEPT_MS);
      await db.delete(mails).where(or(lt(mails.createdAt, keptSince), lte(mails.until, now())));
    },
  };
}

type Waiting = Omit<Message, 'sentAt' | 'to'> & { to: string | null };

function readMessage(text: string): Waiting {
  return JSON.parse(text);
}

import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { DatabaseError, Pool, type PoolClient } from 'pg';

/** What a store's functions run their queries on: the pool, or the transaction of an act. */
export type Queries = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
export type Db = NodePgDatabase & { $client: Pool };

export type Database = { db: Db; close(): Promise<void> };

/** A call that waits longer than this for a statement is told to come back (503), within two seconds in all. */
const ANSWER_MS = 1_900;
/** The share of it that a connection may take. */
const CONNECTING = 0.8;
/** The server's own end of a statement; what waits for a lock that it asked for may wait as long. */
const STATEMENT_MS = 15_000;

/**
 * Opens a pool on a PostgreSQL. Nothing is connected until the first query.
 *
 * @param answerMs how long a query may take before the database counts as gone
 */
export function openDatabase(
  url: string,
  onIdleError: (error: Error) => void,
  answerMs = ANSWER_MS,
): Database {
  const pool = new MarkingPool({
    connectionString: url,
    max: 20,
    // A caller waits this long for a connection before it is told to come back (503).
    connectionTimeoutMillis: Math.round(answerMs * CONNECTING),
    idleTimeoutMillis: 30_000,
    query_timeout: answerMs,
    statement_timeout: STATEMENT_MS,
    keepAlive: true,
  });
  // An idle connection that the database drops is replaced at the next query; without a listener it ends the process.
  pool.on('error', onIdleError);
  pool.on('connect', watchConnection);
  return { db: drizzle(pool), close: () => pool.end() };
}

/** Errors of the connection itself: whoever else fails with the same code (a file, a bucket) is not meant. */
const connectionErrors = new WeakSet<Error>();
function marked<E extends Error | undefined>(error: E): E {
  if (error) connectionErrors.add(error);
  return error;
}

type OnConnect = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/** A pool that remembers which errors mean that no connection could be had. */
class MarkingPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<PoolClient> | void {
    if (callback) return super.connect((error, client, done) => callback(marked(error), client, done));
    return super.connect().catch((error: Error) => {
      throw marked(error);
    });
  }
}

/**
 * Looks after a connection that a transaction has to itself. One whose statement did not come back in time is ended:
 * given back as it is, it would carry the open transaction into the next caller's work.
 */
function watchConnection(client: PoolClient): void {
  client.on('error', marked);
  client.query = new Proxy(client.query, {
    apply(query, _client, [first, ...others]: unknown[]) {
      const text = textOf(first);
      // Who waits for another server's turn is not kept waiting by a database that hangs.
      const waits = text?.includes('pg_advisory_xact_lock') && typeof first === 'object';
      const sent = waits ? { ...first, query_timeout: STATEMENT_MS } : first;
      const result: unknown = Reflect.apply(query, client, [sent, ...others]);
      if (result instanceof Promise) result.catch((error: unknown) => onFault(client, text, error));
      return result;
    },
  });
}

function onFault(client: PoolClient, text: string | undefined, error: unknown): void {
  // A transaction that does not even begin is never given back by who asked for it.
  if (text?.startsWith('begin')) client.release(true);
  else if (error instanceof Error && error.message === READ_TIMEOUT) void client.end();
}

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  const isConfig = typeof query === 'object' && query !== null && 'text' in query;
  return isConfig && typeof query.text === 'string' ? query.text : undefined;
}

const GONE_STATES = new Set([
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '25006', // read_only_sql_transaction: the old primary after a failover
]);

const READ_TIMEOUT = 'Query read timeout';
/** The driver gives these no code, and no other part of the app says them. */
const GONE_MESSAGES = new Set([
  READ_TIMEOUT,
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
]);

/** Whether an error means that the database cannot do its work now, as opposed to a fault of a query or of others. */
export function isDatabaseGone(error: unknown): boolean {
  return isLost(error) || hasState(error, (state) => GONE_STATES.has(state) || NO_ROOM.test(state));
}

/** Whether what was sent may have been kept all the same: the database went away, and did not say that it has no room. */
export function mayBeKept(error: unknown): boolean {
  return isDatabaseGone(error) && !hasState(error, (state) => NO_ROOM.test(state));
}

/** Whether a row could not be kept because one that it belongs to was deleted in the same moment. */
export function isOwnerGone(error: unknown): boolean {
  return hasState(error, (state) => state === FOREIGN_KEY_VIOLATION);
}

const FOREIGN_KEY_VIOLATION = '23503';
/** A full disk, no memory, too many connections. */
const NO_ROOM = /^53/;
const NO_CONNECTION = /^08/;

/** An error and what caused it, one after the other. */
function* causesOf(error: unknown): Generator<Error> {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) yield cause;
}

const isLost = (error: unknown): boolean =>
  causesOf(error).some((cause) => connectionErrors.has(cause) || GONE_MESSAGES.has(cause.message)) ||
  hasState(error, (state) => NO_CONNECTION.test(state));

const hasState = (error: unknown, isMeant: (state: string) => boolean): boolean =>
  causesOf(error).some((cause) => cause instanceof DatabaseError && isMeant(cause.code ?? ''));

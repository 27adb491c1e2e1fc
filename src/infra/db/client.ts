import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';

/** What a store's functions run their queries on: the pool, or the transaction of an act. */
export type Queries = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
export type Db = NodePgDatabase & { $client: Pool };

export type Database = { db: Db; close(): Promise<void> };

/** Opens a pool on a PostgreSQL. Nothing is connected until the first query. */
export function openDatabase(url: string, onIdleError: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString: url,
    max: 20,
    // A caller waits this long for a connection before it is told to come back (503).
    connectionTimeoutMillis: 1_500,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    keepAlive: true,
  });
  // An idle connection that the database drops is replaced at the next query; without a listener it ends the process.
  pool.on('error', onIdleError);
  return { db: drizzle(pool), close: () => pool.end() };
}

const GONE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '53300', // too_many_connections
  '25006', // read_only_sql_transaction: the old primary after a failover
]);

/** Whether an error means that the database cannot be reached now, as opposed to a fault of a query. */
export function isDatabaseGone(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') {
      if (GONE_CODES.has(cause.code) || cause.code.startsWith('08')) return true;
    }
    if (
      /Connection terminated|timeout exceeded when trying to connect|client is closed/i.test(cause.message)
    ) {
      return true;
    }
  }
  return false;
}

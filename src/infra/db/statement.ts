import type { QueryResultRow } from 'pg';
import type { Db } from './client.ts';

/**
 * A hot statement, written as SQL and prepared once on each connection. For what a query builder cannot say in one
 * statement; one statement is also one transaction.
 */
export function statement<Row extends QueryResultRow>(name: string, text: string) {
  return async (db: Db, values: unknown[]): Promise<Row[]> => {
    const result = await db.$client.query<Row>({ name, text, values });
    return result.rows;
  };
}

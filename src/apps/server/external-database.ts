import { Client, DatabaseError } from 'pg';

const ANSWER_MS = 10_000;

/** They are made in `public`, the lists of what was migrated and of jobs in schemas of their own. */
const MAY_MAKE_TABLES = `select has_database_privilege(current_database(), 'CREATE')
  and coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'CREATE'), true) as may`;

/**
 * Tries whether the database of `DATABASE_URL` lets the app in, and make its tables.
 *
 * @throws Error with one sentence that names the setting and the cause, and never the password
 */
export async function tryDatabase(url: string): Promise<void> {
  const client = clientOf(url);
  // What comes after the answer is the pool's to notice.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw unusable(whyNot(error, client));
  }
  const mayMakeTables = await client.query<{ may: boolean }>(MAY_MAKE_TABLES);
  await client.end();
  if (!mayMakeTables.rows[0]?.may) {
    const { user, database } = client;
    throw unusable(
      `${user} may make no tables in ${database}: it has to own it (createdb --owner=${user} ${database})`,
    );
  }
}

function clientOf(url: string): Client {
  try {
    return new Client({ connectionString: url, connectionTimeoutMillis: ANSWER_MS });
  } catch (error) {
    throw unusable(`it cannot be read (${error instanceof Error ? error.message : error})`);
  }
}

const unusable = (why: string) => new Error(`DATABASE_URL cannot be used: ${why}.`);

function whyNot(error: unknown, { host, port }: Client): string {
  if (!(error instanceof Error)) return String(error);
  // PostgreSQL names the user or the database that it does not know.
  if (error instanceof DatabaseError) return error.message;
  switch ('code' in error ? error.code : undefined) {
    case 'ECONNREFUSED':
      return `nothing answers at ${host}:${port}`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `no machine is found by the name ${host}`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `${host}:${port} cannot be reached`;
  }
  if (/timeout/.test(error.message)) return `${host}:${port} does not answer`;
  if (/password must be/.test(error.message)) return 'the database asks for a password, and it has none';
  return error.message;
}

import { Client, escapeIdentifier } from 'pg';
import { DATABASE_NAME } from './cluster.ts';

/** Whom the cluster belongs to. Without a password, so that nobody connects as it. */
const SUPERUSER = 'superuser';
const BETWEEN = 'between';

const NAME = escapeIdentifier(DATABASE_NAME);

/**
 * Leaves the app's role what it needs, which is its own database. A cluster is made with that role as its superuser, and
 * an earlier version left it so; this makes it an ordinary one. All or nothing.
 *
 * @param server its address without a database
 */
export async function settleRole(server: string): Promise<void> {
  if (!(await withClient(`${server}/postgres`, prepare))) return;
  await withClient(`${server}/${DATABASE_NAME}`, async (client) => {
    await client.query('begin');
    for (const statement of HANDING_OVER) await client.query(statement);
    await client.query('commit');
  });
}

/** True where the role is a superuser still; then its database is there as well. */
async function prepare(client: Client): Promise<boolean> {
  const { rows } = await client.query('select from pg_roles where rolname = current_user and rolsuper');
  if (rows.length === 0) return false;
  const found = await client.query('select from pg_database where datname = $1', [DATABASE_NAME]);
  if (found.rowCount === 0) await client.query(`create database ${NAME}`);
  return true;
}

/** What is the superuser's in the app's database, but for what the system or an extension brings. A column's own sequence goes with it. */
const HANDED_OVER = `
  with own_schemas as (
    select oid, nspname, nspowner from pg_namespace where nspname <> 'information_schema' and nspname !~ '^pg_'
  ), objects as (
    select 'pg_namespace'::regclass as class, oid, nspowner as owner, format('schema %I', nspname) as what
    from own_schemas
    union all
    select 'pg_class'::regclass, c.oid, relowner, format('%s %s', kind, c.oid::regclass)
    from pg_class c join own_schemas s on s.oid = relnamespace
    join (values ('r', 'table'), ('p', 'table'), ('S', 'sequence'), ('v', 'view'), ('m', 'materialized view'))
      as kinds (relkind, kind) on kinds.relkind = c.relkind::text
    where kind <> 'sequence' or not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype in ('a', 'i'))
    union all
    select 'pg_proc'::regclass, p.oid, proowner, format('routine %s', p.oid::regprocedure)
    from pg_proc p join own_schemas s on s.oid = pronamespace
    union all
    select 'pg_type'::regclass, t.oid, typowner, format('type %s', t.oid::regtype)
    from pg_type t join own_schemas s on s.oid = typnamespace
    where typtype in ('e', 'd', 'r') and typrelid = 0
  )
  select format('alter %s owner to ${NAME}', what) from objects
  where owner = '${SUPERUSER}'::regrole and not exists (
    select from pg_depend where classid = class and objid = objects.oid and deptype = 'e')`;

/**
 * PostgreSQL lets the role that a cluster was made with be nothing less than a superuser. So it takes another name, for
 * which somebody else has to ask, and a new one comes in its place, with its password and all that is the app's.
 */
const HANDING_OVER = [
  `create role ${BETWEEN} superuser`,
  `set local session authorization ${BETWEEN}`,
  `alter role ${NAME} rename to ${SUPERUSER}`,
  `do $$ begin
     execute format('create role ${NAME} login password %L',
       (select rolpassword from pg_authid where rolname = '${SUPERUSER}'));
   end $$`,
  `alter role ${SUPERUSER} password null`,
  `alter database ${NAME} owner to ${NAME}`,
  `do $$
   declare statement text;
   begin
     for statement in ${HANDED_OVER} loop execute statement; end loop;
   end $$`,
  'set local session authorization default',
  `drop role ${BETWEEN}`,
];

async function withClient<T>(connectionString: string, act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

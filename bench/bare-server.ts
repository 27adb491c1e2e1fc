import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import fastify from 'fastify';
import { Pool } from 'pg';
import { users } from '../src/features/accounts/tables.ts';

/*
 * What the product's calls are compared with: the same framework, the same database with as many connections, one
 * route, one prepared query by primary key, a compiled serialiser, and nothing else.
 */

const db = drizzle(new Pool({ connectionString: process.env['DATABASE_URL'], max: 20 }));
const userById = db
  .select()
  .from(users)
  .where(eq(users.id, sql.placeholder('id')))
  .prepare('bare_user');

const reply = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    firstName: { type: 'string' },
    email: { type: 'string' },
    points: { type: 'integer' },
    streak: { type: 'integer' },
    timeZone: { type: 'string' },
  },
};

const app = fastify();
app.get<{ Params: { id: string } }>(
  '/bare/:id',
  { schema: { response: { 200: reply } } },
  async (request) => {
    const [user] = await userById.execute({ id: request.params.id });
    return user;
  },
);
console.log(`listening at ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
process.once('SIGTERM', () => process.exit(0));

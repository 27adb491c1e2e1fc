import type { Db } from '../../../infra/db/client.ts';
import type { Router } from '../../../infra/http/router.ts';
import type { Person } from '../../accounts/caller.ts';
import { deletedPeople } from '../contract.ts';
import { deletedOf } from './erasing.ts';

/** By which a browser learns whose things it may keep no longer. */
export function erasureRoutes(router: Router<Person>, { db }: { db: Db }): void {
  router.handle(deletedPeople, async ({ body }) => ({ deleted: await deletedOf(db, body.ids) }));
}

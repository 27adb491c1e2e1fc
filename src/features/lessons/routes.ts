import type { Db } from '../../infra/db/client.ts';
import type { Router } from '../../infra/http/router.ts';
import type { Person } from '../accounts/caller.ts';
import { hasPremium } from '../families/store.ts';
import { listedLessons, openPart } from './access.ts';
import { presentListing } from './present.ts';
import type { Calendar } from './calendar.ts';
import { listLessons } from './contract.ts';
import { accessMessage } from './rules/access.ts';

/** One lesson (`GET /api/lessons/:id`) is in `progress`: a completed one stays open to its user. */
export function lessonRoutes(
  router: Router<Person>,
  { db, now, calendar }: { db: Db; now: () => Date; calendar: Calendar },
): void {
  router.handle(listLessons, async ({ query, caller: { id, today } }) => {
    const isPremium = await hasPremium(db, id, now());
    const { open, lockedCount } = openPart(
      await listedLessons(calendar, today, query.subject),
      today,
      isPremium,
    );
    return {
      lessons: open.map(presentListing),
      isPremium,
      accessLevel: isPremium ? ('premium' as const) : ('free' as const),
      lockedCount,
      message: accessMessage(isPremium, lockedCount),
    };
  });
}

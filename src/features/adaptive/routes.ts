import { dayIn } from '../../base/day.ts';
import { Refusal } from '../../base/refusal.ts';
import type { Db } from '../../infra/db/client.ts';
import type { Router } from '../../infra/http/router.ts';
import type { Person } from '../accounts/caller.ts';
import { findUser } from '../accounts/store.ts';
import { listedLessons, openPart } from '../lessons/access.ts';
import { presentListing } from '../lessons/present.ts';
import type { Calendar } from '../lessons/calendar.ts';
import { accessMessage } from '../lessons/rules/access.ts';
import { startingLevel } from '../progress/rules/levels.ts';
import { smartLessons } from './contract.ts';
import { explain, inOfferOrder, recommendedLevel } from './rules/offer.ts';
import { learnerIn } from './store.ts';

export function adaptiveRoutes(
  router: Router<Person>,
  { db, now, calendar }: { db: Db; now: () => Date; calendar: Calendar },
): void {
  router.handle(smartLessons, async ({ params: { userId, subject }, query: { preference }, caller }) => {
    const user = userId === caller.id ? caller.user : await findUser(db, userId);
    if (!user) throw new Refusal('not_found', 'We could not find that.');
    const today = dayIn(now(), user.timeZone);
    const learner = await learnerIn(db, user.id, subject, now());
    const level = learner.level ?? { level: startingLevel(user.birthDate ?? today, today), recent: [] };
    const recommended = recommendedLevel(level.level, preference);
    const { open, lockedCount } = openPart(
      await listedLessons(calendar, today, subject),
      today,
      learner.isPremium,
    );
    return {
      lessons: inOfferOrder(open, recommended).map(presentListing),
      userLevel: level.level,
      recommendedLevel: recommended,
      explanation: explain(subject, level, preference),
      isPremium: learner.isPremium,
      accessLevel: learner.isPremium ? ('premium' as const) : ('free' as const),
      lockedCount,
      message: accessMessage(learner.isPremium, lockedCount),
    };
  });
}

import { Empty } from '../../../../kit/ui/states.tsx';
import { BadgeArt } from '../../../progress/screens/BadgeArt.tsx';
import { tierOf, type BadgeGroup } from '../../../progress/rules/badges.ts';
import type { ChildData } from '../../contract.ts';
import { longDate } from './dates.ts';

const CATEGORY_NAMES: Record<BadgeGroup, string> = { lessons: 'Lessons', points: 'Points', streak: 'Streak' };

/** The badges that the child has earned. */
export function AchievementsTab({ achievements }: { achievements: ChildData['achievements'] }) {
  if (achievements.length === 0) {
    return (
      <Empty
        title="No achievements yet"
        text="The first badge comes with 25 lessons, 500 points or 7 days in a row."
      />
    );
  }
  return (
    <>
      <h2 className="sr-only">Achievements</h2>
      <ul className="grid gap-x-8 gap-y-5 page-md:grid-cols-2">
        {achievements.map(({ id, name, description, category, earnedAt }) => (
          <li key={id} className="flex items-start gap-4">
            <BadgeArt
              group={category}
              tier={tierOf({ id, group: category })}
              earned
              className="w-16 shrink-0"
            />
            <div className="min-w-0">
              <h3 className="text-lg">{name}</h3>
              <p>{description}</p>
              <p className="text-soft">
                {CATEGORY_NAMES[category]} · {longDate(earnedAt)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

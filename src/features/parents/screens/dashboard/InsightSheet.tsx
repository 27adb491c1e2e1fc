import { BookOpenCheck, Flame, Sprout, Star, type LucideIcon } from 'lucide-react';
import type { Completion } from '../../../progress/contract.ts';
import { dashboardInsights, type Insight } from '../../rules/insights.ts';
import type { Viewed } from '../../rules/viewed-child.ts';
import { NotEnough, Sheet } from './Sheet.tsx';
import { useStreakToPraise } from './useStreakToPraise.ts';

const ICONS: Record<Insight['kind'], LucideIcon> = {
  score: Star,
  streak: Flame,
  lessons: BookOpenCheck,
  start: Sprout,
};

/** What stands out, and what to do about it. */
export function InsightSheet({
  completions,
  viewed,
}: {
  completions: readonly Completion[];
  viewed: Viewed;
}) {
  const insights = dashboardInsights(completions, useStreakToPraise(viewed));
  return (
    <Sheet title="Learning insights">
      {insights.length === 0 ? (
        <NotEnough>
          Learning goes its steady way and nothing stands out. The detailed report looks at each subject.
        </NotEnough>
      ) : (
        <ul className="flex flex-col gap-4">
          {insights.map(({ kind, title, text }) => {
            const Icon = ICONS[kind];
            return (
              <li key={kind} className="flex gap-3">
                <span className="grid size-9 shrink-0 place-items-center rounded-full bg-glow-tint">
                  <Icon aria-hidden className="size-5" />
                </span>
                <div className="min-w-0">
                  <h3 className="text-base">{title}</h3>
                  <p className="text-sm text-soft">{text}</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Sheet>
  );
}

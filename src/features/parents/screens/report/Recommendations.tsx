import { HeartHandshake, Sparkles, TrendingUp, type LucideIcon } from 'lucide-react';
import type { Level, Subject } from '../../../lessons/subjects.ts';
import { subjectInsights, type SubjectInsight } from '../../rules/insights.ts';
import type { SubjectPerformance } from '../../rules/performance.ts';
import { NotEnough, Sheet } from '../dashboard/Sheet.tsx';

const ICONS: Record<SubjectInsight['kind'], LucideIcon> = {
  excellent: Sparkles,
  good: TrendingUp,
  attention: HeartHandshake,
};

/** What the averages say about each subject, and what to do next. */
export function Recommendations({
  subjects,
  levels,
}: {
  subjects: readonly SubjectPerformance[];
  /** Undefined when they could not be had. */
  levels: Record<Subject, Level> | undefined;
}) {
  const insights = subjectInsights(subjects, levels);
  const isEnough = subjects.some(({ lessons }) => lessons >= 3);
  return (
    <Sheet title="Learning Insights & Recommendations">
      {insights.length === 0 ? (
        <NotEnough>
          {isEnough
            ? 'Every subject is on its way and none stands out. The skills below say where ten minutes together help most.'
            : 'Not enough yet to recommend anything. Three lessons in a subject are needed first.'}
        </NotEnough>
      ) : (
        <ul className="grid gap-x-8 gap-y-4 page-md:grid-cols-2 print:grid-cols-1">
          {insights.map(({ subject, kind, text }) => {
            const Icon = ICONS[kind];
            return (
              <li key={subject} className={`subject-${subject} flex items-start gap-3`}>
                <span className="grid size-9 shrink-0 place-items-center rounded-full bg-subject-tint text-subject">
                  <Icon aria-hidden className="size-5" />
                </span>
                <p className="min-w-0 pt-1.5 text-sm">{text}</p>
              </li>
            );
          })}
        </ul>
      )}
    </Sheet>
  );
}

import { BookCheck, Sparkles, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '../../../accounts/contract.ts';
import { myProgress } from '../../../progress/contract.ts';
import { Lantern } from '../../../../kit/glim/Lantern.tsx';
import { useCall } from '../../../../kit/query.ts';
import { CARD } from '../../../../kit/ui/Card.tsx';
import { PartFailed } from '../../../../kit/ui/states.tsx';
import { learningFigures } from './learning-stats.ts';

const ICON = 'size-8 shrink-0';

/** How far one has come. The user's own figures stand until the newest are there, and where they cannot be had. */
export function LearningStats({ user }: { user: User }) {
  const progress = useCall(myProgress);
  const { points, streak, level, lessonsCompleted } = learningFigures(user, progress.data);
  return (
    <section aria-labelledby="stats-heading">
      <h2 id="stats-heading" className="mb-3 text-2xl">
        Learning Stats
      </h2>
      <ul className="grid grid-cols-2 gap-3 big-text:grid-cols-1 sm:gap-4 page-md:grid-cols-4">
        <Stat name="Points" value={points} icon={<Sparkles className={`${ICON} text-think`} />} />
        <Stat
          name="Day streak"
          value={streak}
          icon={<Lantern lit={streak > 0} className={`${ICON} scale-125`} />}
        />
        <Stat
          name="Level"
          value={level}
          icon={<TrendingUp className={`subject-writing ${ICON} text-subject`} />}
        />
        <Stat name="Lessons" value={lessonsCompleted} icon={<BookCheck className={`${ICON} text-good`} />} />
      </ul>
      {progress.isError && (
        <div className="mt-3">
          <PartFailed
            text="The newest figures did not load."
            error={progress.error}
            onRetry={() => void progress.refetch()}
          />
        </div>
      )}
    </section>
  );
}

function Stat({ name, value, icon }: { name: string; value: number | undefined; icon: ReactNode }) {
  return (
    <li
      className={`${CARD} flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 px-3 py-4 sm:px-4 sm:gap-x-4`}
    >
      <span aria-hidden className="contents max-sm:[&>svg]:size-7">
        {icon}
      </span>
      <div>
        <p className="font-display text-2xl leading-tight font-semibold tabular-nums sm:text-3xl">
          {value?.toLocaleString('en') ?? '–'}
        </p>
        <p className="leading-tight text-soft">{name}</p>
      </div>
    </li>
  );
}

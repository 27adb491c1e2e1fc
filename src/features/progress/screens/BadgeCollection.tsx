import { useCall } from '../../../kit/query.ts';
import { Card } from '../../../kit/ui/Card.tsx';
import { PageTitle } from '../../../kit/ui/PageTitle.tsx';
import { ProgressBar } from '../../../kit/ui/ProgressBar.tsx';
import { Failed, Loading } from '../../../kit/ui/states.tsx';
import { achievements, type BadgeState } from '../contract.ts';
import { BADGE_GROUPS, tierOf, type BadgeGroup } from '../rules/badges.ts';
import { BadgeArt } from './BadgeArt.tsx';
import { thresholdText } from './celebrating.ts';

const GROUP_NAMES: Record<BadgeGroup, string> = {
  lessons: 'Lesson badges',
  points: 'Points badges',
  streak: 'Streak badges',
};

/** All badges: the lights collected, and the way to those that wait. */
export function BadgeCollection() {
  const badges = useCall(achievements);
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-1 flex-col gap-8">
      <PageTitle>My Badges</PageTitle>
      <header>
        <h1 className="text-3xl sm:text-4xl">My Badges</h1>
        {badges.data && (
          <p className="mt-1 text-lg text-soft">
            {badges.data.filter(({ earnedAt }) => earnedAt).length} of {badges.data.length} collected
          </p>
        )}
      </header>
      {badges.data ? (
        BADGE_GROUPS.map((group) => (
          <Group
            key={group}
            name={GROUP_NAMES[group]}
            badges={badges.data.filter((badge) => badge.group === group)}
          />
        ))
      ) : badges.isError ? (
        <Failed
          title="Your badges did not load"
          text="They are safe."
          error={badges.error}
          onRetry={() => void badges.refetch()}
        />
      ) : (
        <Loading text="Loading badges..." />
      )}
    </div>
  );
}

function Group({ name, badges }: { name: string; badges: readonly BadgeState[] }) {
  return (
    <section aria-label={name}>
      <h2 className="mb-3 text-2xl">{name}</h2>
      <ul className="grid gap-3 sm:gap-4 @min-[16em]/page:grid-cols-2 page-md:grid-cols-3 page-lg:grid-cols-4">
        {badges.map((badge) => (
          <li key={badge.id}>
            <Badge badge={badge} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Badge({ badge }: { badge: BadgeState }) {
  const { group, name, threshold, count, earnedAt } = badge;
  return (
    <Card
      className={`flex h-full flex-col items-center p-4 text-center sm:p-5 ${earnedAt ? 'bg-glow-tint' : ''}`}
    >
      <BadgeArt group={group} tier={tierOf(badge)} earned={earnedAt !== null} className="mb-3 w-24 sm:w-28" />
      <h3 className="text-lg">{name}</h3>
      <p className={earnedAt ? undefined : 'text-soft'}>{thresholdText(badge)}</p>
      {earnedAt ? (
        <p className="mt-auto pt-2 font-bold">Earned on {DATE.format(new Date(earnedAt))}</p>
      ) : (
        <div className="mt-auto w-full pt-3 [--subject-tint:var(--line)] [--subject:var(--writing)]">
          <ProgressBar value={count} max={threshold} label={`${name}: ${count} of ${thresholdText(badge)}`} />
          <p aria-hidden className="mt-1 text-soft tabular-nums">
            {count.toLocaleString('en')} of {threshold.toLocaleString('en')}
          </p>
        </div>
      )}
    </Card>
  );
}

const DATE = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric' });

import { CARD } from '../../../../kit/ui/Card.tsx';
import { PartFailed } from '../../../../kit/ui/states.tsx';
import { ButtonLink } from '../../../../kit/ui/ButtonLink.tsx';
import { paths } from '../../../../paths.ts';
import type { BadgeState } from '../../../progress/contract.ts';
import { tierOf } from '../../../progress/rules/badges.ts';
import { BadgeArt } from '../../../progress/screens/BadgeArt.tsx';
import { Waiting } from './Waiting.tsx';

const MOST = 6;

type EarnedBadgesProps = {
  /** Undefined while they are on their way. */
  badges: readonly BadgeState[] | undefined;
  /** Why they could not be had. */
  error: unknown;
  onRetry: () => void;
};

/** The latest badges; before the first one, the badge that is nearest. */
export function EarnedBadges({ badges, error, onRetry }: EarnedBadgesProps) {
  const earned = (badges ?? [])
    .filter((badge) => badge.earnedAt !== null)
    .toSorted((one, other) => (other.earnedAt ?? '').localeCompare(one.earnedAt ?? ''));
  return (
    <section aria-labelledby="badges-heading" className={`${CARD} p-5 sm:p-6`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="badges-heading" className="text-2xl">
          {badges && earned.length === 0 ? 'Your first badge' : 'Badges you earned'}
        </h2>
        <ButtonLink to={paths.badges}>See all my badges</ButtonLink>
      </div>
      <div className={!badges && !error ? 'mt-4 min-h-28' : 'mt-4'}>
        {Boolean(error) && (
          <PartFailed text="We could not fetch your badges." error={error} onRetry={onRetry} />
        )}
        {!badges && !error && <Waiting className="size-24" />}
        {earned.length > 0 && (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-x-2 gap-y-5 big-text:grid-cols-1 sm:flex sm:flex-wrap sm:gap-x-6">
            {earned.slice(0, MOST).map((badge) => (
              <li key={badge.id} className="flex flex-col items-center gap-1.5 text-center sm:w-[6.6rem]">
                <BadgeArt group={badge.group} tier={tierOf(badge)} earned className="w-22 sm:w-24" />
                <span className="font-display leading-tight font-medium">{badge.name}</span>
              </li>
            ))}
          </ul>
        )}
        {badges && earned.length === 0 && <FirstBadge badges={badges} />}
      </div>
    </section>
  );
}

/** A badge to look forward to: the one of which the most is already there. */
function FirstBadge({ badges }: { badges: readonly BadgeState[] }) {
  const [nearest] = badges.toSorted(
    (one, other) =>
      other.count / other.threshold - one.count / one.threshold || one.threshold - other.threshold,
  );
  if (!nearest) return null;
  return (
    <div className="flex items-center gap-5 big-text:flex-col big-text:items-start">
      <BadgeArt group={nearest.group} tier={tierOf(nearest)} earned={false} className="w-24 shrink-0" />
      <div className="max-w-[40ch]">
        <h3 className="text-xl">{nearest.name}</h3>
        <p>
          {wayTo(nearest)} {nearest.count > 0 && `You have ${nearest.count.toLocaleString('en')} already.`}
        </p>
      </div>
    </div>
  );
}

function wayTo({ group, threshold }: BadgeState): string {
  const count = threshold.toLocaleString('en');
  if (group === 'streak') return `Learn ${count} days in a row to light it.`;
  return group === 'points' ? `Collect ${count} points to light it.` : `Finish ${count} lessons to light it.`;
}

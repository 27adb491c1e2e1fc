import { ProgressBar } from '../../../kit/ui/ProgressBar.tsx';
import { tierStanding, type Tier, type TierStanding } from '../rules/tiers.ts';
import { TierLight } from './TierLight.tsx';

/** A tier's colour, for everything inside. */
const COLOURS: Record<Tier['colour'], string> = {
  ember: '[--subject-tint:var(--reading-tint)] [--subject:var(--reading)]',
  amber: '[--subject-tint:var(--social-tint)] [--subject:var(--social)]',
  green: '[--subject-tint:var(--science-tint)] [--subject:var(--science)]',
  violet: '[--subject-tint:var(--writing-tint)] [--subject:var(--writing)]',
  blue: '[--subject-tint:var(--math-tint)] [--subject:var(--math)]',
};

/** The light that a family's codes have lit so far, and the way to the next. */
export function TierCard({ referralCount }: { referralCount: number }) {
  const standing = tierStanding(referralCount);
  const { tier } = standing;
  return (
    <section
      aria-labelledby="tier-heading"
      className={`${COLOURS[tier.colour]} grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-button border-2 border-line bg-paper p-4 big-text:grid-cols-1 sm:gap-x-4`}
    >
      <TierLight light={tier.light} className="w-16 sm:row-span-2 sm:w-24" />
      <div className="sm:self-end">
        <h3 id="tier-heading" className="text-xl text-subject sm:text-2xl">
          {tier.name}
        </h3>
        <p className="leading-snug">{wordsFor(referralCount)}</p>
      </div>
      <div className="max-sm:col-span-full sm:self-start">
        <WayOn standing={standing} referralCount={referralCount} />
      </div>
    </section>
  );
}

function WayOn({ standing, referralCount }: { standing: TierStanding; referralCount: number }) {
  const { tier, next, more } = standing;
  if (!next) return <p className="text-soft">No light shines farther.</p>;
  return (
    <>
      <div className="flex items-center gap-2.5">
        <ProgressBar
          value={referralCount - tier.from}
          max={next.from - tier.from}
          label={`Way to ${next.name}`}
          className="min-w-0 flex-1"
        />
        <span className={COLOURS[next.colour]}>
          <TierLight light={next.light} className="w-9 shrink-0" />
        </span>
      </div>
      <p className="text-soft">
        {more} more {more === 1 ? 'family' : 'families'} to {next.name}
      </p>
    </>
  );
}

function wordsFor(referralCount: number): string {
  if (referralCount === 0) return 'Your first friends are still to come.';
  if (referralCount === 1) return '1 family has come with your code.';
  return `${referralCount.toLocaleString('en')} families have come with your codes.`;
}

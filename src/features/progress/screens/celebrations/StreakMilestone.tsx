import { Glim } from '../../../../kit/glim/Glim.tsx';
import type { BadgeState } from '../../contract.ts';
import { thresholdText } from '../celebrating.ts';
import { Garlands } from './Garlands.tsx';
import { Headline } from './Headline.tsx';
import { NewBadge } from './NewBadge.tsx';

/** A streak: Glim holds the lantern up at dusk, under as many lights as there were days. */
export function StreakMilestone({ badge }: { badge: BadgeState }) {
  return (
    <>
      {/* Dusk in either theme: a lantern is for the dark. */}
      <div
        data-theme="dark"
        className="relative -mx-5 -mt-5 aspect-2/1 sm:-mx-6 sm:-mt-6 self-stretch overflow-hidden bg-paper"
      >
        <Garlands lights={badge.threshold} className="absolute inset-0 size-full" />
        <Glim pose="lantern" className="absolute bottom-[2%] left-[21%] w-[33%]" />
      </div>
      <Headline>{`${thresholdText(badge)}!`}</Headline>
      <p>You kept your lantern alight.</p>
      <NewBadge badge={badge} />
    </>
  );
}

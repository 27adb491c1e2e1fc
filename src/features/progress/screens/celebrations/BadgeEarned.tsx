import type { BadgeState } from '../../contract.ts';
import { BadgeArt } from '../BadgeArt.tsx';
import { tierOf } from '../../rules/badges.ts';
import { thresholdText } from '../celebrating.ts';
import { Headline } from './Headline.tsx';
import { Shine } from './Shine.tsx';

/** A badge for lessons: a light collected. */
export function BadgeEarned({ badge }: { badge: BadgeState }) {
  return (
    <>
      <Shine>
        <BadgeArt
          group={badge.group}
          tier={tierOf(badge)}
          earned
          className="w-40 transition-[opacity,scale] duration-250 starting:scale-75 starting:opacity-0"
        />
      </Shine>
      <Headline>New badge!</Headline>
      <p className="-mt-2 text-balance">
        <strong className="block font-display text-2xl font-semibold">{badge.name}</strong>
        {thresholdText(badge)} done. A light for your collection.
      </p>
    </>
  );
}

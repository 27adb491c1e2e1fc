import { Art, type ArtProps } from '../../../kit/glim/Art.tsx';
import { Shapes } from '../../../kit/glim/Shapes.tsx';
import { badgeShapes } from '../rules/badge-art.ts';
import type { BadgeGroup } from '../rules/badges.ts';

type BadgeArtProps = ArtProps & { group: BadgeGroup; tier: number; earned: boolean };

/** A badge is a light collected. One not yet earned shows the same shape in soft lines. */
export function BadgeArt({ group, tier, earned, className, title }: BadgeArtProps) {
  return (
    <Art viewBox="0 0 120 120" className={className} title={title}>
      <g className={earned ? undefined : 'art-badge-dim'}>
        <Shapes shapes={badgeShapes(group, tier)} />
      </g>
    </Art>
  );
}

import { useEffect, useState } from 'react';
import { Jar } from '../../../../kit/glim/Jar.tsx';
import { prefersReducedMotion } from '../../../../kit/settings.ts';
import type { BadgeState } from '../../contract.ts';
import { JAR_LIGHTS, jarLights, thresholdText } from '../celebrating.ts';
import { Headline } from './Headline.tsx';
import { NewBadge } from './NewBadge.tsx';
import { Shine } from './Shine.tsx';

/** Two lights come with every mark. */
const NEW_LIGHTS = 2;
const NEXT_LIGHT_MS = 500;

/** A mark of points: the jar fills a little more. */
export function PointsMilestone({ badge }: { badge: BadgeState }) {
  const lights = jarLights(badge);
  const filled = useFilling(lights);
  return (
    <>
      <Shine>
        <Jar filled={filled} of={JAR_LIGHTS} className="w-36" />
      </Shine>
      <Headline>{`${thresholdText(badge)}!`}</Headline>
      <p>{lights === JAR_LIGHTS ? 'Your jar is full of light.' : 'Light by light, your jar is filling.'}</p>
      <NewBadge badge={badge} />
    </>
  );
}

/** How many lights are in the jar: the new ones come one after the other, or at once for those who want less motion. */
function useFilling(lights: number): number {
  const [filled, setFilled] = useState(() => (prefersReducedMotion() ? lights : lights - NEW_LIGHTS));
  useEffect(() => {
    if (filled >= lights) return;
    const timer = setTimeout(() => setFilled(filled + 1), NEXT_LIGHT_MS);
    return () => clearTimeout(timer);
  }, [filled, lights]);
  return filled;
}

import { useCallback, useState } from 'react';
import { paths } from '../../../../paths.ts';
import { SignInLink } from '../../../accounts/screens/SignInLink.tsx';
import { DuskScene } from '../DuskScene.tsx';
import { RisingLights } from './RisingLights.tsx';
import { SampleLesson } from './SampleLesson.tsx';

const SCENE = 'absolute inset-x-0 bottom-0 h-[30rem] w-full lg:h-full';

/** Dusk, and a lesson that gives light: the first answered question brings the morning (in the dark theme, more light). */
export function Hero() {
  const [isLit, setIsLit] = useState(false);
  const light = useCallback(() => setIsLit(true), []);
  return (
    <div className="relative isolate overflow-hidden bg-paper">
      <DuskScene className={SCENE} />
      <div
        data-theme="dark"
        className={`absolute inset-0 bg-paper transition-opacity duration-[1400ms] ${isLit ? 'opacity-0' : ''}`}
      >
        <DuskScene className={SCENE} />
      </div>
      <RisingLights className={`${SCENE} transition-opacity duration-[1400ms] ${isLit ? '' : 'opacity-0'}`} />
      <div
        data-theme={isLit ? undefined : 'dark'}
        className="relative mx-auto grid max-w-6xl gap-x-12 gap-y-28 px-4 pt-10 pb-40 text-ink transition-colors duration-700 sm:px-6 sm:gap-y-32 sm:pt-14 lg:grid-cols-[1fr_27rem] xl:grid-cols-[1fr_30rem] lg:pt-28 lg:pb-48"
      >
        <div className="lg:pt-4">
          <h1 className="text-[clamp(2.75rem,11vw,5.25rem)] big-text:text-[1.9rem] lg:text-[4rem] xl:text-[5.25rem] leading-[1.02]">
            Learning Made Fun!
          </h1>
          <p className="mt-5 max-w-[26em] text-lg lg:text-xl">
            A few small lessons a day, for curious people from 7 to&nbsp;14. Glim the firefly comes along, and
            every lesson makes the world a little brighter.
          </p>
          <SignInLink isButton look="glow" returnTo={paths.home} className="mt-7 min-h-14 px-7 text-xl">
            Start Your Adventure
          </SignInLink>
          <p className="mt-4 text-base lg:max-w-[15em] xl:max-w-none">
            Free, without ads, for the whole family.
          </p>
        </div>
        <SampleLesson onLight={light} />
      </div>
      <svg
        aria-hidden
        viewBox="0 0 1440 60"
        preserveAspectRatio="none"
        className="absolute inset-x-0 -bottom-px h-10 w-full lg:h-14"
      >
        <path fill="var(--paper)" d="M0 60V34q220-34 500-12t520 8 420-20v50z" />
      </svg>
    </div>
  );
}

import { useCallback, useState } from 'react';
import { paths } from '../../../../paths.ts';
import { SignInLink } from '../../../accounts/screens/SignInLink.tsx';
import { DuskScene } from '../DuskScene.tsx';
import { RisingLights } from './RisingLights.tsx';
import { SampleLesson } from './SampleLesson.tsx';

const SCENE = 'absolute inset-x-0 bottom-0 h-[30rem] w-full @min-[59em]:h-full';

/** Dusk, and a lesson that gives light: the first answered question brings the morning (in the dark theme, more light). */
export function Hero() {
  const [isLit, setIsLit] = useState(false);
  const light = useCallback(() => setIsLit(true), []);
  return (
    <div className="room relative isolate overflow-hidden bg-paper">
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
        className="relative mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-28 px-4 pt-10 pb-40 text-ink transition-colors duration-700 sm:px-6 sm:gap-y-32 sm:pt-14 @min-[59em]:grid-cols-[minmax(0,1fr)_27rem] @min-[74em]:grid-cols-[minmax(0,1fr)_30rem] @min-[59em]:pt-28 @min-[59em]:pb-48"
      >
        <div className="@min-[59em]:pt-4">
          <h1 className="text-[min(clamp(2.75rem,11vw,5.25rem),22cqi/var(--letter-width))] @min-[59em]:text-[4rem] @min-[74em]:text-[5.25rem] leading-[1.02]">
            Learning Made Fun!
          </h1>
          <p className="mt-5 max-w-[26em] text-lg @min-[59em]:text-xl">
            A few small lessons a day, for curious people from 7 to&nbsp;14. Glim the firefly comes along, and
            every lesson makes the world a little brighter.
          </p>
          <SignInLink isButton look="glow" returnTo={paths.home} className="mt-7 min-h-14 px-7 text-xl">
            Start Your Adventure
          </SignInLink>
          <p className="mt-4 text-base @min-[59em]:max-w-[15em] @min-[74em]:max-w-none">
            Free, without ads, for the whole family.
          </p>
        </div>
        <SampleLesson onLight={light} />
      </div>
      <svg
        aria-hidden
        viewBox="0 0 1440 60"
        preserveAspectRatio="none"
        className="absolute inset-x-0 -bottom-px h-10 w-full @min-[59em]:h-14"
      >
        <path fill="var(--paper)" d="M0 60V34q220-34 500-12t520 8 420-20v50z" />
      </svg>
    </div>
  );
}

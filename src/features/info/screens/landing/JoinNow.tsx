import { Glim } from '../../../../kit/glim/Glim.tsx';
import { Jar } from '../../../../kit/glim/Jar.tsx';
import { paths } from '../../../../paths.ts';
import { SignInLink } from '../../../accounts/screens/SignInLink.tsx';

/** The last word of the page: a full jar, and the way in. */
export function JoinNow() {
  return (
    <section aria-labelledby="join" className="mx-auto w-full max-w-6xl px-4 sm:px-6">
      <div
        data-theme="dark"
        className="relative isolate flex flex-col items-center gap-x-10 gap-y-6 overflow-hidden rounded-[32px] bg-linear-to-b from-[#2a2150] to-[#4d3470] px-6 pt-10 pb-12 text-center text-ink page-md:flex-row page-md:px-10 page-md:pt-12 page-lg:gap-x-14 page-lg:px-16"
      >
        <Light className="left-1/2 -translate-x-1/2 page-md:left-4 page-md:translate-x-0" />
        <div className="flex shrink-0 items-end justify-center">
          <Jar filled={5} of={5} className="w-36 overflow-visible page-md:w-40 page-lg:w-48" />
          <Glim
            pose="lantern"
            className="-ml-2 w-32 overflow-visible page-md:-ml-6 page-md:w-40 page-lg:w-48"
          />
        </div>
        <div className="page-md:text-left">
          <h2 id="join" className="text-3xl page-lg:text-4xl">
            Five small lights fill a day
          </h2>
          <p className="mt-3 max-w-[32em]">
            One lesson in each place, and the jar is full. Then the day is done: Brightling never begs anybody
            to stay.
          </p>
          <SignInLink isButton look="glow" returnTo={paths.home} className="mt-6 min-h-14 px-8 text-xl">
            Join Now
          </SignInLink>
        </div>
      </div>
    </section>
  );
}

/** The lamplight around the jar. */
function Light({ className }: { className: string }) {
  return (
    <div
      aria-hidden
      className={`absolute -top-24 -z-10 size-[30rem] bg-[radial-gradient(closest-side,rgb(255_197_61/0.42),rgb(255_197_61/0.14)_60%,transparent)] page-md:-top-16 ${className}`}
    />
  );
}

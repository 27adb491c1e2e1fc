import { Jar } from '../../../../kit/glim/Jar.tsx';
import { SignInButton } from './SignInButton.tsx';

/** The last word of the page: a full jar, and the way in. */
export function JoinNow() {
  return (
    <section aria-labelledby="join" className="mx-auto w-full max-w-6xl px-4 sm:px-6">
      <div
        data-theme="dark"
        className="flex flex-col items-center gap-x-12 gap-y-5 rounded-[32px] bg-card px-6 py-10 text-center text-ink md:flex-row md:justify-center md:px-12 md:py-12 md:text-left"
      >
        <Jar filled={5} of={5} className="w-32 shrink-0 overflow-visible md:w-40" />
        <div>
          <h2 id="join" className="text-3xl lg:text-4xl">
            Five small lights fill a day
          </h2>
          <p className="mt-3 max-w-[34em] text-soft">
            One lesson in each place, and the jar is full. Then the day is done: Brightling never begs anybody to stay.
          </p>
          <SignInButton className="mt-6 min-h-14 px-8 text-xl">Join Now</SignInButton>
        </div>
      </div>
    </section>
  );
}

import { Glim } from '../../../../kit/glim/Glim.tsx';
import { ButtonLink } from '../../../../kit/ui/ButtonLink.tsx';
import { paths } from '../../../../paths.ts';

/** The way on from a list in which everything is done. */
export function AllDone() {
  return (
    <section
      aria-labelledby="all-done-heading"
      className="flex flex-col items-center gap-x-5 gap-y-3 rounded-card border-2 border-good bg-good-tint p-5 text-center page-md:flex-row page-md:text-left"
    >
      <Glim pose="cheering" className="-mt-2 w-24 shrink-0 page-md:-my-2" />
      <div className="min-w-0 flex-1">
        <h2 id="all-done-heading" className="text-xl">
          All done here!
        </h2>
        <p className="mt-1">Your path shows what else there is today.</p>
      </div>
      <ButtonLink to={paths.home} look="glow" className="w-full page-sm:w-auto page-sm:px-8">
        Back to my path
      </ButtonLink>
    </section>
  );
}

import { Glim } from '../../../../kit/glim/Glim.tsx';

/** The day has come to its end: what is finished can still be looked at. */
export function EnoughBanner() {
  return (
    <section
      aria-labelledby="enough-heading"
      className="flex flex-col items-center gap-x-5 gap-y-2 rounded-card border-2 border-line bg-glow-tint p-5 text-center page-sm:flex-row page-sm:text-left"
    >
      <Glim pose="sleeping" className="-mt-2 w-28 shrink-0 page-sm:-my-2" />
      <div>
        <h2 id="enough-heading" className="text-xl">
          That is enough for today. See you tomorrow!
        </h2>
        <p className="mt-1 max-w-[60ch]">
          New lessons wait for another day. What you have finished you can look at again.
        </p>
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { useOpenedDialog } from '../../../../kit/opened-dialog.ts';
import { CARD } from '../../../../kit/ui/Card.tsx';
import { HomeLights, LetterOfLight, Postcard } from './TogetherArt.tsx';

/** What is better with others: family, friends, and showing what one has reached. */
export function Together() {
  const { open } = useOpenedDialog();
  return (
    <section
      aria-labelledby="together-heading"
      className="rounded-card bg-[linear-gradient(180deg,var(--land-sky-2),var(--land-sky-3))] p-4 sm:p-6"
    >
      <h2 id="together-heading" className="mb-4 text-2xl lg:text-3xl">
        Shine together
      </h2>
      <div className="grid grid-cols-1 gap-3 page-md:grid-cols-3 page-md:gap-4">
        <Way
          art={<HomeLights className={ART} />}
          label="Family Leaderboard"
          words="See how bright your family shines."
          onOpen={() => open('family')}
        />
        <Way
          art={<LetterOfLight className={ART} />}
          label="Invite Friends & Get Premium"
          words="Seven days for them, seven for you."
          onOpen={() => open('invite-friends')}
        />
        <Way
          art={<Postcard className={ART} />}
          label="Share My Achievement"
          words="Make a postcard of what you reached."
          onOpen={() => open('share')}
        />
      </div>
    </section>
  );
}

const ART = 'w-20 shrink-0 sm:w-24 page-md:w-28';

type WayProps = { art: ReactNode; label: string; words: string; onOpen: () => void };

/** All of the tile is its button. */
function Way({ art, label, words, onOpen }: WayProps) {
  return (
    <div
      className={`${CARD} relative flex items-center gap-4 p-4 @max-[18em]/page:flex-col @max-[18em]/page:items-start transition-[translate] duration-150 hover:border-line-strong has-[button:focus-visible]:outline-3 has-[button:focus-visible]:outline-offset-2 has-[button:focus-visible]:outline-focus motion-safe:hover:-translate-y-1 page-md:flex-col page-md:gap-3 page-md:p-5 page-md:text-center`}
    >
      {art}
      <div className="min-w-0">
        <h3 className="text-xl leading-tight">
          <button
            type="button"
            onClick={onOpen}
            className="max-w-full text-left outline-none after:absolute after:inset-0 page-md:text-center"
          >
            {label}
          </button>
        </h3>
        <p className="mt-1 text-soft">{words}</p>
      </div>
    </div>
  );
}

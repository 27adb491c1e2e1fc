import { Flame, GraduationCap, KeyRound, ShieldCheck } from 'lucide-react';
import type { ComponentType } from 'react';
import { Glim } from '../../../kit/glim/Glim.tsx';
import { ButtonLink } from '../../../kit/ui/ButtonLink.tsx';
import { CARD } from '../../../kit/ui/Card.tsx';
import { PageTitle } from '../../../kit/ui/PageTitle.tsx';
import { paths } from '../../../paths.ts';
import { SUPPORT_HOURS } from '../rules/support.ts';
import { CategoryCard, type Category } from './help/CategoryCard.tsx';
import { GettingStarted } from './help/GettingStarted.tsx';
import { LessonsAndLevels } from './help/LessonsAndLevels.tsx';
import { ParentsAndPrivacy } from './help/ParentsAndPrivacy.tsx';
import { StreaksAndFamilies } from './help/StreaksAndFamilies.tsx';

const CATEGORIES: readonly (Category & { Questions: ComponentType })[] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    text: 'Signing in, a parent’s yes, setting it up',
    icon: KeyRound,
    Questions: GettingStarted,
  },
  {
    id: 'lessons',
    title: 'Lessons and levels',
    text: 'What a day brings, and how hard it is',
    icon: GraduationCap,
    Questions: LessonsAndLevels,
  },
  {
    id: 'families',
    title: 'Streaks and families',
    text: 'Shields, the leaderboard, premium',
    icon: Flame,
    Questions: StreaksAndFamilies,
  },
  {
    id: 'parents',
    title: 'Parents and privacy',
    text: 'What is kept, and your say in it',
    icon: ShieldCheck,
    Questions: ParentsAndPrivacy,
  },
];

/** Ten questions in four groups, and the way to a person who answers others. */
export function Help() {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-10 py-4">
      <PageTitle>Help Center</PageTitle>
      <header className="flex items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl">Help Center</h1>
          <p className="mt-2 max-w-prose text-pretty text-soft">
            The ten things that children and parents ask most. Press a question to read its answer.
          </p>
        </div>
        <Glim pose="reading" className="-mb-2 w-28 shrink-0 max-sm:hidden page-sm:w-32" />
      </header>
      <nav aria-label="Topics">
        <ul className="grid gap-3 page-sm:grid-cols-2 page-lg:grid-cols-4">
          {CATEGORIES.map((category) => (
            <CategoryCard key={category.id} category={category} />
          ))}
        </ul>
      </nav>
      {CATEGORIES.map(({ id, title, Questions }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="mb-3 text-2xl">
            {title}
          </h2>
          <div className={`${CARD} overflow-hidden`}>
            <Questions />
          </div>
        </section>
      ))}
      <section
        aria-labelledby="ask"
        className="flex flex-col items-start justify-between gap-4 border-t-2 border-line pt-8 page-md:flex-row page-md:items-center"
      >
        <div>
          <h2 id="ask" className="text-2xl">
            Your question is not here?
          </h2>
          <p className="mt-1 text-soft">Write to us. Somebody reads it {SUPPORT_HOURS}.</p>
        </div>
        <ButtonLink to={paths.contact} look="glow" className="max-md:w-full">
          Contact Us
        </ButtonLink>
      </section>
    </div>
  );
}

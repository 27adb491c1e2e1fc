import { Users } from 'lucide-react';
import { ButtonLink } from '../../../../kit/ui/ButtonLink.tsx';
import { CARD } from '../../../../kit/ui/Card.tsx';
import { paths } from '../../../../paths.ts';

/** A grown-up lands on the child's start page too: the way to the page that is theirs. */
export function ForGrownUps() {
  return (
    <section
      aria-labelledby="grown-ups-heading"
      className={`${CARD} flex flex-col gap-x-6 gap-y-3 p-5 page-sm:flex-row page-sm:items-center`}
    >
      <div className="flex min-w-0 flex-1 gap-3">
        <Users aria-hidden className="size-6 shrink-0 text-soft" />
        <div className="min-w-0">
          <h2 id="grown-ups-heading" className="text-xl">
            Here for your child?
          </h2>
          <p className="text-soft">The Parent Zone shows how the learning goes, and where help is wanted.</p>
        </div>
      </div>
      <ButtonLink to={paths.parentDashboard} className="shrink-0">
        Go to Parent Zone
      </ButtonLink>
    </section>
  );
}

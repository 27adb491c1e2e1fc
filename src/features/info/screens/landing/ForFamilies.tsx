import { ChartNoAxesColumn, Shield, Signpost, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';

/** What is really done about safety, progress and level: for the parent who reads on. */
export function ForFamilies() {
  return (
    <section aria-labelledby="families" className="mx-auto w-full max-w-6xl px-4 sm:px-6">
      <h2 id="families" className="text-3xl page-lg:text-4xl">
        For Kids &amp; Parents
      </h2>
      <p className="mt-2 max-w-prose text-soft">What we do about the three things that parents ask first.</p>
      <div className="mt-8 grid gap-x-10 gap-y-10 page-lg:grid-cols-3">
        <Point icon={Shield} title="Safe & Secure Learning">
          <li>No ads and no trackers. These pages load nothing from any other company.</li>
          <li>
            What a child does stays with whoever runs this Brightling, such as your own family or school.
            Should they ever connect an outside writing helper, the consent letter says so.
          </li>
          <li>
            Under 13, nothing opens until a parent says yes. Parents can{' '}
            <Link to={paths.parentPortal} className={LINK}>
              see, export or delete everything
            </Link>{' '}
            without an account.
          </li>
        </Point>
        <Point icon={ChartNoAxesColumn} title="Progress Tracking">
          <li>
            Children see points, a streak and 16 badges. No streak is worth tears, so a shield can save it.
          </li>
          <li>Parents see each subject’s scores, time spent, and what the child has written.</li>
          <li>The report says in plain sentences what goes well, and what could use a little help.</li>
        </Point>
        <Point icon={Signpost} title="Adaptive Learning">
          <li>Each subject has five levels of its own, from grade 2 to grade 8.</li>
          <li>
            Mostly right at the first try (85% or more)? One level up. Below 60%? One level down, without a
            fuss.
          </li>
          <li>
            Clicking around does not help: only first answers count. And the child is told why a level was
            chosen.
          </li>
        </Point>
      </div>
    </section>
  );
}

const LINK = 'font-semibold text-ink underline decoration-glow-edge decoration-2 underline-offset-4';

function Point({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div className="border-t-2 border-line pt-6">
      <h3 className="flex items-center gap-3 text-xl">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-glow-tint">
          <Icon aria-hidden className="size-5.5" />
        </span>
        {title}
      </h3>
      <ul className="mt-4 grid max-w-prose list-disc gap-3 pl-5 text-base leading-normal marker:text-glow-edge">
        {children}
      </ul>
    </div>
  );
}

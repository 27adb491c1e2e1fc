import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { GlimMark } from '../../../../kit/glim/GlimMark.tsx';
import { PageTitle } from '../../../../kit/ui/PageTitle.tsx';
import { paths } from '../../../../paths.ts';

/** The portal's page around its steps: who we are, the step, and where to ask. It knows nobody's session. */
export function PortalFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-b-2 border-line">
        <div className="mx-auto flex w-full max-w-5xl flex-wrap items-center justify-between gap-x-4 px-4 py-2 sm:px-6">
          <Link to={paths.home} className="flex min-h-11 items-center gap-2 rounded-button pr-2">
            <GlimMark className="size-9 shrink-0" />
            <span className="font-display text-xl font-semibold">Brightling</span>
          </Link>
          <p className="text-right text-base text-soft">Parent Access</p>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="page-room mx-auto flex w-full max-w-5xl flex-1 flex-col px-4 pt-8 pb-14 outline-none sm:px-6"
      >
        {children}
      </main>
      <footer className="border-t-2 border-line text-base text-soft">
        <div className="mx-auto flex w-full max-w-5xl flex-wrap items-center gap-x-6 px-4 py-3 sm:px-6">
          <p className="mr-auto">Every link works once, for 30 minutes.</p>
          <SidePage to={paths.privacy} text="Privacy Policy" />
          <SidePage to={paths.contact} text="Contact Us" />
        </div>
      </footer>
    </>
  );
}

/** In a tab of its own: the data that is open here would not open again. */
function SidePage({ to, text }: { to: string; text: string }) {
  return (
    <Link
      to={to}
      target="_blank"
      className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
    >
      {text}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  );
}

/**
 * The heading of a step, and the page's title.
 *
 * @param takesFocus for a step that took another's place: the heading is read out and the keyboard is there
 */
export function PortalHeading(props: { takesFocus: boolean; className?: string; children: string }) {
  const { takesFocus, className = '', children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <PageTitle>{children}</PageTitle>
      <h1 ref={heading} tabIndex={-1} className={`text-3xl outline-none ${className}`}>
        {children}
      </h1>
    </>
  );
}

import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { PublicNavbar } from './PublicNavbar.tsx';
import { SkipLink } from './SkipLink.tsx';

/** What stands around a page for visitors. `wide`: the page sets its own margins. */
export function PublicFrame({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <PublicNavbar />
      <PublicMain wide={wide}>{children}</PublicMain>
      <Footer isAuthenticated={false} />
    </>
  );
}

export function PublicMain({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`page-room flex flex-1 flex-col outline-none ${wide ? '' : 'mx-auto w-full max-w-6xl px-4 pt-6 pb-16 sm:px-6'}`}
    >
      {children}
    </main>
  );
}

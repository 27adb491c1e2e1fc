import { Outlet } from 'react-router';
import { useSession } from '../../../features/accounts/screens/session.ts';
import { Footer } from './Footer.tsx';
import { PublicNavbar } from './PublicNavbar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

/** Pages that anyone may read. Who is signed in keeps their own bar. */
export function PublicLayout() {
  const isAuthenticated = useSession().state === 'signed-in';
  return (
    <>
      <SkipLink />
      {isAuthenticated ? <TopBar /> : <PublicNavbar />}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 pt-6 pb-16 outline-none sm:px-6"
      >
        <Outlet />
      </main>
      <Footer isAuthenticated={isAuthenticated} />
    </>
  );
}

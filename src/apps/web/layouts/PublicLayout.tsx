import { Outlet } from 'react-router';
import { useSession } from '../../../features/accounts/screens/session.ts';
import { Footer } from './Footer.tsx';
import { PublicFrame, PublicMain } from './PublicFrame.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';

/** Pages that anyone may read. Who is signed in keeps their own bar. */
export function PublicLayout() {
  if (useSession().state !== 'signed-in') {
    return (
      <PublicFrame>
        <Outlet />
      </PublicFrame>
    );
  }
  return (
    <>
      <SkipLink />
      <TopBar />
      <PublicMain>
        <Outlet />
      </PublicMain>
      <Footer isAuthenticated />
    </>
  );
}

import { lazy, Suspense } from 'react';
import { useSession } from '../../../features/accounts/screens/session.ts';
import { Loading } from '../../../kit/ui/states.tsx';
import { Footer } from './Footer.tsx';
import { LearnerFrame } from './LearnerLayout.tsx';
import { PublicNavbar } from './PublicNavbar.tsx';
import { SkipLink } from './SkipLink.tsx';

const Dashboard = lazy(() =>
  import('../../../features/adaptive/screens/Dashboard.tsx').then(({ Dashboard }) => ({
    default: Dashboard,
  })),
);
const Landing = lazy(() =>
  import('../../../features/info/screens/Landing.tsx').then(({ Landing }) => ({ default: Landing })),
);

/** The start page: the dashboard for who is signed in, the landing page for visitors. */
export function HomeLayout() {
  const session = useSession();
  if (session.state === 'signed-in') {
    return (
      <LearnerFrame>
        <Suspense fallback={<Loading />}>
          <Dashboard />
        </Suspense>
      </LearnerFrame>
    );
  }
  return (
    <>
      <SkipLink />
      <PublicNavbar />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Suspense fallback={<Loading />}>
          <Landing />
        </Suspense>
      </main>
      <Footer isAuthenticated={false} />
    </>
  );
}

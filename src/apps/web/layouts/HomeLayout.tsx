import { lazy, Suspense } from 'react';
import { useSession } from '../../../features/accounts/screens/session.ts';
import { Loading } from '../../../kit/ui/states.tsx';
import { LearnerFrame } from './LearnerLayout.tsx';
import { PublicFrame } from './PublicFrame.tsx';

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
    <PublicFrame wide>
      <Suspense fallback={<Loading />}>
        <Landing />
      </Suspense>
    </PublicFrame>
  );
}

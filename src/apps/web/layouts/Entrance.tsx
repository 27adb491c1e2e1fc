import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation, useSearchParams } from 'react-router';
import { alertOfSignIn } from '../../../features/accounts/screens/begin-sign-in.ts';
import { useSession } from '../../../features/accounts/screens/session.ts';
import { keepAnswersOf } from '../../../kit/kept-answers.ts';
import { useMailedToken } from '../../../kit/mailed-token.ts';
import { isUnreached } from '../../../kit/problem.ts';
import { Failed, Loading } from '../../../kit/ui/states.tsx';
import { paths } from '../../../paths.ts';
import { KEPT_CALLS } from '../offline/kept-calls.ts';
import { useDeletedPeople } from '../offline/useDeletedPeople.ts';
import { useSigningOut } from '../offline/useSigningOut.ts';
import { useArrival } from './useArrival.ts';

// Before the first call: who is here is one of those that are kept.
keepAnswersOf(KEPT_CALLS);

const AgeGate = lazy(() =>
  import('../../../features/consent/screens/AgeGate.tsx').then(({ AgeGate }) => ({ default: AgeGate })),
);
const ConsentResponse = lazy(() =>
  import('../../../features/consent/screens/ConsentResponse.tsx').then(({ ConsentResponse }) => ({
    default: ConsentResponse,
  })),
);
const ParentPortal = lazy(() =>
  import('../../../features/parents/screens/ParentPortal.tsx').then(({ ParentPortal }) => ({
    default: ParentPortal,
  })),
);

/** What a parent is asked to agree to can be read on the child's device too, and a letter stopped there. */
const OPEN_TO_ALL: readonly string[] = [
  paths.about,
  paths.help,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.digestStopPage,
];

/** What stands before every route. A screen begins at its top, and the ways back and forward lead to where one was. */
export function Entrance() {
  return (
    <>
      <ScrollRestoration />
      <WhateverIsDue />
    </>
  );
}

/**
 * The route, or what comes before it, in the specification's order: the session is known first; a parent with a mailed
 * link sees what it opens, whoever is signed in at this browser; who still needs a parent, or a birthday, sees that
 * and nothing else.
 */
function WhateverIsDue() {
  const session = useSession();
  const [query, setQuery] = useSearchParams();
  const { pathname, state } = useLocation();
  const page = query.get('page');
  const { token } = useMailedToken('token');
  const outcome = query.get('auth');
  useSigningOut();
  useDeletedPeople(session);
  useArrival(`${pathname} ${session.state}`, session.state === 'loading');

  // A failure stays in the address until somebody can be told of it, in front of a page.
  const isTellable = outcome !== 'error' || session.state !== 'loading';
  useEffect(() => {
    if (!outcome || !isTellable) return;
    if (outcome === 'error') {
      console.error('signing in failed');
      alertOfSignIn();
    }
    setQuery(
      (present) => {
        present.delete('auth');
        return present;
      },
      { replace: true, state },
    );
  }, [outcome, isTellable, setQuery, state]);

  if (session.state === 'loading') return <Loading />;
  if (page === 'parental-consent' && token) return later(<ConsentResponse token={token} />);
  if (page === 'parent-data-management') return later(<ParentPortal />);
  // A failing server is no reason to keep these pages from anybody: who is unknown is a visitor there.
  const isOutOfReach = session.state === 'unknown' && isUnreached(session.error);
  if (OPEN_TO_ALL.includes(pathname) && !isOutOfReach) return <Outlet />;
  if (session.state === 'unknown') {
    return (
      <Failed
        title={isOutOfReach ? 'We cannot reach Brightling' : 'Brightling needs a short break'}
        error={session.error}
        onRetry={session.retry}
      />
    );
  }
  // One element for both: the keyboard stays where it is when asking a parent turns the one into the other.
  if (session.state === 'needs-consent') return later(<AgeGate isBarred />);
  if (session.state === 'needs-age' || query.get('age-verification') === 'true') return later(<AgeGate />);
  return <Outlet />;
}

/** These screens are for few visits, and are loaded for those alone. */
function later(screen: ReactNode) {
  return <Suspense fallback={<Loading />}>{screen}</Suspense>;
}

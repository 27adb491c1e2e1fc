import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { beginSignIn } from '../../../features/accounts/screens/begin-sign-in.ts';
import { useSession } from '../../../features/accounts/screens/session.ts';
import { PerhapsClosed } from '../../../features/parents/screens/account/Closed.tsx';
import { Celebrations } from '../../../features/progress/screens/celebrations/Celebrations.tsx';
import { RefusedLessons } from '../../../features/progress/screens/outbox/RefusedLessons.tsx';
import { SeenByParent } from '../../../features/progress/screens/SeenByParent.tsx';
import { Loading } from '../../../kit/ui/states.tsx';
import { toast } from '../../../kit/ui/toasts.tsx';
import { paths } from '../../../paths.ts';
import { ConnectionStrip } from '../offline/ConnectionStrip.tsx';
import { useConnection } from '../offline/useConnection.ts';
import { askToLogIn } from './ask-to-log-in.ts';
import { BreakReminder } from './BreakReminder.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { LearnerDialogs } from './LearnerDialogs.tsx';

/** Screens that need a sign-in: visitors are sent to sign in once, and to the start page when that fails. */
export function LearnerLayout() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isBack = new URLSearchParams(search).get('auth') === 'error';
  // From a sign-in that failed: another one at once would only lead there again.
  const [hasFailed] = useState(isBack);
  const hasBegun = useRef(false);
  useEffect(() => {
    // The address is cleaned first (Entrance.tsx).
    if (session.state !== 'signed-out' || session.isPerhapsClosed || isBack || hasBegun.current) return;
    hasBegun.current = true;
    const begun = hasFailed ? Promise.reject(new Error('it has failed')) : beginSignIn(pathname + search);
    begun.catch(() => {
      const { title, text } = askToLogIn(pathname);
      toast(title, text, 'problem');
      void navigate(paths.home, { replace: true });
    });
  }, [session, isBack, hasFailed, navigate, pathname, search]);
  if (session.state === 'signed-out' && session.isPerhapsClosed) return <PerhapsClosed />;
  if (session.state !== 'signed-in') return <Loading />;
  return (
    <LearnerFrame>
      <Outlet />
    </LearnerFrame>
  );
}

export function LearnerFrame({ children }: { children: ReactNode }) {
  useConnection();
  return (
    <>
      <SkipLink />
      <TopBar />
      <ConnectionStrip />
      <main
        id="main"
        tabIndex={-1}
        // On a phone all of the screen below the bar: what comes at its foot later moves no button.
        className="page-room mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 pt-4 pb-16 outline-none max-md:min-h-[calc(100dvh-4rem-2px)] sm:px-6"
      >
        <RefusedLessons />
        {children}
      </main>
      <SeenByParent />
      <LearnerDialogs />
      <Celebrations />
      <BreakReminder />
    </>
  );
}

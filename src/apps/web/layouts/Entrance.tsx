import { useEffect } from 'react';
import { Outlet, useSearchParams } from 'react-router';
import { useSession } from '../../../features/accounts/screens/session.ts';
import { AgeGate } from '../../../features/consent/screens/AgeGate.tsx';
import { WaitingForParent } from '../../../features/consent/screens/WaitingForParent.tsx';
import { Failed, Loading } from '../../../kit/ui/states.tsx';

/**
 * What stands before every route, in the specification's order: the session is known first; who still needs a
 * parent, or a birthday, sees that and nothing else.
 */
export function Entrance() {
  const session = useSession();
  const [query, setQuery] = useSearchParams();
  const outcome = query.get('auth');

  useEffect(() => {
    if (!outcome) return;
    if (outcome === 'error') console.error('signing in failed');
    setQuery(
      (present) => {
        present.delete('auth');
        return present;
      },
      { replace: true },
    );
  }, [outcome, setQuery]);

  if (session.state === 'loading') return <Loading />;
  if (session.state === 'unknown') {
    return (
      <Failed
        title="We cannot reach Brightling"
        text="Please check that it is running and that you are connected, then try again."
        onRetry={session.retry}
      />
    );
  }
  if (session.state === 'needs-consent') return <WaitingForParent />;
  if (session.state === 'needs-age' || query.get('age-verification') === 'true') return <AgeGate />;
  return <Outlet />;
}

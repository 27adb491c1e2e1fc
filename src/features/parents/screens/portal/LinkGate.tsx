import { useState } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Failed, Loading } from '../../../../kit/ui/states.tsx';
import { ACTION_WORDS } from './actionWords.ts';
import { useHolding } from './holding.ts';
import { namedEnd } from './namedAction.ts';
import { PortalHeading } from './PortalFrame.tsx';
import { PortalNotice } from './PortalNotice.tsx';
import { isTokenRefused } from './portalCalls.ts';
import { viewedWith, type Viewed } from './viewing.ts';

/**
 * Before the child's data: one button, and nothing is called until it is pressed, because mail scanners open links
 * too. When the call fails for another reason than its token, the token is kept for another try.
 */
export function LinkGate(props: {
  token: string;
  onOpen: (viewed: Viewed) => void;
  onRefused: () => void;
  onRequest: () => void;
}) {
  const { token, onOpen, onRefused, onRequest } = props;
  const [state, setState] = useState<'closed' | 'opening' | { error: unknown }>('closed');
  // Of one try, whatever the later ones were answered: a lost answer is repeated for two minutes only.
  const [mayBeUsed, setMayBeUsed] = useState(false);
  const { until } = useHolding(namedEnd(token));

  const open = () => {
    setState('opening');
    viewedWith(token, () => setMayBeUsed(true)).then(onOpen, (error: unknown) => {
      if (isTokenRefused(error)) onRefused();
      else setState({ error });
    });
  };

  if (state === 'opening') {
    return (
      <>
        <PortalHeading key="opening" takesFocus className="sr-only">
          Opening the data
        </PortalHeading>
        <Loading text="Opening your child's data..." />
      </>
    );
  }
  if (state !== 'closed') {
    return (
      <>
        <PortalHeading key="failed" takesFocus className="sr-only">
          The data did not open
        </PortalHeading>
        <Failed
          title="We could not open the data just now"
          text={
            mayBeUsed
              ? 'Your link may be used up by now: try again soon, or ask for a new one.'
              : 'Your link is still good.'
          }
          error={state.error}
          onRetry={open}
        >
          <Button onClick={onRequest}>Request New Access</Button>
        </Failed>
      </>
    );
  }
  return (
    <PortalNotice
      title="Your child's data"
      pose="lantern"
      takesFocus={false}
      buttons={
        <Button look="glow" onClick={open} className="w-full sm:w-auto">
          {ACTION_WORDS.view_data.button}
        </Button>
      }
    >
      <p>Everything we keep about your child, on one page. From there you can export, change or delete it.</p>
      <p className="text-soft">
        The link opens the page once{until && `, until ${until}`}. Nothing happens before you press the
        button.
      </p>
    </PortalNotice>
  );
}

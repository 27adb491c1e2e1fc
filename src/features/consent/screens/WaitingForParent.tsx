import { useState } from 'react';
import { Navigate } from 'react-router';
import { Button } from '../../../kit/ui/Button.tsx';
import { ButtonLink } from '../../../kit/ui/ButtonLink.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../accounts/screens/session.ts';
import type { PendingUser } from '../contract.ts';
import { AskAgain } from './AskAgain.tsx';
import { GateFrame } from './GateFrame.tsx';
import { useLookAgain, type Looked } from './look-again.ts';
import { SentLetter } from './SentLetter.tsx';
import { WaitingSteps } from './WaitingSteps.tsx';

const FOUND: Record<Exclude<Looked, undefined>, string> = {
  looking: 'Looking …',
  no_answer: 'No answer yet. This page looks again by itself, every minute.',
  failed: 'We could not look just now. Please try again in a moment.',
};

/**
 * What a child sees who still needs a parent's yes.
 *
 * @param pending how the request stands; undefined where it could not be looked up
 */
export function WaitingForParent(props: { pending: PendingUser | undefined; takesFocus?: boolean }) {
  const { pending, takesFocus = false } = props;
  const isMailed = pending?.isMailed ?? true;
  const hasEnded = pending?.consent === 'denied' || pending?.consent === 'expired';
  const { looked, now, look } = useLookAgain(!hasEnded);
  const [isCorrecting, setIsCorrecting] = useState(false);
  // The yes has come while the address still asks for the age gate.
  if (useSession().state === 'signed-in') return <Navigate to={paths.home} replace />;
  if (hasEnded) return <AskAgain pending={pending} takesFocus={takesFocus} />;
  return (
    <GateFrame title="Waiting for permission" pose="lantern" takesFocus={takesFocus}>
      <p className="mt-2 text-center text-lg">A parent or guardian has to say yes before you start.</p>
      {pending?.existingRequestEmail && (
        <SentLetter
          userInfo={pending.userInfo}
          parentEmail={pending.existingRequestEmail}
          expiresAt={pending.expiresAt}
          isMailed={isMailed}
          now={now}
          isCorrecting={isCorrecting}
          onCorrecting={setIsCorrecting}
        />
      )}
      <WaitingSteps />
      <p className="mt-6 text-soft">
        {isMailed
          ? 'The letter is not there? Ask them to look in their spam folder too.'
          : 'This Brightling sends no mail: the letter waits on the computer that runs it. Ask the grown-up who looks after it.'}
      </p>
      <div className="mt-6 flex flex-col gap-3 page-sm:flex-row">
        <Button
          look={isCorrecting ? 'plain' : 'glow'}
          isBusy={looked === 'looking'}
          onClick={look}
          className="flex-1"
        >
          Look again
        </Button>
        <ButtonLink to={paths.logout} reloads className="flex-1">
          Return to Home
        </ButtonLink>
      </div>
      {/* Its place is kept: below the fold of a phone the answer would not be seen. */}
      <p role="status" className="mt-3 -mb-3 min-h-[2lh] text-center page-sm:min-h-[1lh]">
        {looked && FOUND[looked]}
      </p>
    </GateFrame>
  );
}

import { ButtonLink } from '../../../kit/ui/ButtonLink.tsx';
import { paths } from '../../../paths.ts';
import type { PendingUser } from '../contract.ts';
import { useConsentAsking } from './consent-asking.ts';
import { GateFrame } from './GateFrame.tsx';
import { ParentEmailForm } from './ParentEmailForm.tsx';

/** A parent said no, or nothing in time: what that means, and another letter. */
export function AskAgain({ pending, takesFocus }: { pending: PendingUser; takesFocus: boolean }) {
  const asking = useConsentAsking(pending.userInfo);
  const isDenied = pending.consent === 'denied';
  return (
    <GateFrame
      title={isDenied ? 'Not this time' : 'Time for a new letter'}
      pose={isDenied ? 'thinking' : 'writing'}
      takesFocus={takesFocus}
    >
      {isDenied ? (
        <>
          <p className="mt-3 text-lg">
            Your parent or guardian said no this time. That is all right. Maybe they have questions, so talk
            about it together.
          </p>
          <p className="mt-3 mb-6 text-lg">If they change their mind, you can ask again.</p>
        </>
      ) : (
        <p className="mt-3 mb-6 text-lg">
          Nobody answered your letter within 72 hours. Letters are easy to miss. Tell your parent that another
          one is coming, and send it.
        </p>
      )}
      <ParentEmailForm asking={asking} given={pending.existingRequestEmail ?? ''}>
        <ButtonLink to={paths.logout} reloads look="quiet">
          Return to Home
        </ButtonLink>
      </ParentEmailForm>
    </GateFrame>
  );
}

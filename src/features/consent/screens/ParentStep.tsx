import type { Day } from '../../../base/day.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import type { PendingUser } from '../contract.ts';
import { useConsentAsking } from './consent-asking.ts';
import { GateFrame } from './GateFrame.tsx';
import { ParentEmailForm } from './ParentEmailForm.tsx';

/** For who is too young to register alone: whom to ask. */
export function ParentStep(props: {
  userInfo: PendingUser['userInfo'];
  birthDate: Day;
  takesFocus: boolean;
  onBack: () => void;
}) {
  const { userInfo, birthDate, takesFocus, onBack } = props;
  const asking = useConsentAsking(userInfo, birthDate);
  return (
    <GateFrame title="A parent comes first" pose="writing" takesFocus={takesFocus}>
      <p className="mt-3 mb-6 text-lg">
        At your age a parent or guardian says yes before you start. Tell us their address, and we write them a
        letter. They have 72 hours to answer.
      </p>
      <ParentEmailForm asking={asking}>
        <Button look="quiet" onClick={onBack}>
          Back
        </Button>
      </ParentEmailForm>
    </GateFrame>
  );
}

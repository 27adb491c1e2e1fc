import { useEffect } from 'react';
import { useCall } from '../../../kit/query.ts';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { Failed, Loading } from '../../../kit/ui/states.tsx';
import { myFamily } from '../../families/contract.ts';
import { referralStatus } from '../contract.ts';
import { NoFamilyYet } from './NoFamilyYet.tsx';
import { refreshFamily } from '../../families/screens/refresh-family.ts';
import { Rewards } from './Rewards.tsx';

/** What inviting other families brings, and the codes to do it with. */
export function ReferralDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Referral Rewards">
      <Content />
    </Dialog>
  );
}

function Content() {
  const family = useCall(myFamily);
  const status = useCall(referralStatus);
  useEffect(() => {
    // Another family may have used a code since this was last looked at.
    void refreshFamily();
  }, []);
  const retry = () => {
    if (family.isError) void family.refetch();
    if (status.isError) void status.refetch();
  };
  return (
    <div tabIndex={-1} className="outline-none">
      {(family.isError && !family.data) || (status.isError && !status.data) ? (
        <Failed
          title="We could not fetch your codes"
          text="They are safe."
          error={family.error ?? status.error}
          look="plain"
          onRetry={retry}
        />
      ) : !family.data || !status.data ? (
        <Loading />
      ) : family.data.family === null ? (
        <NoFamilyYet />
      ) : (
        <Rewards status={status.data} />
      )}
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { Glim } from '../../../kit/glim/Glim.tsx';
import { useOpenedDialog } from '../../../kit/opened-dialog.ts';
import { useCall } from '../../../kit/query.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { Failed, Loading } from '../../../kit/ui/states.tsx';
import { myFamily } from '../../families/contract.ts';
import { UseCodeForm } from './UseCodeForm.tsx';

/** A new family that starts with another one's code. */
export function UseCodeDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Join with Referral Code">
      <Content onJoined={onClose} />
    </Dialog>
  );
}

function Content({ onJoined }: { onJoined: () => void }) {
  const family = useCall(myFamily);
  return (
    <div tabIndex={-1} className="outline-none">
      {family.isError && !family.data ? (
        <Failed
          title="We could not look up your family"
          error={family.error}
          look="plain"
          onRetry={() => void family.refetch()}
        />
      ) : !family.data ? (
        <Loading />
      ) : family.data.family ? (
        <InFamilyAlready name={family.data.family.name} />
      ) : (
        <UseCodeForm onJoined={onJoined} />
      )}
    </div>
  );
}

function InFamilyAlready({ name }: { name: string }) {
  const { open } = useOpenedDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // It may have taken the place of the form that had the focus.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <Glim pose="waving" className="w-32" />
      <h3 ref={heading} tabIndex={-1} className="text-xl [overflow-wrap:anywhere] outline-none">
        You belong to <bdi>{name}</bdi>
      </h3>
      <p className="text-balance">
        A code is for starting a new family, so you need none. You can give codes to friends, though.
      </p>
      <Button look="glow" onClick={() => open('invite-friends')} className="mt-2">
        Invite friends
      </Button>
    </div>
  );
}

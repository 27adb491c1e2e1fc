import { goHome, useGoHomeSoon } from '../../../../kit/leave-soon.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { PortalNotice } from './PortalNotice.tsx';

const SECONDS = 5;

/** The end: everything is gone, and soon the start page comes, without what it knew of the child. */
export function AccountDeleted({ message }: { message: string }) {
  const { isStaying, stay, wayOut } = useGoHomeSoon(SECONDS);
  return (
    <PortalNotice
      title="The account is deleted"
      pose="waving"
      takesFocus
      buttons={
        <>
          <Button ref={wayOut} onClick={goHome}>
            Go to the start page
          </Button>
          {!isStaying && (
            <Button look="quiet" onClick={stay}>
              Stay here
            </Button>
          )}
        </>
      }
    >
      <p>{message}</p>
      <p role="status" className="text-soft">
        {isStaying
          ? 'Take your time. This page stays open.'
          : `The start page opens by itself in ${SECONDS} seconds.`}
      </p>
    </PortalNotice>
  );
}

import { useEffect } from 'react';
import { ButtonLink } from '../../../../kit/ui/Button.tsx';
import { paths } from '../../../../paths.ts';
import { PortalNotice } from './PortalNotice.tsx';

const STAY_MS = 5_000;

/** The end: everything is gone, and soon the start page comes, without what it knew of the child. */
export function AccountDeleted({ message }: { message: string }) {
  useEffect(() => {
    const timer = setTimeout(() => location.assign(paths.home), STAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <PortalNotice
      title="The account is deleted"
      pose="waving"
      takesFocus
      buttons={
        <ButtonLink to={paths.home} reloads>
          Go to the start page
        </ButtonLink>
      }
    >
      <p role="status">{message}</p>
      <p className="text-soft">The start page opens by itself in 5 seconds.</p>
    </PortalNotice>
  );
}

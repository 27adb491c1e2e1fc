import { Button } from '../../../../kit/ui/Button.tsx';
import { ButtonLink } from '../../../../kit/ui/ButtonLink.tsx';
import { paths } from '../../../../paths.ts';
import { PortalNotice } from './PortalNotice.tsx';

/** The link does not open anything, or not any more. */
export function AccessInvalid({ onRequest }: { onRequest: () => void }) {
  return (
    <PortalNotice
      title="Access Token Invalid"
      pose="thinking"
      takesFocus
      buttons={
        <>
          <Button look="glow" onClick={onRequest}>
            Request New Access
          </Button>
          <ButtonLink to={paths.home}>Return</ButtonLink>
        </>
      }
    >
      <p>The secure access token is invalid, expired, or has already been used.</p>
      <p className="text-soft">
        Each link works once and for 30 minutes. A new one takes a minute: we mail it to the address that is
        on file.
      </p>
    </PortalNotice>
  );
}

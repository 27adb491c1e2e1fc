import { Button } from '../../../../kit/ui/Button.tsx';
import { ButtonLink } from '../../../../kit/ui/ButtonLink.tsx';
import { paths } from '../../../../paths.ts';
import { PortalNotice } from './PortalNotice.tsx';

/** After an export by its own link, which it has used up. */
export function Exported({ onRequest }: { onRequest: () => void }) {
  return (
    <PortalNotice
      title="The file is in your downloads"
      pose="cheering"
      takesFocus
      buttons={
        <>
          <Button onClick={onRequest}>Request New Access</Button>
          <ButtonLink to={paths.home} look="quiet">
            Return
          </ButtonLink>
        </>
      }
    >
      <p>
        It holds everything that we keep about your child, in a form that other programs can read. The links
        to photos in it work for 30 minutes.
      </p>
      <p className="text-soft">
        Your mailed link has been used. To do something else, please ask for a new one.
      </p>
    </PortalNotice>
  );
}

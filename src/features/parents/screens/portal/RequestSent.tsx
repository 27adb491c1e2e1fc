import { Button } from '../../../../kit/ui/Button.tsx';
import { ButtonLink } from '../../../../kit/ui/ButtonLink.tsx';
import { paths } from '../../../../paths.ts';
import { PortalNotice } from './PortalNotice.tsx';

/** After the request, whether or not there was something to mail: the same words for both. */
export function RequestSent({ parentEmail, onAgain }: { parentEmail: string; onAgain: () => void }) {
  return (
    <PortalNotice
      title="Check your mail"
      pose="lantern"
      takesFocus
      buttons={
        <>
          <Button onClick={onAgain}>Send another</Button>
          <ButtonLink to={paths.home} look="quiet">
            Return
          </ButtonLink>
        </>
      }
    >
      <p>
        If the child ID and <strong className="break-words">{parentEmail}</strong> match what we have on file,
        a link is on its way to you. It works once, within 30 minutes.
      </p>
      <h2 className="mt-2 text-lg">Nothing there?</h2>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-soft">
        <li>Give it a few minutes, and look in the spam folder too.</li>
        <li>The child ID is in the mail that confirmed your consent. Compare it letter by letter.</li>
        <li>Where a Brightling sends no mail, the letter waits on the computer that runs it.</li>
        <li>Use the address to which we wrote for your consent.</li>
      </ul>
    </PortalNotice>
  );
}

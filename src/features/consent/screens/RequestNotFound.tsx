import { ButtonLink } from '../../../kit/ui/ButtonLink.tsx';
import { paths } from '../../../paths.ts';
import { LetterFrame } from './LetterFrame.tsx';

/** The mailed link asks nothing any more. */
export function RequestNotFound() {
  return (
    <LetterFrame title="Request Not Found" pose="map" takesFocus>
      <p className="mt-4">This consent request may have expired or already been processed.</p>
      <p className="mt-3 text-soft">
        Each letter can be answered once, within 72 hours. If you have answered it already, all is done. If
        your child is still waiting, they can sign in and send you a new one.
      </p>
      <ButtonLink to={paths.home} reloads look="glow" className="mt-7">
        Return to Home
      </ButtonLink>
    </LetterFrame>
  );
}

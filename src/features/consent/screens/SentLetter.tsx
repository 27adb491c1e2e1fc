import { useRef } from 'react';
import { ownTimeZone } from '../../../kit/call.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import type { PendingUser } from '../contract.ts';
import { ActFailed } from '../../../kit/ui/states.tsx';
import { saidMoment, timeLeft } from '../rules/waiting-time.ts';
import { useConsentAsking } from './consent-asking.ts';
import { ParentEmailForm } from './ParentEmailForm.tsx';

/** Where the letter went and until when it can be answered; sent again, or to a corrected address. */
export function SentLetter(props: {
  userInfo: PendingUser['userInfo'];
  parentEmail: string;
  expiresAt: string | null;
  /** Otherwise it waits on the computer that runs this. */
  isMailed: boolean;
  now: Date;
  isCorrecting: boolean;
  onCorrecting: (isCorrecting: boolean) => void;
}) {
  const { userInfo, parentEmail, expiresAt, isMailed, now, isCorrecting, onCorrecting } = props;
  const asking = useConsentAsking(userInfo);
  const place = useRef<HTMLElement>(null);
  const close = () => {
    onCorrecting(false);
    asking.forgetProblem();
    // The button that had the keyboard is gone.
    place.current?.focus();
  };
  return (
    <section
      ref={place}
      aria-label="Your letter"
      tabIndex={-1}
      className="mt-6 rounded-card border-2 border-line bg-paper px-4 py-5 outline-none page-sm:px-6"
    >
      {isCorrecting ? (
        <ParentEmailForm asking={asking} given={parentEmail} takesFocus onSent={close}>
          <Button look="quiet" onClick={close}>
            Leave it as it is
          </Button>
        </ParentEmailForm>
      ) : (
        <>
          <p className="text-soft">{isMailed ? 'Your letter went to' : 'Your letter is for'}</p>
          <p className="font-display text-xl font-medium [overflow-wrap:anywhere]">{parentEmail}</p>
          {expiresAt && <Deadline expiresAt={new Date(expiresAt)} now={now} />}
          <div className="mt-4 flex flex-col gap-x-3 page-sm:flex-row">
            <Button isBusy={asking.isBusy} onClick={() => asking.send(parentEmail)}>
              {isMailed ? 'Send it again' : 'Write it again'}
            </Button>
            <Button look="quiet" disabled={asking.isBusy} onClick={() => onCorrecting(true)}>
              Correct the address
            </Button>
          </div>
          <ActFailed error={asking.problem} text={asking.fieldProblem} className="mt-3" />
        </>
      )}
    </section>
  );
}

function Deadline({ expiresAt, now }: { expiresAt: Date; now: Date }) {
  const left = timeLeft(expiresAt, now);
  return (
    <p className="mt-2">
      It can be answered until{' '}
      <strong className="font-semibold">{saidMoment(expiresAt, now, ownTimeZone())}</strong>
      {left ? ` – that is ${left} from now.` : '. That time is over.'}
    </p>
  );
}

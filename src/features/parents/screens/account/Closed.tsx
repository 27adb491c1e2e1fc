import { useEffect, useRef } from 'react';
import { goHome } from '../../../../kit/leave-soon.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Dialog } from '../../../../kit/ui/Dialog.tsx';
import { dismissToast } from '../../../../kit/ui/toasts.tsx';

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** That an account is closed, and the way out: nothing behind it is one's own any more. */
export function Closed({ children }: { children: React.ReactNode }) {
  const wayOut = useRef<HTMLButtonElement>(null);
  // The pressed button has gone.
  useEffect(() => wayOut.current?.focus(), []);
  return (
    <>
      <p id="closed-words">{children}</p>
      <Button
        ref={wayOut}
        look="glow"
        aria-describedby="closed-words"
        onClick={goHome}
        className="mt-5 w-full"
      >
        Go to the start page
      </Button>
    </>
  );
}

/** Until when a closed account can be had back. */
export function ClosedUntil({ deletedOn }: { deletedOn: string }) {
  return (
    <Closed>
      You are signed out everywhere. If you do not sign in again before{' '}
      <strong>{DATE.format(new Date(deletedOn))}</strong>, all of it is deleted. Thank you for learning here.
    </Closed>
  );
}

/** For who is signed out after a try to close the account whose answer was lost: a sign-in would open it again. */
export function PerhapsClosed() {
  // What is said of the lost try is untrue by now.
  useEffect(dismissToast, []);
  return (
    <Dialog isOpen onClose={goHome} title="You are signed out">
      <Closed>
        Our answer to your first try was lost on its way: it has most likely closed your account. Sign in
        within 30 days only if you want to keep it.
      </Closed>
    </Dialog>
  );
}

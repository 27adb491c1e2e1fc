import { useEffect } from 'react';
import { askSession } from '../../../features/accounts/screens/session.ts';
import { forgetAnswers } from '../../../kit/kept-answers.ts';
import { isOfflineNow } from '../../../kit/online.ts';
import { toast } from '../../../kit/ui/toasts.tsx';
import { paths } from '../../../paths.ts';

/** However slow the device: nobody waits longer than this for signing out. */
const PATIENCE_MS = 1_000;

/**
 * Whichever link to sign out is pressed: what is kept here for that person goes before the session does. Without a
 * network there is no signing out, for the session ends on the server.
 */
export function useSigningOut(): void {
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || link.getAttribute('href') !== paths.logout) return;
      event.preventDefault();
      if (isOfflineNow()) {
        const text = 'Signing out needs a connection. Please try again when you have one.';
        toast('You are offline', text, 'problem');
      } else {
        void leave();
      }
    };
    document.addEventListener('click', listen);
    addEventListener('pageshow', lookWhoIsHere);
    return () => {
      document.removeEventListener('click', listen);
      removeEventListener('pageshow', lookWhoIsHere);
    };
  }, []);
}

/**
 * The way back leads to a page as the browser has kept it in memory, with all that stood on it: after signing out
 * nobody is to see that any more.
 */
function lookWhoIsHere({ persisted }: PageTransitionEvent): void {
  // Where the server cannot be asked it has ended no session either.
  if (persisted) askSession().catch(() => {});
}

async function leave(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([forgetAnswers(), patience]);
  location.assign(paths.logout);
}

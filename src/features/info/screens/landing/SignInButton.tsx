import { useState, type ReactNode } from 'react';
import { beginSignIn } from '../../../accounts/screens/session.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { paths } from '../../../../paths.ts';

/** Begins a sign-in that comes back to the start page. */
export function SignInButton({ className, children }: { className?: string; children: ReactNode }) {
  const [isBusy, setIsBusy] = useState(false);
  const begin = async () => {
    setIsBusy(true);
    try {
      await beginSignIn(paths.home);
    } catch (error) {
      console.error(error);
      alert('Sign in failed. Please try again.');
    }
    // Also after success: the page may be shown again by the browser's Back.
    setIsBusy(false);
  };
  return (
    <Button look="glow" isBusy={isBusy} onClick={() => void begin()} className={className}>
      {children}
    </Button>
  );
}

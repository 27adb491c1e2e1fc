import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '../../../kit/ui/Button.tsx';
import { paths } from '../../../paths.ts';
import { signInOrAlert } from './begin-sign-in.ts';
import { pressWithSpace } from './press-with-space.ts';

type SignInLinkProps = {
  /** A path of ours, with its query. */
  returnTo: string;
  look?: ButtonLook;
  /** Named as a button: one that calls to begin, not one that leads about. */
  isButton?: boolean;
  className?: string;
  children: ReactNode;
};

/** Begins a sign-in. A plain link, so that it works where no script has come (yet). */
export function SignInLink({ returnTo, look = 'plain', isButton, className, children }: SignInLinkProps) {
  const begin = (event: MouseEvent) => {
    event.preventDefault();
    signInOrAlert(returnTo);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => pressWithSpace(event, event.currentTarget);
  return (
    <a
      href={paths.login(returnTo)}
      onClick={begin}
      {...(isButton ? { role: 'button', onKeyDown: press } : {})}
      className={buttonClass(look, className)}
    >
      {children}
    </a>
  );
}

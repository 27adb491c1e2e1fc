import type { MouseEvent } from 'react';
import { NavLink, useLocation } from 'react-router';
import { beginSignIn } from '../../../features/accounts/screens/session.ts';
import { buttonClass } from '../../../kit/ui/Button.tsx';
import { paths } from '../../../paths.ts';
import { Logo } from './Logo.tsx';

const PAGES = [
  { to: paths.about, text: 'About' },
  { to: paths.help, text: 'Help' },
  { to: paths.contact, text: 'Contact' },
  { to: paths.privacy, text: 'Privacy' },
] as const;

/** The bar over public pages, for visitors. */
export function PublicNavbar() {
  return (
    <header className="border-b-2 border-line bg-paper">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-4 px-4 py-2 sm:px-6">
        <Logo />
        <nav
          aria-label="Main"
          className="order-last -mx-2 flex w-[calc(100%+1rem)] justify-between md:order-none md:mx-0 md:ml-auto md:w-auto md:gap-2"
        >
          {PAGES.map(({ to, text }) => (
            <NavLink
              key={to}
              to={to}
              className="flex min-h-11 items-center px-2 font-display text-lg font-medium decoration-glow-edge decoration-4 underline-offset-8 hover:underline aria-[current=page]:underline md:px-3"
            >
              {text}
            </NavLink>
          ))}
        </nav>
        <SignInLink />
      </div>
    </header>
  );
}

/** Works as a plain link too, where the script has not come yet. */
function SignInLink() {
  const { pathname, search } = useLocation();
  const returnTo = pathname + search;
  const begin = (event: MouseEvent) => {
    event.preventDefault();
    beginSignIn(returnTo).catch(() => alert('Sign in failed. Please try again.'));
  };
  return (
    <a href={paths.login(returnTo)} onClick={begin} className={buttonClass('plain', 'ml-auto md:ml-0')}>
      Sign In
    </a>
  );
}

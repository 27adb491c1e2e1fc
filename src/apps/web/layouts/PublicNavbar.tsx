import { NavLink, useLocation } from 'react-router';
import { SignInLink } from '../../../features/accounts/screens/SignInLink.tsx';
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
  const { pathname, search } = useLocation();
  return (
    // Whether the pages stand beside the name goes by the room for letters of the reader's size.
    <header className="@container border-b-2 border-line bg-paper">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-4 px-4 py-2 sm:px-6">
        <Logo />
        <nav
          aria-label="Main"
          className="order-last -mx-2 flex w-[calc(100%+1rem)] flex-wrap justify-between @2xl:order-none @2xl:mx-0 @2xl:ml-auto @2xl:w-auto @2xl:gap-2"
        >
          {PAGES.map(({ to, text }) => (
            <NavLink
              key={to}
              to={to}
              className="flex min-h-11 items-center px-2 font-display text-lg font-medium decoration-glow-edge decoration-4 underline-offset-8 hover:underline aria-[current=page]:underline @2xl:px-3"
            >
              {text}
            </NavLink>
          ))}
        </nav>
        <SignInLink returnTo={pathname + search} className="ml-auto @2xl:ml-0">
          Sign In
        </SignInLink>
      </div>
    </header>
  );
}

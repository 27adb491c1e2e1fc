import { Link } from 'react-router';
import { paths } from '../../../paths.ts';

type Column = { title: string; links: { to: string; text: string }[] };

function columnsFor(isAuthenticated: boolean): Column[] {
  return [
    {
      title: 'Platform',
      links: [
        { to: paths.home, text: 'Dashboard' },
        { to: paths.badges, text: 'My Badges' },
        ...(isAuthenticated ? [] : [{ to: paths.parentPortal, text: 'Parent Access' }]),
        { to: paths.profile, text: 'My Profile' },
      ],
    },
    {
      title: 'Support',
      links: [
        { to: paths.help, text: 'Help Center' },
        { to: paths.contact, text: 'Contact Us' },
        { to: paths.about, text: 'About' },
      ],
    },
    {
      title: 'Legal',
      links: [
        { to: paths.privacy, text: 'Privacy Policy' },
        { to: paths.terms, text: 'Terms of Service' },
      ],
    },
  ];
}

/** The foot of public pages; Parent Access is for visitors alone. */
export function Footer({ isAuthenticated }: { isAuthenticated: boolean }) {
  return (
    <footer className="border-t-2 border-line bg-card">
      <div className="mx-auto w-full max-w-6xl px-4 pt-10 pb-8 sm:px-6">
        <nav aria-label="Footer" className="fit-columns-9 grid gap-x-4 gap-y-8">
          {columnsFor(isAuthenticated).map(({ title, links }) => (
            <div key={title}>
              <h2 className="mb-1 text-lg">{title}</h2>
              <ul>
                {links.map(({ to, text }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-flex min-h-11 items-center text-soft underline-offset-4 hover:text-ink hover:underline"
                    >
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="mt-8 flex flex-col gap-1 border-t-2 border-line pt-6 text-soft sm:flex-row sm:justify-between">
          <p>© Brightling</p>
          <p className="font-display text-ink">A little light for every day of learning.</p>
        </div>
      </div>
    </footer>
  );
}

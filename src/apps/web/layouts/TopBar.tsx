import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { useUser } from '../../../features/accounts/screens/session.ts';
import { streakStatusCall } from '../../../features/progress/contract.ts';
import { Lantern } from '../../../kit/glim/Lantern.tsx';
import { useCall } from '../../../kit/query.ts';
import { Tooltip } from '../../../kit/ui/Tooltip.tsx';
import { paths } from '../../../paths.ts';
import { Logo } from './Logo.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The bar over every signed-in screen: streak and points at a glance, and the way to everything of one's own. */
export function TopBar() {
  const user = useUser();
  // As far as the dashboard has asked: for a drawing alone no other screen makes a call.
  const { data: status } = useCall(streakStatusCall, { enabled: false });
  const isLit = user.streak > 0 && !status?.streakInDanger;
  return (
    <header className="sticky top-0 z-30 border-b-2 border-line bg-paper">
      <div className="page-room mx-auto flex min-h-16 w-full max-w-6xl items-center gap-1.5 px-3 py-2 min-[22rem]:gap-2 min-[22rem]:px-4 sm:gap-3 sm:px-6">
        <Logo isShortOnPhones />
        <nav
          aria-label="My learning"
          className="ml-auto flex items-center gap-1.5 min-[22rem]:gap-2 sm:gap-3"
        >
          <Chip
            to={paths.badges}
            label={`${user.streak}-day streak, see my badges`}
            tip={`${user.streak}-day streak`}
          >
            <Lantern lit={isLit} className="-my-1 size-7" />
            {user.streak}
          </Chip>
          <Chip
            to={paths.profile}
            label={`${user.points.toLocaleString('en')} points, see my profile`}
            tip={`${user.points.toLocaleString('en')} points`}
          >
            <span
              aria-hidden
              // Five figures need its room on a phone, and so do big letters.
              className={`size-4 rounded-full border-2 border-glow-edge bg-glow ${user.points >= 10_000 ? 'max-[26rem]:hidden' : 'max-[22rem]:hidden big-text:hidden'}`}
            />
            {user.points.toLocaleString('en')}
          </Chip>
        </nav>
        <UserMenu user={user} />
      </div>
    </header>
  );
}

function Chip(props: { to: string; label: string; tip: string; children: ReactNode }) {
  const { to, label, tip, children } = props;
  return (
    <Tooltip text={tip}>
      <Link
        to={to}
        aria-label={label}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full border-2 border-line bg-card px-1.5 font-display font-medium tracking-normal whitespace-nowrap tabular-nums min-[22rem]:text-[length:min(1.125rem,calc(1.35rem/var(--text-scale)))] min-[22rem]:px-3 big-text:px-1! hover:border-line-strong focus-visible:rounded-full"
      >
        {children}
      </Link>
    </Tooltip>
  );
}

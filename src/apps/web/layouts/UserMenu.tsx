import { lazy, Suspense, useState, type ComponentProps } from 'react';
import type { User } from '../../../features/accounts/contract.ts';
import { initialsOf, labelOf } from '../../../features/accounts/rules/display-name.ts';

// Most visits never open it, and what opens it well is a fifth of all that a first visit loads.
const load = () => import('./OpenedUserMenu.tsx').then(({ OpenedUserMenu }) => ({ default: OpenedUserMenu }));
const OpenedUserMenu = lazy(load);

/** The menu of the person who is signed in, behind their picture. */
export function UserMenu({ user }: { user: User }) {
  const [isAskedFor, setAskedFor] = useState(false);
  const closed = (
    <Trigger
      user={user}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setAskedFor(true)}
    />
  );
  if (!isAskedFor) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenedUserMenu user={user} trigger={<Trigger user={user} />} />
    </Suspense>
  );
}

function Trigger({ user, ...rest }: ComponentProps<'button'> & { user: User }) {
  return (
    <button
      type="button"
      {...rest}
      className="flex min-h-11 max-w-52 items-center gap-2 rounded-full focus-visible:rounded-full md:pr-2"
    >
      <Avatar user={user} />
      <span aria-hidden className="hidden truncate font-display font-medium md:block">
        {labelOf(user)}
      </span>
      <span className="sr-only">{labelOf(user)}, my menu</span>
    </button>
  );
}

function Avatar({ user }: { user: User }) {
  const picture = user.picture ?? user.profileImageUrl;
  const round =
    'size-[min(2.75rem,3.25rem/var(--text-scale))] shrink-0 rounded-full border-2 border-glow-edge';
  if (picture) return <img src={picture} alt="" className={`${round} bg-card object-cover`} />;
  return (
    <span
      aria-hidden
      className={`${round} grid place-items-center bg-glow font-display leading-none font-semibold tracking-normal text-[length:calc(min(1rem,1.25rem/var(--text-scale))/var(--face-width))] text-glow-ink`}
    >
      {initialsOf(user)}
    </span>
  );
}

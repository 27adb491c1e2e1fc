import { Award, LogOut, Moon, Settings, Sun, User as Person, Users, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { User } from '../../../features/accounts/contract.ts';
import { changeSettings, isDarkTheme, useSettings } from '../../../kit/settings.ts';
import { paths } from '../../../paths.ts';

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-2 font-medium outline-none select-none data-highlighted:bg-glow-tint';
const ICON = 'size-5 shrink-0 text-soft';

/** The menu itself, open from the start: it is only loaded once it is asked for. */
export function OpenedUserMenu({ user, trigger }: { user: User; trigger: ReactNode }) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={12}
        collisionPadding={12}
        className="z-40 max-w-[calc(100vw-24px)] min-w-60 rounded-card border-2 border-b-[5px] border-line bg-card p-2 text-ink"
      >
        <MenuLink to={paths.badges} icon={Award} text="My Badges" />
        {!user.isUnder13 && <MenuLink to={paths.parentDashboard} icon={Users} text="Parent Zone" />}
        <MenuLink to={paths.profile} icon={Person} text="My Profile" />
        <MenuLink to={paths.settings} icon={Settings} text="Settings" />
        <ThemeSwitch />
        <DropdownMenu.Separator className="mx-3 my-2 h-0.5 bg-line" />
        <DropdownMenu.Item asChild className={ITEM}>
          <a href={paths.logout}>
            <LogOut aria-hidden className={ICON} />
            Sign Out
          </a>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

function MenuLink({ to, icon: Icon, text }: { to: string; icon: LucideIcon; text: string }) {
  return (
    <DropdownMenu.Item asChild className={ITEM}>
      <Link to={to}>
        <Icon aria-hidden className={ICON} />
        {text}
      </Link>
    </DropdownMenu.Item>
  );
}

/** Morning or dusk. The menu stays open, so that one sees what it does. */
function ThemeSwitch() {
  const { theme } = useSettings();
  const isDark = isDarkTheme(theme, matchMedia('(prefers-color-scheme: dark)').matches);
  const Icon = isDark ? Moon : Sun;
  return (
    <DropdownMenu.CheckboxItem
      checked={isDark}
      onCheckedChange={(toDark) => changeSettings({ theme: toDark ? 'dark' : 'light' })}
      onSelect={(event) => event.preventDefault()}
      className={ITEM}
    >
      <Icon aria-hidden className={ICON} />
      Dark theme
      <span
        aria-hidden
        className="ml-auto flex h-6 w-10 shrink-0 items-center rounded-full border-2 border-line-strong p-0.5"
      >
        <span className={`size-4 rounded-full ${isDark ? 'ml-auto bg-glow' : 'bg-line-strong'}`} />
      </span>
    </DropdownMenu.CheckboxItem>
  );
}

import { LogOut, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { SESSION_DAYS } from '../../../accounts/rules/session-times.ts';
import { useUser } from '../../../accounts/screens/session.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { ButtonLink } from '../../../../kit/ui/ButtonLink.tsx';
import { CloseAccount } from './CloseAccount.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useOwnSay } from './useOwnSay.ts';

/** How one signs in and out, and the way to leave for good. */
export function AccountSecurity() {
  const user = useUser();
  const hasOwnSay = useOwnSay();
  const [isClosing, setIsClosing] = useState(false);
  return (
    <SettingsSection title="Account Security" icon={ShieldCheck}>
      <div className="-mb-2 divide-y-2 divide-line">
        <div className="flex flex-col gap-x-6 gap-y-3 pb-5 page-sm:flex-row page-sm:items-center page-sm:justify-between">
          <div className="min-w-0">
            <h3 className="text-lg">Signing in</h3>
            <p className="break-words">
              You sign in as <strong>{user.email}</strong>.
            </p>
            <p className="text-soft">
              This device stays signed in for {SESSION_DAYS} days after your last visit. On a shared device,
              sign out when you go.
            </p>
          </div>
          <ButtonLink to={paths.logout} reloads className="shrink-0">
            <LogOut aria-hidden className="size-5" />
            Sign Out
          </ButtonLink>
        </div>
        <div className="flex flex-col gap-x-6 gap-y-3 pt-5 pb-2 page-sm:flex-row page-sm:items-center page-sm:justify-between">
          <div className="min-w-0">
            <h3 className="text-lg">Closing the account</h3>
            <p className="text-soft">
              {hasOwnSay
                ? 'You are signed out everywhere, and after 30 days all of it is deleted. Until then, signing in brings it back.'
                : 'Please ask your parent: they can delete your account with you.'}
            </p>
          </div>
          {hasOwnSay && (
            <Button onClick={() => setIsClosing(true)} className="shrink-0">
              Close account
            </Button>
          )}
        </div>
      </div>
      <CloseAccount isOpen={isClosing} onClose={() => setIsClosing(false)} />
    </SettingsSection>
  );
}

import { Check, LockKeyhole } from 'lucide-react';
import { useUser } from '../../../accounts/screens/session.ts';
import { useMyControls } from '../../../progress/screens/useMyControls.ts';
import { exportOwnData, linkedChildren } from '../../contract.ts';
import { useCall } from '../../../../kit/query.ts';
import { buttonClass } from '../../../../kit/ui/Button.tsx';
import { ButtonLink } from '../../../../kit/ui/ButtonLink.tsx';
import { PartFailed } from '../../../../kit/ui/states.tsx';
import { paths } from '../../../../paths.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useOwnSay } from './useOwnSay.ts';
import { whoSees } from './who-sees.ts';

/** Who can see what, in plain words, and where more is to be read and done. */
export function DataAndPrivacy() {
  const user = useUser();
  const { controls, isKnown } = useMyControls();
  const hasOwnSay = useOwnSay();
  const linked = useCall(linkedChildren, { enabled: user.isAdult });
  const isLinked = (linked.data?.children.length ?? 0) > 0;
  return (
    <SettingsSection title="Data & Privacy" icon={LockKeyhole}>
      <h3 className="text-lg">Who can see what</h3>
      <ul className="mt-2 space-y-2">
        {whoSees({ ...user, isLinked, isSeenByParent: isKnown ? controls.isSeenByParent : undefined }).map(
          (sentence) => (
            <li key={sentence} className="flex gap-2.5">
              <Check aria-hidden strokeWidth={3} className="mt-1 size-4.5 shrink-0 text-good" />
              {sentence}
            </li>
          ),
        )}
      </ul>
      <h3 className="mt-5 text-lg">See, export or delete it</h3>
      {linked.isError && (
        <PartFailed
          text="We could not ask which children are linked to you."
          error={linked.error}
          onRetry={() => void linked.refetch()}
        />
      )}
      <p className="mt-1 max-w-[62ch]">
        {hasOwnSay
          ? 'You can take everything that is stored about you as one file. To have it deleted, close your account, above.'
          : 'A parent can do that in the parents’ portal, by a link mailed to the address on file.'}
        {isLinked &&
          ' In the Parent Zone you see how your children get on, and settle what they may do. Their data is in the parents’ portal.'}
      </p>
      <div className="mt-4 flex flex-col flex-wrap gap-3 page-sm:flex-row">
        {hasOwnSay && (
          <a href={exportOwnData.path} download className={buttonClass('plain')}>
            Export my data
          </a>
        )}
        {isLinked && <ButtonLink to={paths.parentDashboard}>Parent Zone</ButtonLink>}
        <ButtonLink to={paths.parentPortal}>Parents’ portal</ButtonLink>
        <ButtonLink to={paths.privacy}>Privacy Policy</ButtonLink>
      </div>
    </SettingsSection>
  );
}

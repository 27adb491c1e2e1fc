import { ActFailed } from '../../../../kit/ui/states.tsx';
import type { Portal, PrivacyChange } from './usePortal.ts';
import { PrivacyRow } from './PrivacyRow.tsx';

type Setting = PrivacyChange['setting'];

const SETTINGS: readonly { setting: Setting; name: string; on: string; off: string }[] = [
  {
    setting: 'socialSharingEnabled',
    name: 'Social sharing',
    on: 'Your child may share a picture of an achievement by a link. For a child under 13 it carries no name and no photo.',
    off: 'Nothing can be shared, and links that were shared before stop working.',
  },
  {
    setting: 'dataRetentionConsent',
    name: "Keep my child's data",
    on: 'We keep what your child learns and writes, so that learning goes on.',
    off: 'The account and everything in it is deleted in 30 days. Turning this on again before then cancels that.',
  },
];

/** The two settings of which a parent is in charge; each takes effect at once. */
export function PrivacySettings({ portal, isWaiting }: { portal: Portal; isWaiting: boolean }) {
  const { act, failed, privacySettings, changePrivacy } = portal;
  return (
    <div>
      {SETTINGS.map(({ setting, name, on, off }) => (
        <PrivacyRow
          key={setting}
          name={name}
          on={on}
          off={off}
          isWaiting={isWaiting}
          // While the server has not answered, the switch stands as it was set.
          isOn={
            act?.kind === 'privacy' && act.setting === setting && privacySettings
              ? act.isOn
              : privacySettings?.[setting]
          }
          onChange={(isOn) => void changePrivacy({ setting, isOn })}
        />
      ))}
      <ActFailed error={failed?.kind === 'privacy' ? failed.error : undefined} className="mb-4" />
      {privacySettings?.dataRetentionConsent === false && (
        <p role="status" className="rounded-button bg-think-tint px-4 py-3 text-ink">
          The account will be deleted 30 days after you turned this off; we have mailed you the date. Turn it
          on again before then, and the account stays.
        </p>
      )}
    </div>
  );
}

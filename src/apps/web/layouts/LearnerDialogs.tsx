import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useOpenedDialog } from '../../../kit/opened-dialog.ts';
import type { DialogName } from '../../../paths.ts';

export type DialogScreen = ComponentType<{ isOpen: boolean; onClose: () => void }>;

const SCREENS: Record<DialogName, DialogScreen> = {
  family: lazy(() =>
    import('../../../features/families/screens/FamilyDialog.tsx').then(({ FamilyDialog }) => ({
      default: FamilyDialog,
    })),
  ),
  'invite-friends': lazy(() =>
    import('../../../features/referrals/screens/ReferralDialog.tsx').then(({ ReferralDialog }) => ({
      default: ReferralDialog,
    })),
  ),
  'use-code': lazy(() =>
    import('../../../features/referrals/screens/UseCodeDialog.tsx').then(({ UseCodeDialog }) => ({
      default: UseCodeDialog,
    })),
  ),
  share: lazy(() =>
    import('../../../features/sharing/screens/ShareDialog.tsx').then(({ ShareDialog }) => ({
      default: ShareDialog,
    })),
  ),
};

/** The dialog that the address names, over whatever signed-in page is open; each is loaded when it is first opened. */
export function LearnerDialogs() {
  const { name, close } = useOpenedDialog();
  // A closed one stays until another comes: it has to give the focus back.
  const [latest, setLatest] = useState(name);
  if (name && name !== latest) setLatest(name);
  const shown = name ?? latest;
  if (!shown) return null;
  const Screen = SCREENS[shown];
  return (
    <Suspense>
      <Screen key={shown} isOpen={name === shown} onClose={close} />
    </Suspense>
  );
}

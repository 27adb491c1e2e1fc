import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useOpenedDialog } from '../../../kit/opened-dialog.ts';
import { FaultBoundary } from '../../../kit/ui/FaultBoundary.tsx';
import type { DialogName } from '../../../paths.ts';
import { BrokenDialog } from './BrokenDialog.tsx';

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
    <FaultBoundary
      key={shown}
      instead={(error) => <BrokenDialog error={error} isOpen={name === shown} onClose={close} />}
    >
      <Suspense fallback={<OnItsWay />}>
        <Screen isOpen={name === shown} onClose={close} />
      </Suspense>
    </FaultBoundary>
  );
}

/** Over the page, so that a press is seen to have done something. */
function OnItsWay() {
  return (
    <p
      role="status"
      className="fixed inset-x-0 bottom-6 z-40 mx-auto w-fit rounded-full border-2 border-line bg-card px-5 py-2 font-display text-lg"
    >
      Loading...
    </p>
  );
}

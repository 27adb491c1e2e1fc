import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { ActionCard } from './ActionCard.tsx';
import { ACTION_WORDS } from './actionWords.ts';
import { PrivacySettings } from './PrivacySettings.tsx';
import type { Portal } from './usePortal.ts';

/** The privacy settings by a link of their own: how they stand is not told before the first change. */
export function PrivacyAlone({ portal, isWaiting }: { portal: Portal; isWaiting: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const settings = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) settings.current?.focus();
  }, [isOpen]);
  return (
    <ActionCard icon={ShieldCheck} title="Privacy" text={ACTION_WORDS.update_privacy.text}>
      {isOpen ? (
        <div
          ref={settings}
          role="group"
          aria-label="Settings"
          tabIndex={-1}
          className="border-t-2 border-line pt-5 outline-none"
        >
          {!portal.privacySettings && (
            <p className="mb-5 text-soft">
              How they are set now is part of the data, which this link does not open. After your first change
              it is shown here.
            </p>
          )}
          <PrivacySettings portal={portal} isWaiting={isWaiting} />
        </div>
      ) : (
        <Button look="glow" onClick={() => setIsOpen(true)} className="w-full">
          {ACTION_WORDS.update_privacy.button}
        </Button>
      )}
    </ActionCard>
  );
}

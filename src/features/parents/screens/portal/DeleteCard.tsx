import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActFailed } from '../../../../kit/ui/states.tsx';
import { ActButton } from './ActButton.tsx';
import { ActionCard } from './ActionCard.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { Portal } from './usePortal.ts';

/** The end of the account, behind a dialog. */
export function DeleteCard(props: {
  portal: Portal;
  isWaiting: boolean;
  button: string;
  isOneOfSeveral?: boolean;
}) {
  const { portal, isWaiting, button, isOneOfSeveral } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ActionCard
      isOneOfSeveral={isOneOfSeveral}
      icon={Trash2}
      title="Delete"
      text="The account and everything in it, at once and for good. You may want to export it first."
    >
      <ActButton isWaiting={isWaiting} onPress={() => setIsOpen(true)} className="w-full">
        {button}
      </ActButton>
      <ActFailed error={portal.failed?.kind === 'delete' ? portal.failed.error : undefined} />
      <DeleteDialog
        isOpen={isOpen}
        firstName={portal.childData?.profile.firstName}
        isBusy={portal.act?.kind === 'delete'}
        onClose={() => setIsOpen(false)}
        onDelete={() => {
          // The card behind it tells of a failure.
          void portal.deleteAccount().then(() => setIsOpen(false));
        }}
      />
    </ActionCard>
  );
}

import { Download } from 'lucide-react';
import type { ButtonLook } from '../../../../kit/ui/Button.tsx';
import { ActFailed } from '../../../../kit/ui/states.tsx';
import { ActButton } from './ActButton.tsx';
import { ActionCard } from './ActionCard.tsx';
import type { Portal } from './usePortal.ts';

/** Everything as one file. */
export function ExportCard(props: {
  portal: Portal;
  isWaiting: boolean;
  button: string;
  look?: ButtonLook;
  isOneOfSeveral?: boolean;
}) {
  const { portal, isWaiting, button, look = 'plain', isOneOfSeveral } = props;
  const isExporting = portal.act?.kind === 'export';
  return (
    <ActionCard
      isOneOfSeveral={isOneOfSeveral}
      icon={Download}
      title="Export"
      text="One file with everything that we keep: lessons, answers, essays, photos, settings and history."
    >
      <ActButton
        look={look}
        isWaiting={isWaiting}
        onPress={() => void portal.exportData()}
        className="w-full"
      >
        {isExporting ? 'Preparing...' : button}
      </ActButton>
      <ActFailed error={portal.failed?.kind === 'export' ? portal.failed.error : undefined} />
    </ActionCard>
  );
}

import { useEffect, useEffectEvent } from 'react';
import type { PortalAction } from '../../rules/portal.ts';
import { AccessInvalid } from './AccessInvalid.tsx';
import { ACTION_WORDS } from './actionWords.ts';
import { DeleteCard } from './DeleteCard.tsx';
import { ExportCard } from './ExportCard.tsx';
import { Exported } from './Exported.tsx';
import { useHolding } from './holding.ts';
import { HoldingNote } from './HoldingNote.tsx';
import { namedEnd } from './namedAction.ts';
import { PortalHeading } from './PortalFrame.tsx';
import { PrivacyAlone } from './PrivacyAlone.tsx';
import { usePortal } from './usePortal.ts';

type SingleAction = Exclude<PortalAction, 'view_data'>;

const TITLES: Record<SingleAction, string> = {
  export_data: "Export your child's data",
  update_privacy: "Your child's privacy",
  delete_account: "Delete your child's account",
};

type OneActPageProps = {
  token: string;
  action: SingleAction;
  /** The mailed token opens nothing any more. */
  onUsed: () => void;
  onDeleted: (message: string) => void;
  onRequest: () => void;
};

/**
 * The portal by a link that was mailed for one act: its card alone, without the child's data. Nothing is called
 * before its button is pressed.
 */
export function OneActPage({ token, action, onUsed, onDeleted, onRequest }: OneActPageProps) {
  const portal = usePortal({ tokens: { [action]: token }, end: namedEnd(token) }, onDeleted);
  const { until, isOver } = useHolding(portal.end);
  const isUsed = portal.isSpent || portal.hasExported || portal.privacySettings !== undefined;
  const tellUsed = useEffectEvent(onUsed);
  useEffect(() => {
    if (isUsed) tellUsed();
  }, [isUsed]);
  if (portal.isSpent) return <AccessInvalid onRequest={onRequest} />;
  if (portal.hasExported && !portal.act) return <Exported onRequest={onRequest} />;
  const { button } = ACTION_WORDS[action];
  const isWaiting = isOver || portal.act !== undefined;
  return (
    <div className="mx-auto my-auto flex w-full max-w-xl flex-col gap-4">
      <PortalHeading takesFocus={false}>{TITLES[action]}</PortalHeading>
      {action === 'export_data' && (
        <ExportCard portal={portal} isWaiting={isWaiting} button={button} look="glow" />
      )}
      {action === 'update_privacy' && <PrivacyAlone portal={portal} isWaiting={isWaiting} />}
      {action === 'delete_account' && <DeleteCard portal={portal} isWaiting={isWaiting} button={button} />}
      <HoldingNote until={until} isOver={isOver} onRequest={onRequest} />
    </div>
  );
}

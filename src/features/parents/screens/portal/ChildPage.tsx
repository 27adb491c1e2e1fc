import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { ActButton } from './ActButton.tsx';
import { ActionCard } from './ActionCard.tsx';
import { ChildTabs, type TabName } from './ChildTabs.tsx';
import { DeleteCard } from './DeleteCard.tsx';
import { ExportCard } from './ExportCard.tsx';
import { useHolding } from './holding.ts';
import { HoldingNote } from './HoldingNote.tsx';
import { PortalHeading } from './PortalFrame.tsx';
import { usePortal } from './usePortal.ts';
import type { Viewed } from './viewing.ts';

type ChildPageProps = {
  opened: Viewed;
  onDeleted: (message: string) => void;
  onRequest: () => void;
};

/** The portal with everything: what a parent may do, then what there is to see. */
export function ChildPage({ opened, onDeleted, onRequest }: ChildPageProps) {
  const portal = usePortal(opened, onDeleted);
  const { until, isOver } = useHolding(portal.end);
  const [tab, setTab] = useState<TabName>('profile');
  const [jumps, setJumps] = useState(0);
  const childData = portal.childData ?? opened.childData;
  const hasEnded = isOver || portal.isSpent;
  const isWaiting = hasEnded || portal.act !== undefined;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <PortalHeading takesFocus>{`${childData.profile.firstName}'s data`}</PortalHeading>
        <HoldingNote until={until} isOver={hasEnded} onRequest={onRequest} />
      </div>
      <div className="grid gap-4 page-md:grid-cols-3">
        <ExportCard portal={portal} isWaiting={isWaiting} button="Export data" isOneOfSeveral />
        <ActionCard
          isOneOfSeveral
          icon={ShieldCheck}
          title="Privacy"
          text="What others may see, and whether we may go on keeping the data."
        >
          <ActButton
            isWaiting={false}
            onPress={() => {
              setTab('privacy');
              setJumps(jumps + 1);
            }}
            className="w-full"
          >
            Privacy settings
          </ActButton>
        </ActionCard>
        <DeleteCard portal={portal} isWaiting={isWaiting} button="Delete account" isOneOfSeveral />
      </div>
      <ChildTabs
        childData={childData}
        portal={portal}
        isWaiting={isWaiting}
        tab={tab}
        onTab={(next) => {
          setTab(next);
          setJumps(0);
        }}
        jumps={jumps}
      />
    </div>
  );
}

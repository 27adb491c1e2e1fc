import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../kit/query.ts';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { Failed } from '../../../kit/ui/states.tsx';
import { myFamily } from '../contract.ts';
import { FamilyBoard } from './board/FamilyBoard.tsx';
import { WaitingBoard } from './board/WaitingBoard.tsx';
import { StepBody } from './StepBody.tsx';
import { WithoutFamily } from './start/WithoutFamily.tsx';

/** The family and its leaderboard, or the ways into a family. */
export function FamilyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Family Leaderboard" isColumn>
      {/* Begins anew, with empty forms, each time the dialog opens. */}
      <Family />
    </Dialog>
  );
}

function Family() {
  // The others go on learning: each opening asks how it stands now.
  const { data, error, refetch } = useQuery({ ...callQuery(myFamily), staleTime: 0 });
  // What comes after coming, going or making has to take the focus: the button that was pressed is gone.
  const [hasMoved, setHasMoved] = useState(false);
  const onMoved = () => setHasMoved(true);
  if (error)
    return (
      <StepBody>
        <Failed
          title="We could not fetch your family"
          text="Nothing is lost."
          error={error}
          look="plain"
          onRetry={() => void refetch()}
        />
      </StepBody>
    );
  if (!data) return <WaitingBoard />;
  if (!data.family) return <WithoutFamily takesFocus={hasMoved} onMoved={onMoved} />;
  return <FamilyBoard summary={data} takesFocus={hasMoved} onMoved={onMoved} />;
}

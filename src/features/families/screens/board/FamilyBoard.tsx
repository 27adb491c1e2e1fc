import { KeyRound, LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import type { FamilySummary, LeaderboardEntry } from '../../contract.ts';
import { BoardHeader } from './BoardHeader.tsx';
import { CodeRenewal } from './CodeRenewal.tsx';
import { ChooseFounder, FounderStep } from './FounderStep.tsx';
import { InviteCode } from './InviteCode.tsx';
import { LeaveStep } from './LeaveStep.tsx';
import { MemberList } from './MemberList.tsx';
import { RemoveStep } from './RemoveStep.tsx';

type Step =
  | { leaves: true }
  | { removes: LeaderboardEntry }
  | { choosesFounder: readonly LeaderboardEntry[] }
  | { makesFounder: LeaderboardEntry };

/** A family with its members by rank; leaving it, removing somebody and handing it on are asked about first. */
export function FamilyBoard(props: { summary: FamilySummary; takesFocus: boolean; onMoved: () => void }) {
  const { summary, takesFocus, onMoved } = props;
  const [step, setStep] = useState<Step>();
  const opener = useRef<Element>(null);
  const board = useRef<HTMLDivElement>(null);
  const ask = (next: Step) => {
    opener.current = document.activeElement;
    setStep(next);
  };
  const goBack = () => setStep(undefined);
  const isFounder = summary.leaderboard.some((entry) => entry.isCurrentUser && entry.isFounder);
  const grownUps = summary.leaderboard.filter(
    ({ role, isCurrentUser }) => role === 'parent' && !isCurrentUser,
  );
  const [onlyOne, ...others] = grownUps;
  useEffect(() => {
    if (step || !opener.current) return;
    // The button of a removed member is gone: then the heading.
    const back = opener.current.isConnected ? opener.current : board.current?.querySelector('h3');
    if (back instanceof HTMLElement) back.focus();
  }, [step]);
  return (
    <>
      {step && 'leaves' in step && <LeaveStep summary={summary} onLeft={onMoved} onBack={goBack} />}
      {step && 'removes' in step && <RemoveStep member={step.removes} onBack={goBack} />}
      {step && 'choosesFounder' in step && (
        <ChooseFounder
          grownUps={step.choosesFounder}
          onChosen={(makesFounder) => setStep({ makesFounder })}
          onBack={goBack}
        />
      )}
      {step && 'makesFounder' in step && <FounderStep member={step.makesFounder} onBack={goBack} />}
      {/* Kept while a step is open: the reader comes back to the same place. */}
      <div
        ref={board}
        hidden={step !== undefined}
        className="-mx-3 -mt-2 -mb-4 flex min-h-0 flex-col gap-3.5 overflow-y-auto px-3 pt-2 pb-4 sm:-mb-6 sm:pb-6 sm:[@media(min-height:44rem)]:-mb-4 sm:[@media(min-height:44rem)]:pb-2 "
      >
        <BoardHeader summary={summary} takesFocus={takesFocus} />
        <InviteCode code={summary.family.inviteCode} />
        <MemberList summary={summary} onRemove={(removes) => ask({ removes })} />
        <div className="flex shrink-0 flex-wrap items-center gap-x-4">
          {summary.canManage && <CodeRenewal present={summary.family.inviteCode} />}
          {isFounder && onlyOne && (
            <Button
              look="quiet"
              isTight
              onClick={() =>
                ask(others.length === 0 ? { makesFounder: onlyOne } : { choosesFounder: grownUps })
              }
              className="-mx-3 min-h-11 text-base"
            >
              <KeyRound aria-hidden className="size-4.5" />
              Hand on the family
            </Button>
          )}
          <Button
            look="quiet"
            isTight
            onClick={() => ask({ leaves: true })}
            className="-mx-3 min-h-11 text-base sm:ml-auto"
          >
            <LogOut aria-hidden className="size-4.5" />
            Leave Family
          </Button>
        </div>
      </div>
    </>
  );
}
